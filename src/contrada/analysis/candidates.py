"""The candidates of a decision: the sequences of steps that a short search visits most."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Any, Final

from contrada.analysis.parts import ends_decision
from contrada.bots.lookahead import best_at_once, candidate_list
from contrada.bots.search import Search
from contrada.core.game import Game, Policy, State
from contrada.core.rng import Rng

EXPANSIONS: Final = 200
"""The maximum number of partial sequences that are extended."""
LONGEST: Final = 60
"""The maximum number of steps of a decision."""


def find_candidates(
    game: Game[Any],
    search: Search,
    world: State,
    seat: int,
    played: list[int],
    iterations: int,
    most: int,
    rng: Rng,
) -> list[list[int]]:
    """The played sequence, then up to `most` others, each with another result; likeliest first."""
    policy = search.policy
    found = [played]
    results = {_result(game, world, seat, played)}
    legal = candidate_list(game, policy, world, seat, world)
    if len(legal) > 1 or len(played) > 1:
        search.prepare(world, rng)
        search.run(world, iterations, rng)
        for steps in _sequences(game, policy, search, world, seat):
            result = _result(game, world, seat, steps)
            if result not in results:
                results.add(result)
                found.append(steps)
            if len(found) > most:
                break
    return found


def _sequences(
    game: Game[Any], policy: Policy[Any], search: Search, world: State, seat: int
) -> Iterator[list[int]]:
    """Complete sequences of steps, the most visited first."""
    root = search.tree.root
    waiting: list[tuple[int, int, list[int]]] = []
    number = 0
    for action, visits in zip(search.root_actions(), search.root_visits(), strict=True):
        heapq.heappush(waiting, (-visits, number, [action]))
        number += 1
    for _ in range(EXPANSIONS):
        if not waiting:
            break
        visits, _, steps = heapq.heappop(waiting)
        state = world.copy()
        for step in steps[:-1]:
            game.apply(state, seat, step)
        if len(steps) >= LONGEST or ends_decision(game, state, seat, steps[-1]):
            yield steps
            continue
        game.apply(state, seat, steps[-1])
        if game.to_move(state) != seat:
            yield steps
            continue
        search.tree.root = root
        if all(search.step(step) for step in steps):
            children = list(zip(search.root_actions(), search.root_visits(), strict=True))
        else:
            children = [(int(best_at_once(game, policy, state, seat, world)), -visits)]
        search.tree.root = root
        for action, count in children:
            heapq.heappush(waiting, (-count, number, [*steps, action]))
            number += 1
    search.tree.root = root


def _result(game: Game[Any], world: State, seat: int, steps: list[int]) -> str:
    """A fingerprint of the state after these steps: equal for the same steps in another order."""
    state = world.copy()
    for step in steps:
        game.apply(state, seat, step)
    return game.fingerprint(state)
