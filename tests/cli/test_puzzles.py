"""`contrada puzzles`: mining in small, checking what is shipped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from contrada.analysis.puzzles import mining
from contrada.analysis.puzzles.collection import puzzle_files, read
from contrada.analysis.puzzles.mining import Candidate, Searched, Settings
from contrada.core.registry import entry_of
from tests.cli.runner import run


def test_mined_puzzles_are_written_with_their_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shipped = read(puzzle_files(entry_of("palazzo"))[0]).puzzles

    def search(_settings: Settings, number: int, _judge: object = None) -> Searched:
        if number >= 3:
            return Searched(number, [])
        return Searched(number, [Candidate(str(number), shipped[number])])

    monkeypatch.setattr(mining, "search_game", search)
    target = tmp_path / "found.json"
    command = ["puzzles", "mine", "palazzo", "--puzzles", "3", "--workers", "1"]
    done = run(*command, "--out", str(target))
    assert done.code == 0, done.err
    assert "3 puzzles from 3 games" in done.out
    found = read(target)
    assert found.puzzles == shipped[:3]
    assert found.command == "contrada puzzles mine palazzo --puzzles 3 --seats 2 --seed 1"
    command[4] = "5"
    assert run(*command, "--games", "6", "--out", str(target)).code == 1, "fewer than wanted"


def test_bad_arguments_are_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "x.json")
    assert run("puzzles", "mine", "chess", "--out", out).code == 2
    assert "5" in run("puzzles", "mine", "palazzo", "--seats", "5", "--out", out).err
    assert run("puzzles", "mine", "palazzo", "--out", str(tmp_path / "no" / "x.json")).code == 2


def test_the_shipped_puzzles_are_checked() -> None:
    done = run("puzzles", "check", "tuscany")
    assert done.code == 0, done.err
    count = len(read(puzzle_files(entry_of("tuscany"))[0]).puzzles)
    assert f"puzzles.json: {count} puzzles are right." in done.out


def test_puzzles_of_other_rules_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "puzzles.json"
    good = puzzle_files(entry_of("tuscany"))[0].read_bytes()
    data = msgspec.json.decode(good)
    data["rules_version"] += 1
    path.write_bytes(msgspec.json.encode(data))
    monkeypatch.setattr("contrada.cli.puzzles.command.puzzle_files", lambda _entry: [path])
    done = run("puzzles", "check", "tuscany")
    assert done.code == 2
    assert "rules version" in done.err
    assert "Mine it again" in done.err
