"""Pieces as the view shows them."""

from __future__ import annotations

from contrada.games.carrara import state as st
from contrada.games.carrara.pieces import (
    BONUS_DECORATION,
    BONUS_POINTS,
    BONUS_STATUE,
    COLOUR_NAMES,
    DECORATION_NAMES,
    DECORATIONS,
    GOLD,
    SECOND_THREE,
    SLOTS,
    TILES,
    TYPE_NAMES,
    is_monument,
    type_of,
    value_of,
)
from contrada.games.carrara.presentation.shapes import (
    Blocks,
    Bonus,
    Building,
    Decoration,
    Monument,
    Statue,
)


def blocks_of(counts: list[int]) -> list[Blocks]:
    """Blocks by colour, from the cheapest; colours without a block are omitted."""
    return [Blocks(COLOUR_NAMES[c], n) for c, n in enumerate(counts) if n > 0]


def tile_of(piece: int) -> Building | Monument:
    """A tile for the view."""
    kind = TYPE_NAMES[type_of(piece)]
    if is_monument(piece):
        return Monument(kind)
    return Building(kind, int(value_of(piece)), 2 if piece % SLOTS == SECOND_THREE else 1)


def tiles_of(tiles: int) -> list[int]:
    """The members of a set of tiles."""
    return [piece for piece in range(TILES) if tiles >> piece & 1]


def item_of(item: int) -> Decoration | Statue | None:
    """An item for the view; None for NOTHING."""
    if item == st.NOTHING:
        return None
    if item < DECORATIONS:
        return Decoration(DECORATION_NAMES[item])
    return Statue("gold" if item == GOLD else COLOUR_NAMES[item - DECORATIONS])


def bonus_of(bonus: int) -> Bonus:
    """A bonus for the view."""
    if bonus == BONUS_DECORATION:
        return Bonus("decoration", 1)
    if bonus == BONUS_STATUE:
        return Bonus("statue", 1)
    return Bonus("coins", bonus) if bonus < BONUS_POINTS else Bonus("points", bonus - BONUS_POINTS)
