"""The layout of scoring cards, three rows of four slots, and the circles between them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import CIRCLES, SLOTS
from contrada.games.carpe_diem.state import CarpeDiemState

ROWS: Final = 3
COLUMNS: Final = 4
EMPTY_CORNERS: Final = ((), (), (0, 3, 8, 11), (0, 11), ())
"""By number of players: the slots without a card (CAD-C8)."""


def _ends() -> list[tuple[int, int]]:
    """The two slots of each circle: first those between columns, then those between rows."""
    across = [
        (r * COLUMNS + c, r * COLUMNS + c + 1) for r in range(ROWS) for c in range(COLUMNS - 1)
    ]
    down = [
        (r * COLUMNS + c, (r + 1) * COLUMNS + c) for r in range(ROWS - 1) for c in range(COLUMNS)
    ]
    return across + down


def _used() -> list[int]:
    return [
        0 if seats < len(EMPTY_CORNERS) and slot in EMPTY_CORNERS[seats] else 1
        for seats in range(len(EMPTY_CORNERS))
        for slot in range(SLOTS)
    ]


FIRST_SLOT: Final = vec[i64]([a for a, _ in _ends()])
SECOND_SLOT: Final = vec[i64]([b for _, b in _ends()])
USED: Final = vec[i64](_used())
"""By number of players × 12 + slot."""


def circle_is_free(s: CarpeDiemState, circle: i64) -> bool:
    """Whether a disc can be placed there: empty and between two cards."""
    return (
        s.discs[circle] < 0
        and USED[s.seats * SLOTS + FIRST_SLOT[circle]] != 0
        and USED[s.seats * SLOTS + SECOND_SLOT[circle]] != 0
    )


def circles_in_play(seats: i64) -> int:
    """The number of circles between two cards."""
    return sum(
        1
        for c in range(CIRCLES)
        if USED[seats * SLOTS + FIRST_SLOT[c]] and USED[seats * SLOTS + SECOND_SLOT[c]]
    )
