"""What chance deals: start player, districts, scoring cards, tiles, fountain cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import (
    CARD,
    FIELDS,
    FOUNTAIN_CARD,
    FRAME,
    SLOTS,
    STARTER,
    TABLEAU,
    TILE,
)
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS, PILES, PLACES, SEALS
from contrada.games.carpe_diem.state import (
    DEAL_CARDS,
    DEAL_DISPLAYS,
    DEAL_DISTRICTS,
    DEAL_SEALS,
    DRAW_START,
    ENTERING,
    FROM_START,
    MOVING,
    RETURNING,
    SOURCES,
    CarpeDiemState,
    raised,
    replaced,
)
from contrada.games.carpe_diem.tables import Tables

PARTS: Final = 5
"""A district is dealt as its tableau and four frame pieces."""
DISPLAYED: Final = 28
LIGHT_PHASES: Final = 3


def unrevealed(s: CarpeDiemState) -> vec[i64]:
    """The pool that the current deal of tiles draws from."""
    if s.stage == DEAL_SEALS or s.phase > LIGHT_PHASES:
        return s.dark
    return s.light


def is_dealt(dealt: vec[i64], item: i64) -> bool:
    """Whether an item of a row has been dealt already."""
    n: i64 = len(dealt)
    for i in range(n):
        if dealt[i] == item:
            return True
    return False


def next_slot(tables: Tables, s: CarpeDiemState) -> i64:
    """The slot that gets the next scoring card."""
    slot: i64 = 0
    while tables.used[s.seats * SLOTS + slot] == 0 or s.slots[slot] >= 0:
        slot += 1
    return slot


def cards_wanted(tables: Tables, s: CarpeDiemState, pile: i64) -> i64:
    """How many cards of a pile are still to be laid out."""
    wanted: i64 = tables.pile_quota[s.seats * PILES + pile]
    for slot in range(SLOTS):
        card = s.slots[slot]
        if card >= 0 and tables.card_pile[card] == pile:
            wanted -= 1
    return wanted


def cards_left(tables: Tables, s: CarpeDiemState, pile: i64) -> i64:
    """How many cards of a pile are not laid out."""
    laid: i64 = tables.pile_quota[s.seats * PILES + pile] - cards_wanted(tables, s, pile)
    return tables.pile_first[pile + 1] - tables.pile_first[pile] - laid


def apply(tables: Tables, s: CarpeDiemState, a: i64) -> None:
    """Apply an outcome of the current deal."""
    stage = s.stage
    if stage == DEAL_DISPLAYS:
        _lay_tile(s, a - TILE)
    elif stage == DEAL_SEALS:
        s.dark = raised(s.dark, a - TILE, -1)
        s.seals = replaced(s.seals, s.dealt, a - TILE)
        s.dealt += 1
        if s.dealt == SEALS:
            s.stage = DEAL_DISPLAYS
            s.dealt = 0
    elif stage == DRAW_START:
        choose_start(tables, s, a - STARTER)
    elif stage == DEAL_DISTRICTS:
        _deal_district(tables, s, a)
    elif stage == DEAL_CARDS:
        s.slots = replaced(s.slots, next_slot(tables, s), a - CARD)
        s.dealt += 1
        wanted: i64 = 0
        for pile in range(PILES):
            wanted += tables.pile_quota[s.seats * PILES + pile]
        if s.dealt == wanted:
            s.stage = DEAL_SEALS
            s.dealt = 0
    else:
        s.pile = raised(s.pile, a - FOUNTAIN_CARD, -1)
        s.hands = raised(s.hands, s.seat * FOUNTAIN_KINDS + a - FOUNTAIN_CARD, 1)
        s.draws -= 1
        if s.draws == 0:
            s.stage = RETURNING


def choose_start(tables: Tables, s: CarpeDiemState, first: i64) -> None:
    """Set the start player; discs are stacked and victory points taken in turn order (CAD-S4)."""
    s.first = first
    s.seat = first
    for i in range(s.seats):
        seat: i64 = (first + i) % s.seats
        s.order = replaced(s.order, s.seats - 1 - i, seat)
        vp = tables.start_vp[s.seats * 4 + i]
        s.points = replaced(s.points, seat * SOURCES + FROM_START, vp)
    s.stage = DEAL_DISTRICTS


def _deal_district(tables: Tables, s: CarpeDiemState, a: i64) -> None:
    seat: i64 = s.dealt // PARTS
    part: i64 = s.dealt % PARTS
    if part == 0:
        s.tableaux = replaced(s.tableaux, seat, a - TABLEAU)
        s.banderoles = replaced(s.banderoles, seat, tables.banderoles[a - TABLEAU])
    else:
        s.frames = replaced(s.frames, seat * 4 + part - 1, a - FRAME)
    s.dealt += 1
    if s.dealt == s.seats * PARTS:
        s.stage = DEAL_CARDS
        s.dealt = 0


def _lay_tile(s: CarpeDiemState, face: i64) -> None:
    if s.phase > LIGHT_PHASES:
        s.dark = raised(s.dark, face, -1)
    else:
        s.light = raised(s.light, face, -1)
    s.displays[s.dealt] = face
    s.dealt += 1
    if s.dealt == FIELDS * PLACES:
        s.dealt = 0
        s.seat = (s.first + s.phase - 1) % s.seats
        # Figures enter once, after everything is laid out (CAD-S1).
        s.stage = MOVING if s.figures[s.seat] >= 0 else ENTERING
