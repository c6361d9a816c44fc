"""The laws about drafts, reasons and supplies: a sound game keeps them, a defect breaks one."""

from __future__ import annotations

from typing import Any

import pytest

import contrada.games  # noqa: F401  # importing it registers the games
from contrada.core.errors import NothingToUndo
from contrada.core.game import NO_REASON, Game, Policy
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.testing import orders
from contrada.testing.broken import LawBroken
from contrada.testing.counts import Counts
from contrada.testing.laws import check_game
from contrada.testing.reasons import count_reasons, positions
from tests.basket import BUY, PUT, Cesto, CestoPolicy
from tests.laws import unruly

NEVER = 10**9
TREES = [
    (unruly.Ascending, "kept", "cannot be reached after"),
    (unruly.EndsEarly, "ends", "ends the decision by itself"),
    (unruly.RemembersTheLast, "free order", "different states in other orders"),
    (unruly.GivesChange, "kept", "cannot be reached after"),
]
RUNS = [
    (unruly.Ascending, "free order", "can be played, but after"),
    (unruly.RemembersTheLast, "free order", "different states"),
    (unruly.GivesChange, "free order", "can be played, but after"),
    (unruly.EndsEarly, "free order", "can be played, but after"),
]
POLICIES = [
    (unruly.IgnoresTheRoot, "complete", "narrowed"),
    (unruly.NeverBuys, "complete", "narrowed"),
    (unruly.Inventive, "complete", "not legal"),
]
ANSWERS = [
    (unruly.NoReason, "why", "why_not says nothing"),
    (unruly.ReasonAgainstAll, "why", "is legal"),
    (unruly.CrashingReason, "why", "KeyError"),
    (unruly.CrashingPieces, "why", "ZeroDivisionError"),
    (unruly.LeakingReason, "secrecy", "the reasons of seat"),
    (unruly.LeakingSupply, "secrecy", "the supply of seat"),
    (unruly.LeakingPublicSupply, "secrecy", "the supply of a spectator"),
    (unruly.NegativeSupply, "supply", "negative"),
    (unruly.WrongSupply, "supply", "its rows have 2"),
    (unruly.DoubleSupply, "supply", "twice"),
]
BITTEN = {law for cases in (TREES, RUNS, POLICIES, ANSWERS) for _, law, _ in cases} | {"withdraw"}
"""The laws of which a test here shows that they can be broken."""


def hunt(
    game: Game[Any],
    policy: Policy[Any] | None = None,
    *,
    trees: int = NEVER,
    secrecy: int = NEVER,
    games: int = 12,
) -> Counts:
    """Check some random games."""
    counts = Counts()
    for n in range(games):
        counts.add(
            check_game(
                game,
                2 + n % 2,
                {},
                rng_for_run(7, n),
                secrecy_every=secrecy,
                orders_every=trees,
                policy=policy,
            )
        )
    return counts


def test_a_game_with_drafts_keeps_all_laws() -> None:
    counts = hunt(Cesto(), CestoPolicy(), trees=1, secrecy=2)
    assert counts.runs > 20
    assert counts.trees > 40
    assert counts.withdrawn > 10
    assert counts.too_large == 0


def test_a_step_that_brings_means_is_declared() -> None:
    counts = hunt(unruly.DeclaredChange(), trees=1)
    assert counts.runs > 20


@pytest.mark.parametrize(("defect", "law", "text"), TREES)
def test_a_tree_shows_what_an_order_takes_away(defect: type[Cesto], law: str, text: str) -> None:
    with pytest.raises(LawBroken, match=text) as broken:
        hunt(defect(), trees=1)
    assert broken.value.law == law


@pytest.mark.parametrize(("defect", "law", "text"), RUNS)
def test_random_play_shows_an_order_that_matters(defect: type[Cesto], law: str, text: str) -> None:
    with pytest.raises(LawBroken, match=text) as broken:
        hunt(defect())
    assert broken.value.law == law


@pytest.mark.parametrize(("defect", "law", "text"), POLICIES)
def test_a_filter_that_changes_the_results_is_caught(
    defect: type[CestoPolicy], law: str, text: str
) -> None:
    with pytest.raises(LawBroken, match=text) as broken:
        hunt(Cesto(), defect(), trees=1)
    assert broken.value.law == law


@pytest.mark.parametrize(("defect", "law", "text"), ANSWERS)
def test_a_wrong_answer_is_caught(defect: type[Cesto], law: str, text: str) -> None:
    with pytest.raises(LawBroken, match=text) as broken:
        hunt(defect(), secrecy=1)
    assert broken.value.law == law


@pytest.mark.parametrize(
    ("defect", "text"),
    [
        (unruly.takes_the_last, "gives another state"),
        (unruly.refuses, "is refused"),
        (unruly.refuses_halfway(Match.withdraw), "changes the match"),
    ],
)
def test_a_wrong_withdrawal_is_caught(
    defect: Any, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = Match.withdraw

    def withdraw(match: Match, seat: int, action: int) -> None:
        monkeypatch.setattr(Match, "withdraw", true)
        try:
            defect(match, seat, action)
        finally:
            monkeypatch.setattr(Match, "withdraw", withdraw)

    monkeypatch.setattr(Match, "withdraw", withdraw)
    with pytest.raises(LawBroken, match=text) as broken:
        hunt(Cesto())
    assert broken.value.law == "withdraw"


def test_a_tree_that_is_too_large_is_counted_not_explored() -> None:
    game = Cesto()
    s = game.initial(2, {})
    s.coins[0], s.dealt = 40, 1
    assert orders.explore(game, s, 0, edges=200) is None
    s.coins[0] = 6
    tree = orders.explore(game, s, 0)
    assert tree is not None
    assert len({result.state for result in tree.results}) == len(tree.start.reach)


def test_a_path_contains_a_shorter_one_within_the_same_run() -> None:
    game = Cesto()
    none = orders.Path()
    fig, olive = none.then(game, PUT), none.then(game, PUT + 1)
    both, bought = olive.then(game, PUT), fig.then(game, BUY)
    assert fig.then(game, PUT + 1) == both
    assert fig.missing(both) == {PUT + 1: 1}
    assert fig.missing(bought) == {}
    assert both.missing(fig) is None
    assert olive.missing(bought) is None
    assert bought.missing(fig) is None


# -- the share of general answers -----------------------------------------------------------------


def test_general_answers_are_counted_by_verb() -> None:
    counted = count_reasons(Cesto(), 30)
    assert counted.positions == 30
    assert (counted.general, counted.share) == (0, 0.0)
    assert counted.ids == {"costs": counted.illegal}
    silent = count_reasons(make_game("palazzo"), 3)
    assert silent.illegal > 0
    assert silent.ids.get(NO_REASON, 0) == silent.general == sum(silent.verbs.values())


def test_positions_are_decisions_and_the_same_every_time() -> None:
    game: Game[Any] = Cesto()
    found = list(positions(game, 25, seed=4))
    assert len(found) == 25
    assert all(game.to_move(s) == seat for s, seat in found)
    again = [game.fingerprint(s) for s, _ in positions(game, 25, seed=4)]
    assert again == [game.fingerprint(s) for s, _ in found]


# -- taking a step out ----------------------------------------------------------------------------


def test_a_step_is_taken_out_and_the_others_stay() -> None:
    match = Match(Cesto(), 2, {}, bytes(range(32)))
    seat = match.to_move
    match.state.coins[seat] = 9
    for action in (PUT, PUT + 1, PUT):
        match.play(seat, action)
    with pytest.raises(NothingToUndo):
        match.withdraw(seat, PUT + 2)
    with pytest.raises(NothingToUndo):
        match.withdraw(seat, BUY)
    assert match.state.draft == [2, 1, 0]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_decisions_of_the_games_keep_the_laws(game_id: str) -> None:
    game = make_game(game_id)
    setups = list(game.spec.setups())
    seats, options = setups[-1]
    counts = check_game(
        game, seats, options, rng_for_run(31), orders_every=4, secrecy_every=40, max_plies=200
    )
    assert counts.trees > counts.too_large
