"""Building and rebuilding palazzi."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import (
    BUILD_NEW,
    BUILD_ON,
    DISCARD_TILE,
    PUT_IN,
    SCRAP,
    TAKE_OUT,
)
from contrada.games.palazzo.pieces import (
    FLOORS,
    TILES,
    fits_on,
    floor_of,
    has_floor,
    height,
    is_lone,
    lone,
    lone_tile,
    tile_at,
)
from contrada.games.palazzo.state import NOBODY, PalazzoState, seen_before


def stands_before(s: PalazzoState, seat: i64, i: i64) -> bool:
    """Whether an equal palazzo comes before place i of the row; then i is not a separate choice."""
    start: i64 = seat * TILES
    palazzi = s.palazzi
    palazzo = palazzi[start + i]
    for j in range(i):
        if palazzi[start + j] == palazzo:
            return True
    return False


def building_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """The choices for acquired tiles: on top, new palazzo, or discard (PAL-G2, PAL-G3)."""
    out = vec[i64](capacity=16)
    acquired = s.acquired
    start: i64 = seat * TILES
    for t in range(len(acquired)):
        kind = acquired[t]
        if seen_before(acquired, t):
            continue
        for i in range(s.palazzo_count[seat]):
            if fits_on(s.palazzi[start + i], kind) and not stands_before(s, seat, i):
                out = append(out, BUILD_ON + kind * TILES + i)
        out = append(out, BUILD_NEW + kind)
        out = append(out, DISCARD_TILE + kind)
    return out


def drop_acquired(s: PalazzoState, kind: i64) -> None:
    """Remove one tile of this kind from the acquired ones."""
    s.acquired = _without(s.acquired, kind)


def _without(tiles: vec[i64], entry: i64) -> vec[i64]:
    for i in range(len(tiles)):
        if tiles[i] == entry:
            tiles, _ = pop(tiles, i)
            break
    return tiles


def take_from_market(s: PalazzoState, entry: i64) -> None:
    """Take one open tile, given with its place, from the market."""
    s.market = _without(s.market, entry)


def found(s: PalazzoState, seat: i64, palazzo: i64) -> None:
    """Add a palazzo at the end of the row."""
    s.palazzi[seat * TILES + s.palazzo_count[seat]] = palazzo
    s.palazzo_count[seat] += 1


def remove_palazzo(s: PalazzoState, seat: i64, i: i64) -> None:
    """Remove the palazzo at place i from the row; the others move up."""
    start: i64 = seat * TILES
    last: i64 = s.palazzo_count[seat] - 1
    for j in range(i, last):
        s.palazzi[start + j] = s.palazzi[start + j + 1]
    s.palazzi[start + last] = 0
    s.palazzo_count[seat] = last


def place_of_lone(s: PalazzoState, seat: i64, kind: i64) -> i64:
    """The place in the row where this tile is a single-tile palazzo, or NOBODY."""
    palazzo = lone(kind)
    for i in range(s.palazzo_count[seat]):
        if s.palazzi[seat * TILES + i] == palazzo:
            return i
    return NOBODY


def rebuilding_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """All rebuildings that give different rows, each once (PAL-R1)."""
    out = vec[i64](capacity=32)
    start: i64 = seat * TILES
    n = s.palazzo_count[seat]
    for i in range(n):
        palazzo = s.palazzi[start + i]
        if is_lone(palazzo) or stands_before(s, seat, i):
            continue
        both_ways_alike = height(palazzo) == 2
        for floor in range(FLOORS, 0, -1):
            if has_floor(palazzo, floor):
                out = append(out, TAKE_OUT + i * FLOORS + floor - 1)
                if both_ways_alike:
                    break
    for j in range(n):
        single = s.palazzi[start + j]
        if not is_lone(single) or stands_before(s, seat, j):
            continue
        kind = lone_tile(single)
        for i in range(n):
            palazzo = s.palazzi[start + i]
            if has_floor(palazzo, floor_of(kind)) or stands_before(s, seat, i):
                continue
            if is_lone(palazzo) and palazzo < single:
                continue  # the same two tiles, offered with the other one put in
            out = append(out, PUT_IN + kind * TILES + i)
        out = append(out, SCRAP + kind)
    return out


def can_rebuild(s: PalazzoState, seat: i64) -> bool:
    """Whether some rebuilding exists and can be paid (PAL-R1).

    Any palazzo suffices: a single tile can be removed, a higher palazzo can lose a floor.
    """
    return s.hand_size[seat] > 0 and s.palazzo_count[seat] > 0


def rebuild(s: PalazzoState, seat: i64, a: i64) -> None:
    """Apply a rebuilding that has been paid."""
    start: i64 = seat * TILES
    if a >= SCRAP:
        remove_palazzo(s, seat, place_of_lone(s, seat, a - SCRAP))
        s.box[a - SCRAP] += 1
    elif a >= PUT_IN:
        kind: i64 = (a - PUT_IN) // TILES
        i: i64 = (a - PUT_IN) % TILES
        s.palazzi[start + i] = s.palazzi[start + i] | lone(kind)
        remove_palazzo(s, seat, place_of_lone(s, seat, kind))
    else:
        place: i64 = (a - TAKE_OUT) // FLOORS
        floor: i64 = (a - TAKE_OUT) % FLOORS + 1
        taken = lone(tile_at(s.palazzi[start + place], floor))
        s.palazzi[start + place] = s.palazzi[start + place] ^ taken
        found(s, seat, taken)
