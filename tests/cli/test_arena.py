"""`contrada arena`: tables, files written whole, refusals, faults."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from contrada.cli.experiments import plots
from contrada.core.rng import seed_for_run
from contrada.words import LANGUAGES, Words
from tests.cli.runner import is_one_paragraph, run

QUICK = ("arena", "palazzo", "random", "ismcts:iterations=2,worlds=0", "--games", "2")
ALONE = ("--workers", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_every_language(lang: str) -> None:
    ran = run(*QUICK, *ALONE, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert Words(lang).text("cli-arena-place") in ran.out
    assert "ismcts:iterations=2,worlds=0" in ran.out


def test_json_differs_in_its_timing_only() -> None:
    told = []
    for workers in ("1", "2"):
        ran = run(*QUICK, "--json", "--workers", workers)
        assert ran.code == 0
        data = json.loads(ran.out)
        assert data.pop("timing")["bots"]["random"]["decisions"] > 0
        told.append(data)
    assert told[0] == told[1]
    assert told[0]["reproducible"]
    assert told[0]["contest"]["seats"] == 2
    assert [standing["games"] for standing in told[0]["standings"]] == [2, 2]


def test_a_budget_of_time_is_said_not_to_be_reproducible() -> None:
    bots = ("random", "ismcts:ms=1")
    ran = run("arena", "palazzo", *bots, "--games", "1", "--lang", "en", *ALONE)
    assert "not reproducible" in ran.out


def test_every_game_and_seat_as_csv(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    ran = run(*QUICK, *ALONE, "--csv", str(file), "--lang", "en")
    assert ran.code == 0
    assert ran.err.split() == ["Written:", str(file)]
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 4
    assert {row["seat"] for row in rows if row["bot"] == "random"} == {"0", "1"}
    assert {(row["deal"], row["seed"]) for row in rows} == {("0", seed_for_run(1, 0).hex())}
    assert len({row["game"] for row in rows}) == 2
    assert [p.name for p in tmp_path.iterdir()] == ["games.csv"]


def test_a_plot_is_drawn_and_the_same_again(tmp_path: Path) -> None:
    drawn = []
    for name in ("a.svg", "b.svg"):
        file = tmp_path / name
        assert run(*QUICK, *ALONE, "--plot", str(file), "--lang", "en").code == 0
        drawn.append(file.read_text())
    assert "Share of wins" in drawn[0]
    assert "Palazzo with 2 players: 2 games" in drawn[0].replace("\u2068", "").replace("\u2069", "")
    assert "ismcts:iterations=2" in drawn[0]
    assert drawn[0] == drawn[1]


def test_without_matplotlib_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    ran = run(*QUICK, "--plot", str(tmp_path / "a.svg"))
    assert is_one_paragraph(ran), ran
    assert "pip install 'contrada[plots]'" in ran.err
    with pytest.raises(plots.CannotPlot):
        plots.check_plot(tmp_path / "a.svg")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("palazzo", "random", "clever"), "'clever'; there are: random"),
        (("palazzo", "random", "no_such_module.Bot"), "cannot be imported"),
        (("palazzo", "random", "random"), "named once"),
        (("palazzo", "random"), "at least two bots"),
        (("palazzo", "random", "greedy", "--seats", "5"), "2 to 4 players, not 5"),
        (("palazo", "random", "greedy"), "'palazo'; there are: "),
        (("palazzo", "random", "greedy", "--plot", "a.txt"), "must end in one of .svg"),
        (("palazzo", "random", "greedy", "--csv", "none/a.csv"), "there is no folder none"),
    ],
)
def test_arena_refuses(arguments: tuple[str, ...], fault: str) -> None:
    ran = run("arena", *arguments, "--games", "1")
    assert is_one_paragraph(ran), ran
    assert fault in ran.err


def test_a_bot_that_fails_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arena_failing.py").write_text(
        "class Late:\n"
        "    def __init__(self, game):\n        self.left = 5\n"
        "    def choose(self, info, rng):\n"
        "        self.left -= 1\n"
        "        assert self.left, 'tired'\n"
        "        return int(info.legal[0])\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "games.csv"
    ran = run(
        *("arena", "palazzo", "arena_failing.Late", "random", "--games", "2", "--lang", "en"),
        *("--csv", str(file), *ALONE),
    )
    assert ran.code == 1
    assert ran.out == ""
    assert "not counted: 2" in ran.err
    assert "'arena_failing.Late' in game 0, seat 0" in ran.err
    assert "AssertionError: tired" in ran.err
    assert not file.exists()
