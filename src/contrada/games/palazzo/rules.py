"""The course of play: what may be done in each phase, and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL
from contrada.core.rng import Rng
from contrada.games.palazzo.actions import (
    AUCTION,
    BUILD_NEW,
    BUILD_ON,
    BUY,
    BUY_TWO,
    CONFIRM,
    DEAL,
    DISCARD_CARD,
    DISCARD_TILE,
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
    TAKE_TWO,
)
from contrada.games.palazzo.building import (
    building_choices,
    can_rebuild,
    drop_acquired,
    found,
    rebuild,
    rebuilding_choices,
    take_from_market,
)
from contrada.games.palazzo.money import (
    OPENING_CERTIFICATE,
    clear_draft,
    lay_card_step,
    lay_draft_as_bid,
    lay_steps,
    lay_triple_step,
    pay_bid,
    pay_draft,
    purchasing_power,
    show_and_pay,
    take_back_bid,
    turn_pile_if_empty,
)
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    QUARRIES,
    REVEAL_KINDS,
    RIDER,
    RIDERS,
    STACKS,
    TILE_KINDS,
    TILES,
    WAREHOUSE,
    lone,
    windows_of,
)
from contrada.games.palazzo.state import (
    BIDDING,
    BUILDING,
    DEALING,
    MARKET,
    NOBODY,
    NOTHING,
    OVER,
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
    count_at,
    next_occupied_quarry,
    tiles_at,
    warehouse_count,
)

STARTING_CARDS: Final = 4
REVEALED_TILES: Final = 2
TOP_PRICE: Final = 10
SHARED_OUT_FROM: Final = 4
"""So many tiles on a quarry are shared out instead of auctioned (PAL-B7)."""


# -- what may be done -------------------------------------------------------------------------


def legal(s: PalazzoState, seat: i64) -> vec[i64]:
    """Every action of the seat, in a fixed order."""
    if seat != s.seat or seat < 0:
        return vec[i64]()
    phase = s.phase
    if phase == BIDDING:
        return bidding_choices(s, seat)
    if phase == PAYING:
        return payment_choices(s, seat, vec[i64](capacity=16), price_to_pay(s))
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


def turn_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Take money, buy or auction, rebuild: exactly one of them (PAL-T2, PAL-R1, PAL-H2)."""
    out = vec[i64](capacity=4)
    if s.deck_size + s.discards_size >= s.seats + 1:
        out = append(out, TAKE_MONEY)
    out = append(out, REVEAL)
    if can_rebuild(s, seat):
        out = append(out, REBUILD)
    return out


def money_choices(s: PalazzoState) -> vec[i64]:
    """Two of the open cards for the player whose turn it is, one for the others (PAL-T1)."""
    out = vec[i64](capacity=16)
    display = s.display
    for a in range(CARD_KINDS):
        if display[a] == 0:
            continue
        if s.step > 0:
            out = append(out, TAKE_CARD + a)
            continue
        if display[a] > 1:
            out = append(out, TAKE_TWO + a * CARD_KINDS + a)
        for b in range(a + 1, CARD_KINDS):
            if display[b] > 0:
                out = append(out, TAKE_TWO + a * CARD_KINDS + b)
    return out


def market_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Buy what can be paid, or auction (PAL-B4, PAL-B5)."""
    out = vec[i64](capacity=32)
    tiles = tiles_at(s, WAREHOUSE)
    power = purchasing_power(s, seat)
    if power >= s.price:
        for i in range(len(tiles)):
            if _first_of_kind(tiles, i):
                out = append(out, BUY + tiles[i])
    if power >= 2 * s.price:
        for i in range(len(tiles)):
            if _first_of_kind(tiles, i):
                out = _pairs_with(tiles, i, out)
    return append(out, AUCTION)


def _first_of_kind(tiles: vec[i64], i: i64) -> bool:
    for j in range(i):
        if tiles[j] == tiles[i]:
            return False
    return True


def _pairs_with(tiles: vec[i64], i: i64, out: vec[i64]) -> vec[i64]:
    """Add every pair of tile i with a later one, each kind of partner once.

    No kind is in the box more than twice, so a tile has at most one twin (PAL-C3).
    """
    for j in range(i + 1, len(tiles)):
        if tiles[j] == tiles[i]:
            out = append(out, BUY_TWO + tiles[i] * TILE_KINDS + tiles[i])
        elif _first_of_kind(tiles, j):
            a = tiles[i]
            b = tiles[j]
            if a > b:
                a = tiles[j]
                b = tiles[i]
            out = append(out, BUY_TWO + a * TILE_KINDS + b)
    return out


def price_to_pay(s: PalazzoState) -> i64:
    """What the chosen tiles cost together (PAL-B5)."""
    return s.price if s.buying_too == NOTHING else 2 * s.price


def payment_choices(s: PalazzoState, seat: i64, out: vec[i64], goal: i64) -> vec[i64]:
    """Lay a further card, or be content once the goal is reached; more is allowed (PAL-M4)."""
    if s.draft_value >= goal:
        out = append(out, CONFIRM)
    return lay_steps(s, seat, goal, out)


def bidding_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Pass, or outbid by adding cards (PAL-B9)."""
    out = vec[i64](capacity=16)
    goal: i64 = s.bid[s.high_bidder] + 1
    if s.draft_value == s.bid[seat]:
        return lay_steps(s, seat, goal, append(out, PASS))
    return payment_choices(s, seat, out, goal)


def sharing_choices(s: PalazzoState) -> vec[i64]:
    """Any tile of the quarry that is shared out (PAL-B7)."""
    out = vec[i64](capacity=8)
    tiles = tiles_at(s, s.builder)
    for i in range(len(tiles)):
        if _first_of_kind(tiles, i):
            out = append(out, TAKE_TILE + tiles[i])
    return out


def card_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Any one card pays for rebuilding (PAL-R1)."""
    out = vec[i64](capacity=16)
    for kind in range(CARD_KINDS):
        if s.hands[seat * CARD_KINDS + kind] > 0:
            out = append(out, DISCARD_CARD + kind)
    return out


def is_forced(s: PalazzoState) -> bool:
    """Whether everyone can see that there is no choice.

    The last card of the display, the last kind of tile shared out, a bidder without cards.
    """
    if s.phase == TAKING_MONEY:
        return len(money_choices(s)) == 1
    if s.phase == SHARING:
        return len(sharing_choices(s)) == 1
    return s.phase == BIDDING and s.hand_size[s.seat] == 0


def shows_cards(s: PalazzoState, a: i64) -> bool:
    """Whether the action shows cards of a hand: a payment, a bid, a card for rebuilding."""
    if a == CONFIRM:
        return s.phase == BIDDING or s.draft_value > 0
    return DISCARD_CARD <= a < BUY


# -- what it does -----------------------------------------------------------------------------


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
    elif a == CONFIRM:
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


def next_seat(s: PalazzoState, seat: i64) -> i64:
    """The left neighbour."""
    return (seat + 1) % s.seats


def end_turn(s: PalazzoState) -> None:
    """It is the left neighbour's turn (PAL-B12)."""
    s.turn = next_seat(s, s.turn)
    s.seat = s.turn
    s.phase = TURN
    s.step = 0


def price_now(s: PalazzoState) -> i64:
    """The price of a tile with the warehouse as it stands (PAL-B5)."""
    price: i64 = TOP_PRICE - warehouse_count(s)
    return price if price > 0 else 0


def take_cards(s: PalazzoState, seat: i64, a: i64) -> None:
    """Move one or two open cards into the hand; everyone has seen them (PAL-T1)."""
    if a >= TAKE_TWO:
        take_card(s, seat, (a - TAKE_TWO) // CARD_KINDS)
        take_card(s, seat, (a - TAKE_TWO) % CARD_KINDS)
    else:
        take_card(s, seat, a - TAKE_CARD)
    s.step += 1
    if s.step == s.seats:
        end_turn(s)
    else:
        s.seat = next_seat(s, seat)


def take_card(s: PalazzoState, seat: i64, kind: i64) -> None:
    """Move one open card into the hand."""
    i: i64 = seat * CARD_KINDS + kind
    s.display[kind] -= 1
    s.hands[i] += 1
    s.seen[i] += 1
    s.hand_size[seat] += 1


def choose_tiles(s: PalazzoState, a: i64) -> None:
    """Decide which tiles to pay for; nothing moves before the payment is complete."""
    if a >= BUY_TWO:
        s.buying = (a - BUY_TWO) // TILE_KINDS
        s.buying_too = (a - BUY_TWO) % TILE_KINDS
    else:
        s.buying = a - BUY
    s.phase = PAYING


def complete_purchase(s: PalazzoState, seat: i64) -> None:
    """Pay, and take the tiles from the warehouse (PAL-B5)."""
    pay_draft(s, seat)
    acquire(s, WAREHOUSE, s.buying)
    if s.buying_too != NOTHING:
        acquire(s, WAREHOUSE, s.buying_too)
    s.buying = NOTHING
    s.buying_too = NOTHING
    s.phase = BUILDING


def acquire(s: PalazzoState, place: i64, kind: i64) -> None:
    """Take an open tile in order to build it."""
    take_from_market(s, place * TILE_KINDS + kind)
    s.acquired = append(s.acquired, kind)


def open_auction(s: PalazzoState) -> None:
    """Move the master builder; then share out, auction, or nothing at all (PAL-B6 to B8)."""
    place = next_occupied_quarry(s)
    if place == NOBODY:
        end_turn(s)
        return
    s.builder = place
    if count_at(s, place) >= SHARED_OUT_FROM:
        s.phase = SHARING
        s.step = 0
        return
    s.phase = BIDDING
    s.bid[s.turn] = OPENING_CERTIFICATE
    s.high_bidder = s.turn
    ask_next_bidder(s)


def ask_next_bidder(s: PalazzoState) -> None:
    """Ask the next bidder; if only the highest bidder is left he has won (PAL-B9, PAL-B11)."""
    p = next_seat(s, s.seat)
    while s.passed[p] == 1:
        p = next_seat(s, p)
    s.seat = p
    if p == s.high_bidder:
        win_auction(s, p)
    else:
        s.draft_value = s.bid[p]
        s.draft_currency = s.bid_currency[p]


def win_auction(s: PalazzoState, seat: i64) -> None:
    """The winner pays his cards and builds all the tiles (PAL-B11)."""
    pay_bid(s, seat)
    for p in range(s.seats):
        s.passed[p] = 0
    s.high_bidder = NOBODY
    tiles = tiles_at(s, s.builder)
    for i in range(len(tiles)):
        acquire(s, s.builder, tiles[i])
    s.phase = BUILDING


def take_tile(s: PalazzoState, kind: i64) -> None:
    """Take one of the tiles that are shared out, to build it at once (PAL-B7)."""
    acquire(s, s.builder, kind)
    s.step += 1
    s.phase = BUILDING


def build(s: PalazzoState, seat: i64, a: i64) -> None:
    """Build an acquired tile or discard it (PAL-G2, PAL-G3)."""
    if a >= DISCARD_TILE:
        drop_acquired(s, a - DISCARD_TILE)
        s.box[a - DISCARD_TILE] += 1
    elif a >= BUILD_ON:
        kind: i64 = (a - BUILD_ON) // TILES
        i: i64 = seat * TILES + (a - BUILD_ON) % TILES
        drop_acquired(s, kind)
        s.palazzi[i] = s.palazzi[i] | lone(kind)
    else:
        drop_acquired(s, a - BUILD_NEW)
        found(s, seat, lone(a - BUILD_NEW))
    if len(s.acquired) == 0:
        after_building(s, seat)


def after_building(s: PalazzoState, seat: i64) -> None:
    """The next player takes his shared-out tile, or the turn ends."""
    if s.step == 0 or s.step == s.seats:
        if s.step > 0:
            box_left_over(s)
        end_turn(s)
    else:
        s.seat = next_seat(s, seat)
        s.phase = SHARING


def box_left_over(s: PalazzoState) -> None:
    """What nobody took leaves the game (PAL-B7)."""
    tiles = tiles_at(s, s.builder)
    for i in range(len(tiles)):
        take_from_market(s, s.builder * TILE_KINDS + tiles[i])
        s.box[tiles[i]] += 1


def pay_rebuild(s: PalazzoState, seat: i64, kind: i64) -> None:
    """Pay one card and rebuild (PAL-R1)."""
    s.hands[seat * CARD_KINDS + kind] -= 1
    show_and_pay(s, seat, kind, 1)
    rebuild(s, seat, s.rebuilding)
    s.rebuilding = NOTHING
    end_turn(s)


# -- what chance does -------------------------------------------------------------------------


def happen(s: PalazzoState, a: i64) -> None:
    """Carry out a chance outcome."""
    if a >= REVEAL_TILE:
        if s.phase == SETTING_UP:
            set_up_tile(s, a - REVEAL_TILE)
        else:
            reveal_tile(s, a - REVEAL_TILE)
    elif a >= REVEAL_CARD:
        draw(s, a - REVEAL_CARD)
        s.display[a - REVEAL_CARD] += 1
        s.step += 1
        turn_pile_if_empty(s)
        if s.step == s.seats + 1:
            s.phase = TAKING_MONEY
            s.seat = s.turn
            s.step = 0
    elif a >= DEAL:
        deal(s, a - DEAL)
    else:
        s.turn = a - STARTER
        s.phase = DEALING


def draw(s: PalazzoState, kind: i64) -> None:
    """A card leaves the pile."""
    s.deck[kind] -= 1
    s.deck_size -= 1


def deal(s: PalazzoState, kind: i64) -> None:
    """Deal one starting card, four to each player in turn, unseen by the others (PAL-S3)."""
    seat: i64 = s.step // STARTING_CARDS
    draw(s, kind)
    s.hands[seat * CARD_KINDS + kind] += 1
    s.hand_size[seat] += 1
    s.step += 1
    if s.step == s.seats * STARTING_CARDS:
        s.phase = SETTING_UP
        s.step = 0


def set_up_tile(s: PalazzoState, kind: i64) -> None:
    """One tile on each quarry, then one on the warehouse (PAL-S2)."""
    unstack(s, kind)
    s.market = append(s.market, s.step * TILE_KINDS + kind)
    s.step += 1
    if s.step > WAREHOUSE:
        s.phase = TURN
        s.seat = s.turn
        s.step = 0


def current_stack(s: PalazzoState) -> i64:
    """The stack tiles come from: I, then II, then III (PAL-S4)."""
    for stack in range(STACKS - 1):
        if s.stack_size[stack] > 0:
            return stack
    return STACKS - 1


def unstack(s: PalazzoState, kind: i64) -> None:
    """A tile or rider leaves the current stack."""
    stack = current_stack(s)
    s.stacks[stack * REVEAL_KINDS + kind] -= 1
    s.stack_size[stack] -= 1


def reveal_tile(s: PalazzoState, kind: i64) -> None:
    """First tile to the warehouse, second to the quarry its windows count to (PAL-B1 to B3)."""
    unstack(s, kind)
    s.step += 1
    if kind == RIDER:
        s.riders += 1
        if s.riders == RIDERS:
            s.phase = OVER
            s.seat = TERMINAL
            return
    elif s.step == 1:
        s.market = append(s.market, WAREHOUSE * TILE_KINDS + kind)
    else:
        place: i64 = (s.builder + windows_of(kind)) % QUARRIES
        s.market = append(s.market, place * TILE_KINDS + kind)
    if s.step == REVEALED_TILES:
        s.step = 0
        s.phase = MARKET
        s.seat = s.turn
        if s.price_before == 0:
            s.price = price_now(s)


def sample(s: PalazzoState, rng: Rng) -> i64:
    """A chance outcome with its true odds: each card or tile of the pool is equally likely."""
    if s.phase == REVEALING_TILES or s.phase == SETTING_UP:
        stack = current_stack(s)
        return REVEAL_TILE + pick(s.stacks, stack * REVEAL_KINDS, rng.below(s.stack_size[stack]))
    if s.phase == START:
        return STARTER + rng.below(s.seats)
    kind = pick(s.deck, 0, rng.below(s.deck_size))
    return DEAL + kind if s.phase == DEALING else REVEAL_CARD + kind


def pick(counts: vec[i64], start: i64, n: i64) -> i64:
    """The kind of piece number n when the pool is laid out kind by kind."""
    i = start
    while n >= counts[i]:
        n -= counts[i]
        i += 1
    return i - start


def outcomes(s: PalazzoState) -> list[tuple[int, float]]:
    """Every chance outcome with its probability."""
    if s.phase == START:
        return [(int(STARTER + seat), 1.0 / float(s.seats)) for seat in range(s.seats)]
    if s.phase == REVEALING_TILES or s.phase == SETTING_UP:
        stack = current_stack(s)
        return _odds(s.stacks, stack * REVEAL_KINDS, REVEAL_KINDS, s.stack_size[stack], REVEAL_TILE)
    first: i64 = DEAL if s.phase == DEALING else REVEAL_CARD
    return _odds(s.deck, 0, CARD_KINDS, s.deck_size, first)


def _odds(
    counts: vec[i64], start: i64, kinds: i64, size: i64, first: i64
) -> list[tuple[int, float]]:
    out: list[tuple[int, float]] = []
    for kind in range(kinds):
        n = counts[start + kind]
        if n > 0:
            out.append((int(first + kind), float(n) / float(size)))
    return out
