"""Bots and hints in the middle of a person's draft find its completions in any order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contrada.bots.greedy import GreedyBot
from contrada.bots.hints import raw_hints
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.lookahead import candidate_list
from contrada.core import registry
from contrada.core.info import InfoSet
from contrada.core.rng import rng_for_run
from tests.basket import BUY, ENTRY, PUT, Basket, Cesto, CestoPolicy

FIG, OLIVE, LEMON = PUT, PUT + 1, PUT + 2


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    registry.register(ENTRY)
    yield
    del registry._entries["cesto"]


def draft(game: Cesto, coins: int, *steps: int) -> Basket:
    """A turn of seat 0 with some coins and these steps played."""
    s = game.initial(2, {})
    s.coins[0], s.dealt = coins, 1
    for step in steps:
        game.apply(s, 0, step)
    return s


def test_the_candidates_are_those_that_add_something_since_the_root() -> None:
    game, policy = Cesto(), CestoPolicy()
    root = draft(game, 6, LEMON)
    assert candidate_list(game, policy, root, 0, root) == [BUY, FIG, OLIVE, LEMON]
    assert candidate_list(game, policy, root, 0, None) == [BUY, LEMON]
    later = draft(game, 6, LEMON, OLIVE)
    assert candidate_list(game, policy, later, 0, root) == [BUY]
    assert candidate_list(game, policy, draft(game, 6, LEMON, FIG), 0, root) == [BUY, FIG, OLIVE]


@pytest.mark.parametrize(("coins", "best"), [(5, OLIVE), (6, LEMON), (4, FIG)])
def test_a_hint_completes_the_draft_with_what_is_left(coins: int, best: int) -> None:
    game = Cesto()
    rng = rng_for_run(1)
    info = InfoSet.of(game, draft(game, coins, LEMON), 0, rng)
    told = raw_hints(game, info, rng, 300, 4)
    assert told[0].action == best
    assert told[0].score > next(hint.score for hint in told if hint.action == BUY)


def test_bots_go_on_with_a_draft_that_is_not_theirs() -> None:
    game = Cesto()
    for bot in (GreedyBot(game), IsmctsBot(game, iterations=200)):
        rng = rng_for_run(2)
        s = draft(game, 8, LEMON)
        while game.to_move(s) == 0:
            game.apply(s, 0, bot.choose(InfoSet.of(game, s, 0, rng), rng))
        assert s.bought[0] == [0, 1, 2]


def test_every_completion_of_a_draft_is_searched_once() -> None:
    """A basket of six coins in which a lemon lies already: all baskets, each in one order."""
    game, policy = Cesto(), CestoPolicy()
    root = draft(game, 6, LEMON)
    found: list[tuple[int, ...]] = []
    waiting = [root]
    while waiting:
        s = waiting.pop()
        for action in candidate_list(game, policy, s, 0, root):
            after = s.copy()
            game.apply(after, 0, action)
            if game.to_move(after) == 0:
                waiting.append(after)
            else:
                found.append(tuple(after.bought[0]))
    assert len(found) == len(set(found))
    assert set(found) == {
        (0, 0, 1),
        (1, 0, 1),
        (2, 0, 1),
        (3, 0, 1),
        (0, 1, 1),
        (1, 1, 1),
        (0, 0, 2),
    }
