"""The state of a game of Carpe Diem: plain data."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.arrays import filled, put, vec_of
from contrada.core.game import State
from contrada.games.carpe_diem.actions import CELLS, CIRCLES, FIELDS, SLOTS
from contrada.games.carpe_diem.pieces import (
    COUNTED,
    FOUNTAIN_KINDS,
    GOODS,
    OPEN_KINDS,
    PLACES,
    SEALS,
)

# Stages. Chance decides the first six.
DRAW_START: Final = 0
DEAL_DISTRICTS: Final = 1
DEAL_CARDS: Final = 2
DEAL_SEALS: Final = 3
DEAL_DISPLAYS: Final = 4
DRAW_FOUNTAIN: Final = 5
ENTERING: Final = 6
MOVING: Final = 7
TAKING: Final = 8
BUILDING: Final = 9
FETCHING: Final = 10
RETURNING: Final = 11
CHOOSING_CIRCLE: Final = 12
SPENDING: Final = 13
OVER: Final = 14

# Where victory points in hand come from.
FROM_START: Final = 0
FROM_CARDS: Final = 1
FROM_STEPS: Final = 2
FROM_PENALTIES: Final = 3
SOURCES: Final = 4

NOTHING: Final = -1
USES: Final = 17
"""The ways to fulfil a card once: by breads, or by wares with coins in their place."""


# Generated from fields.py by `python -m tools.states`; edit fields.py instead.
# fmt: off
@final
class CarpeDiemState(State):
    """A position of Carpe Diem."""

    def __init__(
        self,
        seats: i64, open_scores: i64, card_by_card: i64, stage: i64, seat: i64, dealt: i64,
        first: i64, phase: i64, turn: i64, to_field: i64, by_bread: i64, tile: i64, fetched: i64,
        draws: i64, craftsmen: i64, merchants: i64, scorer: i64, circle: i64, held: i64,
        fulfilled: i64, closed: i64, lost: i64, uses: vec[i64], figures: vec[i64],
        displays: vec[i64], seals: vec[i64], light: vec[i64], dark: vec[i64], removed: vec[i64],
        storage: vec[i64], tableaux: vec[i64], frames: vec[i64], slots: vec[i64], discs: vec[i64],
        goods: vec[i64], points: vec[i64], track: vec[i64], order: vec[i64], built: vec[i64],
        villas: vec[i64], lines: vec[i64], cells: vec[i64], demand: vec[i64], nodes: vec[i64],
        frontier: vec[i64], banderoles: vec[i64], hands: vec[i64], returned: vec[i64],
        pile: vec[i64],
    ) -> None:
        self.seats = seats
        """How many players."""
        self.open_scores = open_scores
        """1: everyone's victory points are shown."""
        self.card_by_card = card_by_card
        """1: the penalty is due when a card is closed, not after both cards."""
        self.stage = stage
        """What is decided now, a STAGE number."""
        self.seat = seat
        """Whose turn it is."""
        self.dealt = dealt
        """How much of the current deal is done."""
        self.first = first
        """The seat that began the game; -1 before it is drawn."""
        self.phase = phase
        """1 to 4."""
        self.turn = turn
        """Turns played in this phase."""
        self.to_field = to_field
        """Draft: where the figure goes; -1 none yet."""
        self.by_bread = by_bread
        """Draft: 1 if a bread pays for it."""
        self.tile = tile
        """Draft: the tile taken; -1 none yet."""
        self.fetched = fetched
        """Draft: 1 if the tile comes from a seal space."""
        self.draws = draws
        """Fountain cards still to be drawn."""
        self.craftsmen = craftsmen
        """Craftsman rewards still to be taken."""
        self.merchants = merchants
        """Merchant rewards waiting for the end of the turn."""
        self.scorer = scorer
        """How many have finished their scoring turn in this phase."""
        self.circle = circle
        """The circle of the current scoring turn; -1 none yet."""
        self.held = held
        """Victory points before the current disc was placed."""
        self.fulfilled = fulfilled
        """Bits: which of the circle's two cards was fulfilled by itself."""
        self.closed = closed
        """Draft: bits, which of the two cards takes nothing more."""
        self.lost = lost
        """Draft: victory points lost by closing cards."""
        self.uses = uses
        """Draft: how often each card was fulfilled in each way, by card × 17 + way."""
        self.figures = figures
        """Field by seat; -1 before entering."""
        self.displays = displays
        """Face by field × 4 + place; -1 empty."""
        self.seals = seals
        """Face by seal space; -1 empty."""
        self.light = light
        """By face: light tiles not yet revealed."""
        self.dark = dark
        """By face: dark tiles not yet revealed."""
        self.removed = removed
        """Faces of the tiles that left the game."""
        self.storage = storage
        """Stored tiles, each as face × 4 + seat."""
        self.tableaux = tableaux
        """By seat; -1 before the deal."""
        self.frames = frames
        """Frame piece by seat × 4 + side; -1 before the deal."""
        self.slots = slots
        """Scoring card by slot; -1 none."""
        self.discs = discs
        """Seat by circle; -1 empty."""
        self.goods = goods
        """By seat × GOODS."""
        self.points = points
        """Victory points by seat × SOURCES."""
        self.track = track
        """By seat: the space of its disc."""
        self.order = order
        """Seats from the front of the track to the back, from the top of a stack down."""
        self.built = built
        """By seat × COUNTED: finished features, single buildings, chimneys."""
        self.villas = villas
        """By seat: what the finished villas are worth."""
        self.lines = lines
        """By seat × OPEN_KINDS: rows and columns that a finished feature touches, as bits."""
        self.cells = cells
        """By seat × 36: face × 4 + turn of the laid tile; -1 empty."""
        self.demand = demand
        """By seat × 36: what the surroundings ask of a tile there, see district."""
        self.nodes = nodes
        """By seat × 72: the areas of tiles joined into features, see district."""
        self.frontier = frontier
        """By seat: the cells where a tile may be laid, as bits."""
        self.banderoles = banderoles
        """By seat: the cells that still hold one, as bits."""
        self.hands = hands
        """Fountain cards by seat × 15 + kind."""
        self.returned = returned
        """Fountain cards put under the pile by seat × 15 + kind."""
        self.pile = pile
        """Fountain cards not yet drawn, by kind."""

    def copy(self) -> CarpeDiemState:
        """An independent state equal to this one."""
        return CarpeDiemState(  # arrays that copies share are replaced, never changed
            self.seats, self.open_scores, self.card_by_card, self.stage, self.seat, self.dealt,
            self.first, self.phase, self.turn, self.to_field, self.by_bread, self.tile,
            self.fetched, self.draws, self.craftsmen, self.merchants, self.scorer, self.circle,
            self.held, self.fulfilled, self.closed, self.lost, self.uses, self.figures[:],
            self.displays[:], self.seals, self.light, self.dark, self.removed, self.storage,
            self.tableaux, self.frames, self.slots, self.discs, self.goods[:], self.points,
            self.track, self.order, self.built[:], self.villas, self.lines, self.cells[:],
            self.demand[:], self.nodes[:], self.frontier[:], self.banderoles, self.hands,
            self.returned, self.pile,
        )

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order of the constructor's arguments."""
        return [
            self.seats, self.open_scores, self.card_by_card, self.stage, self.seat, self.dealt,
            self.first, self.phase, self.turn, self.to_field, self.by_bread, self.tile,
            self.fetched, self.draws, self.craftsmen, self.merchants, self.scorer, self.circle,
            self.held, self.fulfilled, self.closed, self.lost, list(self.uses), list(self.figures),
            list(self.displays), list(self.seals), list(self.light), list(self.dark),
            list(self.removed), list(self.storage), list(self.tableaux), list(self.frames),
            list(self.slots), list(self.discs), list(self.goods), list(self.points),
            list(self.track), list(self.order), list(self.built), list(self.villas),
            list(self.lines), list(self.cells), list(self.demand), list(self.nodes),
            list(self.frontier), list(self.banderoles), list(self.hands), list(self.returned),
            list(self.pile),
        ]

    def flatten(self, out: vec[i64]) -> i64:
        """Write the numbers, then each array after its length; returns the end."""
        out[0] = self.seats
        out[1] = self.open_scores
        out[2] = self.card_by_card
        out[3] = self.stage
        out[4] = self.seat
        out[5] = self.dealt
        out[6] = self.first
        out[7] = self.phase
        out[8] = self.turn
        out[9] = self.to_field
        out[10] = self.by_bread
        out[11] = self.tile
        out[12] = self.fetched
        out[13] = self.draws
        out[14] = self.craftsmen
        out[15] = self.merchants
        out[16] = self.scorer
        out[17] = self.circle
        out[18] = self.held
        out[19] = self.fulfilled
        out[20] = self.closed
        out[21] = self.lost
        at: i64 = 22
        at = put(out, at, self.uses)
        at = put(out, at, self.figures)
        at = put(out, at, self.displays)
        at = put(out, at, self.seals)
        at = put(out, at, self.light)
        at = put(out, at, self.dark)
        at = put(out, at, self.removed)
        at = put(out, at, self.storage)
        at = put(out, at, self.tableaux)
        at = put(out, at, self.frames)
        at = put(out, at, self.slots)
        at = put(out, at, self.discs)
        at = put(out, at, self.goods)
        at = put(out, at, self.points)
        at = put(out, at, self.track)
        at = put(out, at, self.order)
        at = put(out, at, self.built)
        at = put(out, at, self.villas)
        at = put(out, at, self.lines)
        at = put(out, at, self.cells)
        at = put(out, at, self.demand)
        at = put(out, at, self.nodes)
        at = put(out, at, self.frontier)
        at = put(out, at, self.banderoles)
        at = put(out, at, self.hands)
        at = put(out, at, self.returned)
        at = put(out, at, self.pile)
        return at  # noqa: RET504  # the same form for any list of fields

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.dump(),))


def restore(data: list[Any]) -> CarpeDiemState:
    """The state that `dump` wrote."""
    return CarpeDiemState(
        data[0], data[1], data[2], data[3], data[4], data[5], data[6], data[7], data[8], data[9],
        data[10], data[11], data[12], data[13], data[14], data[15], data[16], data[17], data[18],
        data[19], data[20], data[21], vec_of(data[22]), vec_of(data[23]), vec_of(data[24]),
        vec_of(data[25]), vec_of(data[26]), vec_of(data[27]), vec_of(data[28]), vec_of(data[29]),
        vec_of(data[30]), vec_of(data[31]), vec_of(data[32]), vec_of(data[33]), vec_of(data[34]),
        vec_of(data[35]), vec_of(data[36]), vec_of(data[37]), vec_of(data[38]), vec_of(data[39]),
        vec_of(data[40]), vec_of(data[41]), vec_of(data[42]), vec_of(data[43]), vec_of(data[44]),
        vec_of(data[45]), vec_of(data[46]), vec_of(data[47]), vec_of(data[48]),
    )


def fresh(seats: i64, open_scores: i64, card_by_card: i64) -> CarpeDiemState:
    """The first value of every field; `rules.initial` then adds what the components define."""
    return CarpeDiemState(
        seats, open_scores, card_by_card, DRAW_START, 0, 0, NOTHING, 1, 0, NOTHING, 0, NOTHING, 0,
        0, 0, 0, 0, NOTHING, 0, 0, 0, 0, filled(2 * USES, 0), filled(seats, NOTHING),
        filled(FIELDS * PLACES, NOTHING), filled(SEALS, NOTHING), vec[i64](), vec[i64](),
        vec[i64](), vec[i64](), filled(seats, NOTHING), filled(seats * 4, NOTHING),
        filled(SLOTS, NOTHING), filled(CIRCLES, NOTHING), filled(seats * GOODS, 0),
        filled(seats * SOURCES, 0), filled(seats, 0), vec[i64](), filled(seats * COUNTED, 0),
        filled(seats, 0), filled(seats * OPEN_KINDS, 0), filled(seats * CELLS, NOTHING), vec[i64](),
        vec[i64](), filled(seats, 0), filled(seats, 0), filled(seats * FOUNTAIN_KINDS, 0),
        filled(seats * FOUNTAIN_KINDS, 0), vec[i64](),
    )
# fmt: on
# End of the generated part.


def replaced(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy of the array with a different value at one index."""
    new = row[:]
    new[at] = value
    return new


def raised(row: vec[i64], at: i64, by: i64) -> vec[i64]:
    """A copy of the array with a number added to one element."""
    new = row[:]
    new[at] += by
    return new


def joined(row: vec[i64], value: i64) -> vec[i64]:
    """A copy of the array with a value appended."""
    return append(row[:], value)
