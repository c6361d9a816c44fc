"""Bad input: one paragraph that names the fault and its place, exit code 2, no traceback."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from contrada.bots.experiments.runs import Run, play_match
from contrada.core.saves import save
from tests.cli.runner import is_one_paragraph, run, run_apart


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    """A match file of a whole random game."""
    match, _ = play_match(Run(game="palazzo", bots=("random",) * 2, games=1, seed=5), 0)
    saved: dict[str, Any] = json.loads(save(match))
    return saved


def written(folder: Path, data: dict[str, Any]) -> str:
    file = folder / "match.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("palazo",), "'palazo'; there are: "),
        (("palazzo", "--seats", "1"), "2 to 4 players, not 1"),
        (("palazzo", "--seats", "5"), "2 to 4 players, not 5"),
        (("palazzo", "--option", "price_count"), "NAME=VALUE, not 'price_count'"),
        (
            ("palazzo", "--option", "price_count=never"),
            "'price_count' of Palazzo cannot",
        ),
        (("palazzo", "--option", "colour=red"), "no option 'colour'"),
        (("palazzo", "--bot", "clever"), "'clever'; there are: random, greedy"),
        (("palazzo", "--bot", "random", "--bot", "greedy"), "2 bots for 4 seats"),
        (("palazzo", "--components", "nowhere.toml"), "nowhere.toml: There is no such file"),
        (("palazzo", "--lang", "fr"), "no language 'fr'"),
    ],
)
def test_simulate_refuses(arguments: tuple[str, ...], fault: str) -> None:
    ran = run("simulate", "--games", "1", *arguments)
    assert is_one_paragraph(ran), ran
    assert fault in ran.err


def test_no_traceback_from_the_command_itself() -> None:
    ran = run_apart("simulate", "palazzo", "--seats", "5")
    assert is_one_paragraph(ran), ran


def test_a_components_file_with_47_tiles(tmp_path: Path) -> None:
    text = files("contrada.games.palazzo").joinpath("components.toml").read_text("utf-8")
    assert '"1/2", ' in text
    file = tmp_path / "box.toml"
    file.write_text(text.replace('"1/2", ', "", 1), encoding="utf-8")
    for command in ("simulate", "play"):
        ran = run(command, "palazzo", "--seats", "2", "--components", str(file))
        assert is_one_paragraph(ran), ran
        assert "box.toml: The stacks hold 47 tiles" in ran.err
    file.write_text("[stack", encoding="utf-8")
    ran = run("simulate", "palazzo", "--components", str(file))
    assert is_one_paragraph(ran), ran
    assert "box.toml: This is not TOML" in ran.err


@pytest.mark.parametrize("command", ["replay", "audit"])
def test_a_missing_or_broken_match_file(command: str, tmp_path: Path) -> None:
    ran = run(command, str(tmp_path / "none.json"))
    assert is_one_paragraph(ran), ran
    assert "none.json cannot be read" in ran.err
    for text in ("", "{", "[]", '{"format": "contrada match 1"}', "\x00\xff"):
        (tmp_path / "bad.json").write_text(text, encoding="latin-1")
        ran = run(command, str(tmp_path / "bad.json"))
        assert is_one_paragraph(ran), ran
        assert "bad.json: This is not a match file" in ran.err


@pytest.mark.parametrize("command", [("replay",), ("audit",), ("play", "--load")])
def test_an_illegal_action_is_named_with_its_ply(
    command: tuple[str, ...], tmp_path: Path, finished: dict[str, Any]
) -> None:
    log = [dict(entry) for entry in finished["log"]]
    ply = next(i for i, entry in enumerate(log) if entry["actor"] == 0)
    log[ply]["action"] = {"do": "pass"}
    ran = run(*command, written(tmp_path, {**finished, "log": log}))
    assert is_one_paragraph(ran), ran
    assert f"Ply {ply}: seat 0 may not play {{'do': 'pass'}} here" in ran.err


def test_an_action_that_does_not_exist(tmp_path: Path, finished: dict[str, Any]) -> None:
    log = [dict(entry) for entry in finished["log"]]
    log[-1]["action"] = {"do": "fly"}
    ran = run("audit", written(tmp_path, {**finished, "log": log}))
    assert is_one_paragraph(ran), ran
    assert f"Ply {len(log) - 1}: " in ran.err
    assert "'fly'" in ran.err


@pytest.mark.parametrize("command", ["replay", "audit"])
def test_a_flipped_chance_outcome_is_named_with_its_ply(
    command: str, tmp_path: Path, finished: dict[str, Any]
) -> None:
    log = [dict(entry) for entry in finished["log"]]
    ply = 1
    assert log[ply]["actor"] == -1
    card = log[ply]["action"]["card"]
    other = {"is": "certificate"} if card["is"] == "card" else log[0]["action"]["card"]
    log[ply]["action"] = {"do": "deal", "card": other}
    ran = run(command, written(tmp_path, {**finished, "log": log}))
    assert is_one_paragraph(ran), ran
    assert f"Ply {ply}: the log says" in ran.err
    assert "the seed gives" in ran.err


def test_another_seed_breaks_the_commitment(tmp_path: Path, finished: dict[str, Any]) -> None:
    ran = run("audit", written(tmp_path, {**finished, "seed": "00" * 32}))
    assert is_one_paragraph(ran), ran
    assert "commitment" in ran.err


def test_replay_refuses_a_place_that_is_not_there(tmp_path: Path, finished: dict[str, Any]) -> None:
    file = written(tmp_path, finished)
    ran = run("replay", file, "--view", "2")
    assert is_one_paragraph(ran), ran
    assert "a seat from 0 to 1, not '2'" in ran.err
    ran = run("replay", file, "--from", "100000")
    assert is_one_paragraph(ran), ran
    assert "--from 100000 is beyond its end" in ran.err


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("palazo",), "'palazo'"),
        (("palazzo", "--seats", "5"), "not 5"),
        (("palazzo", "--seats", "2", "--human", "2"), "from 0 to 1, not 2"),
        (("palazzo", "--seats", "2", "--bot", "clever"), "'clever'"),
        (("palazzo", "--seats", "3", "--bot", "random", "--bot", "random", "--bot", "random"),
         "3 bots for 2 bot seats"),
        (("palazzo", "--load", "x.json"), "give no other game"),
    ],
)  # fmt: skip
def test_play_refuses(arguments: tuple[str, ...], fault: str) -> None:
    ran = run("play", *arguments)
    assert is_one_paragraph(ran), ran
    assert fault in ran.err


def test_usage_errors_end_with_2_as_well() -> None:
    for arguments in (("simulate",), ("simulate", "palazzo", "--games", "x"), ("fly",)):
        ran = run(*arguments)
        assert ran.code == 2
        assert "Traceback" not in ran.err
