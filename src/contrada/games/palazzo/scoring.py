"""Points for palazzi, and the ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contrada.games.palazzo.phases.money import purchasing_power
from contrada.games.palazzo.pieces import FLOORS, MOST_WINDOWS, TILES, height, is_lone
from contrada.games.palazzo.state import PalazzoState

LONE_FLOOR: Final = -5
SCORING_HEIGHT: Final = 3
"""The number of floors from which the windows count and a single material earns a bonus."""
HEIGHT_BONUS: Final = 3
"""For each floor above the third (PAL-E1)."""
PURE: Final = 3
PURE_AND_COMPLETE: Final = 6


def windows(palazzo: i64) -> i64:
    """All windows of a palazzo, doors included."""
    total: i64 = 0
    while palazzo != 0:
        if palazzo & 15 != 0:
            total += ((palazzo & 15) - 1) % MOST_WINDOWS + 1
        palazzo = palazzo >> 4
    return total


def is_pure(palazzo: i64) -> bool:
    """Whether all floors are of one material."""
    material: i64 = -1
    while palazzo != 0:
        if palazzo & 15 != 0:
            this: i64 = ((palazzo & 15) - 1) // MOST_WINDOWS
            if material >= 0 and this != material:
                return False
            material = this
        palazzo = palazzo >> 4
    return True


def height_points(n: i64) -> i64:
    """The points for the height: the bonus above three floors (PAL-E1)."""
    return (n - SCORING_HEIGHT) * HEIGHT_BONUS if n > SCORING_HEIGHT else i64(0)


def purity_points(n: i64) -> i64:
    """The points for a single material in a palazzo of n floors, three or more (PAL-E2)."""
    return PURE_AND_COMPLETE if n == FLOORS else PURE


def palazzo_points(palazzo: i64) -> i64:
    """The final points of a palazzo (PAL-E1, PAL-E2)."""
    if is_lone(palazzo):
        return LONE_FLOOR
    n = height(palazzo)
    if n < SCORING_HEIGHT:
        return 0
    points = windows(palazzo) + height_points(n)
    return points + purity_points(n) if is_pure(palazzo) else points


def score(s: PalazzoState, seat: i64) -> i64:
    """All points of a seat."""
    total: i64 = 0
    for i in range(s.palazzo_count[seat]):
        total += palazzo_points(s.palazzi[seat * TILES + i])
    return total


def scores(s: PalazzoState) -> list[int]:
    """The points of every seat."""
    return [int(score(s, seat)) for seat in range(s.seats)]


def ranking(s: PalazzoState) -> list[int]:
    """The places: by points, then the larger sum of money left; otherwise shared (PAL-E3)."""
    keys = [(int(score(s, seat)), int(purchasing_power(s, seat))) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def breakdown(s: PalazzoState, seat: i64) -> list[tuple[str, int]]:
    """The points of a seat by source."""
    lone: i64 = 0
    from_windows: i64 = 0
    from_height: i64 = 0
    from_purity: i64 = 0
    for i in range(s.palazzo_count[seat]):
        palazzo = s.palazzi[seat * TILES + i]
        n = height(palazzo)
        if n == 1:
            lone += LONE_FLOOR
        elif n >= SCORING_HEIGHT:
            from_windows += windows(palazzo)
            from_height += height_points(n)
            if is_pure(palazzo):
                from_purity += purity_points(n)
    return [
        ("windows", int(from_windows)),
        ("height", int(from_height)),
        ("purity", int(from_purity)),
        ("lone", int(lone)),
    ]
