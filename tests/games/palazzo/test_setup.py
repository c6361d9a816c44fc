"""Set-up."""

from __future__ import annotations

import pytest

from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.games.palazzo import state as st
from contrada.games.palazzo.pieces import CARD_KINDS, REVEAL_KINDS, RIDER
from tests.games.palazzo.scenario import GAME

SEED = bytes(range(32))


@pytest.mark.rule("PAL-S1")
def test_builder_on_quarry_0_and_riders_in_stack_iii_only() -> None:
    s = GAME.initial(3, GAME.spec.check_options({}))
    assert s.builder == 0
    riders = [s.stacks[stack * REVEAL_KINDS + RIDER] for stack in range(3)]
    assert riders == [0, 0, 5]
    assert list(s.stack_size) == [15, 18, 20]


@pytest.mark.rule("PAL-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_tile_on_each_quarry_and_the_warehouse_from_stack_i(seats: int) -> None:
    s = Match(GAME, seats, seed=SEED).state
    assert [st.count_at(s, place) for place in range(5)] == [1, 1, 1, 1, 1]
    assert list(s.stack_size) == [10, 18, 20]


@pytest.mark.rule("PAL-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_hidden_cards_each_and_public_hand_sizes(seats: int) -> None:
    match = Match(GAME, seats, seed=SEED)
    assert list(match.state.hand_size) == [4] * seats
    view = GAME.view(match.state, 0)
    assert [player.hand_size for player in view.players] == [4] * seats
    assert len(view.players[0].hand) == 4
    assert all(player.hand is None for player in view.players[1:])
    deals = [line.entry for line in match.log_for(0) if line.entry["do"].startswith("deal")]
    assert [entry["do"] for entry in deals] == ["deal"] * 4 + ["deal_hidden"] * 4 * (seats - 1)
    assert all("card" not in entry for entry in deals[4:])


@pytest.mark.rule("PAL-S4")
def test_first_seat_starts_unless_the_starter_is_drawn() -> None:
    assert Match(GAME, 3, seed=SEED).state.turn == 0
    starters = set()
    for n in range(40):
        match = Match(GAME, 3, {"starter": "random"}, bytes([n] * 32))
        assert match.log[0].actor == CHANCE
        assert GAME.outcomes(match.state_at(0)) == [(seat, 1 / 3) for seat in range(3)]
        assert match.to_move == match.state.turn
        starters.add(match.to_move)
    assert starters == {0, 1, 2}


@pytest.mark.rule("PAL-S4")
def test_stacks_are_used_in_order_and_may_straddle_in_a_reveal() -> None:
    s = Match(GAME, 2, seed=SEED).state
    s.phase = st.REVEALING_TILES
    s.seat = CHANCE
    pool = [kind for kind in range(45) if s.stacks[kind] > 0]
    for kind in pool[1:]:
        s.box[kind] += 1
        s.stacks[kind] = 0
    s.stack_size[0] = 1
    assert GAME.check(s) == []
    GAME.apply(s, CHANCE, 36 + pool[0])
    assert list(s.stack_size) == [0, 18, 20]
    assert {a - 36 for a, _ in GAME.outcomes(s)} == set(GAME.stacks[1])


def test_cards_dealt_come_from_the_deck() -> None:
    s = Match(GAME, 4, seed=SEED).state
    assert s.deck_size == 55 - 16
    assert sum(s.hands[seat * CARD_KINDS + k] for seat in range(4) for k in range(CARD_KINDS)) == 16
