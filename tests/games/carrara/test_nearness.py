"""How near the end is, as the weights see it: a player has used all stones, and the stack is empty
(CAR-E1).
"""

from __future__ import annotations

from contrada.core.arrays import vec_of
from contrada.games.carrara.bots.ending import MOST, best_fields, stones_of, turns_left
from contrada.games.carrara.pieces import FIELDS, bit
from tests.games.carrara.scenario import Scene, scenario

FIVE = "biblioteca palazzo porta cattedrale castello"
TWO_TILES = "porta5 villa4"


def turns(scene: Scene, last: int = 0) -> list[int]:
    return [turns_left(scene.s, seat, last) for seat in range(scene.s.seats)]


def test_whoever_has_the_fewest_stones_can_end_the_game_with_them() -> None:
    scene = scenario(seats=2, used=[FIVE], stack="")
    assert [stones_of(scene.s, seat) for seat in range(2)] == [1, 6]
    assert turns(scene) == [1, 2]


def test_everybody_takes_from_the_stack() -> None:
    assert turns(scenario(seats=2, used=[FIVE], stack=TWO_TILES)) == [2, 3]
    assert turns(scenario(seats=3, used=[FIVE], stack=TWO_TILES)) == [1, 2, 2]


def test_all_stones_need_a_turn_each() -> None:
    assert turns(scenario(seats=2, stack=TWO_TILES)) == [6, 6]


def test_after_the_trigger_only_the_last_turn_is_left() -> None:
    scene = scenario(seats=2, used=[FIVE], stack="")
    scene.s.trigger = 0
    assert turns(scene) == [0, 0]
    assert turns(scene, 1) == [1, 1]


def test_the_best_fields_that_can_be_scored_come_first() -> None:
    gives = vec_of([0] * FIELDS + [3, 9, 4, 7] + [0] * (FIELDS - 4))
    scorable = bit(0) | bit(1) | bit(3)
    assert list(best_fields(gives, scorable)) == [9, 7, 3] + [0] * (MOST - 3)
