"""The state of a game of The Castles of Tuscany."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import filled, put, vec_of
from contrada.core.game import CHANCE, State
from contrada.games.tuscany.phases.shape import BOARDS
from contrada.games.tuscany.pieces import (
    BONUS_KINDS,
    BONUS_STORAGE,
    COLOURS,
    DISPLAY,
    GOODS,
    MOST_STORAGE,
    NOTHING,
    OWN_TILES,
    TILE_KINDS,
    YIELD_KINDS,
)

# The phases.
DEALING_CARDS: Final = 0
DEALING_BOARDS: Final = 1
ARRANGING: Final = 2
STARTING: Final = 3
CHOOSING_BONUS: Final = 4
OPENING: Final = 5
ACTION: Final = 6
PAYING: Final = 7
DRAWING: Final = 8
REFILLING: Final = 9
CLEARING: Final = 10
YIELDING: Final = 11
CASTLE_TAKING: Final = 12
CASTLE_PLACING: Final = 13
CITY: Final = 14
AFTER: Final = 15
SCORING: Final = 16
OVER: Final = 17

# The stages of a player's arranging.
ORDERING: Final = 0
SHIFTING: Final = 1
FOUNDING: Final = 2
ARRANGED: Final = 3

# Where points come from. The first five are green and reach the red track in the scorings.
FROM_AREAS: Final = 0
FROM_COLOURS: Final = 1
FROM_AGRICULTURE: Final = 2
FROM_STORAGE: Final = 3
FROM_GREEN_YIELDS: Final = 4
GREEN_SOURCES: Final = 5
FROM_RED_YIELDS: Final = 5
FROM_SURPLUS: Final = 6
FROM_ITEMS: Final = 7
FROM_MARBLE: Final = 8
FROM_WORKERS: Final = 9
FROM_CARDS: Final = 10
SOURCES: Final = 11


# Generated from fields.py by `python -m tools.states`; edit fields.py instead.
# fmt: off
@final
class TuscanyState(State):
    """Everything on the table and in the hands; no order of any pile, for piles are pools."""

    def __init__(
        self,
        seats: i64, draw: i64, stacks_count: i64, fill_gaps: i64, phase: i64, seat: i64, turn: i64,
        start: i64, step: i64, scorings: i64, triggered: i64, last_round: i64, passes: i64,
        marble_used: i64, fresh: i64, draft_item: i64, draft_field: i64, draft_workers: i64,
        due_cards: i64, due_bonus: i64, due_yields: i64, slot: i64, to_open: i64, reshuffled: i64,
        owed: i64, shuffles: i64, yield_shuffles: i64, neutral_shuffles: i64, castle_tile: i64,
        deck_size: i64, discards_size: i64, yields_size: i64, neutral_size: i64, draft: vec[i64],
        deck: vec[i64], discards: vec[i64], hands: vec[i64], hand_size: vec[i64], known: vec[i64],
        yields: vec[i64], yields_out: vec[i64], bonus_left: vec[i64], bonus: vec[i64],
        completed: vec[i64], display: vec[i64], neutral: vec[i64], aside: vec[i64], box: vec[i64],
        own: vec[i64], own_left: vec[i64], storage: vec[i64], boards: vec[i64],
        arrangement: vec[i64], stage: vec[i64], castle: vec[i64], fields: vec[i64],
        covered: vec[i64], reach: vec[i64], hexagons: vec[i64], goods: vec[i64], marble: vec[i64],
        workers: vec[i64], green: vec[i64], red: vec[i64], green_from: vec[i64], red_from: vec[i64],
    ) -> None:
        self.seats = seats
        self.draw = draw
        """How many cards the draw action gives (option `draw`)."""
        self.stacks_count = stacks_count
        """1 if tiles in the own stacks count in the end (option `stacks`)."""
        self.fill_gaps = fill_gaps
        """1 if gaps left by a clearing are filled later (option `gaps`)."""
        self.phase = phase
        self.seat = seat
        """Who decides now; CHANCE or TERMINAL."""
        self.turn = turn
        """Whose turn it is."""
        self.start = start
        """The start player; NOTHING until chance has named one (option `starter`)."""
        self.step = step
        """How far the set-up is: cards, boards or tiles dealt."""
        self.scorings = scorings
        """How many scorings are done, 0 to 3."""
        self.triggered = triggered
        """1 once a stack has been emptied in this period (TUS-E1)."""
        self.last_round = last_round
        """1 in the extra round after the third trigger (TUS-E2)."""
        self.passes = passes
        """How many players have passed in a row (TUS-T6)."""
        self.marble_used = marble_used
        """1 once the extra action of this turn is bought (TUS-T4)."""
        self.fresh = fresh
        """Wooden hexagons gained in this turn, not to be placed in it (TUS-T3)."""
        self.draft_item = draft_item
        """The item of an unpaid placement, or NOTHING."""
        self.draft_field = draft_field
        self.draft_workers = draft_workers
        """Workers laid for the unpaid placement."""
        self.due_cards = due_cards
        """Cards still to draw for the player whose turn it is."""
        self.due_bonus = due_bonus
        """Bonus tiles still to choose."""
        self.due_yields = due_yields
        """Yield cards still to open."""
        self.slot = slot
        """The gap in the display to be refilled from the own stack, or NOTHING."""
        self.to_open = to_open
        """Neutral tiles still to open into the gaps of the display (TUS-T5)."""
        self.reshuffled = reshuffled
        """1 once the tiles laid aside were shuffled during this clearing (TUS-T5)."""
        self.owed = owed
        """Gaps of the display that are still to be filled (option `gaps`)."""
        self.shuffles = shuffles
        """How often the discarded game cards were shuffled."""
        self.yield_shuffles = yield_shuffles
        """How often the discarded yield cards were shuffled."""
        self.neutral_shuffles = neutral_shuffles
        """How often the tiles laid aside were shuffled."""
        self.castle_tile = castle_tile
        """The tile taken by a castle and not placed yet, or NOTHING."""
        self.deck_size = deck_size
        self.discards_size = discards_size
        self.yields_size = yields_size
        self.neutral_size = neutral_size
        self.draft = draft
        """Cards laid for the unpaid placement; they are still in the hand."""
        self.deck = deck
        self.discards = discards
        self.hands = hands
        self.hand_size = hand_size
        self.known = known
        """For each seat, the cards it knows the other hands to hold together (see infer.py)."""
        self.yields = yields
        self.yields_out = yields_out
        self.bonus_left = bonus_left
        self.bonus = bonus
        self.completed = completed
        """How many players have covered a colour, up to 2: the bonus is gone then."""
        self.display = display
        """The eight places in the middle: a tile or NOTHING."""
        self.neutral = neutral
        """The pool of face-down neutral tiles."""
        self.aside = aside
        """Tiles laid aside beside the neutral stacks (TUS-T5)."""
        self.box = box
        """Tiles removed from storage for good."""
        self.own = own
        """Each player's face-down stacks as a pool."""
        self.own_left = own_left
        self.storage = storage
        """Each player's storage spaces: a tile, HEXAGON or NOTHING."""
        self.boards = boards
        """Each player's variants of A, B and C; NOTHING before they are dealt."""
        self.arrangement = arrangement
        self.stage = stage
        """How far each player's arranging is: ORDERING to ARRANGED."""
        self.castle = castle
        """The field of the start castle, or NOTHING."""
        self.fields = fields
        """Each map's fields by colour. Replaced, never changed in place, so copies share it."""
        self.covered = covered
        self.reach = reach
        """The fields that touch a laid tile, covered ones included."""
        self.hexagons = hexagons
        """Fields covered by wooden hexagons."""
        self.goods = goods
        """Fields on which each kind of agriculture lies."""
        self.marble = marble
        self.workers = workers
        self.green = green
        self.red = red
        self.green_from = green_from
        """The green points by source."""
        self.red_from = red_from
        """The red points by source."""

    def copy(self) -> TuscanyState:
        """An independent state equal to this one."""
        return TuscanyState(  # arrays that copies share are replaced, never changed
            self.seats, self.draw, self.stacks_count, self.fill_gaps, self.phase, self.seat,
            self.turn, self.start, self.step, self.scorings, self.triggered, self.last_round,
            self.passes, self.marble_used, self.fresh, self.draft_item, self.draft_field,
            self.draft_workers, self.due_cards, self.due_bonus, self.due_yields, self.slot,
            self.to_open, self.reshuffled, self.owed, self.shuffles, self.yield_shuffles,
            self.neutral_shuffles, self.castle_tile, self.deck_size, self.discards_size,
            self.yields_size, self.neutral_size, self.draft[:], self.deck[:], self.discards[:],
            self.hands[:], self.hand_size[:], self.known[:], self.yields[:], self.yields_out[:],
            self.bonus_left[:], self.bonus[:], self.completed[:], self.display[:], self.neutral[:],
            self.aside[:], self.box[:], self.own[:], self.own_left[:], self.storage[:],
            self.boards[:], self.arrangement[:], self.stage[:], self.castle[:], self.fields,
            self.covered[:], self.reach[:], self.hexagons[:], self.goods[:], self.marble[:],
            self.workers[:], self.green[:], self.red[:], self.green_from[:], self.red_from[:],
        )

    def dump(self) -> list[Any]:
        """Every field as JSON data, in the order of the constructor's arguments."""
        return [
            self.seats, self.draw, self.stacks_count, self.fill_gaps, self.phase, self.seat,
            self.turn, self.start, self.step, self.scorings, self.triggered, self.last_round,
            self.passes, self.marble_used, self.fresh, self.draft_item, self.draft_field,
            self.draft_workers, self.due_cards, self.due_bonus, self.due_yields, self.slot,
            self.to_open, self.reshuffled, self.owed, self.shuffles, self.yield_shuffles,
            self.neutral_shuffles, self.castle_tile, self.deck_size, self.discards_size,
            self.yields_size, self.neutral_size, list(self.draft), list(self.deck),
            list(self.discards), list(self.hands), list(self.hand_size), list(self.known),
            list(self.yields), list(self.yields_out), list(self.bonus_left), list(self.bonus),
            list(self.completed), list(self.display), list(self.neutral), list(self.aside),
            list(self.box), list(self.own), list(self.own_left), list(self.storage),
            list(self.boards), list(self.arrangement), list(self.stage), list(self.castle),
            list(self.fields), list(self.covered), list(self.reach), list(self.hexagons),
            list(self.goods), list(self.marble), list(self.workers), list(self.green),
            list(self.red), list(self.green_from), list(self.red_from),
        ]

    def flatten(self, out: vec[i64]) -> i64:
        """Write the numbers, then each array after its length; returns the end."""
        out[0] = self.seats
        out[1] = self.draw
        out[2] = self.stacks_count
        out[3] = self.fill_gaps
        out[4] = self.phase
        out[5] = self.seat
        out[6] = self.turn
        out[7] = self.start
        out[8] = self.step
        out[9] = self.scorings
        out[10] = self.triggered
        out[11] = self.last_round
        out[12] = self.passes
        out[13] = self.marble_used
        out[14] = self.fresh
        out[15] = self.draft_item
        out[16] = self.draft_field
        out[17] = self.draft_workers
        out[18] = self.due_cards
        out[19] = self.due_bonus
        out[20] = self.due_yields
        out[21] = self.slot
        out[22] = self.to_open
        out[23] = self.reshuffled
        out[24] = self.owed
        out[25] = self.shuffles
        out[26] = self.yield_shuffles
        out[27] = self.neutral_shuffles
        out[28] = self.castle_tile
        out[29] = self.deck_size
        out[30] = self.discards_size
        out[31] = self.yields_size
        out[32] = self.neutral_size
        at: i64 = 33
        at = put(out, at, self.draft)
        at = put(out, at, self.deck)
        at = put(out, at, self.discards)
        at = put(out, at, self.hands)
        at = put(out, at, self.hand_size)
        at = put(out, at, self.known)
        at = put(out, at, self.yields)
        at = put(out, at, self.yields_out)
        at = put(out, at, self.bonus_left)
        at = put(out, at, self.bonus)
        at = put(out, at, self.completed)
        at = put(out, at, self.display)
        at = put(out, at, self.neutral)
        at = put(out, at, self.aside)
        at = put(out, at, self.box)
        at = put(out, at, self.own)
        at = put(out, at, self.own_left)
        at = put(out, at, self.storage)
        at = put(out, at, self.boards)
        at = put(out, at, self.arrangement)
        at = put(out, at, self.stage)
        at = put(out, at, self.castle)
        at = put(out, at, self.fields)
        at = put(out, at, self.covered)
        at = put(out, at, self.reach)
        at = put(out, at, self.hexagons)
        at = put(out, at, self.goods)
        at = put(out, at, self.marble)
        at = put(out, at, self.workers)
        at = put(out, at, self.green)
        at = put(out, at, self.red)
        at = put(out, at, self.green_from)
        at = put(out, at, self.red_from)
        return at  # noqa: RET504  # the same form for any list of fields

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.dump(),))


def restore(data: list[Any]) -> TuscanyState:
    """The state that `dump` wrote."""
    return TuscanyState(
        data[0], data[1], data[2], data[3], data[4], data[5], data[6], data[7], data[8], data[9],
        data[10], data[11], data[12], data[13], data[14], data[15], data[16], data[17], data[18],
        data[19], data[20], data[21], data[22], data[23], data[24], data[25], data[26], data[27],
        data[28], data[29], data[30], data[31], data[32], vec_of(data[33]), vec_of(data[34]),
        vec_of(data[35]), vec_of(data[36]), vec_of(data[37]), vec_of(data[38]), vec_of(data[39]),
        vec_of(data[40]), vec_of(data[41]), vec_of(data[42]), vec_of(data[43]), vec_of(data[44]),
        vec_of(data[45]), vec_of(data[46]), vec_of(data[47]), vec_of(data[48]), vec_of(data[49]),
        vec_of(data[50]), vec_of(data[51]), vec_of(data[52]), vec_of(data[53]), vec_of(data[54]),
        vec_of(data[55]), vec_of(data[56]), vec_of(data[57]), vec_of(data[58]), vec_of(data[59]),
        vec_of(data[60]), vec_of(data[61]), vec_of(data[62]), vec_of(data[63]), vec_of(data[64]),
        vec_of(data[65]),
    )


def fresh(seats: i64, draw: i64, stacks_count: i64, fill_gaps: i64, start: i64) -> TuscanyState:
    """The first value of every field; `rules.initial` then adds what the components define."""
    return TuscanyState(
        seats, draw, stacks_count, fill_gaps, DEALING_CARDS, CHANCE, 0, start, 0, 0, 0, 0, 0, 0, 0,
        NOTHING, NOTHING, 0, 0, 0, 0, NOTHING, 0, 0, 0, 0, 0, 0, NOTHING, 0, 0, 0, 0,
        filled(COLOURS, 0), filled(COLOURS, 0), filled(COLOURS, 0), filled(seats * COLOURS, 0),
        filled(seats, 0), filled(seats * COLOURS, 0), filled(YIELD_KINDS, 0),
        filled(YIELD_KINDS, 0), filled(BONUS_KINDS, 0), filled(seats * BONUS_KINDS, 0),
        filled(COLOURS, 0), filled(DISPLAY, NOTHING), filled(TILE_KINDS, 0), filled(TILE_KINDS, 0),
        filled(TILE_KINDS, 0), filled(seats * TILE_KINDS, 0), filled(seats, 0),
        filled(seats * MOST_STORAGE, NOTHING), filled(seats * BOARDS, NOTHING),
        filled(seats, NOTHING), filled(seats, 0), filled(seats, NOTHING),
        filled(seats * COLOURS, 0), filled(seats, 0), filled(seats, 0), filled(seats, 0),
        filled(seats * GOODS, 0), filled(seats, 0), filled(seats, 0), filled(seats, 0),
        filled(seats, 0), filled(seats * GREEN_SOURCES, 0), filled(seats * SOURCES, 0),
    )
# fmt: on
# End of the generated part.


def capacity(s: TuscanyState, seat: i64) -> i64:
    """The number of storage spaces of a seat (TUS-S5)."""
    return 1 + s.bonus[seat * BONUS_KINDS + BONUS_STORAGE]


def free_space(s: TuscanyState, seat: i64) -> i64:
    """The first free storage space of a seat, or NOTHING."""
    base = seat * MOST_STORAGE
    storage = s.storage
    for i in range(capacity(s, seat)):
        if storage[base + i] == NOTHING:
            return base + i
    return NOTHING


def stored(s: TuscanyState, seat: i64, item: i64) -> i64:
    """The number of copies of an item in a seat's storage."""
    n: i64 = 0
    base = seat * MOST_STORAGE
    for i in range(MOST_STORAGE):
        if s.storage[base + i] == item:
            n += 1
    return n


def laid_out(s: TuscanyState, seat: i64) -> i64:
    """The number of own tiles that a seat has laid out in the middle (TUS-E1)."""
    return OWN_TILES - s.own_left[seat]
