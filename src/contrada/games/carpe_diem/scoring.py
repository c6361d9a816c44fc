"""The final scoring: villas, leftovers, track, fountain cards, frame tasks, ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contrada.games.carpe_diem.phases.score import counted, victory_points
from contrada.games.carpe_diem.pieces import FOUNTAIN_KINDS, GOODS, OPEN_KINDS
from contrada.games.carpe_diem.state import (
    FROM_CARDS,
    FROM_PENALTIES,
    FROM_START,
    FROM_STEPS,
    SOURCES,
    CarpeDiemState,
)
from contrada.games.carpe_diem.tables import Tables

SIDE: Final = 6


def leftovers(s: CarpeDiemState, seat: i64) -> i64:
    """Half the total number of wares, coins, breads and stored tiles, rounded down (CAD-E1)."""
    number: i64 = 0
    for good in range(GOODS):
        number += s.goods[seat * GOODS + good]
    stored: i64 = len(s.storage)
    for i in range(stored):
        if s.storage[i] & 3 == seat:
            number += 1
    return number // 2


def fountain_points(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """The points of the fountain cards in hand; both copies of a kind count."""
    points: i64 = 0
    for kind in range(FOUNTAIN_KINDS):
        held = s.hands[seat * FOUNTAIN_KINDS + kind]
        if held > 0:
            points += held * counted(s, seat, kind) * tables.fountain_vp[kind]
    return points


def task_line(tables: Tables, piece: i64, task: i64, side: i64) -> i64:
    """The line a task points along as a bit: rows from bit 0, columns from bit 6 (CAD-C6)."""
    place = tables.task_position[piece * 2 + task]
    if side == 0:
        return 1 << (SIDE + place)
    if side == 1:
        return 1 << place
    if side == 2:
        return 1 << (SIDE + SIDE - 1 - place)
    return 1 << (SIDE - 1 - place)


def task_is_met(tables: Tables, s: CarpeDiemState, seat: i64, side: i64, task: i64) -> bool:
    """Whether a finished feature of the task's kind touches its line."""
    piece = s.frames[seat * 4 + side]
    kind = tables.task_kind[piece * 2 + task]
    return s.lines[seat * OPEN_KINDS + kind] & task_line(tables, piece, task, side) != 0


def frame_points(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """The points of the eight frame tasks."""
    total: i64 = 0
    for side in range(4):
        piece = s.frames[seat * 4 + side]
        if piece < 0:
            continue
        for task in range(2):
            if task_is_met(tables, s, seat, side, task):
                total += tables.task_vp[piece * 2 + task]
    return total


def score(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """A seat's points if the game ended now."""
    return (
        victory_points(s, seat)
        + s.villas[seat]
        + leftovers(s, seat)
        + s.track[seat]
        + fountain_points(tables, s, seat)
        + frame_points(tables, s, seat)
    )


def scores(tables: Tables, s: CarpeDiemState) -> list[int]:
    """The points of every seat."""
    return [int(score(tables, s, seat)) for seat in range(s.seats)]


def ranking(tables: Tables, s: CarpeDiemState) -> list[int]:
    """The places: by points, then further back on the track; there are no ties (CAD-E2)."""
    places = {int(seat): place for place, seat in enumerate(s.order)}
    keys = [(int(score(tables, s, seat)), places[seat]) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def breakdown(tables: Tables, s: CarpeDiemState, seat: i64) -> list[tuple[str, int]]:
    """The points of a seat by source."""
    base: i64 = seat * SOURCES
    return [
        ("start", int(s.points[base + FROM_START])),
        ("cards", int(s.points[base + FROM_CARDS])),
        ("steps", int(s.points[base + FROM_STEPS])),
        ("penalties", int(s.points[base + FROM_PENALTIES])),
        ("villas", int(s.villas[seat])),
        ("leftovers", int(leftovers(s, seat))),
        ("track", int(s.track[seat])),
        ("fountains", int(fountain_points(tables, s, seat))),
        ("frame", int(frame_points(tables, s, seat))),
    ]
