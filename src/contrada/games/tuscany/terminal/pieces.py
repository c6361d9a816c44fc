"""Tuscany's pieces on the terminal: tiles and cards with the letters of their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from contrada.games.tuscany.pieces import COLOUR_NAMES, TILE_NAMES
from contrada.games.tuscany.presentation.shapes import Agriculture, Cards, Hexagon, Item, Player
from contrada.words import Words

STYLES: Final = {
    "dark_green": "color(34)",
    "red": "color(203)",
    "turquoise": "color(44)",
    "grey": "color(248)",
    "orange": "color(208)",
    "yellow": "color(226)",
    "beige": "color(180)",
    "light_green": "color(119)",
}
ROOM: Final = 78
"""The number of columns next to a heading of the market, at which lists wrap."""


def letters(colour: str, words: Words) -> str:
    """The letters of a colour."""
    return words.text("web-tuscany-letters", colour=colour)


def item_text(item: Item, words: Words) -> Text:
    """A tile with the letters of its colour, or a wooden hexagon."""
    name = str(words.value("tuscany", item, ()))
    colour = colour_of(item)
    return Text(name) if colour is None else coloured(f"{letters(colour, words)} {name}", colour)


def flow(parts: Sequence[Text]) -> Text:
    """Parts in a row, wrapped between parts only."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and len(lines[-1]) + 3 + len(part) > ROOM:
            lines.append(Text())
        lines[-1].append("   " if lines[-1] else "").append_text(part)
    return Text("\n").join(lines) if parts else Text("–")


def by_colour(counts: dict[str, int], words: Words) -> Text:
    """Numbers by colour, in the order of the colours."""
    shown = [
        coloured(f"{letters(colour, words)} {counts[colour]}", colour)
        for colour in COLOUR_NAMES
        if counts.get(colour)
    ]
    return Text("  ").join(shown) if shown else Text("–")


def card_counts(cards: Iterable[Cards]) -> dict[str, int]:
    """Game cards by colour."""
    return {each.colour: each.count for each in cards}


def tile_counts(player: Player) -> dict[str, int]:
    """The contents of a player's face-down stacks, by colour."""
    counts: Counter[str] = Counter()
    for tiles in player.own_tiles:
        counts[colour_of(tiles.item) or ""] += tiles.count
    return counts


def colour_of(item: Item) -> str | None:
    """The colour of a tile; a wooden hexagon has none of its own."""
    if isinstance(item, Hexagon):
        return None
    tile = "agriculture" if isinstance(item, Agriculture) else item.tile
    return COLOUR_NAMES[TILE_NAMES.index(tile)]


def bonus_name(kind: str, words: Words) -> str:
    """A kind of bonus tile."""
    return words.text("tuscany-bonus", bonus=kind)


def coloured(text: str, colour: str) -> Text:
    """A text in the style of a colour."""
    return Text(text, style=STYLES[colour])
