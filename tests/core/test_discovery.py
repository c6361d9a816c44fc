"""Games of other distributions: found by entry points, and skipped if they are broken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from contrada.cli.boards import board
from contrada.core import registry
from contrada.core.game import SPECTATOR
from contrada.core.resources import catalogues, lesson_file, lesson_script, rules_file
from contrada.games import discovery
from contrada.words import Words
from tests.toy import ENTRY

ROOT = Path(__file__).parents[2]
MODULES = {
    "fine_game": "from tests.toy import ENTRY\n",
    "missing_part": "import a_module_that_is_not_there\n",
    "raises": "raise RuntimeError('out of paint')\n",
    "leaves": "import sys\nsys.exit('bye')\n",
    "no_entry": "ENTRY = {'id': 'fiera'}\n",
    "bad_id": (
        "from msgspec.structs import replace\nfrom tests.toy import ENTRY as E\n"
        "ENTRY = replace(E, spec=replace(E.spec, id='../etc'))\n"
    ),
    "programs_id": (
        "from msgspec.structs import replace\nfrom tests.toy import ENTRY as E\n"
        "ENTRY = replace(E, spec=replace(E.spec, id='web-tricks'))\n"
    ),
}


@pytest.fixture(autouse=True)
def undone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo a test's registrations and reported problems."""
    monkeypatch.setattr(registry, "_entries", dict(registry._entries))
    monkeypatch.setattr(discovery, "_problems", [])
    yield
    for name in MODULES:
        sys.modules.pop(name, None)


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, discovery.GROUP)


@pytest.mark.usefixtures("modules")
def test_an_installed_game_is_registered() -> None:
    discovery.register_installed([point("fiera", "fine_game:ENTRY")])
    assert registry.entry_of("fiera") is ENTRY
    assert discovery.problems() == ()


@pytest.mark.usefixtures("modules")
@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("missing_part:ENTRY", "ModuleNotFoundError: No module named 'a_module_that_is_not_there'"),
        ("raises:ENTRY", "RuntimeError: out of paint"),
        ("leaves:ENTRY", "SystemExit: bye"),
        ("no_entry:ENTRY", "TypeError: it names a dict, not a GameEntry"),
        ("fine_game:GONE", "AttributeError"),
        ("bad_id:ENTRY", "ValueError: '../etc' cannot be a game's id"),
        ("programs_id:ENTRY", "ValueError: 'web-tricks' cannot be a game's id"),
    ],
)
def test_a_broken_one_is_reported_by_name_and_the_others_are_there(value: str, reason: str) -> None:
    before = registry.game_ids()
    discovery.register_installed([point("broken", value), point("fiera", "fine_game:ENTRY")])
    assert registry.game_ids() == sorted([*before, "fiera"])
    (problem,) = discovery.problems()
    assert problem.startswith(f"The installed game 'broken' ({value}) is skipped: {reason}")


@pytest.mark.usefixtures("modules")
def test_an_id_that_is_taken_is_refused_and_the_first_stays() -> None:
    taken = registry.game_ids()[0]
    first = registry.entry_of(taken)
    rival = msgspec.structs.replace(ENTRY, spec=msgspec.structs.replace(ENTRY.spec, id=taken))
    with pytest.raises(ValueError, match="is registered already"):
        registry.register(rival)
    points = [point("one", "fine_game:ENTRY"), point("two", "fine_game:ENTRY")]
    discovery.register_installed(points)
    (problem,) = discovery.problems()
    assert "'two'" in problem
    assert "a game called 'fiera' is registered already" in problem
    assert registry.entry_of(taken) is first


@pytest.mark.parametrize(
    ("name", "value"),
    [("position", None), ("files", "texts"), ("board", 3), ("levels", []), ("slope", "1")],
)
def test_an_entry_with_a_wrong_type_is_refused(name: str, value: object) -> None:
    with pytest.raises(TypeError, match=f"`{name}` of the registry entry cannot be"):
        registry.register(msgspec.structs.replace(ENTRY, **{name: value}))
    assert "fiera" not in registry.game_ids()


def test_a_catalogue_that_cannot_be_read_is_skipped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_bytes(b"fiera-fair = \xff\xfe\n")
    registry.register(msgspec.structs.replace(ENTRY, files=tmp_path))
    assert Words("en").text("chance") != "chance"
    assert "en.ftl is skipped" in caplog.text


def test_a_terminal_board_that_cannot_be_loaded_is_replaced_by_the_plain_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry.register(msgspec.structs.replace(ENTRY, board="no_such_module:draw"))
    game = registry.make_game("fiera")
    state = game.initial(2, game.spec.check_options({}))
    assert board(game, state, SPECTATOR, Words("en"), ["Anna", "Bruno"])
    assert "The board no_such_module:draw is not used" in caplog.text


def test_people_choose_in_the_games_own_order() -> None:
    registry.register(msgspec.structs.replace(ENTRY, position=-1))
    ids = [entry.spec.id for entry in registry.entries()]
    assert ids[0] == "fiera"
    assert sorted(ids) == registry.game_ids()
    positions = [entry.position for entry in registry.entries()]
    assert positions == sorted(positions)


def test_a_games_files_are_found_through_its_entry(tmp_path: Path) -> None:
    (tmp_path / "words" / "de").mkdir(parents=True)
    (tmp_path / "rules").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("fiera-fair = a fair\nchance = FORGED\n")
    (tmp_path / "words" / "de" / "fiera.ftl").write_text("fiera-fair = ein Markt\n")
    (tmp_path / "rules" / "en.md").write_text("# Fiera\n")
    entry = msgspec.structs.replace(ENTRY, files=tmp_path)
    registry.register(entry)
    assert [file.name for file in catalogues(entry, "de")] == ["fiera.ftl"]
    assert Words("en").text("fiera-fair") == "a fair"
    assert Words("de").text("fiera-fair") == "ein Markt"
    assert Words("en").text("chance") != "FORGED", "a game cannot replace the program's texts"
    assert rules_file(entry, "en") == tmp_path / "rules" / "en.md"
    assert rules_file(entry, "nl") is None
    assert lesson_file(entry) is None
    assert lesson_script(entry) is None


def test_a_game_without_files_has_none() -> None:
    assert catalogues(ENTRY, "en") == []
    assert rules_file(ENTRY, "en") is None


def test_a_distributions_games_are_found_and_faults_are_told(modules: Path) -> None:
    info = modules / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    points = "[contrada.games]\nfiera = fine_game:ENTRY\nspoilt = raises:ENTRY\n"
    (info / "entry_points.txt").write_text(points)
    done = subprocess.run(
        [sys.executable, "-m", "contrada.cli", "games"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(modules)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "fiera" in done.stdout
    assert "warning: The installed game 'spoilt' (raises:ENTRY) is skipped" in done.stderr
    assert "fiera" not in done.stderr
