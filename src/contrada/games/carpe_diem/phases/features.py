"""The features of a district, found by a search from tile to tile.

Used by views and by `check`; the rules update their counts incrementally as tiles are laid.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from contrada.games.carpe_diem.actions import CELLS
from contrada.games.carpe_diem.phases.district import LINE, NEIGHBOUR, fits, grows_too_large
from contrada.games.carpe_diem.pieces import VILLA
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


@final
class Feature:
    """A villa, landscape or dwelling, finished or not."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.cells: list[int] = []
        self.ends: list[int] = []
        """The empty cells that its openings face; -1 for an opening that faces no empty cell."""
        self.chimneys = 0

    @property
    def finished(self) -> bool:
        """Whether no opening is left."""
        return not self.ends


def features(tables: Tables, s: CarpeDiemState, seat: int) -> list[Feature]:
    """Every feature of a district, by its first cell."""
    found: list[Feature] = []
    seen: set[tuple[int, int]] = set()
    for cell in range(CELLS):
        turned = int(s.cells[seat * CELLS + cell])
        if turned < 0:
            continue
        for area in range(2):
            kind = int(tables.kinds[(turned >> 2) * 2 + area])
            if kind >= 0 and (cell, area) not in seen:
                found.append(_walk(tables, s, seat, cell, area, kind, seen))
    return found


def _walk(
    tables: Tables,
    s: CarpeDiemState,
    seat: int,
    cell: int,
    area: int,
    kind: int,
    seen: set[tuple[int, int]],
) -> Feature:
    feature = Feature(kind)
    seen.add((cell, area))
    todo = [(cell, area)]
    while todo:
        here, mine = todo.pop()
        turned = int(s.cells[seat * CELLS + here])
        feature.cells.append(here)
        if kind == VILLA:
            feature.chimneys += int(tables.chimneys[turned >> 2])
        for side in range(4):
            shown = (int(tables.code[turned]) >> (4 * side)) & 15
            if shown != kind + 1 or tables.area[turned * 4 + side] != mine:
                continue
            near = int(NEIGHBOUR[here * 4 + side])
            other = int(s.cells[seat * CELLS + near]) if near >= 0 else -1
            if near < 0 or other < 0:
                feature.ends.append(near)
                continue
            joined = (near, int(tables.area[other * 4 + (side ^ 2)]))
            if joined not in seen:
                seen.add(joined)
                todo.append(joined)
    feature.cells.sort()
    return feature


def tiles_to_come(s: CarpeDiemState) -> list[int]:
    """The tile faces that players may still take: not yet revealed, on displays, on seal spaces."""
    faces = [face for face, n in enumerate(s.light) if n > 0]
    faces += [face for face, n in enumerate(s.dark) if n > 0]
    faces += [int(face) for face in s.displays if face >= 0]
    faces += [int(face) for face in s.seals if face >= 0]
    return sorted(set(faces))


def unfillable(tables: Tables, s: CarpeDiemState, seat: int, to_come: list[int]) -> list[int]:
    """The empty cells next to laid tiles that no remaining tile fits."""
    found: list[int] = []
    for cell in range(CELLS):
        if (s.frontier[seat] >> cell) & 1 == 1 and not _fillable(tables, s, seat, cell, to_come):
            found.append(cell)
    return found


def _fillable(tables: Tables, s: CarpeDiemState, seat: int, cell: int, to_come: list[int]) -> bool:
    demand: i64 = s.demand[seat * CELLS + cell]
    for face in to_come:
        for turn in range(tables.turns[face]):
            turned = face * 4 + turn
            if fits(demand, tables.code[turned]) and not grows_too_large(
                tables, s, seat, cell, turned
            ):
                return True
    return False


def line_cells(line: int) -> list[int]:
    """The cells of a line given as a bit: rows from bit 0, columns from bit 6."""
    return [cell for cell in range(CELLS) if int(LINE[cell]) & line != 0]


def can_still_meet(
    s: CarpeDiemState,
    seat: int,
    kind: int,
    cells: list[int],
    found: list[Feature],
    blocked: list[int],
) -> bool:
    """Whether a finished feature of the kind may still touch a line.

    Conservative: false only if the line is full or closed off and none of the kind's open features
    on it can grow, because an opening faces a cell that no tile fits.
    """
    for cell in cells:
        if s.cells[seat * CELLS + cell] < 0 and cell not in blocked:
            return True
    for feature in found:
        on_line = any(cell in cells for cell in feature.cells)
        shut = any(end in blocked for end in feature.ends)
        if feature.kind == kind and on_line and feature.ends and not shut:
            return True
    return False
