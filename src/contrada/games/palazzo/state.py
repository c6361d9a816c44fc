"""The state of a game of Palazzo."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.arrays import filled, put, vec_of
from contrada.core.game import CHANCE, State
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    QUARRIES,
    REVEAL_KINDS,
    STACKS,
    TILE_KINDS,
    TILES,
    WAREHOUSE,
)

# The phases. Only its player knows the phases of one decision (DRAFTS) until it is complete.
START: Final = 0
DEALING: Final = 1
SETTING_UP: Final = 2
TURN: Final = 3
REVEALING_MONEY: Final = 4
TAKING_MONEY: Final = 5
REVEALING_TILES: Final = 6
MARKET: Final = 7
PAYING: Final = 8
BIDDING: Final = 9
SHARING: Final = 10
BUILDING: Final = 11
REBUILDING: Final = 12
PAYING_REBUILD: Final = 13
OVER: Final = 14

NOBODY: Final = -1
NO_CURRENCY: Final = -1
NOTHING: Final = -1


# Generated from fields.py by `python -m tools.states`; edit fields.py instead.
# fmt: off
@final
class PalazzoState(State):
    """Everything on the table and in the hands; no order of any pile, for piles are pools."""

    def __init__(
        self,
        seats: i64, price_before: i64, phase: i64, seat: i64, turn: i64, step: i64, deck: vec[i64],
        deck_size: i64, deck_known: i64, shuffles: i64, discards: vec[i64], discards_size: i64,
        display: vec[i64], hands: vec[i64], seen: vec[i64], hand_size: vec[i64], stacks: vec[i64],
        stack_size: vec[i64], riders: i64, market: vec[i64], builder: i64, price: i64,
        palazzi: vec[i64], palazzo_count: vec[i64], box: vec[i64], acquired: vec[i64],
        laid: vec[i64], bid: vec[i64], bid_currency: vec[i64], passed: vec[i64], high_bidder: i64,
        draft: vec[i64], draft_value: i64, buying: i64, buying_too: i64, rebuilding: i64,
    ) -> None:
        self.seats = seats
        self.price_before = price_before
        """1 where the price counts the warehouse before the reveal (option `price_count`)."""
        self.phase = phase
        self.seat = seat
        """Who decides now; CHANCE or TERMINAL."""
        self.turn = turn
        """Whose turn it is."""
        self.step = step
        """How far the phase is: cards dealt, tiles revealed, players served."""
        self.deck = deck
        self.deck_size = deck_size
        self.deck_known = deck_known
        """1 once the pile has been empty: then everyone can tell what it holds."""
        self.shuffles = shuffles
        """How often the discards became the pile (PAL-M5)."""
        self.discards = discards
        self.discards_size = discards_size
        self.display = display
        self.hands = hands
        self.seen = seen
        """Of each hand, the cards that everyone has seen enter it (PAL-H1)."""
        self.hand_size = hand_size
        self.stacks = stacks
        self.stack_size = stack_size
        self.riders = riders
        self.market = market
        """The open tiles in order of arrival, each as place * TILE_KINDS + tile."""
        self.builder = builder
        self.price = price
        self.palazzi = palazzi
        self.palazzo_count = palazzo_count
        self.box = box
        self.acquired = acquired
        """Tiles in the hands of `seat`, waiting to be built or discarded."""
        self.laid = laid
        self.bid = bid
        self.bid_currency = bid_currency
        self.passed = passed
        self.high_bidder = high_bidder
        self.draft = draft
        self.draft_value = draft_value
        """The bid and the draft together; of an incomplete triple every card counts."""
        self.buying = buying
        self.buying_too = buying_too
        self.rebuilding = rebuilding

    def copy(self) -> PalazzoState:
        """An independent state equal to this one."""
        return PalazzoState(
            self.seats, self.price_before, self.phase, self.seat, self.turn, self.step,
            self.deck[:], self.deck_size, self.deck_known, self.shuffles, self.discards[:],
            self.discards_size, self.display[:], self.hands[:], self.seen[:], self.hand_size[:],
            self.stacks[:], self.stack_size[:], self.riders, self.market[:], self.builder,
            self.price, self.palazzi[:], self.palazzo_count[:], self.box[:], self.acquired[:],
            self.laid[:], self.bid[:], self.bid_currency[:], self.passed[:], self.high_bidder,
            self.draft[:], self.draft_value, self.buying, self.buying_too, self.rebuilding,
        )

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order of the constructor's arguments."""
        return [
            self.seats, self.price_before, self.phase, self.seat, self.turn, self.step,
            list(self.deck), self.deck_size, self.deck_known, self.shuffles, list(self.discards),
            self.discards_size, list(self.display), list(self.hands), list(self.seen),
            list(self.hand_size), list(self.stacks), list(self.stack_size), self.riders,
            list(self.market), self.builder, self.price, list(self.palazzi),
            list(self.palazzo_count), list(self.box), list(self.acquired), list(self.laid),
            list(self.bid), list(self.bid_currency), list(self.passed), self.high_bidder,
            list(self.draft), self.draft_value, self.buying, self.buying_too, self.rebuilding,
        ]

    def flatten(self, out: vec[i64]) -> i64:
        """Write the numbers, then each array after its length; returns the end."""
        out[0] = self.seats
        out[1] = self.price_before
        out[2] = self.phase
        out[3] = self.seat
        out[4] = self.turn
        out[5] = self.step
        out[6] = self.deck_size
        out[7] = self.deck_known
        out[8] = self.shuffles
        out[9] = self.discards_size
        out[10] = self.riders
        out[11] = self.builder
        out[12] = self.price
        out[13] = self.high_bidder
        out[14] = self.draft_value
        out[15] = self.buying
        out[16] = self.buying_too
        out[17] = self.rebuilding
        at: i64 = 18
        at = put(out, at, self.deck)
        at = put(out, at, self.discards)
        at = put(out, at, self.display)
        at = put(out, at, self.hands)
        at = put(out, at, self.seen)
        at = put(out, at, self.hand_size)
        at = put(out, at, self.stacks)
        at = put(out, at, self.stack_size)
        at = put(out, at, self.market)
        at = put(out, at, self.palazzi)
        at = put(out, at, self.palazzo_count)
        at = put(out, at, self.box)
        at = put(out, at, self.acquired)
        at = put(out, at, self.laid)
        at = put(out, at, self.bid)
        at = put(out, at, self.bid_currency)
        at = put(out, at, self.passed)
        at = put(out, at, self.draft)
        return at  # noqa: RET504  # the same form for any list of fields

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.dump(),))


def restore(data: list[Any]) -> PalazzoState:
    """The state that `dump` wrote."""
    return PalazzoState(
        data[0], data[1], data[2], data[3], data[4], data[5], vec_of(data[6]), data[7], data[8],
        data[9], vec_of(data[10]), data[11], vec_of(data[12]), vec_of(data[13]), vec_of(data[14]),
        vec_of(data[15]), vec_of(data[16]), vec_of(data[17]), data[18], vec_of(data[19]), data[20],
        data[21], vec_of(data[22]), vec_of(data[23]), vec_of(data[24]), vec_of(data[25]),
        vec_of(data[26]), vec_of(data[27]), vec_of(data[28]), vec_of(data[29]), data[30],
        vec_of(data[31]), data[32], data[33], data[34], data[35],
    )


def fresh(seats: i64, price_before: i64) -> PalazzoState:
    """The first value of every field; `rules.initial` then adds what the components define."""
    return PalazzoState(
        seats, price_before, DEALING, CHANCE, 0, 0, filled(CARD_KINDS, 0), 0, 0, 0,
        filled(CARD_KINDS, 0), 0, filled(CARD_KINDS, 0), filled(seats * CARD_KINDS, 0),
        filled(seats * CARD_KINDS, 0), filled(seats, 0), filled(STACKS * REVEAL_KINDS, 0),
        filled(STACKS, 0), 0, vec[i64](), 0, 0, filled(seats * TILES, 0), filled(seats, 0),
        filled(TILE_KINDS, 0), vec[i64](), filled(seats * CARD_KINDS, 0), filled(seats, 0),
        filled(seats, NO_CURRENCY), filled(seats, 0), NOBODY, filled(CARD_KINDS, 0), 0, NOTHING,
        NOTHING, NOTHING,
    )
# fmt: on
# End of the generated part.


def tiles_at(s: PalazzoState, place: i64) -> vec[i64]:
    """The open tiles of a quarry or the warehouse, in order of arrival."""
    market = s.market
    out = vec[i64](capacity=len(market))
    for i in range(len(market)):
        if market[i] // TILE_KINDS == place:
            out = append(out, market[i] % TILE_KINDS)
    return out


def count_at(s: PalazzoState, place: i64) -> i64:
    """The number of open tiles on a quarry or in the warehouse."""
    n: i64 = 0
    market = s.market
    for i in range(len(market)):
        if market[i] // TILE_KINDS == place:
            n += 1
    return n


def warehouse_count(s: PalazzoState) -> i64:
    """The number of tiles in the warehouse."""
    return count_at(s, WAREHOUSE)


def next_occupied_quarry(s: PalazzoState) -> i64:
    """The next quarry of the master builder: clockwise, the next with tiles, or NOBODY."""
    occupied: i64 = 0
    market = s.market
    for i in range(len(market)):
        occupied |= 1 << (market[i] // TILE_KINDS)
    for step in range(1, QUARRIES + 1):
        place: i64 = (s.builder + step) % QUARRIES
        if (occupied >> place) & 1 != 0:
            return place
    return NOBODY


def seen_before(tiles: vec[i64], t: i64) -> bool:
    """Whether a tile of the same kind is earlier in the list."""
    for i in range(t):
        if tiles[i] == tiles[t]:
            return True
    return False
