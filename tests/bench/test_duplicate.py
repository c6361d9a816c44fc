"""What `bench.duplicate` reads from the kept games of the ladder."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bench import duplicate
from contrada.bots.experiments.runs import GameResult, Run

BOTS = ("greedy", "random")


def write(folder: Path, wins: list[bool], tail: bytes = b"") -> None:
    """Keep games of two bots; each deal is played twice, the first bot in seat 0 and 1."""
    run = Run(game="palazzo", bots=BOTS, games=len(wins), seed=1, rotate=True, common=True)
    lines: list[Any] = [{"run": run}]
    for number, won in enumerate(wins):
        bots = run.seating(number)
        own = bots.index("greedy")
        scores, places = [10, 10], [2, 2]
        scores[own], places[own] = (14, 1) if won else (6, 2)
        places[1 - own] = 2 if won else 1
        result = GameResult(number, bots, tuple(scores), tuple(places), 50, 20, True)
        lines.append({"result": result, "thoughts": []})
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    (folder / "palazzo-greedy-random.jsonl").write_bytes(text + tail)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(duplicate, "STORED", tmp_path)
    monkeypatch.setattr(duplicate, "pairings", lambda _: [SimpleNamespace(name="greedy-random")])
    return tmp_path


def test_deals_that_decide_by_the_seat_save_games(folder: Path) -> None:
    write(folder, [True, False] * 30)  # the seat wins: each deal's sum is the same
    (line,) = duplicate.measured("palazzo")
    assert line.startswith("palazzo: greedy-random, 60 games on 30 deals: saved in wins +90%")
    assert "in lead +90%" in line


def test_deals_that_decide_by_the_bot_cost_games(folder: Path) -> None:
    write(folder, [True, True, False, False] * 15)
    (line,) = duplicate.measured("palazzo")
    assert "saved in wins -10" in line


def test_few_deals_and_one_sided_pairings_are_left_out(folder: Path) -> None:
    write(folder, [True, False] * 19)
    assert duplicate.measured("palazzo") == []
    write(folder, [True] * 60)
    assert duplicate.measured("palazzo") == []


def test_a_line_that_a_crash_cut_off_is_left_out(folder: Path) -> None:
    write(folder, [True, False] * 30, tail=b'{"result":{"number":6')
    assert "60 games" in duplicate.measured("palazzo")[0]


def test_a_pairing_without_games_has_no_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert duplicate.main(["--titles", "palazzo"]) == 0
    assert capsys.readouterr().out.strip() == ""
