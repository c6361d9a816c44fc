"""`contrada bench`: figures for both builds, and floors that bite."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

import pytest

import contrada
from contrada.bench import (
    BenchFailed,
    BenchResult,
    Check,
    Floors,
    Measurer,
    Rates,
    checks,
    read_floors,
)
from contrada.core.play.playout import measure, measure_copies
from tests.cli.runner import is_one_paragraph, run

QUICK = ("--rounds", "1", "--seconds", "0.05", "--seats", "2")
ROOT = Path(__file__).parents[2]


def result(game: str, compiled: float, interpreted: float) -> BenchResult:
    def figures(actions: float) -> Rates:
        return Rates(1.0, actions, actions / 2, 1.0)

    return BenchResult(
        game, 4, {"compiled": figures(compiled), "interpreted": figures(interpreted)}
    )


def test_bench_measures_the_builds_there_are() -> None:
    ran = run("bench", "palazzo", "--json", *QUICK)
    assert (ran.code, ran.err) == (0, "")
    (told,) = json.loads(ran.out)["results"]
    there = {"interpreted"} | {contrada.build()}
    assert set(told["builds"]) == there
    for figures in told["builds"].values():
        assert figures["actions"] > figures["decisions"] > figures["games"] > 0
        assert figures["copies"] > 0
        assert figures["iterations"] > 0
        assert figures["master"] > 0
        assert figures["master_before"] > 0
    assert (told["ratio"] is None) == (len(there) == 1)
    assert (told["search_ratio"] is None) == (len(there) == 1)


def test_bench_prints_a_table() -> None:
    ran = run("bench", "palazzo", "--lang", "en", *QUICK)
    assert ran.code == 0
    assert "decisions/s" in ran.out
    assert "interpreted" in ran.out


def test_floors_that_are_not_reached_fail(tmp_path: Path) -> None:
    file = tmp_path / "floors.toml"
    file.write_text(
        'compiled_to_interpreted = 1e6\ndecisions_to_reference = 0.5\nreference = "palazzo"\n'
    )
    ran = run("bench", "palazzo", "--check", "--floors", str(file), "--lang", "en", *QUICK)
    assert ran.code == 1
    assert "BROKEN: palazzo compiled_to_interpreted" in ran.out


def test_floors_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "floors.toml"
    ran = run("bench", "--check", "--floors", str(file), *QUICK)
    assert is_one_paragraph(ran), ran
    assert "floors.toml cannot be read" in ran.err
    for text in ("x", "reference = 3", "speed = 4"):
        file.write_text(text)
        ran = run("bench", "--check", "--floors", str(file), *QUICK)
        assert is_one_paragraph(ran), ran
        assert "floors.toml does not contain valid floors" in ran.err


def test_checks() -> None:
    floors = Floors(8.0, 0.5, "first", {"slow": {"compiled_to_interpreted": 3.0}})
    results = [result("first", 90, 10), result("slow", 40, 10), result("other", 50, 10)]
    found = list(checks(results, floors))
    assert found == [
        Check("first", "compiled_to_interpreted", 9.0, 8.0),
        Check("slow", "compiled_to_interpreted", 4.0, 3.0),
        Check("slow", "decisions_to_reference", 40 / 90, 0.5),
        Check("other", "compiled_to_interpreted", 5.0, 8.0),
        Check("other", "decisions_to_reference", 50 / 90, 0.5),
    ]
    assert [check.held for check in found] == [True, True, False, False, True]


def test_a_missing_build_breaks_its_floor() -> None:
    alone = BenchResult("first", 4, {"interpreted": Rates(1.0, 1.0, 1.0, 1.0)})
    (check,) = checks([alone], Floors(8.0, 0.5, "first"))
    assert not check.held


def test_the_shipped_floors_say_what_was_promised() -> None:
    floors = read_floors(ROOT / "bench" / "floors.toml")
    assert floors.of("palazzo", "compiled_to_interpreted", floors.compiled_to_interpreted) >= 8.0
    assert floors.reference == "palazzo"


def test_measure_counts_whole_games() -> None:
    done = measure("palazzo", seats=4, seconds=0.05, seed=1)
    assert done.games >= 1
    assert done.actions > done.decisions > done.games
    assert done.seconds >= 0.05
    assert measure_copies("palazzo", seats=4, seconds=0.02, seed=1) > 1000


def test_bench_refuses_an_unknown_game_or_too_many_seats() -> None:
    assert "'chess'" in run("bench", "chess").err
    ran = run("bench", "palazzo", "--seats", "5")
    assert is_one_paragraph(ran), ran


def test_a_measuring_process_that_fails_leaves_no_pipe_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(BenchFailed, match="exit code 1"):
        Measurer(interpreted=False)
    gc.collect()  # an open pipe is a warning, which fails the test


@pytest.mark.long
def test_compiled_play_holds_its_floors() -> None:
    ran = run("bench", "--check", "--floors", str(ROOT / "bench" / "floors.toml"))
    assert ran.code == 0, ran.out
