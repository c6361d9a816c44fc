"""Auctions, and sharing out full quarries."""

from __future__ import annotations

import pytest
from librt.vecs import append

from contrada.games.palazzo.actions import (
    AUCTION,
    CONFIRM,
    PASS,
    REVEAL,
    SHARE_OUT,
    build_new,
    discard_tile,
    lay_card,
    lay_triple,
    take_tile,
)
from contrada.games.palazzo.state import BIDDING, BUILDING, NOBODY, SHARING, TURN
from tests.games.palazzo.scenario import GAME, Scene, card, cards, only_stack, scenario, tile, tiles

LOT = "S1/1 S1/3"


def auction(hands: list[str], *, lot: str = LOT, turn: int = 0) -> Scene:
    """Seat `turn` has opened the auction of the lot on quarry 1."""
    scene = only_stack(scenario(seats=len(hands), turn=turn, hands=hands, quarries=["", lot]), 3)
    scene.play(REVEAL).reveals("rider rider")
    return scene.play(SHARE_OUT if len(lot.split()) >= 4 else AUCTION)


def bid(scene: Scene, text: str) -> Scene:
    """Lay single cards and confirm."""
    return scene.play(*(lay_card(kind) for kind in cards(text)), CONFIRM)


def totals(scene: Scene) -> set[int]:
    """All sums that the bidder can bid."""
    found = set()
    for a in scene.legal():
        if a == PASS:
            continue
        if a == CONFIRM:
            found.add(int(scene.s.draft_value))
        else:
            after = scene.s.copy()
            GAME.apply(after, after.seat, a)
            found |= totals(Scene(after))
    return found


@pytest.mark.rule("PAL-B6")
def test_the_builder_moves_to_the_next_occupied_quarry() -> None:
    scene = scenario(builder=2, quarries=["", "B1/1", "S1/1", ""])
    scene.play(REVEAL).reveals("B2/1 S2/2").play(AUCTION)
    assert scene.s.builder == 0
    scene = only_stack(scenario(builder=2, quarries=["", "B1/1", "S1/1", ""]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    assert scene.s.builder == 1


@pytest.mark.rule("PAL-B6")
def test_his_own_quarry_comes_last() -> None:
    scene = only_stack(scenario(builder=2, quarries=["", "", "S1/1", ""]), 3)
    scene.play(REVEAL).reveals("rider rider").play(AUCTION)
    assert scene.s.builder == 2
    assert scene.s.phase == BIDDING


@pytest.mark.rule("PAL-B6")
def test_auctioning_nothing_ends_the_turn() -> None:
    scene = only_stack(scenario(builder=3), 3).play(REVEAL).reveals("rider rider").play(AUCTION)
    assert (scene.s.phase, scene.s.builder, scene.seat) == (TURN, 3, 1)


@pytest.mark.rule("PAL-B8")
def test_the_opener_bids_exactly_three() -> None:
    scene = auction(["b7", "b7", "b7"])
    assert scene.s.bid[0] == 3
    assert scene.s.high_bidder == 0
    assert scene.seat == 1
    assert list(scene.s.hand_size) == [1, 1, 1]


@pytest.mark.rule("PAL-B8")
def test_all_tiles_of_the_quarry_are_one_lot() -> None:
    scene = auction(["", "b4", ""], lot="S1/1 S1/3 M1/1")
    bid(scene, "b4")
    scene.play(PASS, PASS)
    assert sorted(scene.s.acquired) == sorted(tiles("S1/1 S1/3 M1/1"))
    assert scene.quarry(1) == []


@pytest.mark.rule("PAL-B9")
def test_the_rulebooks_auction_example() -> None:
    scene = auction(["b4 g4 u4 2 2 2 g6 b5", "b7 b7 b7 b6 b6 b6 b5", ""])
    bid(scene, "b7")
    scene.play(PASS)
    # the rival's bid is 15 when it is the opener's turn again
    scene.s.bid[1] = 15
    assert scene.seat == 0
    scene.play(lay_triple(4), CONFIRM)
    assert scene.s.bid[0] == 18
    scene.s.bid[1] = 18
    scene.s.draft_value = 18
    bid(scene, "b7")
    assert scene.s.bid[1] == 25
    assert totals(scene) == {26, 27, 28, 33, 38, 39}
    bid(scene, "g6 2")
    assert scene.s.bid[0] == 26
    bid(scene, "b6")
    assert scene.s.bid[1] == 31
    assert scene.legal() == [PASS]
    scene.play(PASS)
    assert scene.hand(0) == sorted(cards("b4 g4 u4 2 2 2 g6 b5"))
    assert scene.s.bid[0] == 0
    assert scene.s.phase == BUILDING
    assert scene.seat == 1


@pytest.mark.rule("PAL-B9")
def test_the_first_single_laid_fixes_the_currency() -> None:
    scene = auction(["", "b4 g5 g6 2", "b5 b6 b7"])
    bid(scene, "b4")
    bid(scene, "b5")
    scene.play(PASS)
    # green 5 and 6 are of another currency, and one certificate is not enough to exceed 5
    assert scene.seat == 1
    assert totals(scene) == {6}


@pytest.mark.rule("PAL-B9")
def test_a_first_bid_is_any_legal_payment_above_the_highest() -> None:
    assert totals(auction(["", "b4 g5 2", ""])) == {4, 5, 6, 7}
    assert totals(auction(["", "b3 2", ""])) == {5}
    assert totals(auction(["", "2 2", ""])) == {4}
    assert auction(["", "b3", ""]).legal() == [PASS]


@pytest.mark.rule("PAL-B9")
def test_a_card_laid_earlier_never_joins_a_later_triple() -> None:
    scene = auction(["", "g5 b5 u5 g6", "b6 b7 b7"])
    bid(scene, "g5")
    bid(scene, "b6")
    scene.play(PASS)
    assert totals(scene) == {11}
    assert not scene.can("lay_triple")


@pytest.mark.rule("PAL-B9")
def test_passing_is_a_decision_unless_the_hand_is_seen_to_be_empty() -> None:
    scene = auction(["", "b3", ""])
    assert scene.legal() == [PASS]
    assert not GAME.forced(scene.s, 1)
    scene.play(PASS)
    assert scene.seat == 2
    assert GAME.forced(scene.s, 2)


@pytest.mark.rule("PAL-B9")
def test_an_opener_without_money_still_opens() -> None:
    scene = auction(["", "b3", "b3"]).play(PASS, PASS)
    assert scene.seat == 0
    assert scene.s.phase == BUILDING


@pytest.mark.rule("PAL-B9")
def test_a_new_auction_starts_from_nothing() -> None:
    scene = auction(["b4", "b5 b6", ""])
    bid(scene, "b5")
    scene.play(PASS, PASS)
    assert (scene.s.draft_value, scene.s.phase) == (0, BUILDING)
    scene.play(discard_tile(tile("S1/1")), discard_tile(tile("S1/3")))
    scene.s.market = append(scene.s.market, 2 * 45 + tile("S1/1"))
    scene.s.box[tile("S1/1")] -= 1
    scene.play(REVEAL).reveals("B4/2 M4/1").play(AUCTION)
    assert (scene.seat, list(scene.s.bid), list(scene.s.passed)) == (2, [0, 3, 0], [0, 0, 0])
    scene.play(PASS)
    assert totals(scene) == {4}


@pytest.mark.rule("PAL-B10")
def test_who_passes_is_out_and_takes_back_all_he_laid() -> None:
    scene = auction(["", "b4 b7", "g5 g6", "u7"])
    bid(scene, "b4")
    bid(scene, "g5")
    scene.play(PASS, PASS)
    assert scene.seat == 1
    scene.play(PASS)
    assert scene.hand(1) == cards("b4 b7")
    assert scene.seat == 2
    assert list(scene.s.hand_size) == [0, 2, 1, 1]


@pytest.mark.rule("PAL-B11")
def test_the_winner_discards_his_cards_but_never_the_certificate() -> None:
    scene = auction(["b4 g4 u4 b7", "b7 b7", ""])
    bid(scene, "b7 b7")
    scene.play(PASS)
    scene.play(lay_triple(4), CONFIRM)
    assert scene.s.bid[0] == 18
    scene.play(PASS)
    assert scene.discards() == sorted(cards("b4 g4 u4"))
    assert scene.hand(0) == cards("b7")
    assert list(scene.s.bid) == [0, 0, 0]
    assert list(scene.s.passed) == [0, 0, 0]
    assert sorted(scene.s.acquired) == sorted(tiles(LOT))


@pytest.mark.rule("PAL-B11")
def test_nobody_overbids_then_the_lot_is_free() -> None:
    scene = auction(["b7", "b7", "b7"]).play(PASS, PASS)
    assert scene.seat == 0
    assert scene.hand(0) == cards("b7")
    assert scene.discards() == []
    assert scene.s.high_bidder == NOBODY
    assert sorted(scene.s.acquired) == sorted(tiles(LOT))


@pytest.mark.rule("PAL-B12")
def test_the_turn_goes_on_from_who_triggered_the_auction() -> None:
    scene = auction(["", "", "b7"], turn=1)
    bid(scene, "b7")
    scene.play(PASS, PASS)
    assert scene.seat == 2
    scene.play(build_new(tile("S1/1")), discard_tile(tile("S1/3")))
    assert (scene.s.phase, scene.seat) == (TURN, 2)


@pytest.mark.rule("PAL-B7")
@pytest.mark.parametrize(("seats", "lot", "boxed"), [(3, 5, 2), (2, 4, 2), (4, 4, 0)])
def test_four_or_more_tiles_are_shared_out(seats: int, lot: int, boxed: int) -> None:
    kinds = tiles("S1/1 S1/3 M1/1 M1/2 B1/2")[:lot]
    text = " ".join(["S1/1", "S1/3", "M1/1", "M1/2", "B1/2"][:lot])
    scene = auction([""] * seats, lot=text, turn=1)
    assert scene.s.phase == SHARING
    for n in range(seats):
        assert scene.seat == (1 + n) % seats
        assert len(scene.legal()) == lot - n
        scene.play(take_tile(kinds[n]))
        assert scene.s.phase == BUILDING
        scene.play(build_new(kinds[n]))
    assert scene.quarry(1) == []
    assert sum(scene.s.box[kind] for kind in kinds) == boxed
    assert (scene.s.phase, scene.seat) == (TURN, 2 % seats)


@pytest.mark.rule("PAL-B7")
def test_a_shared_out_tile_must_be_taken_but_may_be_discarded() -> None:
    scene = auction(["b7", "", ""], lot="S1/1 S1/3 M1/1 M1/2")
    assert {form["do"] for form in scene.forms()} == {"take_tile"}
    scene.play(take_tile(tile("M1/1")))
    assert {form["do"] for form in scene.forms()} == {"build_new", "discard_tile"}
    scene.play(discard_tile(tile("M1/1")))
    assert scene.seat == 1
    assert scene.hand(0) == cards("b7")


@pytest.mark.rule("PAL-B7")
def test_three_tiles_are_still_auctioned() -> None:
    assert auction(["", ""], lot="S1/1 S1/3 M1/1").s.phase == BIDDING
    assert auction(["", ""], lot="S1/1 S1/3 M1/1 M1/2").s.phase == SHARING


@pytest.mark.rule("PAL-B9")
def test_bidding_goes_round_until_all_but_one_have_passed() -> None:
    scene = auction(["b5", "b4 b7", "g6", "u7"])
    bid(scene, "b4")
    bid(scene, "g6")
    bid(scene, "u7")
    assert scene.seat == 0
    scene.play(lay_card(card("b5")), CONFIRM)
    assert scene.s.bid[0] == 8
    bid(scene, "b7")
    assert scene.s.bid[1] == 11
    scene.play(PASS, PASS, PASS)
    assert (scene.seat, scene.s.phase) == (1, BUILDING)
    assert scene.discards() == sorted(cards("b4 b7"))


@pytest.mark.parametrize("count", range(1, 6))
def test_the_view_says_from_how_many_tiles_a_quarry_is_shared_out(count: int) -> None:
    lot = ["S1/1", "S1/3", "B1/1", "B1/2", "B2/1"][:count]
    scene = auction(["b4", "g4"], lot=" ".join(lot))
    shared_out = scene.s.phase == SHARING
    assert shared_out == (count >= GAME.view(scene.s, 0).shared_out_from)
