"""The fuzzer finds defects, gives the same report for any number of workers, and writes files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from contrada.core.errors import BadSetup, UnknownGame
from contrada.core.game import CHANCE, Game
from contrada.core.messages import Json
from contrada.core.saves import load_file, parse, replay
from contrada.testing.fuzz import BROKEN_LAW, DEAD_END, EXCEPTION, FuzzReport, fuzz
from tests.laws import sabotage
from tests.toy import DRAW, FieraGame, make_fiera


class Failing(sabotage.Passing):
    """Raises an exception when a card is drawn."""

    def apply(self, s: Any, seat: i64, a: i64) -> None:
        if seat != CHANCE and a == DRAW:
            raise ZeroDivisionError("nothing to divide")
        self.true.apply(s, seat, a)


def make_leaking(game_id: str, components: Json | None) -> Game[Any]:
    return sabotage.LeakingView(make_fiera(game_id, components))


def make_dead_end(game_id: str, components: Json | None) -> Game[Any]:
    return sabotage.NoMove(make_fiera(game_id, components))


def make_failing(game_id: str, components: Json | None) -> Game[Any]:
    return Failing(make_fiera(game_id, components))


def summary(report: FuzzReport) -> list[tuple[int, str, str, int, str]]:
    return [(f.number, f.kind, f.law, f.ply, f.text) for f in report.findings]


def test_a_sound_game_gives_counts_and_no_findings(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    report = fuzz(
        "fiera",
        games=30,
        seed=3,
        folder=tmp_path / "found",
        progress=lambda done, games: told.append((done, games)),
        make=make_fiera,
    )
    assert report.ok
    assert report.findings == []
    assert (report.counts.games, report.counts.finished, report.endless) == (30, 30, 0)
    assert report.counts.states == report.counts.actions + 30
    assert report.counts.secrecy_checks > 0
    assert told[-1] == (30, 30)
    assert not (tmp_path / "found").exists()


def test_games_beyond_the_horizon_are_counted_and_no_fault() -> None:
    report = fuzz("fiera", games=4, max_plies=6, make=make_fiera)
    assert (report.endless, report.counts.finished, report.ok) == (4, 0, True)
    assert report.findings == []


@pytest.mark.usefixtures("fiera_registered")
def test_a_game_beyond_the_horizon_leaves_its_position_in_a_file(tmp_path: Path) -> None:
    report = fuzz("fiera", games=1, max_plies=6, folder=tmp_path, make=make_fiera)
    (stalled,) = report.stalled
    assert (stalled.kind, stalled.law, stalled.file) == (
        "endless",
        "horizon",
        str(tmp_path / "fiera-0-0.json"),
    )
    assert stalled.file is not None
    assert not load_file(Path(stalled.file)).over
    assert "look at the file" in (tmp_path / "fiera-0-0.txt").read_text()


def test_all_set_ups_are_played_unless_some_are_named() -> None:
    report = fuzz("fiera", games=8, make=make_leaking, secrecy_every=1)
    setups = [(f.seats, f.options["long"]) for f in report.findings]
    assert setups == [(2, False), (2, True), (3, False), (3, True)] * 2
    report = fuzz(
        "fiera", games=4, seats=3, options={"long": True}, make=make_leaking, secrecy_every=1
    )
    assert {(f.seats, f.options["long"]) for f in report.findings} == {(3, True)}


@pytest.mark.usefixtures("fiera_registered")
def test_a_broken_law_leaves_a_file_that_loads(tmp_path: Path) -> None:
    report = fuzz("fiera", games=3, seed=5, folder=tmp_path, make=make_leaking, secrecy_every=1)
    assert (report.broken_laws, report.dead_ends, report.exceptions) == (3, 0, 0)
    finding = report.findings[0]
    assert (finding.kind, finding.law) == (BROKEN_LAW, "secrecy")
    assert finding.file == str(tmp_path / "fiera-5-0.json")
    assert load_file(Path(finding.file)).ply >= finding.ply
    reason = (tmp_path / "fiera-5-0.txt").read_text()
    assert reason.startswith("broken law: secrecy\ngame 0 of seed 5: fiera, 2 seats, long=False")
    assert finding.text in reason
    assert "Traceback" in reason


def test_a_dead_end_is_called_so() -> None:
    report = fuzz("fiera", games=2, make=make_dead_end)
    assert (report.dead_ends, report.broken_laws) == (2, 0)
    assert report.findings[0].kind == DEAD_END


def test_an_exception_is_a_finding_that_names_the_action() -> None:
    report = fuzz("fiera", games=12, make=make_failing)
    assert report.exceptions > 0
    finding = report.findings[0]
    assert (finding.kind, finding.law, finding.text) == (
        EXCEPTION,
        "ZeroDivisionError",
        "nothing to divide",
    )
    assert "Playing {'do': 'draw'} of seat" in finding.details
    assert replay(parse(finding.match), FieraGame()).ply == finding.ply


def test_only_the_first_findings_are_kept_and_all_are_counted(tmp_path: Path) -> None:
    report = fuzz("fiera", games=6, make=make_dead_end, keep=2, folder=tmp_path)
    assert report.dead_ends == 6
    assert [f.number for f in report.findings] == [0, 1]
    assert len(list(tmp_path.iterdir())) == 4


def test_any_number_of_workers_finds_the_same() -> None:
    one = fuzz("fiera", games=13, seed=8, make=make_failing, workers=1)
    two = fuzz("fiera", games=13, seed=8, make=make_failing, workers=2)
    assert summary(one) == summary(two)
    assert summary(one)
    assert one.counts == two.counts


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup, match="2 to 3 players, not 5"):
        fuzz("fiera", games=1, seats=5, make=make_fiera)
    with pytest.raises(BadSetup, match="has no option 'short'"):
        fuzz("fiera", games=1, options={"short": True}, make=make_fiera)
    with pytest.raises(BadSetup, match="at least 1"):
        fuzz("fiera", games=0, make=make_fiera)
    with pytest.raises(UnknownGame):
        fuzz("no such game", games=1)
