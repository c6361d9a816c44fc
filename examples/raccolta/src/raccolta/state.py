"""The state of a game of Raccolta."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import filled, put, vec_of
from contrada.core.game import CHANCE, State
from raccolta.pieces import FRUITS, KINDS, VALUES

FAVOURITES: Final = 0
DEALING: Final = 1
LAYING_OUT: Final = 2
TURN: Final = 3
DRAWING: Final = 4
REFILLING: Final = 5
OVER: Final = 6

NONE: Final = -1


# Generated from fields.py by `python -m contrada.authoring.states`; edit fields.py instead.
# fmt: off
@final
class RaccoltaState(State):
    """A position: the pool is a count of each kind of card and has no order."""

    def __init__(
        self,
        seats: i64, sales_limit: i64, phase: i64, seat: i64, turn: i64, step: i64, ending: i64,
        pool: vec[i64], pool_size: i64, display: vec[i64], hands: vec[i64], seen: vec[i64],
        hand_size: vec[i64], draft: vec[i64], sold: vec[i64], market: vec[i64],
        favourites: vec[i64], sales: vec[i64], sold_fruit: vec[i64], card_points: vec[i64],
        set_points: vec[i64], market_points: vec[i64],
    ) -> None:
        self.seats = seats
        self.sales_limit = sales_limit
        """So many sales of one player end the game (option `sales`)."""
        self.phase = phase
        self.seat = seat
        """Who decides now; CHANCE or TERMINAL."""
        self.turn = turn
        """Whose turn it is."""
        self.step = step
        """How many cards have been dealt or laid out in this phase."""
        self.ending = ending
        """1 once this round is the last."""
        self.pool = pool
        """The face-down cards, by kind."""
        self.pool_size = pool_size
        self.display = display
        self.hands = hands
        self.seen = seen
        """Of each hand, the cards that everybody has seen enter it."""
        self.hand_size = hand_size
        self.draft = draft
        """The cards of the hand that the player to move has laid for a sale."""
        self.sold = sold
        self.market = market
        """How often each fruit has been sold."""
        self.favourites = favourites
        """The secret fruit of each seat."""
        self.sales = sales
        """How often each seat has sold."""
        self.sold_fruit = sold_fruit
        """How many cards of each fruit a seat has sold."""
        self.card_points = card_points
        self.set_points = set_points
        self.market_points = market_points

    def copy(self) -> RaccoltaState:
        """An independent state equal to this one."""
        return RaccoltaState(
            self.seats, self.sales_limit, self.phase, self.seat, self.turn, self.step, self.ending,
            self.pool[:], self.pool_size, self.display[:], self.hands[:], self.seen[:],
            self.hand_size[:], self.draft[:], self.sold[:], self.market[:], self.favourites[:],
            self.sales[:], self.sold_fruit[:], self.card_points[:], self.set_points[:],
            self.market_points[:],
        )

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order of the constructor's arguments."""
        return [
            self.seats, self.sales_limit, self.phase, self.seat, self.turn, self.step, self.ending,
            list(self.pool), self.pool_size, list(self.display), list(self.hands), list(self.seen),
            list(self.hand_size), list(self.draft), list(self.sold), list(self.market),
            list(self.favourites), list(self.sales), list(self.sold_fruit), list(self.card_points),
            list(self.set_points), list(self.market_points),
        ]

    def flatten(self, out: vec[i64]) -> i64:
        """Write the numbers, then each array after its length; returns the end."""
        out[0] = self.seats
        out[1] = self.sales_limit
        out[2] = self.phase
        out[3] = self.seat
        out[4] = self.turn
        out[5] = self.step
        out[6] = self.ending
        out[7] = self.pool_size
        at: i64 = 8
        at = put(out, at, self.pool)
        at = put(out, at, self.display)
        at = put(out, at, self.hands)
        at = put(out, at, self.seen)
        at = put(out, at, self.hand_size)
        at = put(out, at, self.draft)
        at = put(out, at, self.sold)
        at = put(out, at, self.market)
        at = put(out, at, self.favourites)
        at = put(out, at, self.sales)
        at = put(out, at, self.sold_fruit)
        at = put(out, at, self.card_points)
        at = put(out, at, self.set_points)
        at = put(out, at, self.market_points)
        return at  # noqa: RET504  # the same form for any list of fields

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.dump(),))


def restore(data: list[Any]) -> RaccoltaState:
    """The state that `dump` wrote."""
    return RaccoltaState(
        data[0], data[1], data[2], data[3], data[4], data[5], data[6], vec_of(data[7]), data[8],
        vec_of(data[9]), vec_of(data[10]), vec_of(data[11]), vec_of(data[12]), vec_of(data[13]),
        vec_of(data[14]), vec_of(data[15]), vec_of(data[16]), vec_of(data[17]), vec_of(data[18]),
        vec_of(data[19]), vec_of(data[20]), vec_of(data[21]),
    )


def fresh(seats: i64, sales_limit: i64) -> RaccoltaState:
    """The first value of every field; `rules.initial` then adds what the components define."""
    return RaccoltaState(
        seats, sales_limit, FAVOURITES, CHANCE, 0, 0, 0, filled(KINDS, 0), 0, filled(KINDS, 0),
        filled(seats * KINDS, 0), filled(seats * KINDS, 0), filled(seats, 0), filled(KINDS, 0),
        filled(KINDS, 0), filled(FRUITS, 0), filled(seats, NONE), filled(seats, 0),
        filled(seats * FRUITS, 0), filled(seats, 0), filled(seats, 0), filled(seats, 0),
    )
# fmt: on
# End of the generated part.


def drafted(s: RaccoltaState) -> i64:
    """How many cards are laid for the sale under way."""
    n: i64 = 0
    for kind in range(KINDS):
        n += s.draft[kind]
    return n


def drafted_fruit(s: RaccoltaState) -> i64:
    """The fruit of the sale under way; NONE where no card is laid."""
    for kind in range(KINDS):
        if s.draft[kind] > 0:
            return kind // VALUES
    return NONE


def fruit_in_hand(s: RaccoltaState, seat: i64, fruit: i64) -> i64:
    """How many cards of a fruit a seat holds, laid ones included."""
    n: i64 = 0
    start: i64 = seat * KINDS + fruit * VALUES
    for i in range(VALUES):
        n += s.hands[start + i]
    return n
