"""The banderole track: a disc that lands on others lies on top of them."""

from __future__ import annotations

from mypy_extensions import i64

from contrada.games.carpe_diem.state import FROM_STEPS, SOURCES, CarpeDiemState, raised, replaced
from contrada.games.carpe_diem.tables import Tables


def advance(tables: Tables, s: CarpeDiemState, seat: i64, steps: i64) -> None:
    """Move a disc; steps beyond the last space are victory points (CAD-G9)."""
    if steps == 0:
        return
    space: i64 = s.track[seat] + steps
    last = tables.last_space
    if space > last:
        s.points = raised(s.points, seat * SOURCES + FROM_STEPS, space - last)
        space = last
    s.track = replaced(s.track, seat, space)
    order = s.order[:]
    at: i64 = 0
    while order[at] != seat:
        at += 1
    # Only forward: the disc passes everyone who is not further than its new space.
    while at > 0 and s.track[order[at - 1]] <= space:
        order[at] = order[at - 1]
        at -= 1
    order[at] = seat
    s.order = order
