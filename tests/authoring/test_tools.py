"""The tools for authors: state classes, lessons, and what catalogues lack."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from contrada.authoring import lessons, states
from contrada.core import registry
from contrada.testing.wording import missing_words
from tests.authoring.packages import ROOT

RACCOLTA = ROOT / "examples" / "raccolta" / "src" / "raccolta"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's package with the two files that the state class needs."""
    for name in ("fields.py", "state.py"):
        shutil.copy(RACCOLTA / name, tmp_path)
    return tmp_path


def asked(main: Callable[[], None], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """What a tool says when it fails; "" if it does not."""
    monkeypatch.setattr(sys, "argv", ["tool", *arguments])
    try:
        main()
    except SystemExit as leave:
        return str(leave.code)
    return ""


def test_a_new_field_is_written_into_the_class(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked(states.main, monkeypatch, "--check", str(folder)) == ""
    declared = folder / "fields.py"
    text = declared.read_text("utf-8").replace(
        'given("seats"),', 'given("seats"), number("extra"),'
    )
    declared.write_text(text, encoding="utf-8")
    said = asked(states.main, monkeypatch, "--check", str(folder))
    assert said.splitlines() == [
        str(folder / "state.py"),
        f"stale; run: python -m contrada.authoring.states {folder}",
    ]
    assert asked(states.main, monkeypatch, str(folder)) == ""
    assert asked(states.main, monkeypatch, "--check", str(folder)) == ""
    written = (folder / "state.py").read_text("utf-8")
    assert "self.extra = extra" in written
    assert "def drafted(" in written, "what is written by hand stays"


def test_a_folder_that_is_no_game_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "state.py").write_text("class State: ...\n")
    assert "# End of the generated part." in asked(states.main, monkeypatch, str(folder))
    (folder / "fields.py").unlink()
    assert asked(states.main, monkeypatch, str(folder)).endswith("fields.py is missing.")
    assert asked(states.main, monkeypatch).startswith("usage: ")


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the example game's texts, with the game registered for the time of a test."""
    monkeypatch.syspath_prepend(str(RACCOLTA.parent))
    copied = tmp_path / "texts"
    shutil.copytree(RACCOLTA / "texts", copied)
    entry = msgspec.structs.replace(importlib.import_module("raccolta").ENTRY, files=copied)
    monkeypatch.setattr(registry, "_entries", {**registry._entries, "raccolta": entry})
    yield copied
    for name in [name for name in sys.modules if name.partition(".")[0] == "raccolta"]:
        del sys.modules[name]


def test_a_lesson_is_recorded_and_known_to_be_stale(
    texts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked(lessons.main, monkeypatch, "--check", "raccolta") == ""
    recorded = (texts / "lesson.json").read_bytes()
    (texts / "lesson.json").write_bytes(b"{}")
    said = asked(lessons.main, monkeypatch, "--check", "raccolta")
    assert said.endswith("is stale; run: python -m contrada.authoring.lessons raccolta")
    assert asked(lessons.main, monkeypatch, "raccolta") == ""
    assert (texts / "lesson.json").read_bytes() == recorded


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("seed = 62\nseats = 2\n", "missing required field `seat`"),
        ("seed = [", "Invalid value"),
        (
            'seed = 62\nseats = 2\nseat = 0\n[[steps]]\ntext = "a"\naction = { do = "sell" }\n',
            "cannot be played by seat 0",
        ),
    ],
)
def test_a_script_that_cannot_be_used_says_why(
    texts: Path, monkeypatch: pytest.MonkeyPatch, script: str, fault: str
) -> None:
    before = (texts / "lesson.json").read_bytes()
    (texts / "lesson.toml").write_text(script)
    assert fault in asked(lessons.main, monkeypatch, "raccolta")
    assert (texts / "lesson.json").read_bytes() == before


def test_a_lesson_needs_a_game_and_a_script(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No game is called 'orto'" in asked(lessons.main, monkeypatch, "orto")
    assert asked(lessons.main, monkeypatch).startswith("usage: ")
    (texts / "lesson.toml").unlink()
    assert "lesson.toml cannot be read" in asked(lessons.main, monkeypatch, "raccolta")


def test_nothing_is_missing_in_complete_catalogues(texts: Path) -> None:
    assert missing_words("raccolta") == []
    (texts / "words" / "nl.ftl").unlink()
    assert "nl: there is no catalogue" in missing_words("raccolta")


def test_missing_words_are_named(texts: Path) -> None:
    def change(lang: str, start: str, line: str) -> None:
        file = texts / "words" / f"{lang}.ftl"
        lines = file.read_text("utf-8").splitlines()
        file.write_text("\n".join(line if old.startswith(start) else old for old in lines) + "\n")

    change("de", "raccolta-do-take =", "raccolta-do-take = { $kind } nehmen")
    change("nl", "raccolta-prompt-turn =", "")
    change("nl", "raccolta-about =", 'raccolta-about = { "" }')
    faults = missing_words("raccolta")
    for fault in (
        "de: raccolta-do-take has other variables than in English",
        "nl: raccolta-prompt-turn is missing",
        "nl: there is no message for raccolta-prompt-turn",
        "nl: an empty text",
    ):
        assert fault in faults
    assert any(fault.startswith("de: raccolta-do-take with") for fault in faults)
