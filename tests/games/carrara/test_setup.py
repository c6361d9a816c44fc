"""Setting up."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carrara.actions import PASS, STARTER, WHEEL
from contrada.games.carrara.pieces import COLOURS, DISPLAY, count_bits
from contrada.games.carrara.state import LAYING, TURNING
from tests.games.carrara.scenario import GAME, Scene, T, item, location

ROUNDS = 60


def start(seats: int, **options: Any) -> Scene:
    """A game before anything is dealt."""
    return Scene(GAME.initial(seats, GAME.spec.check_options(options)))


def dealt(seats: int, seed: int = 1, **options: Any) -> Scene:
    """A game ready for the first turn."""
    return Scene(Match(GAME, seats, options, seed_for_run(seed)).state)


@pytest.mark.rule("CAR-S0")
def test_the_first_seat_starts_and_play_goes_clockwise() -> None:
    scene = dealt(3)
    order = []
    for _ in range(6):
        order.append(scene.s.turn)
        scene.play(PASS)
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("CAR-S0")
def test_the_starter_can_be_drawn_and_the_start_blocks_follow_the_order_of_play() -> None:
    scene = start(3, starter="random")
    assert GAME.outcomes(scene.s) == [(STARTER + seat, pytest.approx(1 / 3)) for seat in range(3)]
    scene.happens(STARTER + 2).settles()
    assert scene.s.turn == 2
    assert [scene.hand(seat) for seat in (2, 0, 1)] == ["pp", "pb", "bb"]


@pytest.mark.rule("CAR-S1")
def test_start_blocks_by_seat_and_one_of_each_colour_at_location_i() -> None:
    scene = dealt(4)
    assert [scene.hand(seat) for seat in range(4)] == ["pp", "pb", "bb", "bg"]
    assert scene.at("I") == "pbgryw"
    assert scene.s.on_wheel == 6
    assert list(scene.s.bag) == [7 - 4, 7 - 5, 7 - 2, 6, 6, 6]
    assert [dealt(2).hand(seat) for seat in range(2)] == ["pp", "pb"]


@pytest.mark.rule("CAR-S2")
@pytest.mark.parametrize(("seats", "tiles", "threes"), [(2, 24, 0), (3, 30, 1), (4, 36, 2)])
def test_24_30_or_36_buildings_nine_of_them_open(seats: int, tiles: int, threes: int) -> None:
    scene = start(seats)
    values = sorted(v for v in range(42) if scene.s.stack >> v & 1)
    assert len(values) == tiles
    assert sum(1 for piece in values if piece % 7 in (2, 3)) == 6 * threes
    scene.settles()
    assert count_bits(scene.s.display) == DISPLAY == 9
    assert scene.s.stack_size == tiles - 9


@pytest.mark.rule("CAR-S2")
def test_two_equal_buildings_of_the_stack_are_one_outcome_with_double_odds() -> None:
    odds = dict(GAME.outcomes(start(4).s))
    assert len(odds) == 30
    assert sorted(set(odds.values())) == [pytest.approx(1 / 36), pytest.approx(2 / 36)]


@pytest.mark.rule("CAR-S3")
def test_twenty_coins_behind_a_screen() -> None:
    scene = dealt(3)
    assert [scene.coins(seat) for seat in range(3)] == [20, 20, 20]
    view = GAME.view(scene.s, 1)
    assert [p.coins for p in view.players] == [None, 20, None]
    assert [p.blocks is None for p in view.players] == [True, False, True]
    assert view.bag is None
    open_view = GAME.view(dealt(3, open_screens=True).s, 1)
    assert [p.coins for p in open_view.players] == [20, 20, 20]
    assert open_view.bag == 42 - 6 - 6


@pytest.mark.rule("CAR-S4")
def test_one_stone_on_each_bonus_field_and_no_points() -> None:
    for version, stones in (("normal", 6), ("advanced", 8)):
        scene = dealt(3, version=version)
        view = GAME.view(scene.s, 0)
        assert [f.stones for f in view.court] == [[0, 1, 2]] * stones
        assert [p.track for p in view.players] == [0, 0, 0]


@pytest.mark.rule("CAR-S5")
@pytest.mark.parametrize(("seats", "decorations"), [(2, 5), (3, 6), (4, 7)])
def test_decorations_and_gold_statues_by_number_of_players(seats: int, decorations: int) -> None:
    s = dealt(seats, version="advanced").s
    assert list(s.decorations) == [decorations] * 6
    assert list(s.supply) == [6] * 6 + [2 * seats]
    assert s.boxed == 8 - 2 * seats
    assert len(s.stores) == 2 * seats


@pytest.mark.rule("CAR-S5")
def test_the_large_wheel_is_turned_at_random_the_small_one_has_purple_at_i() -> None:
    scene = start(2, version="advanced")
    assert scene.s.stage == TURNING
    assert [p for _, p in GAME.outcomes(scene.s)] == [pytest.approx(1 / 6)] * 6
    scene.happens(WHEEL + item("cup"))
    assert scene.s.stage == LAYING
    view = GAME.view(scene.settles().s, 0)
    kinds = [place.decoration.kind for place in view.locations]
    assert kinds == ["cup", "flag", "gate", "book", "shield", "crown"]
    statues = [place.statue.colour for place in view.locations]
    assert statues == ["purple", "blue", "green", "red", "yellow", "white"]


def test_chance_draws_with_the_odds_it_names() -> None:
    scene = start(4, version="advanced", starter="random")
    while scene.s.seat == CHANCE:
        named = [a for a, _ in GAME.outcomes(scene.s)]
        drawn = {GAME.sample(scene.s, rng_for_run(7, i)) for i in range(ROUNDS)}
        assert drawn <= set(named)
        assert len(drawn) > 1
        scene.happens(named[-1])
    assert scene.s.on_wheel == COLOURS
    assert T.prices[location("VI") * COLOURS] == 0
