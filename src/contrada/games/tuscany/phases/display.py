"""The eight open tiles: refilled from the player's stack, cleared when five have one colour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contrada.core.arrays import filled
from contrada.games.tuscany.pieces import (
    COLOURS,
    DISPLAY,
    NOTHING,
    PER_STACK,
    TILE_KINDS,
    TOO_MANY,
    colour_of,
)
from contrada.games.tuscany.state import TuscanyState, laid_out

ONES: Final = 0x11111111
"""A one in four bits for each colour."""


def lift(s: TuscanyState, tile: i64) -> None:
    """Take a tile from the display; its place is refilled with an own tile if there is one
    (TUS-T2), and gaps that a clearing left with neutral tiles (option `gaps`).
    """
    for i in range(DISPLAY):
        if s.display[i] == tile:
            s.display[i] = NOTHING
            if s.own_left[s.turn] > 0:
                s.slot = i
            break
    if s.owed > 0:
        s.to_open = s.owed
        s.owed = 0


def refill(s: TuscanyState, tile: i64) -> None:
    """Lay out the top own tile; the seventh of a stack ends the period (TUS-T2, TUS-E1)."""
    seat = s.turn
    s.own[seat * TILE_KINDS + tile] -= 1
    s.own_left[seat] -= 1
    s.display[s.slot] = tile
    s.slot = NOTHING
    if laid_out(s, seat) >= PER_STACK * (s.scorings + 1):
        s.triggered = 1
    clear(s)


def open_neutral(s: TuscanyState, tile: i64) -> None:
    """Put a neutral tile into the first empty place."""
    s.neutral[tile] -= 1
    s.neutral_size -= 1
    for i in range(DISPLAY):
        if s.display[i] == NOTHING:
            s.display[i] = tile
            break


def crowded(s: TuscanyState) -> i64:
    """The colour with five or more open tiles, or NOTHING."""
    seen: i64 = 0
    display = s.display
    for i in range(i64(DISPLAY)):
        if display[i] != NOTHING:
            seen += 1 << (colour_of(display[i]) * 4)
    # Four bits for each colour: the highest is set from TOO_MANY on once 8 - TOO_MANY is added.
    if (seen + ONES * (8 - TOO_MANY)) & (ONES * 8) == 0:
        return NOTHING
    for colour in range(i64(COLOURS)):
        if (seen >> (colour * 4)) & 15 >= TOO_MANY:
            return colour
    return NOTHING


def clear(s: TuscanyState) -> None:
    """Lay a crowded colour aside; as many neutral tiles are opened next (TUS-T5)."""
    colour = crowded(s)
    if colour == NOTHING:
        s.reshuffled = 0
        return
    for i in range(DISPLAY):
        tile = s.display[i]
        if tile != NOTHING and colour_of(tile) == colour:
            s.aside[tile] += 1
            s.display[i] = NOTHING
            s.to_open += 1


def neutral_ready(s: TuscanyState) -> bool:
    """Whether a neutral tile can be opened; shuffles the tiles laid aside, once per clearing."""
    if s.neutral_size > 0:
        return True
    if s.reshuffled == 0:
        s.reshuffled = 1
        s.neutral_shuffles += 1
        s.neutral = s.aside
        s.aside = filled(TILE_KINDS, 0)
        for tile in range(TILE_KINDS):
            s.neutral_size += s.neutral[tile]
        if s.neutral_size > 0:
            return True
    if s.fill_gaps == 1:
        s.owed += s.to_open
    s.to_open = 0
    s.reshuffled = 0
    return False
