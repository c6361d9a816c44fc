"""The fuzz of a title is played in parts that are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import fuzzed, kept
from contrada.core.registry import entry_of, game_ids
from contrada.testing.counts import Counts
from contrada.testing.fuzz import FuzzReport
from contrada.testing.laws import LAWS

GAME = "carpe-diem"


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, int, int]]:
    """The parts that are played: seats, the first game, the number of games."""
    found: list[tuple[int | None, int, int]] = []

    def fuzz(game: str, *, games: int, begin: int, seats: int | None, **_: Any) -> FuzzReport:
        found.append((seats, begin, games))
        counts = Counts(games=games, finished=games, states=10 * games)
        return FuzzReport(game, fuzzed.SEED, counts)

    monkeypatch.setattr(fuzzed, "fuzz", fuzz)
    monkeypatch.setattr(kept, "STORED", tmp_path)
    return found


def test_a_run_goes_on_where_it_stopped_with_parts_of_any_size(
    asked: list[tuple[int | None, int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzzed, "PART", 50)
    assert fuzzed.played(GAME, 100, 1) is not None
    assert asked == [(seats, begin, 50) for seats in (2, 3, 4) for begin in (0, 50)]
    asked.clear()
    monkeypatch.setattr(fuzzed, "PART", 20)
    parts = fuzzed.played(GAME, 130, 1)
    assert asked == [(seats, *part) for seats in (2, 3, 4) for part in ((100, 20), (120, 10))]
    assert parts is not None
    text = fuzzed.written(GAME, 130, parts)
    assert text.count("Games: 130; ended: 130") == 3
    assert text.count("Checked: 1,300 states") == 3
    asked.clear()
    assert fuzzed.played(GAME, 130, 1) == parts
    assert asked == []


def test_other_laws_are_played_from_the_beginning(
    asked: list[tuple[int | None, int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzzed.played(GAME, 10, 1)
    first = list(asked)
    monkeypatch.setattr(fuzzed, "LAWS", {**LAWS, "one more": None})
    fuzzed.played(GAME, 10, 1)
    assert asked == first * 2


@pytest.mark.parametrize("game", game_ids())
def test_the_kept_parts_are_clean_follow_each_other_and_belong_to_these_laws(game: str) -> None:
    path = kept.STORED / f"fuzz-{game}.jsonl"
    if not path.exists():
        return  # not begun: its output is of older rules and says so (test_evidence)
    stamp, *lines = path.read_bytes().splitlines()
    told = msgspec.json.decode(stamp)
    assert told["rules_version"] == entry_of(game).spec.rules_version
    assert told["laws"] == sorted(LAWS)
    ends: dict[str, int] = {}
    for line in lines:
        part = msgspec.json.decode(line, type=fuzzed.Part)
        setup = fuzzed.heading(part.seats, part.options)
        assert part.begin == ends.get(setup, 0)
        assert part.report.ok
        ends[setup] = part.begin + part.report.counts.games
