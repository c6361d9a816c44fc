"""How near the end is, as the weights see it: the fifth rider ends the game (PAL-B3)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from contrada.core.game import CHANCE, TERMINAL
from contrada.core.registry import entry_of
from contrada.games.palazzo.actions import REVEAL
from contrada.games.palazzo.bots.ending import NAMES, danger, reveals_to_come, tiles_to_come
from contrada.games.palazzo.pieces import REVEAL_KINDS, STACKS, TILE_KINDS
from contrada.games.palazzo.state import PalazzoState
from tests.games.palazzo.scenario import GAME, Scene, only_stack, scenario

LAST = STACKS - 1
ENTRY: Any = entry_of("palazzo")
FEATURES = ENTRY.features(GAME)


def near_the_end(riders: int, tiles: int) -> Scene:
    """A turn with only the last stack left: all riders but so many are out, and so many tiles."""
    scene = only_stack(scenario(seats=2, hands=["b3", "g3"], riders=5 - riders), 3)
    s = scene.s
    left = sum(s.stacks[LAST * REVEAL_KINDS + kind] for kind in range(TILE_KINDS))
    for kind in range(TILE_KINDS):
        while left > tiles and s.stacks[LAST * REVEAL_KINDS + kind] > 0:
            s.stacks[LAST * REVEAL_KINDS + kind] -= 1
            s.stack_size[LAST] -= 1
            s.box[kind] += 1
            left -= 1
    assert GAME.check(s) == []
    return scene


def mean_reveals(riders: int, tiles: int) -> float:
    """The mean position of the last rider in every order of the stack."""
    orders = set(permutations("R" * riders + "t" * tiles))
    return sum("".join(order).rindex("R") + 1 for order in orders) / len(orders)


@pytest.mark.parametrize(("riders", "tiles"), [(1, 0), (1, 3), (2, 3), (3, 3)])
def test_reveals_are_counted_to_the_fifth_rider(riders: int, tiles: int) -> None:
    s = near_the_end(riders, tiles).s
    assert reveals_to_come(s) == pytest.approx(mean_reveals(riders, tiles))
    assert tiles_to_come(s) == pytest.approx(mean_reveals(riders, tiles) - riders)


def test_the_stacks_before_the_last_one_come_in_full() -> None:
    s = scenario(seats=2).s
    before = float(s.stack_size[0] + s.stack_size[1])
    assert reveals_to_come(s) == pytest.approx(before + 5 * float(s.stack_size[LAST] + 1) / 6)


def chance_of_the_end(s: PalazzoState) -> float:
    """The probability that a turn of buying ends the game, over all reveals."""
    state = s.copy()
    GAME.apply(state, state.seat, REVEAL)
    total, open_states = 0.0, [(state, 1.0)]
    while open_states:
        here, chance = open_states.pop()
        if GAME.to_move(here) == TERMINAL:
            total += chance
        elif GAME.to_move(here) == CHANCE:
            for outcome, share in GAME.outcomes(here):
                after = here.copy()
                GAME.apply(after, CHANCE, outcome)
                open_states.append((after, chance * share))
    return total


@pytest.mark.parametrize(
    ("riders", "tiles"), [(1, 0), (1, 1), (1, 5), (2, 0), (2, 1), (2, 6), (3, 4), (5, 9)]
)
def test_danger_is_the_chance_that_the_next_two_reveals_end_the_game(
    riders: int, tiles: int
) -> None:
    s = near_the_end(riders, tiles).s
    assert danger(s) == pytest.approx(chance_of_the_end(s))


def test_there_is_no_danger_before_the_last_stack() -> None:
    s = scenario(seats=2, riders=4).s
    assert danger(s) == 0.0


def test_a_lone_floor_counts_the_nearer_the_end_is() -> None:
    scene = scenario(seats=2, hands=["b3", "g3"], palazzi=[["B1/3"], ["M1/2 B2/1"]], riders=4)
    s = only_stack(scene, 3).s
    first, second = FEATURES.of(s)
    names = FEATURES.names()
    lone, pair = (names.index(f"palazzi of {n} floors in danger") for n in (1, 2))
    assert first[lone] == second[pair] == danger(s) > 0
    assert first[pair] == second[lone] == 0
    assert names[-len(NAMES) :] == list(NAMES)


def test_progress_grows_with_every_rider() -> None:
    shares = [
        FEATURES.progress(scenario(seats=2, palazzi=[["B1/3"], ["M1/2"]], riders=riders).s)
        for riders in range(5)
    ]
    assert shares == sorted(set(shares))
