"""A turn: move the figure, take a tile, build it, take the rewards.

Moving and taking are a draft: they take effect only when the tile is built or stored.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import (
    BUILD,
    CELLS,
    ENTER,
    FIELDS,
    RETURN,
    RUSH,
    STORE,
    TAKE,
    WALK,
)
from contrada.games.carpe_diem.phases import district
from contrada.games.carpe_diem.phases.track import advance
from contrada.games.carpe_diem.pieces import (
    ADMINISTRATOR,
    BAKER,
    BAKERY,
    BREAD,
    COIN,
    COUNTED,
    CRAFTSMAN,
    FOUNTAIN,
    FOUNTAIN_KINDS,
    GOODS,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    PLACES,
    SEALS,
    WARES,
)
from contrada.games.carpe_diem.state import (
    BUILDING,
    CHOOSING_CIRCLE,
    DRAW_FOUNTAIN,
    ENTERING,
    FETCHING,
    MOVING,
    TAKING,
    CarpeDiemState,
    joined,
    raised,
    replaced,
)
from contrada.games.carpe_diem.tables import Tables

ROUNDS: Final = 7


def display_size(s: CarpeDiemState, field: i64) -> i64:
    """The number of tiles on the display of a field."""
    number: i64 = 0
    for place in range(PLACES):
        if s.displays[field * PLACES + place] >= 0:
            number += 1
    return number


def next_field(s: CarpeDiemState, field: i64, step: i64) -> i64:
    """Where a walk in one direction (1 or FIELDS - 1) ends: at the next display with a tile."""
    at: i64 = (field + step) % FIELDS
    while display_size(s, at) == 0:
        at = (at + step) % FIELDS
    return at


def entries(s: CarpeDiemState) -> vec[i64]:
    """The free fields for a figure that enters."""
    out = vec[i64]()
    for field in range(FIELDS):
        free = True
        for seat in range(s.seats):
            if s.figures[seat] == field:
                free = False
        if free:
            out = append(out, ENTER + field)
    return out


def moves(s: CarpeDiemState) -> vec[i64]:
    """Walks in both directions, then for a bread any field that has a tile."""
    out = vec[i64]()
    at = s.figures[s.seat]
    right = next_field(s, at, 1)
    left = next_field(s, at, FIELDS - 1)
    out = append(out, WALK + (right if right < left else left))
    if left != right:
        out = append(out, WALK + (left if right < left else right))
    if s.goods[s.seat * GOODS + BREAD] > 0:
        for field in range(FIELDS):
            if display_size(s, field) > 0:
                out = append(out, RUSH + field)
    return out


def takings(s: CarpeDiemState) -> vec[i64]:
    """The different tiles of the display or, for a craftsman, of the seal spaces."""
    out = vec[i64]()
    row = s.displays
    first: i64 = s.to_field * PLACES
    end: i64 = first + PLACES
    if s.stage == FETCHING:
        row = s.seals
        first = 0
        end = SEALS
    for place in range(first, end):
        face = row[place]
        if face < 0:
            continue
        new = True
        for earlier in range(first, place):
            if row[earlier] == face:
                new = False
        if new:
            out = append(out, TAKE + face)
    return out


def buildings(tables: Tables, s: CarpeDiemState) -> vec[i64]:
    """Every way to build the taken tile; storing it last, except for a player's first tile."""
    out = district.placements(tables, s, s.seat, s.tile)
    # The first tile must be laid on the shovel (CAD-G1).
    if s.cells[s.seat * CELLS + tables.shovel] >= 0:
        out = append(out, STORE)
    return out


def returnable(s: CarpeDiemState) -> vec[i64]:
    """The kinds of fountain cards in hand, new and old."""
    out = vec[i64]()
    for kind in range(FOUNTAIN_KINDS):
        if s.hands[s.seat * FOUNTAIN_KINDS + kind] > 0:
            out = append(out, RETURN + kind)
    return out


def apply(tables: Tables, s: CarpeDiemState, seat: i64, a: i64) -> None:
    """Apply an action of a turn."""
    stage = s.stage
    if stage == MOVING:
        s.to_field = (a - WALK) % FIELDS
        s.by_bread = 1 if a >= RUSH else 0
        s.stage = TAKING
    elif stage == TAKING:
        s.tile = a - TAKE
        s.stage = BUILDING
    elif stage == FETCHING:
        s.tile = a - TAKE
        s.fetched = 1
        s.stage = BUILDING
    elif stage == BUILDING:
        _settle_draft(s, seat)
        face = s.tile
        s.tile = -1
        if a == STORE:
            s.storage = joined(s.storage, face * 4 + seat)
        else:
            _build(tables, s, seat, face, (a - BUILD) // 4, (a - BUILD) % 4)
        go_on(s, seat)
    elif stage == ENTERING:
        s.figures[seat] = a - ENTER
        s.seat = (seat + 1) % s.seats
        if s.figures[s.seat] >= 0:
            s.stage = MOVING
    else:
        s.hands = raised(s.hands, seat * FOUNTAIN_KINDS + a - RETURN, -1)
        s.returned = raised(s.returned, seat * FOUNTAIN_KINDS + a - RETURN, 1)
        go_on(s, seat)


def _settle_draft(s: CarpeDiemState, seat: i64) -> None:
    """Apply the draft: the figure moves, the tile leaves its place."""
    if s.fetched != 0:
        place: i64 = 0
        while s.seals[place] != s.tile:
            place += 1
        s.seals = replaced(s.seals, place, -1)
        s.fetched = 0
        s.craftsmen -= 1
        return
    s.figures[seat] = s.to_field
    if s.by_bread != 0:
        s.goods[seat * GOODS + BREAD] -= 1
        s.by_bread = 0
    at: i64 = s.to_field * PLACES
    s.to_field = -1
    while s.displays[at] != s.tile:
        at += 1
    s.displays[at] = -1
    field: i64 = at // PLACES
    # With fewer than four players the remaining tiles leave once each player could have taken one
    # (CAD-T5).
    if s.seats < PLACES and display_size(s, field) == PLACES - s.seats:
        for place in range(field * PLACES, field * PLACES + PLACES):
            if s.displays[place] >= 0:
                s.removed = joined(s.removed, s.displays[place])
                s.displays[place] = -1


def _build(tables: Tables, s: CarpeDiemState, seat: i64, face: i64, cell: i64, turn: i64) -> None:
    """Lay the tile and take the rewards that need no decision, in the order of CAD-G8."""
    bit = district.BIT[cell]
    if s.banderoles[seat] & bit != 0:
        s.banderoles = raised(s.banderoles, seat, -bit)
        advance(tables, s, seat, 1)
    finished = district.lay(tables, s, seat, cell, face * 4 + turn)
    while finished != 0:
        if finished & 15 != 0:
            reward(tables, s, seat, (finished & 15) - 1, (finished >> 4) & 15)
        finished >>= 8
    building = tables.building[face]
    if building >= 0:
        s.built[seat * COUNTED + building] += 1
        reward(tables, s, seat, building, 1)


def reward(tables: Tables, s: CarpeDiemState, seat: i64, kind: i64, tiles: i64) -> None:
    """Give the reward for a finished feature; decisions and merchants are recorded for later."""
    if kind < LANDSCAPES:
        s.goods[seat * GOODS + kind] += tiles - 1
    elif kind == MERCHANT:
        s.merchants += 1
    elif kind == BAKER:
        s.goods[seat * GOODS + BREAD] += 2
    elif kind == ADMINISTRATOR:
        advance(tables, s, seat, 2)
    elif kind == CRAFTSMAN:
        s.craftsmen += 1
    elif kind == MARKET:
        s.goods[seat * GOODS + COIN] += 1
    elif kind == BAKERY:
        s.goods[seat * GOODS + BREAD] += 1
    elif kind == FOUNTAIN:
        s.draws = 2


def go_on(s: CarpeDiemState, seat: i64) -> None:
    """Continue the turn: fountain cards, a craftsman's tile, merchants, its end."""
    if s.draws > 0:
        s.stage = DRAW_FOUNTAIN
        return
    if s.craftsmen > 0:
        for place in range(SEALS):
            if s.seals[place] >= 0:
                s.stage = FETCHING
                return
        s.craftsmen = 0
    while s.merchants > 0:
        _exchange(s, seat)
        s.merchants -= 1
    s.turn += 1
    if s.turn < ROUNDS * s.seats:
        s.seat = (seat + 1) % s.seats
        s.stage = MOVING
    else:
        s.turn = 0
        s.scorer = 0
        s.seat = s.order[0]
        s.stage = CHOOSING_CIRCLE


def _exchange(s: CarpeDiemState, seat: i64) -> None:
    """A merchant takes all wares and gives a coin for each, and one more (CAD-G6)."""
    base: i64 = seat * GOODS
    coins: i64 = 1
    for ware in range(WARES):
        coins += s.goods[base + ware]
        s.goods[base + ware] = 0
    s.goods[base + COIN] += coins
