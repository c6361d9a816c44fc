"""The three scorings, the points for leftovers, and the ranking."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.tuscany.phases.effects import gain_red
from contrada.games.tuscany.phases.maps import count
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.pieces import CARDS_PER_POINT, MOST_STORAGE, NOTHING
from contrada.games.tuscany.state import (
    FROM_CARDS,
    FROM_ITEMS,
    FROM_MARBLE,
    FROM_WORKERS,
    GREEN_SOURCES,
    OVER,
    SOURCES,
    TuscanyState,
)

SOURCE_NAMES = (
    "areas",
    "colours",
    "agriculture",
    "storage",
    "green_yields",
    "red_yields",
    "surplus",
    "items",
    "marble",
    "workers",
    "cards",
)


def score_green(s: TuscanyState) -> None:
    """A scoring: red advances by green; green is unchanged (TUS-E3)."""
    for seat in range(s.seats):
        for source in range(GREEN_SOURCES):
            gain_red(s, seat, source, s.green_from[seat * GREEN_SOURCES + source])
    s.scorings += 1


def items_left(s: TuscanyState, seat: i64) -> i64:
    """Tiles and wooden hexagons in storage; with the option `stacks` also the own stacks."""
    items: i64 = s.own_left[seat] if s.stacks_count == 1 else i64(0)
    for space in range(seat * MOST_STORAGE, (seat + 1) * MOST_STORAGE):
        if s.storage[space] != NOTHING:
            items += 1
    return items


def left_over(s: TuscanyState, seat: i64, source: i64) -> i64:
    """The final points for leftovers, by source (TUS-E4)."""
    if source == FROM_ITEMS:
        return items_left(s, seat)
    if source == FROM_MARBLE:
        return s.marble[seat]
    if source == FROM_WORKERS:
        return s.workers[seat]
    if source == FROM_CARDS:
        return s.hand_size[seat] // CARDS_PER_POINT
    return 0


def score_left_over(s: TuscanyState) -> None:
    """The final scoring (TUS-E4)."""
    for seat in range(s.seats):
        for source in range(FROM_ITEMS, SOURCES):
            gain_red(s, seat, source, left_over(s, seat, source))


def by_source(s: TuscanyState, seat: i64) -> vec[i64]:
    """The points of a seat by source; before the end as if scored once more and ended now."""
    points = s.red_from[seat * SOURCES : (seat + 1) * SOURCES]
    if s.phase != OVER:
        for source in range(GREEN_SOURCES):
            points[source] += s.green_from[seat * GREEN_SOURCES + source]
        for source in range(FROM_ITEMS, SOURCES):
            points[source] += left_over(s, seat, source)
    return points


def score(s: TuscanyState, seat: i64) -> i64:
    """All points of a seat; before the end as if scored once more and ended now."""
    total: i64 = 0
    points = by_source(s, seat)
    for source in range(SOURCES):
        total += points[source]
    return total


def empty_fields(s: TuscanyState, seat: i64) -> i64:
    """The number of empty fields of a seat's map."""
    return FIELDS - count(s.covered[seat])


def scores(s: TuscanyState) -> list[int]:
    """The points of every seat."""
    return [int(score(s, seat)) for seat in range(s.seats)]


def ranking(s: TuscanyState) -> list[int]:
    """The places: by points, more empty fields, fewer green points; otherwise shared (TUS-E5)."""
    keys = [
        (int(score(s, seat)), int(empty_fields(s, seat)), -int(s.green[seat]))
        for seat in range(s.seats)
    ]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
