"""The terminal board of Palazzo: the market, the money, all palazzi.

A tile is shown by its material's letter, its floor and its windows: `B3▪▪`. Money has a sign, a
letter and a colour per currency, so that the board is readable without colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrada.core.game import Game
from contrada.games.palazzo.pieces import CURRENCY_NAMES, RIDERS
from contrada.games.palazzo.presentation.shapes import (
    Card,
    Certificate,
    Draft,
    Opening,
    PalazzoView,
    Player,
    Tile,
)
from contrada.games.palazzo.presentation.shapes import Palazzo as PalazzoShown
from contrada.words import Words

SIGNS: Final = {"brown": "●", "green": "▲", "blue": "■"}
CURRENCY_STYLES: Final = {"brown": "color(173)", "green": "green", "blue": "color(75)"}
MATERIAL_STYLES: Final = {"brick": "red", "sandstone": "yellow", "marble": "bright_white"}
STACK_NAMES: Final = ("I", "II", "III")
NEARLY_SHARED: Final = 3
"""The number of tiles from which a quarry is marked: with one more it is shared out."""


def draw(
    game: Game[Any], view: PalazzoView, seat: int, words: Words, names: Sequence[str]
) -> RenderableType:
    """The table as a seat sees it."""
    parts: list[RenderableType] = [_market(game, view, words)]
    if seat >= 0:
        hand = view.players[seat].hand
        if hand is not None:
            parts.append(_hand(hand, view, words))
    parts.append(_players(view, seat, words, names))
    return Group(*parts)


def _market(game: Game[Any], view: PalazzoView, words: Words) -> Panel:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    price = words.text("cli-palazzo-warehouse", price=view.price)
    grid.add_row(price, tiles_text(view.warehouse, words))
    for number, tiles in enumerate(view.quarries):
        name = Text(words.text("cli-palazzo-quarry", number=number + 1))
        if number == view.builder:
            name.append(" ♜ " + words.text("cli-palazzo-builder"), style="bold")
        row = tiles_text(tiles, words)
        if len(tiles) >= NEARLY_SHARED:
            shared = "cli-palazzo-shared" if len(tiles) > NEARLY_SHARED else "cli-palazzo-nearly"
            row.append(f"   ({words.text(shared, count=len(tiles))})", style="bold")
        grid.add_row(name, row)
    if view.display:
        grid.add_row(words.text("cli-palazzo-display"), cards_text(view.display, words))
    if view.acquired:
        grid.add_row(words.text("cli-palazzo-acquired"), tiles_text(view.acquired, words))
    stack = words.text(
        "cli-palazzo-stacks",
        stack=STACK_NAMES[min(view.next_stack, len(STACK_NAMES)) - 1],
        left=", ".join(str(size) for size in view.stacks),
    )
    riders = words.text(
        "cli-palazzo-riders", riders="♞" * view.riders + "·" * (RIDERS - view.riders)
    )
    money = words.text("cli-palazzo-money", deck=view.deck, discards=len(view.discards))
    below = f"{stack}   {riders}   {money}"
    return Panel(
        Group(grid, Text(below, style="dim")),
        title=words.title(game.spec.id, game.spec.title),
        title_align="left",
    )


def _hand(hand: list[Card | Certificate], view: PalazzoView, words: Words) -> Panel:
    """The viewer's money by currency, and the part being laid."""
    grid = Table.grid(padding=(0, 2))
    cells = []
    for currency in CURRENCY_NAMES:
        values = [c.value for c in hand if isinstance(c, Card) and c.currency == currency]
        cell = Text(f"{_sign(currency, words)} ", style=CURRENCY_STYLES[currency])
        cell.append(" ".join(str(value) for value in sorted(values)) or "–")
        cells.append(cell)
    certificates = sum(isinstance(c, Certificate) for c in hand)
    cells.append(Text(words.text("cli-palazzo-certificates", count=certificates)))
    triples = _triples(hand)
    if triples:
        listed = ", ".join(str(value) for value in triples)
        cells.append(Text(words.text("cli-palazzo-triples", values=listed), style="bold"))
    grid.add_row(*cells)
    lines: list[RenderableType] = [grid]
    if view.draft is not None:
        draft = Text(
            words.text("cli-palazzo-draft", value=view.draft.value, goal=view.draft.goal) + " "
        )
        draft += cards_text(view.draft.cards, words)
        if view.draft.missing:
            draft.append(f" {words.text('cli-palazzo-missing')} ")
            draft += cards_text(view.draft.missing, words)
        lines.append(draft)
        lines += _ways(view.draft, words)
    return Panel(Group(*lines), title=words.text("cli-palazzo-hand"), title_align="left")


def _ways(draft: Draft, words: Words) -> list[RenderableType]:
    """Proposed payments or bids."""
    shown = [way for way in draft.ways if way.cards]
    if not shown:
        return []
    parts = [
        Text(words.text("cli-palazzo-way", total=way.total) + " ") + cards_text(way.cards, words)
        for way in shown
    ]
    return [Text(words.text("cli-palazzo-ways") + " ") + Text("   ").join(parts)]


def _players(view: PalazzoView, seat: int, words: Words, names: Sequence[str]) -> Panel:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(words.text("cli-palazzo-player"), no_wrap=True)
    grid.add_column(words.text("cli-points"), justify="right")
    grid.add_column(words.text("cli-palazzo-cards"), justify="right")
    grid.add_column(words.text("cli-palazzo-palazzi"))
    for number, player in enumerate(view.players):
        mark = "▸ " if number == view.to_move else "  "
        name = Text(mark + names[number], style="bold" if number == seat else "")
        palazzi = Text("   ").join(
            palazzo_text(each, row, words) for row, each in enumerate(player.palazzi, 1)
        )
        area: list[Text] = [palazzi if player.palazzi else Text("–")]
        bid = _bid(player, number == view.high_bidder, words)
        if bid is not None:
            area.append(bid)
        grid.add_row(name, str(player.points), str(player.hand_size), Group(*area))
    return Panel(grid, title=words.text("cli-palazzo-players"), title_align="left")


def _bid(player: Player, highest: bool, words: Words) -> Text | None:
    """A player's bid in the current auction."""
    if player.bid == 0 and not player.passed:
        return None
    if player.passed:
        return Text(words.text("cli-palazzo-passed"), style="dim")
    text = Text(words.text("cli-palazzo-bid", total=player.bid), style="bold" if highest else "")
    return text + Text(" ") + cards_text(player.laid, words) if player.laid else text


def tile_text(tile: Tile, words: Words) -> Text:
    """A tile: its material's letter, its floor, its windows."""
    letter = words.text(f"cli-palazzo-letter-{tile.material}")
    return Text(f"{letter}{tile.floor}{'▪' * tile.windows}", style=MATERIAL_STYLES[tile.material])


def tiles_text(tiles: Sequence[Tile], words: Words) -> Text:
    """Several tiles."""
    return Text("  ").join(tile_text(tile, words) for tile in tiles) if tiles else Text("–")


def palazzo_text(palazzo: PalazzoShown, row: int, words: Words) -> Text:
    """A palazzo from the ground up with its place in the row and its points."""
    floors = Text(" ").join(tile_text(tile, words) for tile in palazzo.floors)
    return Text(f"{row}[") + floors + Text(f"]{palazzo.points:+d}")


def cards_text(cards: Sequence[Card | Certificate | Opening], words: Words) -> Text:
    """Several cards."""
    parts = []
    for card in cards:
        if isinstance(card, Certificate):
            parts.append(Text("✦2"))
        elif isinstance(card, Opening):
            parts.append(Text("✦3"))
        else:
            style = CURRENCY_STYLES[card.currency]
            parts.append(Text(f"{_sign(card.currency, words)}{card.value}", style=style))
    return Text("  ").join(parts) if parts else Text("–")


def _sign(currency: str, words: Words) -> str:
    return SIGNS[currency] + words.text(f"cli-palazzo-letter-{currency}")


def _triples(hand: Sequence[Card | Certificate]) -> list[int]:
    """The values held in all three currencies."""
    held = Counter((c.currency, c.value) for c in hand if isinstance(c, Card))
    values = sorted({value for _, value in held})
    return [v for v in values for _ in range(min(held[c, v] for c in CURRENCY_NAMES))]
