"""The terminal board of Carpe Diem: the ring, the scoring cards, players' goods and districts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrada.core.game import Game
from contrada.games.carpe_diem.pieces import KIND_NAMES
from contrada.games.carpe_diem.presentation.shapes import CarpeDiemView, Player, Tile
from contrada.games.carpe_diem.terminal.cards import SEATS, SIGNS, draw_cards, panel
from contrada.games.carpe_diem.terminal.district import (
    NARROW,
    NARROWEST,
    STYLES,
    WIDE,
    district_lines,
    kind_text,
    tile_lines,
    tile_text,
    tiles_side_by_side,
)
from contrada.words import Words

FIGURE: Final = "♟"
TO_MOVE: Final = "▸"
UPPER: Final = (1, 2, 3, 4)
LOWER: Final = (7, 6, 5)
"""The fields of the ring as they are drawn; 7 and 1 are neighbours, and so are 4 and 5."""
FIELD_WIDTH: Final = 23
NO_TILE: Final = (Text(" " * 5),) * 3
SIDE_BY_SIDE: Final = 3
"""The number of districts side by side in the wider of the small drawings."""
SCORING: Final = ("circle", "spending")
"""The stages of a scoring."""


def draw(
    game: Game[Any], view: CarpeDiemView, seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """The table as a seat sees it: its own district in full, those of the others small."""
    own = seat >= 0
    parts: list[RenderableType] = [_ring(game, view, words), draw_cards(view, words)]
    parts.append(_players(view, seat, words, names))
    if own and view.draft is not None and view.draft.tile is not None:
        parts.append(_hand(view.draft.tile, words))
    rivals = [number for number in range(len(view.players)) if number != seat]
    width = NARROW if len(rivals) == 1 or (not own and len(rivals) <= SIDE_BY_SIDE) else NARROWEST
    small = _districts(view, rivals, width, words, names)
    if own:
        grid = Table.grid()
        grid.add_row(_own_district(view.players[seat], words), small)
        parts.append(grid)
    else:
        parts.append(small)
    parts.append(_kinds(words))
    return Group(*parts)


# -- the main board ------------------------------------------------------------------------------


def _ring(game: Game[Any], view: CarpeDiemView, words: Words) -> Panel:
    """The seven fields with their displays, and the seal spaces."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    ways = _ways(view)
    seals = [tile for tile in view.seals if tile is not None]
    grid.add_row(*[_field(view, number, number in ways, words) for number in UPPER])
    lower: list[RenderableType] = [_field(view, number, number in ways, words) for number in LOWER]
    count = words.text("cli-carpe-diem-seals", count=len(seals))
    lower.append(Group(_headed(Text(count)), Text("  ").join(map(tile_text, seals))))
    grid.add_row(*lower)
    stage = "scoring" if view.stage in SCORING else "now"
    now = words.text(f"cli-carpe-diem-{stage}", phase=view.phase, round=view.round)
    supply = words.text(
        "cli-carpe-diem-supply",
        light=view.light_tiles,
        dark=view.dark_tiles,
        fountains=view.fountain_pile,
    )
    name = words.title(game.spec.id, game.spec.title)
    title = name if view.stage in ("start", "over") else f"{name}: {now}"
    return panel(grid, title, supply)


def _ways(view: CarpeDiemView) -> set[int]:
    """The fields that the next move can walk to, or the one it went to."""
    if view.draft is not None and view.draft.field is not None:
        return {view.draft.field}
    figure = view.players[view.to_move].figure if view.stage == "moving" else None
    filled = [number for number, row in enumerate(view.displays, 1) if any(row)]
    if figure is None or not filled:
        return set()
    count = len(view.displays)
    steps = sorted(filled, key=lambda number: (number - figure - 1) % count)
    back = sorted(filled, key=lambda number: (figure - number - 1) % count)
    return {steps[0], back[0]}


def _field(view: CarpeDiemView, number: int, way: bool, words: Words) -> Group:
    """A field of the ring: its number, the figures on it, its display."""
    head = Text(str(number), style="bold")
    for seat, player in enumerate(view.players):
        if player.figure == number:
            head.append(f" {FIGURE}{SEATS[seat]}")
    if way:
        head.append(f" ◂ {words.text('cli-carpe-diem-way')}", style="bold")
    if not any(map(any, view.displays)):
        return Group(_headed(head))
    tiles = [NO_TILE if tile is None else tile_lines(tile) for tile in view.displays[number - 1]]
    return Group(_headed(head), *tiles_side_by_side(tiles, " "))


def _headed(head: Text) -> Text:
    """A heading followed by the line of the ring."""
    return head + Text(" " + "─" * (FIELD_WIDTH - head.cell_len - 1), style="dim not bold")


# -- the players ---------------------------------------------------------------------------------


def _players(view: CarpeDiemView, seat: int, words: Words, names: Sequence[str]) -> Panel:
    """Points, goods, cards, and what is finished."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    grid.add_column(words.text("cli-carpe-diem-player"), no_wrap=True)
    grid.add_column(words.text("cli-points"), justify="right", no_wrap=True)
    grid.add_column(words.text("cli-carpe-diem-goods"), ratio=5)
    grid.add_column(words.text("cli-carpe-diem-fountains"), no_wrap=True)
    grid.add_column(words.text("cli-carpe-diem-stored"), justify="right", no_wrap=True)
    grid.add_column(words.text("cli-carpe-diem-finished"), ratio=4)
    for number, player in enumerate(view.players):
        mark = TO_MOVE if number == view.to_move else " "
        name = f"{mark} {SEATS[number]} {names[number]}"
        if number == view.start_seat:
            name += " *"
        goods = ", ".join(
            words.text("carpe-diem-amount", of=amount.of, number=amount.number)
            for amount in player.goods
            if amount.number
        )
        grid.add_row(
            Text(name, style="bold" if number == seat else ""),
            "?" if player.vp is None else str(player.vp),
            goods or "–",
            _fountain_cards(player),
            str(len(player.stored)),
            _finished(player),
        )
    return panel(grid, words.text("cli-carpe-diem-players"))


def _fountain_cards(player: Player) -> Text:
    """The kinds of a visible hand, otherwise its number of cards."""
    if player.fountain_hand is None:
        return Text(str(player.fountain_cards))
    if not player.fountain_hand:
        return Text("–")
    return Text(" ").join(kind_text(card.of) for card in player.fountain_hand)


def _finished(player: Player) -> Text:
    """How many of each kind are finished, and all chimneys."""
    counts = [
        Text(str(amount.number)) + Text(SIGNS[amount.of], style=STYLES.get(amount.of, ""))
        for amount in player.counts
    ]
    return Text(" ").join(counts) if counts else Text("–")


def _hand(tile: Tile, words: Words) -> Table:
    """The tile to be built, in all four turns."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    cells: list[RenderableType] = [Text(words.text("cli-carpe-diem-hand"), style="bold")]
    for turn in range(4):
        cells += [words.text(f"cli-carpe-diem-turn-{turn}"), Group(*tile_lines(tile, turn))]
    grid.add_row(*cells)
    return grid


def _own_district(player: Player, words: Words) -> Panel:
    """The viewer's own district in full."""
    lines = district_lines(player, WIDE)
    return panel(Group(*lines), words.text("cli-carpe-diem-district"))


def _districts(
    view: CarpeDiemView, seats: Sequence[int], width: int, words: Words, names: Sequence[str]
) -> Panel:
    """Small districts, side by side."""
    narrowest = width == NARROWEST
    grid = Table.grid(padding=(0, 1 if narrowest else 2, 0, 0))
    drawn = [district_lines(view.players[seat], width) for seat in seats]
    heads = [Text(f" {SEATS[seat]} {names[seat]}", style="bold") for seat in seats]
    grid.add_row(*[Group(head, *lines) for head, lines in zip(heads, drawn, strict=True)])
    return panel(grid, words.text("cli-carpe-diem-districts"), padding=0 if narrowest else 1)


def _kinds(words: Words) -> Text:
    """The legend of the letters."""
    pairs = [
        kind_text(kind) + Text(" " + words.text("carpe-diem-kind", of=kind), style="dim")
        for kind in KIND_NAMES
    ]
    half = len(pairs) // 2
    return Text("\n").join(Text(" · ").join(row) for row in (pairs[:half], pairs[half:]))
