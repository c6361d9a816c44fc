"""Districts of Carpe Diem on the terminal: the tiles, their openings, the frame's tasks.

A kind is shown by the letter used in the names of tiles. The letter of an opening is in the tile's
edge, so that the edges of an empty field show what fits there; `(P)` is finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from contrada.games.carpe_diem.boxes.validation import LETTERS
from contrada.games.carpe_diem.pieces import KIND_NAMES
from contrada.games.carpe_diem.presentation.shapes import Line, Player, Tile

SIZE: Final = 6
WIDE: Final = 5
"""The width of a field in the viewer's own district, in characters."""
NARROW: Final = 3
NARROWEST: Final = 1
"""The width at which there is no room to mark what is finished."""

KIND_LETTERS: Final[dict[str, str]] = dict(zip(KIND_NAMES, (*LETTERS, "M", "B", "F"), strict=True))
GROUP_SIGNS: Final = {"chimney": "▴", "landscape": "PWHK", "dwelling": "mbac"}
"""What else a fountain card can count."""
KIND_OF: Final = {letter: kind for kind, letter in KIND_LETTERS.items()}
STYLES: Final = {
    "pond": "color(75)",
    "vineyard": "magenta",
    "chicken_yard": "color(173)",
    "herb_garden": "green",
    "merchant": "yellow",
    "baker": "bright_red",
    "administrator": "bright_magenta",
    "craftsman": "bright_green",
    "villa": "bright_white",
}
"""The style of each kind; markets, bakeries and fountains have none."""
CHIMNEYS: Final = ("▪", "▴", "▲")
"""The middle of a tile by its chimneys."""
BANDEROLE: Final = "⚑"
EMPTY: Final = "·"
UNFILLABLE: Final = "×"
TASK_SIGNS: Final = {"met": "✓", "possible": "", "lost": "×"}
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the lines that meet: 1 from above, 2 from the right, 4 from below, 8 from the left."""
AROUND: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
MEADOW: Final = "."

Spot = tuple[int, int]
"""A row and column of the drawing: field middles have odd numbers, edges are around them."""


class Edge(NamedTuple):
    """A line between two fields: the letter of an opening in it, or meadow."""

    letter: str = MEADOW
    finished: bool = False

    @property
    def closed(self) -> bool:
        """Whether the feature at this edge is finished."""
        return self.letter != MEADOW and self.finished


def kind_text(kind: str) -> Text:
    """The letter of a kind in its colour."""
    return Text(KIND_LETTERS.get(kind) or GROUP_SIGNS[kind], style=STYLES.get(kind, ""))


def turned(sides: str, turn: int) -> str:
    """The sides after the given number of quarter turns clockwise."""
    return sides[-turn:] + sides[:-turn] if turn else sides


def tile_lines(tile: Tile, turn: int = 0) -> list[Text]:
    """A tile in three lines."""
    north, east, south, west = list(turned(tile.sides, turn))
    middle = _letter(west, "│") + Text(f" {_middle(tile)} ") + _letter(east, "│")
    return [
        Text("┌─") + _letter(north, "─") + Text("─┐"),
        middle,
        Text("└─") + _letter(south, "─") + Text("─┘"),
    ]


def tile_text(tile: Tile) -> Text:
    """A tile by its kinds and chimneys only."""
    text = Text("").join(kind_text(area.of) for area in tile.areas)
    return text.append(CHIMNEYS[min(tile.chimneys, 2)] if tile.chimneys else "")


def tiles_side_by_side(tiles: Sequence[Sequence[Text]], gap: str = "") -> list[Text]:
    """Multi-line drawings side by side."""
    return [Text(gap).join(lines) for lines in zip(*tiles, strict=True)]


def district_lines(player: Player, width: int) -> list[Text]:
    """A district in its frame; the widest drawing has numbers for its rows and columns."""
    numbered = width == WIDE
    edges = _edges(player)
    middles = _middles(player)
    lines = _frame_lines(player, width, top=True)
    left, right = (_tasks_beside(player, side, numbered) for side in ("left", "right"))
    for y in range(2 * SIZE + 1):
        row = y // 2 + 1 if y % 2 else 0
        number = f" {row or ' '} " if numbered else ""
        text = left[row] + Text(number)
        for x in range(2 * SIZE + 1):
            text.append_text(_piece((y, x), edges, middles, width))
        lines.append(text + right[row])
    return lines + _frame_lines(player, width, top=False)


def _edges(player: Player) -> dict[Spot, Edge]:
    """The lines that are drawn: the frame and those around the laid tiles."""
    ends = (0, 2 * SIZE)
    middles = range(1, 2 * SIZE, 2)
    edges = {spot: Edge() for end in ends for m in middles for spot in ((end, m), (m, end))}
    finished = {
        (cell.row, cell.column, KIND_LETTERS[feature.of])
        for feature in player.features
        if feature.finished
        for cell in feature.cells
    }
    for laid in player.laid:
        sides = turned(laid.tile.sides, laid.turn)
        for letter, (down, across) in zip(sides, AROUND, strict=True):
            spot = (2 * laid.row - 1 + down, 2 * laid.column - 1 + across)
            edges[spot] = Edge(letter, (laid.row, laid.column, letter) in finished)
    return edges


def _middles(player: Player) -> dict[Spot, Text]:
    """The content of the fields' middles."""
    found = {
        (2 * cell.row - 1, 2 * cell.column - 1): Text(sign, style=style)
        for cells, sign, style in (
            (player.banderoles, BANDEROLE, "bold"),
            (player.unfillable, UNFILLABLE, "red"),
        )
        for cell in cells
    }
    for laid in player.laid:
        found[2 * laid.row - 1, 2 * laid.column - 1] = Text(_middle(laid.tile))
    return found


def _piece(spot: Spot, edges: dict[Spot, Edge], middles: dict[Spot, Text], width: int) -> Text:
    """What is drawn at a spot: a corner, an edge, or a field."""
    y, x = spot
    edge = edges.get(spot)
    if y % 2 and x % 2:
        before = ")" if edges.get((y, x - 1), Edge()).closed else " "
        after = "(" if edges.get((y, x + 1), Edge()).closed else " "
        middle = middles.get(spot, Text(EMPTY, style="dim"))
        if width < NARROW:
            return middle
        space = " " * (width // 2 - 1)
        return Text(before + space) + middle + Text(space + after)
    if x % 2:
        if edge is None:
            return Text(" " * width)
        if width < NARROW or not edge.closed:
            line = "─" * (width // 2)
            return Text(line) + _letter(edge.letter, "─") + Text(line)
        line = "─" * (width // 2 - 1)
        return Text(line + "(") + _letter(edge.letter, "") + Text(")" + line)
    if y % 2:
        return _letter(edge.letter, "│") if edge is not None else Text(" ")
    meeting = [(y + down, x + across) in edges for down, across in AROUND]
    return Text(CORNERS[sum(1 << i for i, drawn in enumerate(meeting) if drawn)])


def _frame_lines(player: Player, width: int, *, top: bool) -> list[Text]:
    """The tasks above or below the district, and the numbers of the columns."""
    numbered = width == WIDE
    side = "top" if top else "bottom"
    tasks: dict[int, Line] = {t.column: t for t in player.tasks if t.side == side and t.column}
    margin = " " * (7 if numbered else 2)
    cells = []
    for column in range(1, SIZE + 1):
        cell = _task_text(tasks.get(column), width)
        space = width - cell.cell_len
        cells.append(Text(" " * (space // 2)) + cell + Text(" " * (space - space // 2)))
    lines = [Text(margin) + Text(" ").join(cells)]
    if numbered and top:
        lines.append(Text(margin + " ".join(f"{c:^{width}}" for c in range(1, SIZE + 1))))
    return lines


def _tasks_beside(player: Player, side: str, numbered: bool) -> list[Text]:
    """The tasks on the left or right by row; the first is for the lines between rows."""
    width = 3 if numbered else 1
    texts = [Text(" " * width) for _ in range(SIZE + 1)]
    for task in player.tasks:
        if task.side == side and task.row is not None:
            text = _task_text(task, width)
            space = " " * (width - text.cell_len)
            texts[task.row] = text + Text(space) if side == "right" else Text(space) + text
    return texts


def _task_text(task: Line | None, width: int) -> Text:
    """A frame task: its kind, points and status, or in narrow drawings only part of them."""
    if task is None:
        return Text("")
    sign = TASK_SIGNS[task.status]
    style = {"met": "bold green", "lost": "dim"}.get(task.status, STYLES.get(task.task.of, ""))
    letter = KIND_LETTERS[task.task.of]
    return Text(sign or letter if width < NARROW else f"{letter}{task.task.vp}{sign}", style=style)


def _middle(tile: Tile) -> str:
    """The sign of a tile's building or chimneys."""
    if tile.shape == "building":
        return KIND_LETTERS[tile.areas[0].of]
    return CHIMNEYS[min(tile.chimneys, 2)]


def _letter(letter: str, line: str) -> Text:
    """An opening's letter, or the line where there is none."""
    if letter == MEADOW:
        return Text(line)
    return Text(letter, style=f"bold {STYLES[KIND_OF[letter]]}")
