"""The state of a game of Carrara."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import filled, put, vec_of
from contrada.core.game import CHANCE, State
from contrada.games.carrara.pieces import (
    CITIES,
    COLOURS,
    DECORATIONS,
    LOCATIONS,
    STATUES,
    STOREHOUSES,
    TILES,
)

# The stages. CARTING, CITY_CHOICE and PAYING are steps of one decision, which only its player
# knows until it is complete; the same applies to an item that is `moving`.
TURNING: Final = 0
LAYING: Final = 1
FOLLOWING: Final = 2
MAIN: Final = 3
DRAWING: Final = 4
SEGMENTS: Final = 5
CARTING: Final = 6
CITY_CHOICE: Final = 7
PAYING: Final = 8
REFILLING: Final = 9
IMPROVING: Final = 10
TAKING: Final = 11
PLACING: Final = 12
SCORING: Final = 13
FINISHING: Final = 14
OVER: Final = 15
STARTING: Final = 16
TRIGGERING: Final = 17

STAGE_NAMES: Final = (
    "turning",
    "laying",
    "following",
    "main",
    "drawing",
    "segments",
    "carting",
    "city",
    "paying",
    "refilling",
    "improving",
    "taking",
    "placing",
    "scoring",
    "finishing",
    "over",
    "starting",
    "triggering",
)

NOBODY: Final = -1
NOTHING: Final = -1
BOUGHT: Final = 2

# Where points come from during the game.
BONUSES: Final = 0
CITY_SCORES: Final = 1
TYPE_SCORES: Final = 2
LANDSCAPE_SCORES: Final = 3
PAIR_SCORES: Final = 4
LATE_BUILDING: Final = 5
ENDING: Final = 6
SOURCES: Final = 7
SOURCE_NAMES: Final = (
    "bonuses",
    "cities",
    "types",
    "landscapes",
    "pairs",
    "building",
    "ending",
)


# Generated from fields.py by `python -m tools.states`; edit fields.py instead.
# fmt: off
@final
class CarraraState(State):
    """Everything on the table and behind the screens; the stack and the bag are pools."""

    def __init__(
        self,
        seats: i64, advanced: i64, early_open: i64, open_screens: i64, any_improvement: i64,
        behind_three: i64, stage: i64, seat: i64, turn: i64, rotation: i64, statue_rotation: i64,
        first_decoration: i64, wheel: vec[i64], on_wheel: i64, bag: vec[i64], hands: vec[i64],
        coins: vec[i64], stack: i64, stack_size: i64, display: i64, monuments: i64, gone: i64,
        owned: vec[i64], floor: vec[i64], improvements: i64, improved: vec[i64], decorated: i64,
        statued: i64, statues: vec[i64], decorations: vec[i64], supply: vec[i64], boxed: i64,
        stores: vec[i64], stored_now: i64, purchased: i64, stones: vec[i64], open_stones: vec[i64],
        used: vec[i64], claimed: i64, holder: i64, visit: i64, forgone: i64, scoring: i64,
        earned: vec[i64], trigger: i64, turned: i64, to_draw: i64, location: i64, chosen: vec[i64],
        due: i64, tile: i64, city: i64, replaced: i64, item: i64, moving: i64, moving_from: i64,
    ) -> None:
        self.seats = seats
        self.advanced = advanced
        """1 in the advanced version."""
        self.early_open = early_open
        """1 where stones in the open area may score early (option `early_open_scoring`)."""
        self.open_screens = open_screens
        """1 where everybody sees coins and blocks (option `open_screens`)."""
        self.any_improvement = any_improvement
        """1 where a city may be improved again (option `improvements`)."""
        self.behind_three = behind_three
        """1 where who is behind three tied for most statues gets nothing (option `triple_tie`)."""
        self.stage = stage
        self.seat = seat
        """Who decides now; CHANCE or TERMINAL."""
        self.turn = turn
        """Whose turn it is."""
        self.rotation = rotation
        """Segment g of the large wheel lies at location (g + rotation) % 6."""
        self.statue_rotation = statue_rotation
        """The same for the small wheel."""
        self.first_decoration = first_decoration
        """The place, in the order of the large wheel, of the decoration on segment 0."""
        self.wheel = wheel
        """The blocks on the wheel, by segment and colour."""
        self.on_wheel = on_wheel
        self.bag = bag
        self.hands = hands
        """The blocks behind the screens, by seat and colour."""
        self.coins = coins
        self.stack = stack
        """The tiles of the face-down stack: a pool without order."""
        self.stack_size = stack_size
        self.display = display
        self.monuments = monuments
        """The monuments not yet built."""
        self.gone = gone
        """The tiles that lie under a monument, out of the game."""
        self.owned = owned
        """The tiles by seat and city."""
        self.floor = floor
        """For each built tile its place in the column of its city, from 0."""
        self.improvements = improvements
        """The places of the improvements not yet taken, as bits."""
        self.improved = improved
        """By seat and city: 0, or 1 or 2 for the improvement of the city that counts there; 2 more
        if it covers the other one."""
        self.decorated = decorated
        """The tiles with a decoration."""
        self.statued = statued
        """The tiles with a statue."""
        self.statues = statues
        """By colour, gold last: the tiles with such a statue."""
        self.decorations = decorations
        """The supply of decorations by kind."""
        self.supply = supply
        """The supply of statues by colour; last the gold ones at the Court."""
        self.boxed = boxed
        """Gold statues in the box."""
        self.stores = stores
        """By seat and storehouse: 0, or the item stored plus 1."""
        self.stored_now = stored_now
        """The storehouses of the turn's player filled in this turn, as bits."""
        self.purchased = purchased
        """1 once this turn's purchase for 10 coins is made."""
        self.stones = stones
        """By seat: the fields of the Court with an own stone, as bits."""
        self.open_stones = open_stones
        """By seat: stones in the open area of the Court."""
        self.used = used
        """By seat: the scoring fields with an own stone, as bits."""
        self.claimed = claimed
        """The fields of the main board that somebody has used."""
        self.holder = holder
        """Who holds the Royal Visit marker, or NOBODY."""
        self.visit = visit
        """The field of the Court that is visited, or NOTHING."""
        self.forgone = forgone
        """1 after forgoing: no scoring in this turn."""
        self.scoring = scoring
        """1 while the turn's player has a stone in hand."""
        self.earned = earned
        """Points by seat and source."""
        self.trigger = trigger
        """Who has triggered the end, or NOBODY."""
        self.turned = turned
        """1 if the large wheel has been turned for this purchase."""
        self.to_draw = to_draw
        """Blocks still to be drawn from the bag, at the most."""
        self.location = location
        """Draft: where blocks are being bought."""
        self.chosen = chosen
        """Draft: blocks in the cart or laid out as payment, by colour."""
        self.due = due
        """Draft: the price of the cart, or the blocks still to be paid."""
        self.tile = tile
        """Draft: the tile being built."""
        self.city = city
        """Draft: where it is being built."""
        self.replaced = replaced
        """Draft: the building being upgraded."""
        self.item = item
        """An item received and not yet placed, or NOTHING."""
        self.moving = moving
        """Draft: an item from a storehouse or just bought, to be placed, or NOTHING."""
        self.moving_from = moving_from
        """Draft: the storehouse it comes from, or BOUGHT."""

    def copy(self) -> CarraraState:
        """An independent state equal to this one."""
        return CarraraState(
            self.seats, self.advanced, self.early_open, self.open_screens, self.any_improvement,
            self.behind_three, self.stage, self.seat, self.turn, self.rotation,
            self.statue_rotation, self.first_decoration, self.wheel[:], self.on_wheel, self.bag[:],
            self.hands[:], self.coins[:], self.stack, self.stack_size, self.display, self.monuments,
            self.gone, self.owned[:], self.floor[:], self.improvements, self.improved[:],
            self.decorated, self.statued, self.statues[:], self.decorations[:], self.supply[:],
            self.boxed, self.stores[:], self.stored_now, self.purchased, self.stones[:],
            self.open_stones[:], self.used[:], self.claimed, self.holder, self.visit, self.forgone,
            self.scoring, self.earned[:], self.trigger, self.turned, self.to_draw, self.location,
            self.chosen[:], self.due, self.tile, self.city, self.replaced, self.item, self.moving,
            self.moving_from,
        )

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order of the constructor's arguments."""
        return [
            self.seats, self.advanced, self.early_open, self.open_screens, self.any_improvement,
            self.behind_three, self.stage, self.seat, self.turn, self.rotation,
            self.statue_rotation, self.first_decoration, list(self.wheel), self.on_wheel,
            list(self.bag), list(self.hands), list(self.coins), self.stack, self.stack_size,
            self.display, self.monuments, self.gone, list(self.owned), list(self.floor),
            self.improvements, list(self.improved), self.decorated, self.statued,
            list(self.statues), list(self.decorations), list(self.supply), self.boxed,
            list(self.stores), self.stored_now, self.purchased, list(self.stones),
            list(self.open_stones), list(self.used), self.claimed, self.holder, self.visit,
            self.forgone, self.scoring, list(self.earned), self.trigger, self.turned, self.to_draw,
            self.location, list(self.chosen), self.due, self.tile, self.city, self.replaced,
            self.item, self.moving, self.moving_from,
        ]

    def flatten(self, out: vec[i64]) -> i64:
        """Write the numbers, then each array after its length; returns the end."""
        out[0] = self.seats
        out[1] = self.advanced
        out[2] = self.early_open
        out[3] = self.open_screens
        out[4] = self.any_improvement
        out[5] = self.behind_three
        out[6] = self.stage
        out[7] = self.seat
        out[8] = self.turn
        out[9] = self.rotation
        out[10] = self.statue_rotation
        out[11] = self.first_decoration
        out[12] = self.on_wheel
        out[13] = self.stack
        out[14] = self.stack_size
        out[15] = self.display
        out[16] = self.monuments
        out[17] = self.gone
        out[18] = self.improvements
        out[19] = self.decorated
        out[20] = self.statued
        out[21] = self.boxed
        out[22] = self.stored_now
        out[23] = self.purchased
        out[24] = self.claimed
        out[25] = self.holder
        out[26] = self.visit
        out[27] = self.forgone
        out[28] = self.scoring
        out[29] = self.trigger
        out[30] = self.turned
        out[31] = self.to_draw
        out[32] = self.location
        out[33] = self.due
        out[34] = self.tile
        out[35] = self.city
        out[36] = self.replaced
        out[37] = self.item
        out[38] = self.moving
        out[39] = self.moving_from
        at: i64 = 40
        at = put(out, at, self.wheel)
        at = put(out, at, self.bag)
        at = put(out, at, self.hands)
        at = put(out, at, self.coins)
        at = put(out, at, self.owned)
        at = put(out, at, self.floor)
        at = put(out, at, self.improved)
        at = put(out, at, self.statues)
        at = put(out, at, self.decorations)
        at = put(out, at, self.supply)
        at = put(out, at, self.stores)
        at = put(out, at, self.stones)
        at = put(out, at, self.open_stones)
        at = put(out, at, self.used)
        at = put(out, at, self.earned)
        at = put(out, at, self.chosen)
        return at  # noqa: RET504  # the same form for any list of fields

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.dump(),))


def restore(data: list[Any]) -> CarraraState:
    """The state that `dump` wrote."""
    return CarraraState(
        data[0], data[1], data[2], data[3], data[4], data[5], data[6], data[7], data[8], data[9],
        data[10], data[11], vec_of(data[12]), data[13], vec_of(data[14]), vec_of(data[15]),
        vec_of(data[16]), data[17], data[18], data[19], data[20], data[21], vec_of(data[22]),
        vec_of(data[23]), data[24], vec_of(data[25]), data[26], data[27], vec_of(data[28]),
        vec_of(data[29]), vec_of(data[30]), data[31], vec_of(data[32]), data[33], data[34],
        vec_of(data[35]), vec_of(data[36]), vec_of(data[37]), data[38], data[39], data[40],
        data[41], data[42], vec_of(data[43]), data[44], data[45], data[46], data[47],
        vec_of(data[48]), data[49], data[50], data[51], data[52], data[53], data[54], data[55],
    )


def fresh(seats: i64, advanced: i64, early_open: i64, open_screens: i64) -> CarraraState:
    """The first value of every field; `rules.initial` then adds what the components define."""
    return CarraraState(
        seats, advanced, early_open, open_screens, 0, 0, STARTING, CHANCE, 0, 0, 0, 0,
        filled(LOCATIONS * COLOURS, 0), 0, filled(COLOURS, 0), filled(seats * COLOURS, 0),
        filled(seats, 0), 0, 0, 0, 0, 0, filled(seats * CITIES, 0), filled(TILES, 0), 0,
        filled(seats * CITIES, 0), 0, 0, filled(STATUES + 1, 0), filled(DECORATIONS, 0),
        filled(STATUES + 1, 0), 0, filled(seats * STOREHOUSES, 0), 0, 0, filled(seats, 0),
        filled(seats, 0), filled(seats, 0), 0, NOBODY, NOTHING, 0, 0, filled(seats * SOURCES, 0),
        NOBODY, 0, 0, NOTHING, filled(COLOURS, 0), 0, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,
        NOTHING,
    )
# fmt: on
# End of the generated part.


def add_points(s: CarraraState, seat: i64, source: i64, points: i64) -> None:
    """Move a player's marker on the track (CAR-V11)."""
    s.earned[seat * SOURCES + source] += points


def points_of(s: CarraraState, seat: i64) -> i64:
    """The position of a player's marker on the track."""
    earned = s.earned
    total: i64 = 0
    for i in range(seat * SOURCES, (seat + 1) * SOURCES):
        total += earned[i]
    return total


def buildings_of(s: CarraraState, seat: i64) -> i64:
    """All tiles a player has built, as bits."""
    owned = s.owned
    k: i64 = seat * CITIES
    return owned[k] | owned[k + 1] | owned[k + 2] | owned[k + 3] | owned[k + 4] | owned[k + 5]


def blocks_of(s: CarraraState, seat: i64) -> i64:
    """The number of blocks of a player."""
    hands = s.hands
    k: i64 = seat * COLOURS
    return hands[k] + hands[k + 1] + hands[k + 2] + hands[k + 3] + hands[k + 4] + hands[k + 5]


def bag_size(s: CarraraState) -> i64:
    """The number of blocks in the bag."""
    bag = s.bag
    return bag[0] + bag[1] + bag[2] + bag[3] + bag[4] + bag[5]


def segment_at(s: CarraraState, location: i64) -> i64:
    """The segment of the large wheel that lies at a location."""
    return (location - s.rotation + LOCATIONS) % LOCATIONS
