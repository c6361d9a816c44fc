"""The terminal board of The Castles of Tuscany: the common display, all players, the own map.

A colour is always shown with its letters, so that the board is readable without colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrada.games.tuscany.phases.shape import BOARDS
from contrada.games.tuscany.pieces import COLOUR_NAMES, SCORINGS
from contrada.games.tuscany.presentation.shapes import Draft, Item, Map, Player, TuscanyView
from contrada.games.tuscany.terminal.map import (
    boards_to_order,
    boards_to_shift,
    own_map,
    side_by_side,
    small_map,
)
from contrada.games.tuscany.terminal.pieces import (
    STYLES,
    bonus_name,
    by_colour,
    card_counts,
    colour_of,
    flow,
    item_text,
    letters,
    tile_counts,
)
from contrada.words import Words

BEFORE_THE_START: Final = ("dealing_cards", "dealing_boards", "arranging")
"""Phases in which players have only cards and the boards being arranged."""
NEARLY_CLEARED: Final = 4
"""The number of open tiles of a colour at which it is marked: with one more all are laid aside."""

MOST_WAYS: Final = 8
"""The number of ways to pay that are listed."""


def draw(
    game: Any, view: TuscanyView, seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """The table as a seat sees it."""
    parts: list[RenderableType] = [_market(game, view, words)]
    if view.phase not in BEFORE_THE_START:
        parts.append(_players(view, seat, words, names))
    if seat >= 0:
        parts.append(_own_area(game, view, view.players[seat], words))
    maps = [
        Group(Text(names[number], style="bold"), small_map(player.map, words))
        for number, player in enumerate(view.players)
        if player.map is not None and number != seat
    ]
    if maps:
        columns = len(view.shape.columns) * BOARDS
        title = words.text("cli-tuscany-maps" if seat < 0 else "cli-tuscany-other-maps")
        parts.append(_panel(side_by_side(maps, columns), title))
    return Group(*parts)


def _panel(content: RenderableType, title: str) -> Panel:
    return Panel(content, title=title, title_align="left")


def _headed() -> Table:
    """Lines, each with a heading."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


# -- the middle of the table ---------------------------------------------------------------------


def _market(game: Any, view: TuscanyView, words: Words) -> Panel:
    grid = _headed()
    if view.phase not in BEFORE_THE_START:
        open_tiles = [item for item in view.display if item is not None]
        grid.add_row(words.text("web-tuscany-display"), _open_tiles(open_tiles, words))
    if view.castle_tile is not None:
        lifted = words.text("cli-tuscany-lifted")
        grid.add_row(Text(lifted, style="bold"), item_text(view.castle_tile, words))
    bonus = [
        Text(f"{bonus_name(kind, words)}: {left}", style="" if left else "dim")
        for kind, left in view.bonus_left.items()
    ]
    grid.add_row(words.text("web-tuscany-bonus-tiles"), flow(bonus))
    grid.add_row(words.text("web-tuscany-colour-bonuses"), _colour_bonuses(view, words))
    discarded = Text(words.text("cli-tuscany-discarded", count=sum(c.count for c in view.discards)))
    discarded.append(" ").append_text(by_colour(card_counts(view.discards), words))
    cards = Text(words.text("cli-tuscany-pile", count=view.deck))
    grid.add_row(words.text("cli-tuscany-cards"), flow([cards, discarded]))
    stocks = words.text(
        "cli-tuscany-stocks",
        neutral=view.neutral,
        aside=sum(tiles.count for tiles in view.aside),
        yields=view.yields,
    )
    lines: list[RenderableType] = [grid, Text(stocks, style="dim")]
    if view.phase not in BEFORE_THE_START and view.scorings < SCORINGS:
        lines.append(_period(view, words))
    return _panel(Group(*lines), words.title(game.spec.id, game.spec.title))


def _period(view: TuscanyView, words: Words) -> Text:
    """The current period, and whether it is ending."""
    text = Text(words.text("web-tuscany-period", number=view.scorings + 1))
    if view.last_round:
        text.append(" " + words.text("web-tuscany-last-round"), style="bold")
    elif view.ending:
        last = view.scorings == SCORINGS - 1
        ending = "cli-tuscany-ending-last" if last else "web-tuscany-ending"
        text.append(" " + words.text(ending), style="bold")
    return text


def _open_tiles(tiles: Sequence[Item], words: Words) -> Group:
    """The open tiles by colour, and the colours that a fifth tile would clear."""
    ordered = sorted(tiles, key=lambda item: COLOUR_NAMES.index(colour_of(item) or "red"))
    found: list[RenderableType] = [flow([item_text(item, words) for item in ordered])]
    crowded = [
        words.text("web-tuscany-count", colour=colour, count=number)
        for colour, number in Counter(colour_of(item) or "" for item in tiles).items()
        if number >= NEARLY_CLEARED
    ]
    if crowded:
        found.append(Text("; ".join(crowded), style="bold"))
    return Group(*found)


def _colour_bonuses(view: TuscanyView, words: Words) -> Text:
    """The available bonuses for covering a colour, first and second ones."""
    parts = []
    for place in (1, 2):
        points = {b.colour: b.points for b in view.colour_bonus if b.place == place}
        if points:
            heading = Text(words.text("cli-tuscany-place", place=place) + " ")
            parts.append(heading + by_colour(points, words))
    return flow(parts)


# -- everyone ------------------------------------------------------------------------------------


def _players(view: TuscanyView, seat: int, words: Words, names: Sequence[str]) -> Panel:
    scores = _table(words.text("cli-tuscany-player"))
    for heading in ("green", "red", "if-over", "hand", "workers", "marble", "to-scoring", "stacks"):
        scores.add_column(words.text(f"cli-tuscany-{heading}"), justify="right")
    areas = _table(words.text("cli-tuscany-covered"))
    for colour in COLOUR_NAMES:
        areas.add_column(Text(letters(colour, words), style=STYLES[colour]), no_wrap=True)
    areas.add_column(words.text("cli-tuscany-storage"))
    for number, player in enumerate(view.players):
        mark = "▸ " if number == view.to_move else "  "
        name = Text(mark + names[number], style="bold" if number == seat else "")
        if number == view.start:
            name.append(" " + words.text("cli-tuscany-starts"), style="dim")
        values = (player.green, player.red, player.points, player.hand_size, player.workers)
        stacks = (player.marble, player.to_next_scoring, sum(t.count for t in player.own_tiles))
        scores.add_row(name, *[str(value) for value in (*values, *stacks)])
        covered = _covered(player.map) if player.map is not None else ["–"] * len(COLOUR_NAMES)
        areas.add_row("  " + names[number], *covered, _storage(player, words))
    return _panel(Group(scores, areas), words.text("cli-tuscany-players"))


def _table(heading: str) -> Table:
    """Lines that begin with a player's name."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  " + heading, no_wrap=True)
    return table


def _covered(shown: Map) -> list[str]:
    """Covered and all fields of each colour."""
    counted = []
    for colour in COLOUR_NAMES:
        areas = [area for area in shown.areas if area.colour == colour]
        counted.append(f"{sum(a.covered for a in areas)}/{sum(a.size for a in areas)}")
    return counted


def _storage(player: Player, words: Words) -> Text:
    """The storage spaces and the bonus tiles of a player."""
    spaces = [
        item_text(item, words) if item is not None else Text(words.text("cli-tuscany-free"))
        for item in player.storage
    ]
    bonus = [
        bonus_name(kind, words) + (f" ×{number}" if number > 1 else "")
        for kind, number in player.bonus.items()
        if number
    ]
    lines = [Text(", ").join(spaces)]
    if bonus:
        lines.append(Text(words.text("cli-tuscany-bonus", tiles=", ".join(bonus))))
    return Text("\n").join(lines)


# -- the own area --------------------------------------------------------------------------------


def _own_area(game: Any, view: TuscanyView, own: Player, words: Words) -> Panel:
    """The viewer's hand and stacks, the payment in progress, and the map or its boards."""
    grid = _headed()
    if own.hand is not None:
        hand = words.text("web-tuscany-hand", count=own.hand_size)
        grid.add_row(hand, by_colour(card_counts(own.hand), words))
    grid.add_row(words.text("cli-tuscany-own-tiles"), by_colour(tile_counts(own), words))
    if view.draft is not None:
        draft = Text(words.text("cli-tuscany-draft"), style="bold")
        item = item_text(view.draft.item, words)
        price = words.text(
            "cli-tuscany-price", field=view.draft.field, letters=letters(view.draft.colour, words)
        )
        grid.add_row(draft, item + Text(f" {price}"))
        _payment(grid, view.draft, words)
    lines: list[RenderableType] = [grid]
    title = words.text("cli-tuscany-own")
    if own.arranging is not None:
        ordering = own.stage == "ordering"
        shown = boards_to_order if ordering else boards_to_shift
        lines.append(shown(game.tables, own.arranging, words))
    elif own.map is not None:
        title += f" – {words.text('web-tuscany-worth', total=own.map.total)}"
        lines.append(own_map(own.map, view.draft, words))
    return _panel(Group(*lines), title)


def _payment(grid: Table, draft: Draft, words: Words) -> None:
    """What is laid for the placement, and the ways to complete the payment."""
    if draft.laid:
        laid = ", ".join(str(words.value("tuscany", piece, ())) for piece in draft.laid)
        grid.add_row(words.text("cli-tuscany-laid"), laid)
    ways = [Text(str(words.value("tuscany", way, ()))) for way in draft.ways[:MOST_WAYS]]
    more = len(draft.ways) - len(ways)
    if more > 0:
        ways.append(Text(words.text("cli-tuscany-more-ways", more=more)))
    grid.add_row(words.text("cli-tuscany-ways"), flow(ways))
