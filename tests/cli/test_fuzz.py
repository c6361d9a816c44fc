"""`contrada fuzz`: what it counts, and what it does with a finding."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contrada.cli.experiments import fuzz as command
from contrada.core.registry import entry_of
from contrada.testing.counts import Counts
from contrada.testing.fuzz import Finding, FuzzReport
from contrada.testing.fuzz import fuzz as run_fuzzer
from tests.cli.runner import Ran, is_one_paragraph, run


def fuzz(*arguments: str) -> Ran:
    return run("fuzz", "palazzo", "--workers", "1", "--lang", "en", *arguments)


def test_a_sound_game_gives_counts_and_nothing_else(tmp_path: Path) -> None:
    ran = fuzz("--games", "2", "--seats", "2", "--out", str(tmp_path / "found"))
    assert (ran.code, ran.err) == (0, "")
    rules = entry_of("palazzo").spec.rules_version
    told = f"palazzo, rules version {rules}\nGames: 2; ended: 2; reached the horizon: 0\nChecked: "
    assert ran.out.startswith(told)
    assert ran.out.endswith("Dead ends: 0; broken laws: 0; exceptions: 0\n")
    assert not (tmp_path / "found").exists()


def test_a_finding_is_told_with_its_file_and_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {}

    def with_a_fault(game_id: str, **settings: Any) -> FuzzReport:
        asked.update(settings)
        file = str(settings["folder"] / "palazzo-1-7.json")
        options: dict[str, str | int | bool] = {"starter": "random"}
        text = "a card is lost"
        finding = Finding(7, 3, options, "broken law", "sound", 12, text, "", b"", file)
        return FuzzReport(game_id, 1, Counts(games=9, finished=8), 0, 0, 1, 0, [finding])

    monkeypatch.setattr(command, "run_fuzzer", with_a_fault)
    ran = fuzz("--games", "9", "--out", str(tmp_path))
    assert (ran.code, ran.err) == (1, "")
    assert (asked["games"], asked["workers"], asked["folder"]) == (9, 1, tmp_path)
    assert "Dead ends: 0; broken laws: 1; exceptions: 0\n" in ran.out
    assert "Game 7, ply 12, broken law (sound): a card is lost\n" in ran.out
    assert str(tmp_path / "palazzo-1-7.json") in ran.out


def test_only_what_is_given_is_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def note(game_id: str, **settings: Any) -> FuzzReport:
        asked.update(settings)
        return run_fuzzer(game_id, **settings)

    monkeypatch.setattr(command, "run_fuzzer", note)
    assert fuzz("--games", "1", "--option", "starter=random").code == 0
    assert asked["options"] == {"starter": "random"}
    assert asked["seats"] is None


def test_an_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_game_id: str, **_settings: Any) -> FuzzReport:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run_fuzzer", interrupted)
    ran = fuzz("--games", "1")
    assert (ran.code, ran.out, ran.err) == (130, "", "Interrupted.\n")


def test_fuzz_refuses_what_cannot_be_played() -> None:
    for arguments in (("--seats", "5"), ("--option", "x=y"), ("--components", "nowhere.toml")):
        ran = fuzz(*arguments)
        assert is_one_paragraph(ran), ran
    assert is_one_paragraph(run("fuzz", "chess"))
