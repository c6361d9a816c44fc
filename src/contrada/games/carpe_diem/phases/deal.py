"""What chance deals: start player, districts, scoring cards, tiles, fountain cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.rng import Rng
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
from contrada.games.carpe_diem.box import (
    FRAME_PIECES,
    KINDS,
    PILES,
    TABLEAUX,
    Box,
)
from contrada.games.carpe_diem.layout import USED
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

PARTS: Final = 5
"""A district is dealt as its tableau and four frame pieces."""
PLACES: Final = 4
"""Tiles on a display."""
DISPLAYED: Final = 28
SEALS: Final = 11
LIGHT_PHASES: Final = 3


def unrevealed(s: CarpeDiemState) -> vec[i64]:
    """The pool that the current deal of tiles draws from."""
    if s.stage == DEAL_SEALS or s.phase > LIGHT_PHASES:
        return s.dark
    return s.light


def _unrevealed_total(box: Box, s: CarpeDiemState) -> i64:
    if s.stage == DEAL_SEALS:
        return box.dark_total - s.dealt
    if s.phase > LIGHT_PHASES:
        return box.dark_total - SEALS - s.dealt
    return box.light_total - DISPLAYED * (s.phase - 1) - s.dealt


def drawn(counts: vec[i64], total: i64, rng: Rng) -> i64:
    """The number of a random item from a pool of so many counted by kind."""
    pick = rng.below(total)
    item: i64 = 0
    while pick >= counts[item]:
        pick -= counts[item]
        item += 1
    return item


def is_dealt(dealt: vec[i64], item: i64) -> bool:
    """Whether an item of a row has been dealt already."""
    n: i64 = len(dealt)
    for i in range(n):
        if dealt[i] == item:
            return True
    return False


def _undealt(dealt: vec[i64], first: i64, end: i64, pick: i64) -> i64:
    """The pick-th item from first to end that has not been dealt."""
    item: i64 = first
    while item < end:
        if not is_dealt(dealt, item):
            if pick == 0:
                break
            pick -= 1
        item += 1
    return item


def next_slot(s: CarpeDiemState) -> i64:
    """The slot that gets the next scoring card."""
    slot: i64 = 0
    while USED[s.seats * SLOTS + slot] == 0 or s.slots[slot] >= 0:
        slot += 1
    return slot


def cards_wanted(box: Box, s: CarpeDiemState, pile: i64) -> i64:
    """How many cards of a pile are still to be laid out."""
    wanted: i64 = box.pile_quota[s.seats * PILES + pile]
    for slot in range(SLOTS):
        card = s.slots[slot]
        if card >= 0 and box.card_pile[card] == pile:
            wanted -= 1
    return wanted


def cards_left(box: Box, s: CarpeDiemState, pile: i64) -> i64:
    """How many cards of a pile are not laid out."""
    laid: i64 = box.pile_quota[s.seats * PILES + pile] - cards_wanted(box, s, pile)
    return box.pile_first[pile + 1] - box.pile_first[pile] - laid


def _sample_card(box: Box, s: CarpeDiemState, rng: Rng) -> i64:
    wanted: i64 = 0
    for pile in range(PILES):
        wanted += cards_wanted(box, s, pile)
    pick = rng.below(wanted)
    chosen: i64 = 0
    while pick >= cards_wanted(box, s, chosen):
        pick -= cards_wanted(box, s, chosen)
        chosen += 1
    nth = rng.below(cards_left(box, s, chosen))
    return CARD + _undealt(s.slots, box.pile_first[chosen], box.pile_first[chosen + 1], nth)


def sample(box: Box, s: CarpeDiemState, rng: Rng) -> i64:
    """A random outcome of the current deal."""
    stage = s.stage
    if stage == DEAL_DISPLAYS or stage == DEAL_SEALS:
        return TILE + drawn(unrevealed(s), _unrevealed_total(box, s), rng)
    if stage == DRAW_START:
        return STARTER + rng.below(s.seats)
    if stage == DEAL_DISTRICTS:
        seat: i64 = s.dealt // PARTS
        part: i64 = s.dealt % PARTS
        if part == 0:
            return TABLEAU + _undealt(s.tableaux, 0, TABLEAUX, rng.below(TABLEAUX - seat))
        left: i64 = FRAME_PIECES - (seat * 4 + part - 1)
        return FRAME + _undealt(s.frames, 0, FRAME_PIECES, rng.below(left))
    if stage == DEAL_CARDS:
        return _sample_card(box, s, rng)
    total: i64 = 0
    for kind in range(KINDS):
        total += s.pile[kind]
    return FOUNTAIN_CARD + drawn(s.pile, total, rng)


def outcomes(box: Box, s: CarpeDiemState) -> list[tuple[int, float]]:
    """Every outcome of the current deal with its probability."""
    stage = s.stage
    if stage == DRAW_START:
        return [(STARTER + i, 1.0 / float(s.seats)) for i in range(s.seats)]
    if stage == DEAL_DISTRICTS:
        tableau = s.dealt % PARTS == 0
        base: i64 = TABLEAU if tableau else FRAME
        row = s.tableaux if tableau else s.frames
        size: i64 = TABLEAUX if tableau else FRAME_PIECES
        left = [i for i in range(size) if not is_dealt(row, i)]
        return [(base + i, 1.0 / len(left)) for i in left]
    if stage == DEAL_CARDS:
        found: list[tuple[int, float]] = []
        wanted = sum(cards_wanted(box, s, pile) for pile in range(PILES))
        for pile in range(PILES):
            share = float(cards_wanted(box, s, pile)) / float(wanted)
            odds = share / float(cards_left(box, s, pile))
            if odds > 0:
                for card in range(box.pile_first[pile], box.pile_first[pile + 1]):
                    if not is_dealt(s.slots, card):
                        found.append((CARD + card, odds))
        return found
    tiles = stage == DEAL_DISPLAYS or stage == DEAL_SEALS
    pool = unrevealed(s) if tiles else s.pile
    first: i64 = TILE if tiles else FOUNTAIN_CARD
    total = sum(pool)
    return [(first + i, float(n) / float(total)) for i, n in enumerate(pool) if n > 0]


def apply(box: Box, s: CarpeDiemState, a: i64) -> None:
    """Carry out an outcome of the current deal."""
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
        choose_start(box, s, a - STARTER)
    elif stage == DEAL_DISTRICTS:
        _deal_district(box, s, a)
    elif stage == DEAL_CARDS:
        s.slots = replaced(s.slots, next_slot(s), a - CARD)
        s.dealt += 1
        wanted: i64 = 0
        for pile in range(PILES):
            wanted += box.pile_quota[s.seats * PILES + pile]
        if s.dealt == wanted:
            s.stage = DEAL_SEALS
            s.dealt = 0
    else:
        s.pile = raised(s.pile, a - FOUNTAIN_CARD, -1)
        s.hands = raised(s.hands, s.seat * KINDS + a - FOUNTAIN_CARD, 1)
        s.draws -= 1
        if s.draws == 0:
            s.stage = RETURNING


def choose_start(box: Box, s: CarpeDiemState, first: i64) -> None:
    """Settle who begins: discs are stacked and victory points taken in turn order (CAD-S4)."""
    s.first = first
    s.seat = first
    for i in range(s.seats):
        seat: i64 = (first + i) % s.seats
        s.order = replaced(s.order, s.seats - 1 - i, seat)
        vp = box.start_vp[s.seats * 4 + i]
        s.points = replaced(s.points, seat * SOURCES + FROM_START, vp)
    s.stage = DEAL_DISTRICTS


def _deal_district(box: Box, s: CarpeDiemState, a: i64) -> None:
    seat: i64 = s.dealt // PARTS
    part: i64 = s.dealt % PARTS
    if part == 0:
        s.tableaux = replaced(s.tableaux, seat, a - TABLEAU)
        s.banderoles = replaced(s.banderoles, seat, box.banderoles[a - TABLEAU])
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
