"""The rules by their ids in `texts/rules`."""

from __future__ import annotations

import pytest

from contrada.core.errors import BadComponents
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.match import Match
from contrada.core.registry import make_game
from raccolta.actions import DEAL, DRAW, REVEAL, SELL, lay, take
from raccolta.check import check
from raccolta.components import published
from raccolta.game import Raccolta
from raccolta.pieces import HAND_LIMIT, KINDS
from raccolta.presentation.breakdown import breakdown
from raccolta.presentation.view import view
from raccolta.rules import legal
from raccolta.scoring import ranking, scores
from raccolta.state import OVER, RaccoltaState
from scenario import counts, fruits, kind, play, scenario


def sold(s: RaccoltaState, *cards: str) -> int:
    """What selling these cards brings the seat to move, without its favourite."""
    seat = s.seat
    before = breakdown(s, seat, -1).total
    play(s, *(lay(kind(card)) for card in cards), SELL)
    return breakdown(s, seat, -1).total - before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rac_1_to_3_the_start(seats: int) -> None:
    match = Match(make_game("raccolta"), seats, {"sales": 4}, seed=bytes(32))
    s = match.state
    assert isinstance(s, RaccoltaState)
    assert list(s.hand_size) == [2] * seats
    assert sum(s.display) == 4
    assert s.pool_size == 36 - 2 * seats - 4
    assert len(set(s.favourites)) == seats
    assert match.to_move == 0


def test_rac_4_take_refills_the_display() -> None:
    s = scenario(display="fig 1, fig 2, fig 3, olive 1")
    play(s, take(kind("fig 2")))
    assert s.seat == CHANCE
    play(s, REVEAL + kind("lemon 3"))
    assert list(s.display) == counts("fig 1, fig 3, olive 1, lemon 3")
    assert list(s.hands[:KINDS]) == counts("fig 2")
    assert s.seat == 1


def test_rac_4_draw_is_unseen() -> None:
    s = scenario()
    play(s, DRAW, DEAL + kind("lemon 3"))
    assert list(s.hands[:KINDS]) == counts("lemon 3")
    assert sum(s.seen) == 0
    assert view(s, 0).players[0].hand is not None
    assert view(s, 1).players[0].hand is None


def test_rac_4_equal_cards_are_offered_once() -> None:
    s = scenario(display="fig 1, fig 1, fig 1, olive 2")
    assert list(legal(s, 0)) == [DRAW, take(kind("fig 1")), take(kind("olive 2"))]


def test_rac_5_a_full_hand_has_to_sell() -> None:
    s = scenario(hand="fig 1, fig 2, lemon 1, lemon 2, olive 1, olive 2, orange 1")
    assert s.hand_size[0] == HAND_LIMIT
    single = lay(kind("orange 1"))
    assert set(legal(s, 0)) == {lay(k) for k in range(KINDS) if s.hands[k]} - {single}


def test_rac_6_any_order_of_one_fruit() -> None:
    for order in (("fig 1", "fig 3", "fig 2"), ("fig 3", "fig 2", "fig 1")):
        s = scenario(hand="fig 1, fig 2, fig 3, lemon 1, lemon 2")
        assert sold(s, *order) == 6 + 2 + 3
        assert list(s.hands[:KINDS]) == counts("lemon 1, lemon 2")


def test_rac_6_a_sale_has_two_cards_and_one_fruit() -> None:
    s = scenario(hand="fig 1, fig 2, lemon 1, lemon 2, orange 3")
    assert lay(kind("orange 3")) not in legal(s, 0)
    play(s, lay(kind("fig 1")))
    assert list(legal(s, 0)) == [lay(kind("fig 2"))]
    play(s, lay(kind("fig 2")))
    assert list(legal(s, 0)) == [SELL]


def test_rac_6_laid_cards_move_from_the_hand_to_the_sale() -> None:
    s = scenario(hand="fig 1, fig 2, lemon 1", rival="fig 3")
    play(s, lay(kind("fig 2")))
    shown = view(s, 0)
    assert shown.draft is not None
    assert [(card.fruit, card.value) for card in shown.draft.cards] == [("fig", 2)]
    hand = shown.players[0].hand
    assert hand is not None
    assert [(card.fruit, card.value) for card in hand] == [("fig", 1), ("lemon", 1)]
    assert view(s, 1).draft is None
    assert view(s, 1).players[0].hand_size == 3


@pytest.mark.parametrize(("number", "bonus"), [(2, 0), (3, 2), (4, 5), (5, 9), (6, 9)])
def test_rac_7_large_sets(number: int, bonus: int) -> None:
    cards = ["fig 1", "fig 1", "fig 1", "fig 2", "fig 2", "fig 2"][:number]
    values = sum(int(card[-1]) for card in cards)
    assert sold(scenario(hand=", ".join(cards)), *cards) == values + bonus + 3


@pytest.mark.parametrize(("before", "bonus"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_rac_7_the_market_falls(before: int, bonus: int) -> None:
    s = scenario(hand="fig 1, fig 2", market=", ".join(["fig"] * before))
    assert sold(s, "fig 1", "fig 2") == 3 + bonus
    assert list(s.market) == fruits(fig=before + 1)


def test_rac_8_the_round_of_the_last_sale_is_finished() -> None:
    s = scenario(hand="fig 1, fig 2", sales=3)
    play(s, lay(kind("fig 1")), lay(kind("fig 2")), SELL)
    assert (s.seat, s.ending) == (1, 1)
    play(s, DRAW, DEAL + kind("lemon 1"))
    assert (s.seat, s.phase) == (TERMINAL, OVER)


def test_rac_8_an_empty_pile_ends_the_game() -> None:
    s = scenario(pool=1)
    play(s, take(kind("olive 1")))
    play(s, REVEAL + next(k for k in range(KINDS) if s.pool[k]))
    assert (s.seat, s.ending, s.pool_size) == (1, 1, 0)
    assert DRAW not in legal(s, 1)
    play(s, take(kind("olive 2")))
    assert s.seat == TERMINAL
    assert sum(s.display) == 3


def test_rac_9_favourites_count_and_are_shown_at_the_end() -> None:
    s = scenario(hand="fig 1, fig 2, fig 2", favourites="fig, lemon", sales=3)
    sold(s, "fig 1", "fig 2", "fig 2")
    assert scores(s)[0] == 5 + 2 + 3 + 3 * 2
    assert breakdown(s, 0, 1).total == 10
    assert breakdown(s, 0, 0).total == 16
    assert view(s, 1).players[0].favourite is None
    play(s, DRAW, DEAL + kind("lemon 1"))
    assert breakdown(s, 0, 1).total == 16
    assert view(s, 1).players[0].favourite is not None


def test_rac_10_fewer_cards_break_a_tie() -> None:
    s = scenario(hand="fig 1", rival="fig 2, fig 3")
    assert ranking(s) == [1, 2]
    s = scenario(hand="fig 1", rival="fig 2")
    assert ranking(s) == [1, 1]
    s.card_points[1] = 1
    assert ranking(s) == [2, 1]


def test_rac_11_the_short_game() -> None:
    s = scenario(hand="fig 1, fig 2", sales=2, sales_limit=3)
    sold(s, "fig 1", "fig 2")
    assert s.ending == 1
    match = Match(make_game("raccolta"), 2, {"sales": 3}, seed=bytes(32))
    assert isinstance(match.state, RaccoltaState)
    assert match.state.sales_limit == 3


def test_a_known_card_stays_known_until_it_is_sold() -> None:
    s = scenario(hand="olive 1", display="olive 1, olive 2, fig 1, fig 2")
    play(s, take(kind("olive 1")), REVEAL + kind("lemon 1"))
    known = view(s, 1).players[0].known
    assert known is not None
    assert [(card.fruit, card.value) for card in known] == [("olive", 1)]
    play(s, DRAW, DEAL + kind("lemon 2"))
    sold(s, "olive 1", "olive 1")
    assert view(s, 1).players[0].known == []


def test_other_components_are_refused() -> None:
    assert Raccolta(published()).components == published()
    with pytest.raises(BadComponents, match="one fixed deck"):
        Raccolta({"deck": {"copies": 4}})


def test_broken_states_are_named() -> None:
    s = scenario(hand="fig 1")
    s.display[kind("fig 1")] += 1
    s.favourites[1] = s.favourites[0]
    s.draft[kind("lemon 1")] = 1
    found = "; ".join(check(s))
    for fault in ("4 cards fig 1 instead of 3", "the favourites are", "has laid cards"):
        assert fault in found
