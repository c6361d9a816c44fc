"""Tuscany's maps on the terminal: fields drawn as hexes, two lines each, in staggered columns.

A field shows its name and its colour's letters, and below them the item on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from contrada.games.tuscany.phases.maps import (
    AREA_POINTS,
    CELLS,
    FIELD_NAMES,
    OFFSET_NAMES,
    STEPS,
    areas_of,
    cells,
    count,
)
from contrada.games.tuscany.pieces import COLOUR_NAMES
from contrada.games.tuscany.presentation.shapes import (
    Agriculture,
    Board,
    Draft,
    Field,
    Hexagon,
    Item,
    Map,
    RegionBoard,
)
from contrada.games.tuscany.terminal.pieces import STYLES, letters
from contrada.words import Words

EDGE: Final = "▁"
EDGE_STYLE: Final = "dim"
REACHABLE: Final = "○"
CHOSEN: Final = "▸"
START_CASTLE: Final = "♜"
LAID: Final = "■"
LAID_HEXAGON: Final = "◆"
WIDE: Final = 9
"""The inner width of a field of the viewer's own map: nine columns fill a line."""
NARROW: Final = 4
"""The inner width of a field where two maps are side by side."""
NARROWEST: Final = 3
"""The inner width of a field of a single region board."""
GOODS_LETTERS: Final = 4
"""Abbreviations for a field with two kinds of agriculture."""


class Hex(NamedTuple):
    """A field to draw: its position, its two lines, and their styles."""

    q: int
    r: int
    above: str
    below: str
    style: str


def own_map(own: Map, draft: Draft | None, words: Words) -> Text:
    """The viewer's own map in full: the items on the fields, and the reachable fields."""
    reachable = reachable_fields(own)
    hexes = []
    for field in own.fields:
        above = f"{field.name} {letters(field.colour, words)}"
        below = EDGE
        style = STYLES[field.colour]
        if field.item is not None:
            above += f" {START_CASTLE}" if field.start_castle else ""
            below = short_name(field.item, words, WIDE)
            style += " reverse"
        elif draft is not None and draft.field == field.name:
            below = CHOSEN + short_name(draft.item, words, WIDE - 1)
            style += " bold"
        elif field.name in reachable:
            below = REACHABLE
            style += " bold"
        hexes.append(Hex(field.q, field.r, above, below, style))
    return draw_hexes(hexes, WIDE)


def small_map(shown: Map, words: Words) -> Text:
    """A map of half the width, where a sign shows what covers a field."""
    return draw_hexes([_small_hex(field, words) for field in shown.fields], NARROW)


def _small_hex(field: Field, words: Words) -> Hex:
    sign = EDGE
    style = STYLES[field.colour]
    if field.item is not None:
        sign = LAID_HEXAGON if isinstance(field.item, Hexagon) else LAID
        sign = START_CASTLE if field.start_castle else sign
        style += " reverse"
    return Hex(field.q, field.r, field.name + letters(field.colour, words), sign * 2, style)


def boards_to_order(boards: Sequence[RegionBoard], words: Words) -> RenderableType:
    """Each board dealt, as it is and turned."""
    grid = Table.grid(padding=(0, 3))
    drawn = []
    for board in boards:
        for turned, colours in (("upright", board.colours), ("turned", board.colours[::-1])):
            name = str(words.value("tuscany", Board(board.board, turned), ()))
            hexes = [
                Hex(q, r, letters(colour, words), EDGE, STYLES[colour])
                for (q, r), colour in zip(CELLS, colours, strict=True)
            ]
            drawn.append(Group(Text(name, style="bold"), draw_hexes(hexes, NARROWEST)))
    grid.add_row(*drawn)
    return grid


def boards_to_shift(boards: Sequence[RegionBoard], words: Words) -> RenderableType:
    """The four possible maps of the ordered boards, with the value of their areas."""
    colours = [colour for board in boards for colour in board.colours]
    maps: list[RenderableType] = []
    for offsets in range(len(OFFSET_NAMES) ** 2):
        caption = words.text(
            "cli-tuscany-shifted",
            middle=OFFSET_NAMES[offsets >> 1],
            right=OFFSET_NAMES[offsets & 1],
            total=area_total(colours, offsets),
        )
        fields = zip(FIELD_NAMES, cells(offsets), colours, strict=True)
        hexes = [
            Hex(q, r, name + letters(colour, words), EDGE, STYLES[colour])
            for name, (q, r), colour in fields
        ]
        maps.append(Group(Text(caption, style="bold"), draw_hexes(hexes, NARROW)))
    return in_pairs(maps)


def in_pairs(maps: Sequence[RenderableType]) -> Table:
    """Small maps, two side by side."""
    grid = Table.grid(padding=(0, 2))
    for first in range(0, len(maps), 2):
        grid.add_row(*maps[first : first + 2])
    return grid


def area_total(colours: Sequence[str], offsets: int) -> int:
    """The total value of all areas of these fields."""
    total = 0
    for name in COLOUR_NAMES:
        fields = sum(1 << field for field, colour in enumerate(colours) if colour == name)
        total += sum(AREA_POINTS[count(area)] for area in areas_of(fields, offsets))
    return total


def reachable_fields(own: Map) -> set[str]:
    """The empty fields next to a laid tile; before that, the start castle's options."""
    empty = [field for field in own.fields if field.item is None]
    laid = {(field.q, field.r) for field in own.fields if field.item is not None}
    if not laid:
        return {field.name for field in empty if field.colour == "dark_green"}
    return {f.name for f in empty if any((f.q + q, f.r + r) in laid for q, r in STEPS)}


def draw_hexes(hexes: Sequence[Hex], width: int) -> Text:
    """Hexes in staggered columns; those side by side share an edge."""
    left = min(h.q for h in hexes)
    top = min(2 * h.r + h.q for h in hexes) - 1
    drawn: dict[tuple[int, int], tuple[str, str]] = {}
    for q, r, above, below, style in hexes:
        x, y = (q - left) * (width + 1), 2 * r + q - top
        for i in range(width):
            drawn.setdefault((y - 1, x + 1 + i), (EDGE, EDGE_STYLE))
        lines = ((y, "/", above.center(width), "\\"), (y + 1, "\\", below.center(width, EDGE), "/"))
        for line, opening, text, closing in lines:
            drawn[line, x] = (opening, EDGE_STYLE)
            drawn[line, x + width + 1] = (closing, EDGE_STYLE)
            for i, sign in enumerate(text):
                drawn[line, x + 1 + i] = (sign, style)
    return Text("\n").join(_lines(drawn))


def _lines(drawn: dict[tuple[int, int], tuple[str, str]]) -> Iterable[Text]:
    """The signs at their places, line by line."""
    wide = max(x for _, x in drawn) + 1
    for y in range(max(y for y, _ in drawn) + 1):
        signs = [drawn.get((y, x), (" ", "")) for x in range(wide)]
        yield Text.assemble(*signs, no_wrap=True)


def short_name(item: Item, words: Words, width: int) -> str:
    """The name of the item on a field, shortened to fit."""
    if isinstance(item, Hexagon):
        return shortened(words.text("cli-tuscany-hexagon"), width)
    if not isinstance(item, Agriculture):
        return shortened(str(words.value("tuscany", item, ())), width)
    names = [str(words.value("tuscany", goods, ())) for goods in item.shows]
    if len(names) == 1:
        return shortened(names[0], width)
    return "+".join(name[:GOODS_LETTERS] for name in names)[:width]


def shortened(name: str, width: int) -> str:
    """A name, or an abbreviation with a full stop."""
    return name if len(name) <= width else name[: width - 1] + "."
