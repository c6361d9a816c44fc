"""The set-up: cards, boards, simultaneous arranging, the first bonus tile, eight tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.games.tuscany.actions import ARRANGE, DEAL_BOARD, SHIFT, START_CASTLE
from contrada.games.tuscany.phases.effects import cover
from contrada.games.tuscany.phases.maps import (
    ORDERS,
    TURNS,
    VARIANTS,
    colour_fields,
    lowest,
    standing,
)
from contrada.games.tuscany.phases.shape import BOARDS, FIELDS
from contrada.games.tuscany.pieces import COLOURS, DARK_GREEN, NOTHING, STARTING_CARDS
from contrada.games.tuscany.state import (
    ARRANGED,
    ARRANGING,
    CHOOSING_BONUS,
    DEALING_BOARDS,
    FOUNDING,
    OPENING,
    ORDERING,
    SHIFTING,
    STARTING,
    TuscanyState,
)
from contrada.games.tuscany.tables import Tables

EVERY_ORDER: Final = vec[i64]([ARRANGE + i for i in range(ORDERS * TURNS)])
"""The choices of the order and the turns."""


def dealt_to(s: TuscanyState) -> i64:
    """The seat that receives the next card or board of the set-up."""
    return s.step // (BOARDS if s.phase == DEALING_BOARDS else STARTING_CARDS)


def deal_card(s: TuscanyState, colour: i64) -> None:
    """Deal a card, five for each player (TUS-S1)."""
    seat = dealt_to(s)
    s.deck[colour] -= 1
    s.deck_size -= 1
    s.hands[seat * COLOURS + colour] += 1
    s.hand_size[seat] += 1
    s.step += 1
    if s.step == s.seats * STARTING_CARDS:
        s.step = 0
        s.phase = DEALING_BOARDS


def variant_taken(s: TuscanyState, letter: i64, variant: i64) -> bool:
    """Whether a board has already been dealt."""
    for seat in range(s.seats):
        if s.boards[seat * BOARDS + letter] == variant:
            return True
    return False


def boards_to_deal(s: TuscanyState) -> vec[i64]:
    """The undealt boards of the current letter."""
    out = vec[i64](capacity=VARIANTS)
    letter = s.step % BOARDS
    for variant in range(VARIANTS):
        if not variant_taken(s, letter, variant):
            out = append(out, DEAL_BOARD + letter * VARIANTS + variant)
    return out


def deal_board(s: TuscanyState, board: i64) -> None:
    """Deal a board, one of each letter for every player (TUS-S2)."""
    s.boards[dealt_to(s) * BOARDS + board // VARIANTS] = board % VARIANTS
    s.step += 1
    if s.step == s.seats * BOARDS:
        s.step = 0
        s.phase = ARRANGING
        s.seat = 0


# -- arranging --------------------------------------------------------------------------------


def first_arranging(s: TuscanyState) -> i64:
    """The lowest seat that has not finished its map, or NOTHING."""
    for seat in range(s.seats):
        if s.stage[seat] != ARRANGED:
            return seat
    return NOTHING


def finished_maps(s: TuscanyState) -> i64:
    """The number of players who have finished their maps."""
    n: i64 = 0
    for seat in range(s.seats):
        if s.stage[seat] == ARRANGED:
            n += 1
    return n


def arranging_choices(t: Tables, s: TuscanyState, seat: i64) -> vec[i64]:
    """Order and turns, then the shifts, then the field of the start castle (TUS-S2)."""
    stage = s.stage[seat]
    if stage == ORDERING:
        return EVERY_ORDER[:]
    out = vec[i64](capacity=FIELDS)
    if stage == SHIFTING:
        offsets = t.shape.offsets
        for i in range(len(offsets)):
            out = append(out, SHIFT + offsets[i])
    elif stage == FOUNDING:
        castles = s.fields[seat * COLOURS + DARK_GREEN]
        while castles != 0:
            out = append(out, START_CASTLE + lowest(castles))
            castles = castles & (castles - 1)
    return out


def variants_of(s: TuscanyState, seat: i64) -> vec[i64]:
    """The variants of a seat's boards A, B, C."""
    return s.boards[seat * BOARDS : (seat + 1) * BOARDS]


def lay_out_map(t: Tables, s: TuscanyState, seat: i64) -> None:
    """Compute the fields of a finished arrangement."""
    fields = s.fields[:]
    variants = variants_of(s, seat)
    for colour in range(COLOURS):
        fields[seat * COLOURS + colour] = colour_fields(
            t.outlines, variants, s.arrangement[seat], colour
        )
    s.fields = fields


def arrange_step(t: Tables, s: TuscanyState, seat: i64, a: i64) -> None:
    """Apply one step of a seat's arranging; the last step of all reveals the maps."""
    if a >= START_CASTLE:
        s.castle[seat] = a - START_CASTLE
        cover(t, s, seat, a - START_CASTLE)
        s.stage[seat] = ARRANGED
        s.seat = first_arranging(s)
        if s.seat == NOTHING:
            if s.start == NOTHING:
                s.phase = STARTING
                s.seat = CHANCE
            else:
                start_with(s, s.start)
    elif a >= SHIFT:
        s.arrangement[seat] += a - SHIFT
        lay_out_map(t, s, seat)
        s.stage[seat] = FOUNDING
    else:
        s.arrangement[seat] = standing((a - ARRANGE) // TURNS, (a - ARRANGE) % TURNS)
        s.stage[seat] = SHIFTING


# -- the first turn order ---------------------------------------------------------------------


def start_with(s: TuscanyState, seat: i64) -> None:
    """Set the start player, who takes the first bonus tile (TUS-S3)."""
    s.start = seat
    s.turn = seat
    s.seat = seat
    s.phase = CHOOSING_BONUS


def next_chooser(s: TuscanyState) -> None:
    """Ask the next player for a bonus tile; after the last, open eight tiles (TUS-S4)."""
    s.turn = (s.turn + 1) % s.seats
    s.seat = s.turn
    if s.turn == s.start:
        s.phase = OPENING
        s.seat = CHANCE
