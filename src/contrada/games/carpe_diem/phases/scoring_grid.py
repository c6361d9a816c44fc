"""The scoring cards' slots and the circles between them."""

from __future__ import annotations

from mypy_extensions import i64

from contrada.games.carpe_diem.actions import CIRCLES, SLOTS
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def is_between_cards(tables: Tables, seats: i64, circle: i64) -> bool:
    """Whether a circle lies between two slots that get cards with this number of players."""
    return (
        tables.used[seats * SLOTS + tables.first_slot[circle]] != 0
        and tables.used[seats * SLOTS + tables.second_slot[circle]] != 0
    )


def circle_is_free(tables: Tables, s: CarpeDiemState, circle: i64) -> bool:
    """Whether a disc can be placed there: empty and between two cards."""
    return s.discs[circle] < 0 and is_between_cards(tables, s.seats, circle)


def circles_in_play(tables: Tables, seats: i64) -> int:
    """The number of circles between two cards."""
    return sum(1 for c in range(CIRCLES) if is_between_cards(tables, seats, c))
