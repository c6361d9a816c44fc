"""Chance: which outcomes are possible, with which probabilities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import NO_SOURCE
from contrada.core.rng import Rng
from contrada.games.carpe_diem.actions import (
    CARD,
    FOUNTAIN_CARD,
    FRAME,
    STARTER,
    TABLEAU,
    TILE,
)
from contrada.games.carpe_diem.phases.deal import (
    DISPLAYED,
    LIGHT_PHASES,
    PARTS,
    cards_left,
    cards_wanted,
    is_dealt,
    unrevealed,
)
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS, FRAME_PIECES, PILES, SEALS, TABLEAUX
from contrada.games.carpe_diem.state import (
    DEAL_CARDS,
    DEAL_DISPLAYS,
    DEAL_DISTRICTS,
    DEAL_SEALS,
    DRAW_FOUNTAIN,
    DRAW_START,
    CarpeDiemState,
)
from contrada.games.carpe_diem.tables import Tables

LIGHT_STACK: Final = 0
DARK_STACK: Final = 1
FOUNTAIN_PILE: Final = 2
"""Stacks that keep their order. None is ever shuffled again: the fountain pile never runs out, so
the cards put under it do not come up (CAD-G7).
"""


def source(s: CarpeDiemState) -> i64:
    """The stack that the current deal draws from; the rest of the set-up has none."""
    stage = s.stage
    if stage == DEAL_SEALS or stage == DEAL_DISPLAYS:
        return DARK_STACK if stage == DEAL_SEALS or s.phase > LIGHT_PHASES else LIGHT_STACK
    return FOUNTAIN_PILE if stage == DRAW_FOUNTAIN else NO_SOURCE


def pool(s: CarpeDiemState) -> list[tuple[int, int]]:
    """What is left in the current stack, with copies."""
    tiles = s.stage != DRAW_FOUNTAIN
    counts = unrevealed(s) if tiles else s.pile
    first: i64 = TILE if tiles else FOUNTAIN_CARD
    return [(int(first + i), int(n)) for i, n in enumerate(counts) if n > 0]


def _unrevealed_total(tables: Tables, s: CarpeDiemState) -> i64:
    if s.stage == DEAL_SEALS:
        return tables.dark_total - s.dealt
    if s.phase > LIGHT_PHASES:
        return tables.dark_total - SEALS - s.dealt
    return tables.light_total - DISPLAYED * (s.phase - 1) - s.dealt


def drawn(counts: vec[i64], total: i64, rng: Rng) -> i64:
    """The kind of a random item from a pool counted by kind."""
    pick = rng.below(total)
    item: i64 = 0
    while pick >= counts[item]:
        pick -= counts[item]
        item += 1
    return item


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


def _sample_card(tables: Tables, s: CarpeDiemState, rng: Rng) -> i64:
    wanted: i64 = 0
    for pile in range(PILES):
        wanted += cards_wanted(tables, s, pile)
    pick = rng.below(wanted)
    chosen: i64 = 0
    while pick >= cards_wanted(tables, s, chosen):
        pick -= cards_wanted(tables, s, chosen)
        chosen += 1
    nth = rng.below(cards_left(tables, s, chosen))
    return CARD + _undealt(s.slots, tables.pile_first[chosen], tables.pile_first[chosen + 1], nth)


def sample(tables: Tables, s: CarpeDiemState, rng: Rng) -> i64:
    """A random outcome of the current deal."""
    stage = s.stage
    if stage == DEAL_DISPLAYS or stage == DEAL_SEALS:
        return TILE + drawn(unrevealed(s), _unrevealed_total(tables, s), rng)
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
        return _sample_card(tables, s, rng)
    total: i64 = 0
    for kind in range(FOUNTAIN_KINDS):
        total += s.pile[kind]
    return FOUNTAIN_CARD + drawn(s.pile, total, rng)


def outcomes(tables: Tables, s: CarpeDiemState) -> list[tuple[int, float]]:
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
        wanted = sum(cards_wanted(tables, s, pile) for pile in range(PILES))
        for pile in range(PILES):
            share = float(cards_wanted(tables, s, pile)) / float(wanted)
            odds = share / float(cards_left(tables, s, pile))
            if odds > 0:
                for card in range(tables.pile_first[pile], tables.pile_first[pile + 1]):
                    if not is_dealt(s.slots, card):
                        found.append((CARD + card, odds))
        return found
    tiles = stage == DEAL_DISPLAYS or stage == DEAL_SEALS
    pool = unrevealed(s) if tiles else s.pile
    first: i64 = TILE if tiles else FOUNTAIN_CARD
    total = sum(pool)
    return [(first + i, float(n) / float(total)) for i, n in enumerate(pool) if n > 0]
