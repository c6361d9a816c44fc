"""A district: laying tiles edge to edge, and the features they grow into.

For each cell, `demand` stores what its four sides require of a tile: in the low 16 bits the
required side code, four bits per side, and in the next 16 bits the mask of the sides with a
requirement. The frame requires meadow. A tile fits if its own code agrees with the demand under the
mask: laying a tile updates four neighbours, and no search is needed.

Villas and landscapes are joined in a union-find forest over nodes `cell × 2 + area`. A node ≥ 0 is
the number of its parent; a root is negative and packs the feature's figures into one integer: 12
bits of rows and columns touched, 6 of tiles, 7 of open ends, then chimneys. Dwellings need no node:
two halves with one opening each are finished when they meet.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import BUILD, CELLS
from contrada.games.carpe_diem.pieces import (
    CHIMNEY,
    COUNTED,
    CRAFTSMAN,
    LANDSCAPES,
    MOST_TILES,
    OPEN_KINDS,
    VILLA,
)
from contrada.games.carpe_diem.state import CarpeDiemState, raised, replaced
from contrada.games.carpe_diem.tables import Tables

SIDE: Final = 6
NODES: Final = 72
NO_NODE: Final = 999
"""An area without a node: a dwelling's, or none."""
LINES: Final = 0xFFF
TILES_SHIFT: Final = 12
TILES: Final = 0x3F
ENDS_SHIFT: Final = 18
ENDS: Final = 0x7F
CHIMNEYS_SHIFT: Final = 25


def _neighbours() -> vec[i64]:
    """By cell × 4 + side (north, east, south, west): the cell there, or -1 for the frame."""
    found: list[int] = []
    for row in range(SIDE):
        for column in range(SIDE):
            found.append((row - 1) * SIDE + column if row > 0 else -1)
            found.append(row * SIDE + column + 1 if column < SIDE - 1 else -1)
            found.append((row + 1) * SIDE + column if row < SIDE - 1 else -1)
            found.append(row * SIDE + column - 1 if column > 0 else -1)
    return vec[i64](found)


def _lines() -> vec[i64]:
    """By cell: its row (bits 0 to 5) and its column (bits 6 to 11)."""
    return vec[i64]([1 << row | 1 << (SIDE + c) for row in range(SIDE) for c in range(SIDE)])


def _powers(first: i64, factor: i64, number: int) -> vec[i64]:
    """A geometric sequence. (The compiled build shifts literals as 32-bit numbers, which overflow
    here.)
    """
    found = vec[i64]()
    power: i64 = first
    for _ in range(number):
        found = append(found, power)
        power *= factor
    return found


NEIGHBOUR: Final = _neighbours()
BIT: Final = _powers(1, 2, CELLS)
"""By cell: its bit in a set of cells."""
ASKED: Final = _powers(0xF0000, 16, 4)
"""By side: the mask bits of a demand."""
LINE: Final = _lines()


def empty_demand(seats: i64) -> vec[i64]:
    """The demand of empty districts: meadow along the frame."""
    demand = vec[i64]()
    for _ in range(seats):
        for cell in range(CELLS):
            asked: i64 = 0
            for side in range(4):
                if NEIGHBOUR[cell * 4 + side] < 0:
                    asked |= ASKED[side]
            demand = append(demand, asked)
    return demand


def fits(demand: i64, code: i64) -> bool:
    """Whether a tile with these sides satisfies a cell."""
    return ((demand ^ code) & (demand >> 16) & 0xFFFF) == 0


def placements(tables: Tables, s: CarpeDiemState, seat: i64, face: i64) -> vec[i64]:
    """All placements of a tile by cell; turns that look the same occur once."""
    out = vec[i64]()
    turns = tables.turns[face]
    grows = tables.grows[face] != 0
    frontier = s.frontier[seat]
    demands = s.demand
    base: i64 = seat * CELLS
    first: i64 = face * 4
    code0 = tables.code[first]
    code1 = tables.code[first + 1]
    code2 = tables.code[first + 2]
    code3 = tables.code[first + 3]
    cell: i64 = 0
    while frontier != 0:
        if frontier & 1 != 0:
            demand = demands[base + cell]
            mask: i64 = demand >> 16
            at: i64 = cell * 4
            # Only where something opens towards the cell can a landscape grow.
            joins = grows and demand & 0xFFFF != 0
            if (demand ^ code0) & mask == 0 and not (
                joins and grows_too_large(tables, s, seat, cell, first)
            ):
                out = append(out, BUILD + at)
            if turns > 1:
                if (demand ^ code1) & mask == 0 and not (
                    joins and grows_too_large(tables, s, seat, cell, first + 1)
                ):
                    out = append(out, BUILD + at + 1)
                if turns > 2:
                    if (demand ^ code2) & mask == 0 and not (
                        joins and grows_too_large(tables, s, seat, cell, first + 2)
                    ):
                        out = append(out, BUILD + at + 2)
                    if (demand ^ code3) & mask == 0 and not (
                        joins and grows_too_large(tables, s, seat, cell, first + 3)
                    ):
                        out = append(out, BUILD + at + 3)
        frontier >>= 1
        cell += 1
    return out


def grows_too_large(tables: Tables, s: CarpeDiemState, seat: i64, cell: i64, turned: i64) -> bool:
    """Whether a tile (face × 4 + turn) would make a landscape of more than four tiles (CAD-C3)."""
    face: i64 = turned >> 2
    code = tables.code[turned]
    for area in range(2):
        kind = tables.kinds[face * 2 + area]
        if kind < 0 or kind >= LANDSCAPES:
            continue
        size: i64 = 1
        one: i64 = -1
        two: i64 = -1
        for side in range(4):
            if (code >> (side * 4)) & 15 != kind + 1 or tables.area[turned * 4 + side] != area:
                continue
            near = NEIGHBOUR[cell * 4 + side]
            there: i64 = s.cells[seat * CELLS + near] if near >= 0 else i64(-1)
            if there < 0:
                continue
            root = root_of(s, seat, near * 2 + tables.area[there * 4 + (side ^ 2)])
            if root != one and root != two:
                two = one
                one = root
                word = figures_of(s.nodes[seat * NODES + root])
                size += (word >> TILES_SHIFT) & TILES
        if size > MOST_TILES:
            return True
    return False


def root_of(s: CarpeDiemState, seat: i64, node: i64) -> i64:
    """The root node of a feature."""
    base: i64 = seat * NODES
    while s.nodes[base + node] >= 0:
        node = s.nodes[base + node]
    return node


def figures_of(word: i64) -> i64:
    """The packed figures of a root."""
    return -1 - word


def lay(tables: Tables, s: CarpeDiemState, seat: i64, cell: i64, turned: i64) -> i64:
    """Lay a tile (face × 4 + turn) and count the features it finishes.

    Returns what was finished as four bytes: villas and landscapes in the lower two, dwellings in
    the upper two. A byte is 0, or kind + 1 in its low four bits and the number of tiles (at most
    15, which only villas pass) in its high four.
    """
    cells = s.cells
    demand = s.demand
    base: i64 = seat * CELLS
    code = tables.code[turned]
    cells[base + cell] = turned
    frontier = s.frontier[seat]
    dwellings: i64 = 0
    joins: i64 = 0
    for side in range(4):
        near = NEIGHBOUR[cell * 4 + side]
        if near < 0:
            continue
        kind: i64 = (code >> (side * 4)) & 15
        if cells[base + near] < 0:
            back: i64 = side ^ 2
            demand[base + near] |= (kind << (back * 4)) | ASKED[back]
            frontier |= BIT[near]
        elif kind != 0:
            if LANDSCAPES < kind <= CRAFTSMAN + 1:
                dwellings = dwellings * 256 + kind + 32
                s.built[seat * COUNTED + kind - 1] += 1
                _touch(s, seat, kind - 1, LINE[cell] | LINE[near])
            else:
                joins |= 1 << side
    s.frontier[seat] = frontier & ~BIT[cell]
    face: i64 = turned >> 2
    s.built[seat * COUNTED + CHIMNEY] += tables.chimneys[face]
    return dwellings * 65536 + _grow(tables, s, seat, cell, turned, joins)


def _grow(tables: Tables, s: CarpeDiemState, seat: i64, cell: i64, turned: i64, joins: i64) -> i64:
    """Join the tile's landscape and villa areas to their neighbours; returns what that finishes."""
    nodes = s.nodes
    node_base: i64 = seat * NODES
    face: i64 = turned >> 2
    finished: i64 = 0
    for area in range(2):
        kind = tables.kinds[face * 2 + area]
        if kind < 0 or (LANDSCAPES <= kind < VILLA):
            continue
        word: i64 = (
            LINE[cell] | (1 << TILES_SHIFT) | (tables.openings[face * 2 + area] << ENDS_SHIFT)
        )
        if kind == VILLA:
            word += tables.chimneys[face] << CHIMNEYS_SHIFT
        node: i64 = cell * 2 + area
        nodes[node_base + node] = -1 - word
        if joins != 0:
            for side in range(4):
                if (joins >> side) & 1 == 0 or tables.area[turned * 4 + side] != area:
                    continue
                near = NEIGHBOUR[cell * 4 + side]
                there = s.cells[seat * CELLS + near]
                other = root_of(s, seat, near * 2 + tables.area[there * 4 + (side ^ 2)])
                if other != node:
                    joined = figures_of(nodes[node_base + other])
                    lines: i64 = (word | joined) & LINES
                    word = (
                        ((word >> TILES_SHIFT) + (joined >> TILES_SHIFT)) << TILES_SHIFT
                    ) | lines
                    nodes[node_base + other] = node
                word -= 2 << ENDS_SHIFT
            nodes[node_base + node] = -1 - word
            if (word >> ENDS_SHIFT) & ENDS == 0:
                tiles: i64 = (word >> TILES_SHIFT) & TILES
                finished = finished * 256 + kind + 1 + ((tiles if tiles < 15 else i64(15)) << 4)
                _finish(tables, s, seat, kind, word)
    return finished


def _touch(s: CarpeDiemState, seat: i64, kind: i64, lines: i64) -> None:
    """Record the lines of a finished feature."""
    at: i64 = seat * OPEN_KINDS + kind
    s.lines = replaced(s.lines, at, s.lines[at] | lines)


def _finish(tables: Tables, s: CarpeDiemState, seat: i64, kind: i64, word: i64) -> None:
    """Count a villa or landscape that has no opening left."""
    s.built[seat * COUNTED + kind] += 1
    _touch(s, seat, kind, word & LINES)
    if kind == VILLA:
        s.villas = raised(s.villas, seat, villa_value(tables, word >> CHIMNEYS_SHIFT))


def villa_value(tables: Tables, chimneys: i64) -> i64:
    """The final value of a finished villa with this number of chimneys."""
    last: i64 = len(tables.villa_vp) - 1
    return tables.villa_vp[chimneys if chimneys < last else last]
