"""Why a tile cannot be built on a field: which side does not match, or which landscape is full."""

from __future__ import annotations

from contrada.core.messages import Json, Message
from contrada.games.carpe_diem.actions import CELLS
from contrada.games.carpe_diem.phases.district import (
    NEIGHBOUR,
    NODES,
    TILES,
    TILES_SHIFT,
    figures_of,
    fits,
    grows_too_large,
    root_of,
)
from contrada.games.carpe_diem.pieces import KIND_NAMES, LANDSCAPES, MOST_TILES
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

SIDES = ("north", "east", "south", "west")


def build_reason(
    tables: Tables, s: CarpeDiemState, seat: int, face: int, cell: int, turn: int
) -> Message | None:
    """The rule that forbids a tile on a field in this turn; None if it is legal."""
    base = seat * CELLS
    if s.cells[base + cell] >= 0:
        return Message("cell-taken")
    if (s.frontier[seat] >> cell) & 1 == 0:
        return Message("not-adjacent")
    turned = face * 4 + turn
    if not fits(s.demand[base + cell], tables.code[turned]):
        return _mismatch(tables, s, seat, cell, turned)
    if grows_too_large(tables, s, seat, cell, turned):
        kind, size = _largest(tables, s, seat, cell, turned)
        return Message("too-large", {"kind": _kind(kind), "tiles": size, "most": MOST_TILES})
    if turn >= tables.turns[face]:
        return Message("same-turn")
    return None


def _kind(kind: int) -> Json | None:
    return {"is": "kind", "of": KIND_NAMES[kind]} if kind >= 0 else None


def _mismatch(tables: Tables, s: CarpeDiemState, seat: int, cell: int, turned: int) -> Message:
    """The first side that does not match what it touches."""
    for side in range(4):
        shown = int(tables.code[turned] >> (4 * side)) & 15
        near = int(NEIGHBOUR[cell * 4 + side])
        if near < 0:
            if shown != 0:
                return Message("frame-meadow", {"kind": _kind(shown - 1), "side": SIDES[side]})
            continue
        there = int(s.cells[seat * CELLS + near])
        if there < 0:
            continue
        asked = int(tables.code[there] >> (4 * (side ^ 2))) & 15
        if asked != shown:
            values = {"kind": _kind(shown - 1), "asked": _kind(asked - 1), "side": SIDES[side]}
            return Message("sides-differ", values)
    raise AssertionError("every side matches")


def _largest(
    tables: Tables, s: CarpeDiemState, seat: int, cell: int, turned: int
) -> tuple[int, int]:
    """The landscape of more than four tiles that the tile would make: its kind and size."""
    found = (0, 0)
    for area in range(2):
        kind = int(tables.kinds[(turned >> 2) * 2 + area])
        if not 0 <= kind < LANDSCAPES:
            continue
        roots = set()
        for side in range(4):
            near = int(NEIGHBOUR[cell * 4 + side])
            there = int(s.cells[seat * CELLS + near]) if near >= 0 else -1
            shown = int(tables.code[turned] >> (4 * side)) & 15
            if there >= 0 and shown == kind + 1:
                node = near * 2 + tables.area[there * 4 + (side ^ 2)]
                roots.add(int(root_of(s, seat, node)))
        words = [figures_of(s.nodes[seat * NODES + root]) for root in roots]
        size = 1 + sum(int(word >> TILES_SHIFT) & TILES for word in words)
        if size > found[1]:
            found = (kind, size)
    return found
