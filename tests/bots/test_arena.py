"""The arena: line-ups, rotation on common deals, intervals, ratings, and bots that fail."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from contrada.bots.experiments.arena import (
    Contest,
    hold,
    pairing,
    ratings,
    saved,
    shares,
    standings,
    wilson,
)
from contrada.bots.experiments.runs import BotFailed, GameResult, Run, play_run
from contrada.bots.experiments.timing import Stopwatch, TooSlow, within
from contrada.bots.names import UnknownBot
from contrada.core.errors import BadSetup
from contrada.core.rng import rng_for_run

FAULTY = """
import time

class First:
    def __init__(self, game):
        pass
    def choose(self, info, rng):
        return int(info.legal[0])

class Raises(First):
    def choose(self, info, rng):
        raise ZeroDivisionError("on purpose")

class Illegal(First):
    def choose(self, info, rng):
        return 9999

class Nothing(First):
    def choose(self, info, rng):
        return None

class Slow(First):
    def choose(self, info, rng):
        time.sleep(30)
"""


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the failing bots importable."""
    (tmp_path / "faulty_bots.py").write_text(FAULTY)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("faulty_bots", None)


def a_contest(*bots: str, **changes: Any) -> Contest:
    settings: dict[str, Any] = {"game": "palazzo", "seats": 2, "games": 4, "seed": 3, **changes}
    return Contest(bots=bots, **settings)


def a_game(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> GameResult:
    scores = tuple(10 - 3 * place for place in places)
    return GameResult(number, bots, scores, places, 100, 50, True)


# -- line-ups and deals ----------------------------------------------------------------------


def test_who_meets_whom() -> None:
    assert a_contest("a", "b").lineups() == [("a", "b")]
    assert a_contest("a", "b", "c").lineups() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert a_contest("a", "b", seats=4).lineups() == [("a", "b", "a", "b")]
    uneven = a_contest("a", "b", "c", seats=4).lineups()
    assert uneven == [("a", "b", "c", "a"), ("b", "c", "a", "b"), ("c", "a", "b", "c")]


def test_each_deal_is_played_in_every_rotation() -> None:
    (run,) = a_contest("random", "greedy", games=6).runs()
    assert [run.deal(number) for number in range(6)] == [0, 0, 1, 1, 2, 2]
    assert run.seating(0) == ("random", "greedy")
    assert run.seating(1) == ("greedy", "random")


def test_the_same_for_any_number_of_workers() -> None:
    contest = a_contest("random", "greedy:worlds=1", "ismcts:iterations=3,worlds=0", games=2)
    alone = hold(contest)
    together = hold(contest, 2)
    assert alone == together
    assert len(alone.games) == 6
    assert standings(contest.bots, alone.games) == standings(contest.bots, together.games)


def test_an_interrupt_keeps_what_is_done() -> None:
    def interrupt(result: GameResult) -> None:
        if result.number == 1:
            raise KeyboardInterrupt

    verdict = hold(a_contest("random", "ismcts:iterations=1,worlds=0"), 1, interrupt)
    assert verdict.interrupted
    assert [game.number for game in verdict.games] == [0, 1]


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot, match="'clever'"):
        hold(a_contest("clever", "random"))
    with pytest.raises(BadSetup, match="named once"):
        hold(a_contest("random", "random"))
    with pytest.raises(BadSetup, match="at least two"):
        hold(a_contest("random"))
    with pytest.raises(BadSetup, match="not 7"):
        hold(a_contest("random", "greedy", seats=7))


def test_budgets_of_time_are_labelled() -> None:
    assert a_contest("random", "ismcts:iterations=5").reproducible
    assert not a_contest("random", "ismcts:ms=5").reproducible


# -- figures ---------------------------------------------------------------------------------


def test_wilson_intervals() -> None:
    low, high = wilson(8, 10)  # the textbook's example: 0.490 to 0.943
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_places_as_shares() -> None:
    assert shares((1, 2)) == ([1.0, 0.0], [1.0, 0.0])
    assert shares((1, 1)) == ([0.5, 0.5], [0.5, 0.5])
    wins, places = shares((2, 1, 4, 2))
    assert wins == [0.0, 1.0, 0.0, 0.0]
    assert places == [0.5, 1.0, 0.0, 0.5]


def test_standings() -> None:
    games = [
        a_game(0, ("a", "b"), (1, 2)),
        a_game(1, ("b", "a"), (2, 1)),
        a_game(2, ("a", "b"), (1, 1)),
        a_game(3, ("b", "a"), (1, 2)),
    ]
    first, second = standings(("a", "b"), games)
    assert (first.bot, first.games, first.wins) == ("a", 4, 2.5)
    assert first.win_rate == first.place_share == 0.625
    assert first.win_low < 0.625 < first.win_high
    assert first.score == (7 + 7 + 7 + 4) / 4
    assert first.score_error == pytest.approx(0.75)
    assert first.rating > second.rating
    assert 0 < first.rating_error < 25 / 3


def test_ratings_with_a_bot_in_two_seats() -> None:
    games = [a_game(n, ("a", "b", "a", "b"), (1, 3, 2, 4)) for n in range(6)]
    rated = ratings(("a", "b"), games)
    assert rated["a"][0] > 25 > rated["b"][0]


# -- bots that fail --------------------------------------------------------------------------


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Raises", "broke down: ZeroDivisionError: on purpose"),
        ("Illegal", "chose what it may not: Ply"),
        ("Nothing", "broke down"),
        ("Slow", "took longer than 0.1 seconds"),
    ],
)
def test_a_bot_that_fails_ends_its_game_only(bot: str, told: str) -> None:
    contest = a_contest(f"faulty_bots.{bot}", "random", games=2, timeout=0.1)
    start = time.perf_counter()
    verdict = hold(contest)
    assert time.perf_counter() - start < 20
    assert verdict.games == []
    assert len(verdict.faults) == 2
    for fault in verdict.faults:
        assert f"The bot 'faulty_bots.{bot}' in game" in fault
        assert told in fault
    assert not verdict.closed


@pytest.mark.usefixtures("faulty")
def test_too_many_faults_close_the_arena() -> None:
    verdict = hold(a_contest("faulty_bots.Raises", "random", games=50))
    assert verdict.closed
    assert len(verdict.faults) == 10


@pytest.mark.usefixtures("faulty")
def test_a_run_that_does_not_forgive_stops_with_the_fault() -> None:
    run = Run(game="palazzo", bots=("faulty_bots.Illegal", "random"), games=3, seed=1)
    with pytest.raises(BotFailed, match="in game 0, seat 0, ply"):
        play_run(run)


def test_work_that_takes_too_long_is_broken_off() -> None:
    start = time.perf_counter()
    with pytest.raises(TooSlow), within(0.05):
        time.sleep(30)
    assert time.perf_counter() - start < 10
    with within(30.0):
        pass


def test_the_stopwatch_counts_free_decisions() -> None:
    watch = Stopwatch()
    run = Run(game="palazzo", bots=("random", "greedy:worlds=1"), games=2, seed=1, rotate=True)
    done = play_run(run, stopwatch=watch)
    counted = sum(thought.decisions for thought in watch.bots.values())
    assert counted == sum(game.decisions for game in done.games)
    greedy, random = watch.bots["greedy:worlds=1"], watch.bots["random"]
    assert greedy.seconds / greedy.decisions > random.seconds / random.decisions
    assert greedy.slowest <= greedy.seconds


def test_games_on_one_deal_are_paired() -> None:
    """Where the deal decides, two games on it tell no more than one, or cancel each other."""
    deals = [i // 2 for i in range(80)]
    seat_wins = [1.0, 0.0] * 40
    assert pairing(seat_wins, deals) == pytest.approx(0.1), "it cancels; bounded"
    deal_wins = [float(deal % 2) for deal in deals]
    assert pairing(deal_wins, deals) == pytest.approx(2.0, rel=0.05), "both games say the same"
    rng = rng_for_run(1)
    chance = [float(rng.below(2)) for _ in range(4000)]
    assert pairing(chance, [i // 2 for i in range(4000)]) == pytest.approx(1.0, abs=0.1)
    assert pairing(seat_wins[:30], deals[:30]) == 1.0, "too few deals"
    assert pairing([1.0] * 80, deals) == 1.0
    assert pairing(seat_wins, list(range(80))) == 1.0, "every game on a deal of its own"


def test_the_intervals_use_the_pairing() -> None:
    """The first seat wins three deals of four, whoever sits there: much of it cancels."""
    games = []
    for number in range(120):
        first = (number // 2) % 4 != 3
        bots = ("a", "b") if number % 2 == 0 else ("b", "a")
        games.append(a_game(number, bots, (1, 2) if first else (2, 1)))
    plain = standings(["a", "b"], games)
    paired = standings(["a", "b"], games, lambda number: number // 2)
    assert [each.win_rate for each in paired] == [each.win_rate for each in plain] == [0.5, 0.5]
    assert plain[0].pairing == 1.0
    assert paired[0].pairing == pytest.approx(0.1)
    assert paired[0].win_high - paired[0].win_low < plain[0].win_high - plain[0].win_low
    assert paired[0].score_error < plain[0].score_error
    assert saved(paired) == pytest.approx(0.9)
    assert saved(plain) == 0.0
    assert saved([]) == 0.0
