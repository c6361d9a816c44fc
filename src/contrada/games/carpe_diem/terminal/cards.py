"""Scoring cards of Carpe Diem on the terminal: slots, circles, discs, the banderole track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrada.games.carpe_diem.pieces import WARE_NAMES
from contrada.games.carpe_diem.presentation.shapes import Amount, CarpeDiemView, Circle, Need, Slot
from contrada.games.carpe_diem.terminal.district import KIND_LETTERS
from contrada.words import Words

SEATS: Final = "ABCD"
"""The letters of the players, on figures and discs."""
DISC: Final = "●"
FREE_CIRCLE: Final = "○"
ROWS: Final = 3
COLUMNS: Final = 4
"""The slots as they are drawn, numbered row by row."""
CARD_WIDTH: Final = 21
CIRCLE_WIDTH: Final = 4
SHORT: Final = ("vp", "step")
"""Gains with a shorter name on the terminal."""
SIGNS: Final = {**KIND_LETTERS, "chimney": "▴"}


def draw_cards(view: CarpeDiemView, words: Words) -> Panel:
    """The scoring cards in their slots with the circles between them, and the track."""
    slots = {slot.number: slot for slot in view.slots}
    circles = {tuple(sorted(circle.cards)): circle for circle in view.circles}
    grid = Table.grid()
    for column in range(COLUMNS):
        grid.add_column(width=CARD_WIDTH)
        if column < COLUMNS - 1:
            grid.add_column(width=CIRCLE_WIDTH)
    for row in range(ROWS):
        numbers = range(row * COLUMNS + 1, (row + 1) * COLUMNS + 1)
        cells: list[Text] = []
        below: list[Text] = []
        for number in numbers:
            slot = slots.get(number)
            cells += [
                _card(slot, view, words) if slot is not None else Text(""),
                _circle(circles.get((number, number + 1)), view, " "),
            ]
            below += [
                _circle(circles.get((number, number + COLUMNS)), view, " " * CIRCLE_WIDTH),
                Text(""),
            ]
        grid.add_row(*cells[:-1])
        if row < ROWS - 1:
            grid.add_row(*below[:-1])
    others = Text("  ").join(_far_circles(view))
    order = sorted(range(len(view.players)), key=lambda seat: view.players[seat].track_place)
    spaces = ", ".join(f"{DISC}{SEATS[seat]} {view.players[seat].track}" for seat in order)
    track = words.text("cli-carpe-diem-track", spaces=spaces)
    inside = Group(grid, others) if others.plain else grid
    return panel(inside, words.text("cli-carpe-diem-cards"), track)


def _far_circles(view: CarpeDiemView) -> list[Text]:
    """The circles between slots that are not neighbours in the drawing, in boxes that have them."""
    found = []
    for circle in view.circles:
        one, other = sorted(circle.cards)
        if other - one != COLUMNS and (other - one != 1 or one % COLUMNS == 0):
            found.append(_circle(circle, view, "") + Text(f" ({one}–{other})"))
    return found


def _card(slot: Slot, view: CarpeDiemView, words: Words) -> Text:
    """A card: its slot, its pile, its cost and gains, whether it is currently fulfilled."""
    card = slot.card
    style = "red" if card.colour == "red" else "green"
    text = Text(f"{slot.number} ", style="bold")
    text.append(f"{card.pile} ", style=f"not bold {style}")
    needs = [_amount(amount, words) for amount in card.needs]
    needs[0] = f"{words.text(f'cli-carpe-diem-{card.colour}')} {needs[0]}"
    gains = [_amount(amount, words) for amount in card.gains]
    gains[0] = f"→ {gains[0]}"
    asked = _listed(needs, text.cell_len) + "\n" + _listed(gains)
    text.append(asked, style="not bold")
    for circle in view.circles:
        if circle.number == view.current_circle and slot.number in circle.cards:
            fulfilled = view.fulfilled[circle.cards.index(slot.number)]
            text.append(" ✓" if fulfilled else " (−4)", style="bold")
    return text


def _listed(parts: Sequence[str], used: int = 0) -> str:
    """Comma-separated parts, wrapped between parts to the width of a card."""
    text = ""
    for number, part in enumerate(parts, 1):
        told = part + ("," if number < len(parts) else "")
        if text and used + len(told) + 1 > CARD_WIDTH:
            text, used = f"{text}\n{told}", len(told)
        else:
            text, used = f"{text} {told}" if text else told, used + len(told) + 1
    return text


def _circle(circle: Circle | None, view: CarpeDiemView, indent: str) -> Text:
    """A circle: free with its number, or with a disc."""
    if circle is None:
        return Text("")
    style = "bold reverse" if circle.number == view.current_circle else ""
    if circle.disc is None:
        return Text(f"{indent}{FREE_CIRCLE}{circle.number}", style=style)
    return Text(indent) + Text(f"{DISC}{SEATS[circle.disc]}", style=style or "bold")


def _amount(amount: Amount | Need, words: Words) -> str:
    """An amount in its shortest readable form."""
    if amount.of in SHORT:
        return words.text(f"cli-carpe-diem-{amount.of}", number=amount.number)
    if amount.of in SIGNS:
        return f"{amount.number} {SIGNS[amount.of]}"
    if amount.of in WARE_NAMES and amount.number == 1:
        return words.text("carpe-diem-ware", of=amount.of)
    kind = "need" if isinstance(amount, Need) else "amount"
    return words.text(f"carpe-diem-{kind}", of=amount.of, number=amount.number)


def panel(inside: RenderableType, title: str, below: str | None = None, padding: int = 1) -> Panel:
    """A titled panel of the board, optionally with a text in its lower border."""
    return Panel(
        inside,
        title=title,
        title_align="left",
        subtitle=below,
        subtitle_align="left",
        padding=(0, padding),
    )
