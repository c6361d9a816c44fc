"""The set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from tests.games.carpe_diem.scenario import GAME, TABLES, Scene


def set_up(seats: int, number: int = 0, **options: Any) -> Scene:
    """A game dealt up to its first decision."""
    return Scene(Match(GAME, seats, options, seed_for_run(11, number)).state)


@pytest.mark.rule("CAD-S0")
def test_the_first_seat_starts_unless_the_starter_is_drawn() -> None:
    assert {set_up(3, number).seat for number in range(6)} == {0}
    drawn = {set_up(3, number, starter="random").seat for number in range(30)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("CAD-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tableau_four_frame_pieces_and_nine_banderoles_each(seats: int) -> None:
    s = set_up(seats).s
    assert len(set(s.tableaux)) == seats
    assert len(set(s.frames)) == 4 * seats
    for seat in range(seats):
        assert s.banderoles[seat] == TABLES.banderoles[s.tableaux[seat]]


@pytest.mark.rule("CAD-S1")
def test_frame_pieces_come_on_random_sides() -> None:
    seen = {(piece, side) for n in range(30) for side, piece in enumerate(set_up(4, n).s.frames)}
    assert len({side % 4 for piece, side in seen if piece == 0}) == 4


@pytest.mark.rule("CAD-S1")
def test_figures_enter_free_fields_in_turn_order_after_all_is_laid_out() -> None:
    scene = set_up(3)
    assert scene.s.stage == st.ENTERING
    assert min(scene.s.displays) >= 0
    assert min(scene.s.seals) >= 0
    assert [form["field"] for form in scene.forms()] == [1, 2, 3, 4, 5, 6, 7]
    scene.play(act.enter(2))
    assert scene.seat == 1
    assert [form["field"] for form in scene.forms()] == [1, 2, 4, 5, 6, 7]
    scene.play(act.enter(6), act.enter(0))
    assert (scene.seat, scene.s.stage) == (0, st.MOVING)
    assert list(scene.s.figures) == [2, 6, 0]


@pytest.mark.rule("CAD-S2")
@pytest.mark.parametrize(
    ("seats", "piles"), [(2, [2, 2, 2, 2]), (3, [2, 3, 2, 3]), (4, [3, 3, 2, 4])]
)
def test_cards_of_each_pile_by_number_of_players(seats: int, piles: list[int]) -> None:
    for number in range(5):
        slots = [card for card in set_up(seats, number).s.slots if card >= 0]
        assert len(slots) == len(set(slots)) == sum(piles)
        found = Counter(int(TABLES.card_pile[card]) for card in slots)
        assert [found[pile] for pile in range(4)] == piles


@pytest.mark.rule("CAD-S2")
def test_cards_are_mixed_before_they_are_laid_out() -> None:
    first = Counter(int(TABLES.card_pile[set_up(4, n).s.slots[0]]) for n in range(120))
    assert set(first) == {0, 1, 2, 3}
    assert first[3] > first[2], "4 of 12 cards are D, 2 are C"


@pytest.mark.rule("CAD-S3")
def test_28_light_tiles_on_the_displays_and_11_dark_ones_on_the_seals() -> None:
    s = set_up(4).s
    assert (sum(s.light), sum(s.dark)) == (84 - 28, 39 - 11)
    assert all(TABLES.light[face] > 0 for face in s.displays)
    assert all(TABLES.dark[face] > 0 for face in s.seals)


@pytest.mark.rule("CAD-S3")
def test_tiles_are_drawn_with_the_odds_of_the_pool() -> None:
    s = GAME.initial(2, GAME.spec.check_options({}))
    rng = rng_for_run(5)
    while s.stage != st.DEAL_DISPLAYS:
        GAME.apply(s, CHANCE, GAME.sample(s, rng))
    odds = dict(GAME.outcomes(s))
    for face in range(TABLES.faces):
        share = odds.get(act.TILE + face, 0)
        assert share == pytest.approx(TABLES.light[face] / 84)


@pytest.mark.rule("CAD-S4")
@pytest.mark.parametrize(("seats", "vp"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_start_points_and_discs_in_turn_order(seats: int, vp: list[int]) -> None:
    for number in range(4):
        scene = set_up(seats, number, starter="random")
        first = scene.s.first
        in_turn = [(first + i) % seats for i in range(seats)]
        assert [scene.vp(seat) for seat in in_turn] == vp
        assert list(scene.s.order) == in_turn[::-1], "the start player's disc is at the bottom"
        assert list(scene.s.track) == [0] * seats


def test_unused_slots_get_no_card() -> None:
    for seats in (2, 3, 4):
        s = set_up(seats).s
        assert [slot for slot in range(12) if s.slots[slot] < 0] == [
            slot for slot in range(12) if not TABLES.used[seats * 12 + slot]
        ]
