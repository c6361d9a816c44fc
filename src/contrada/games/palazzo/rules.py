"""The rules: the initial state, the legal actions and their effects."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.games.palazzo.actions import (
    BUILD_NEW,
    BUY,
    CONFIRM,
    DEAL,
    DISCARD_CARD,
    LAY_CARD,
    LAY_TRIPLE,
    PASS,
    REBUILD,
    REVEAL,
    REVEAL_CARD,
    REVEAL_TILE,
    STARTER,
    TAKE_CARD,
    TAKE_MONEY,
    TAKE_TILE,
)
from contrada.games.palazzo.check import copies_of_card
from contrada.games.palazzo.phases.auction import (
    ask_next_bidder,
    bidding_choices,
    open_auction,
    sharing_choices,
    take_tile,
)
from contrada.games.palazzo.phases.building import building_choices, rebuilding_choices
from contrada.games.palazzo.phases.construction import build, card_choices, pay_rebuild
from contrada.games.palazzo.phases.income import money_choices, take_cards, turn_up_card
from contrada.games.palazzo.phases.laying import laying_choices
from contrada.games.palazzo.phases.market import (
    choose_tiles,
    complete_purchase,
    market_choices,
    price_now,
    price_to_pay,
    reveal_tile,
)
from contrada.games.palazzo.phases.money import (
    clear_draft,
    lay_card_step,
    lay_draft_as_bid,
    lay_triple_step,
    take_back_bid,
    turn_pile_if_empty,
)
from contrada.games.palazzo.phases.setup import deal, set_up_tile
from contrada.games.palazzo.phases.turn import turn_choices
from contrada.games.palazzo.pieces import CARD_KINDS, REVEAL_KINDS, RIDER, RIDERS, STACKS
from contrada.games.palazzo.state import (
    BIDDING,
    BUILDING,
    DEALING,
    MARKET,
    PAYING,
    PAYING_REBUILD,
    REBUILDING,
    REVEALING_MONEY,
    REVEALING_TILES,
    SETTING_UP,
    SHARING,
    START,
    TAKING_MONEY,
    TURN,
    PalazzoState,
    fresh,
)


def initial(
    tiles: list[list[int]], seats: i64, price_before: bool, drawn_start: bool
) -> PalazzoState:
    """The state before anything has been dealt; `tiles` are those of stacks I, II and III."""
    s = fresh(seats, 1 if price_before else 0)
    s.phase = START if drawn_start else DEALING
    for kind in range(CARD_KINDS):
        copies = copies_of_card(kind)
        s.deck[kind] = copies
        s.deck_size += copies
    for stack, kinds in enumerate(tiles):
        for kind in kinds:
            s.stacks[stack * REVEAL_KINDS + kind] += 1
        s.stack_size[stack] = len(kinds)
    s.stacks[(STACKS - 1) * REVEAL_KINDS + RIDER] = RIDERS
    s.stack_size[STACKS - 1] += RIDERS
    return s


def legal(s: PalazzoState, seat: i64) -> vec[i64]:
    """Every action of the seat, in a fixed order."""
    if seat != s.seat or seat < 0:
        return vec[i64]()
    phase = s.phase
    if phase == BIDDING:
        return bidding_choices(s, seat)
    if phase == PAYING:
        return laying_choices(s, seat, price_to_pay(s), vec[i64](capacity=16))
    if phase == BUILDING:
        return building_choices(s, seat)
    if phase == TURN:
        return turn_choices(s, seat)
    if phase == TAKING_MONEY:
        return money_choices(s)
    if phase == MARKET:
        return market_choices(s, seat)
    if phase == REBUILDING:
        return rebuilding_choices(s, seat)
    if phase == PAYING_REBUILD:
        return card_choices(s, seat)
    return sharing_choices(s)


def is_forced(s: PalazzoState) -> bool:
    """Whether everyone knows that there is no choice.

    Examples: the last card of the display, the last kind of tile shared out, a bidder without
    cards.
    """
    if s.phase == TAKING_MONEY:
        return len(money_choices(s)) == 1
    if s.phase == SHARING:
        return len(sharing_choices(s)) == 1
    return s.phase == BIDDING and s.hand_size[s.seat] == 0


def is_laying(a: i64) -> bool:
    """Whether the action lays cards, which may be done in any order (PAL-M2a)."""
    return LAY_TRIPLE <= a < DISCARD_CARD


def shows_cards(s: PalazzoState, a: i64) -> bool:
    """Whether the action reveals cards of a hand: a payment, a bid, a card for rebuilding."""
    if a == CONFIRM:
        return s.phase == BIDDING or s.draft_value > 0
    return DISCARD_CARD <= a < BUY


def apply(s: PalazzoState, seat: i64, a: i64) -> None:
    """Play an action of the seat, or a chance outcome."""
    if seat == CHANCE:
        happen(s, a)
    elif a >= BUILD_NEW:
        if s.phase == BUILDING:
            build(s, seat, a)
        else:
            s.rebuilding = a
            s.phase = PAYING_REBUILD
    elif a >= TAKE_TILE:
        take_tile(s, a - TAKE_TILE)
    elif a >= BUY:
        choose_tiles(s, a)
    elif a >= DISCARD_CARD:
        pay_rebuild(s, seat, a - DISCARD_CARD)
    elif a >= LAY_CARD:
        lay_card_step(s, seat, a - LAY_CARD)
    elif a >= LAY_TRIPLE:
        lay_triple_step(s, seat, a - LAY_TRIPLE)
    elif a >= TAKE_CARD:
        take_cards(s, seat, a)
    else:
        apply_plain(s, seat, a)


def apply_plain(s: PalazzoState, seat: i64, a: i64) -> None:
    """Play an action that is a verb without fields."""
    if a == CONFIRM:
        if s.phase == PAYING:
            complete_purchase(s, seat)
        else:
            lay_draft_as_bid(s, seat)
            s.high_bidder = seat
            ask_next_bidder(s)
    elif a == PASS:
        clear_draft(s)
        take_back_bid(s, seat)
        s.passed[seat] = 1
        ask_next_bidder(s)
    elif a == TAKE_MONEY:
        turn_pile_if_empty(s)
        s.phase = REVEALING_MONEY
        s.seat = CHANCE
        s.step = 0
    elif a == REVEAL:
        s.price = price_now(s)
        s.phase = REVEALING_TILES
        s.seat = CHANCE
        s.step = 0
    elif a == REBUILD:
        s.phase = REBUILDING
    else:
        open_auction(s)


def happen(s: PalazzoState, a: i64) -> None:
    """Apply a chance outcome."""
    if a >= REVEAL_TILE:
        if s.phase == SETTING_UP:
            set_up_tile(s, a - REVEAL_TILE)
        else:
            reveal_tile(s, a - REVEAL_TILE)
    elif a >= REVEAL_CARD:
        turn_up_card(s, a - REVEAL_CARD)
    elif a >= DEAL:
        deal(s, a - DEAL)
    else:
        s.turn = a - STARTER
        s.phase = DEALING
