"""Tuscany's maps on the terminal: fields drawn as hexes, two lines each, in staggered columns.

A field shows its name and its colour's letters, and below them the item on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from contrada.games.tuscany.phases.maps import AREA_POINTS, areas_of, count, shifts_of
from contrada.games.tuscany.phases.shape import BOARDS, SHIFT_NAMES, STEPS
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
from contrada.games.tuscany.tables import Tables
from contrada.games.tuscany.terminal.pieces import STYLES, letters
from contrada.words import Words

EDGE: Final = "▁"
EDGE_STYLE: Final = "dim"
REACHABLE: Final = "○"
CHOSEN: Final = "▸"
START_CASTLE: Final = "♜"
LAID: Final = "■"
LAID_HEXAGON: Final = "◆"
LINE: Final = 95
"""The columns of the terminal that the viewer's own map can fill."""
WIDEST: Final = 15
"""The largest inner width of a field."""
NARROW: Final = 4
"""The inner width of a field where two maps are side by side."""
NARROWEST: Final = 3
"""The inner width of a field of a single region board."""


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
    columns = 1 + max(field.q for field in own.fields) - min(field.q for field in own.fields)
    width = min(WIDEST, (LINE - 1) // columns - 1)
    hexes = []
    for field in own.fields:
        above = f"{field.name} {letters(field.colour, words)}"
        below = EDGE
        style = STYLES[field.colour]
        if field.item is not None:
            above += f" {START_CASTLE}" if field.start_castle else ""
            below = short_name(field.item, words, width)
            style += " reverse"
        elif draft is not None and draft.field == field.name:
            below = CHOSEN + short_name(draft.item, words, width - 1)
            style += " bold"
        elif field.name in reachable:
            below = REACHABLE
            style += " bold"
        hexes.append(Hex(field.q, field.r, above, below, style))
    return draw_hexes(hexes, width)


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


def boards_to_order(t: Tables, boards: Sequence[RegionBoard], words: Words) -> RenderableType:
    """Each board dealt, as it is and turned."""
    grid = Table.grid(padding=(0, 3))
    drawn = []
    for board in boards:
        for turned, colours in (("upright", board.colours), ("turned", board.colours[::-1])):
            name = str(words.value("tuscany", Board(board.board, turned), ()))
            hexes = [
                Hex(q, r, letters(colour, words), EDGE, STYLES[colour])
                for (q, r), colour in zip(t.shape.board(), colours, strict=True)
            ]
            drawn.append(Group(Text(name, style="bold"), draw_hexes(hexes, NARROWEST)))
    grid.add_row(*drawn)
    return grid


def boards_to_shift(t: Tables, boards: Sequence[RegionBoard], words: Words) -> RenderableType:
    """The value of the areas for all shifts of the ordered boards, and the best map."""
    colours = [colour for board in boards for colour in board.colours]
    totals = {int(o): area_total(t, colours, int(o)) for o in t.shape.offsets}
    table = Table(box=None, padding=(0, 2, 0, 0))
    allowed = sorted({shifts_of(o)[0] for o in totals})
    table.add_column(words.text("cli-tuscany-totals"))
    for right in allowed:
        text = words.text("cli-tuscany-shift-right", shift=SHIFT_NAMES[right])
        table.add_column(text, justify="right")
    for middle in allowed:
        row = [str(totals[middle * BOARDS + right]) for right in allowed]
        table.add_row(words.text("cli-tuscany-shift-middle", shift=SHIFT_NAMES[middle]), *row)
    best = max(totals, key=lambda o: totals[o])
    middle, right = shifts_of(best)
    caption = words.text(
        "cli-tuscany-shifted",
        middle=SHIFT_NAMES[middle],
        right=SHIFT_NAMES[right],
        total=totals[best],
    )
    fields = zip(t.shape.names, t.shape.cells(best), colours, strict=True)
    hexes = [
        Hex(q, r, name + letters(colour, words), EDGE, STYLES[colour])
        for name, (q, r), colour in fields
    ]
    return Group(table, Text(caption, style="bold"), draw_hexes(hexes, NARROW))


def side_by_side(maps: Sequence[RenderableType], columns: int) -> Table:
    """Small maps, as many side by side as fit; `columns` is the number of columns of a map."""
    across = max(1, LINE // (columns * (NARROW + 1) + 3))
    grid = Table.grid(padding=(0, 2))
    for first in range(0, len(maps), across):
        grid.add_row(*maps[first : first + across])
    return grid


def area_total(t: Tables, colours: Sequence[str], offsets: int) -> int:
    """The total value of all areas of these fields."""
    total = 0
    for name in COLOUR_NAMES:
        fields = sum(1 << field for field, colour in enumerate(colours) if colour == name)
        total += sum(int(AREA_POINTS[count(a)]) for a in areas_of(t.near, fields, offsets))
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
    """The name of the item on a field, or its short name where there is no room."""
    if isinstance(item, Hexagon):
        return fitting(words.text("cli-tuscany-hexagon"), width)
    if not isinstance(item, Agriculture):
        name = str(words.value("tuscany", item, ()))
        return name if len(name) <= width else words.text("cli-tuscany-short", tile=item.tile)
    names = [words.text("cli-tuscany-goods", goods=one.goods) for one in item.shows]
    if len(names) == 1:
        name = str(words.value("tuscany", item.shows[0], ()))
        return name if len(name) <= width else fitting(names[0], width)
    joined = "+".join(names)
    if len(joined) > width:
        # Equal parts of the room for each kind, without the signs between them.
        letters = (width - len(names) + 1) // len(names)
        joined = "+".join(name[:letters] for name in names)
    return joined


def fitting(name: str, width: int) -> str:
    """A name, or where it is too long its beginning with a full stop."""
    return name if len(name) <= width else name[: width - 1] + "."
