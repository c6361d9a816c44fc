"""The pieces of Carrara on the terminal: blocks, tiles, items and rewards as text.

Everything has its own letter or sign, so that the board is readable without colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from contrada.games.carrara.presentation.shapes import (
    Blocks,
    Bonus,
    Built,
    CarraraView,
    Decoration,
    FieldView,
    Reward,
    Statue,
)
from contrada.words import Words

COIN: Final = "ƒ"
STATUE: Final = "♟"
LANDSCAPE_SIGNS: Final = {"urban": "⌂", "rural": "♣"}
LANDSCAPE_STYLES: Final = {"urban": "color(215)", "rural": "green"}
COLOUR_STYLES: Final = {
    "purple": "color(134)",
    "blue": "color(75)",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "white": "bright_white",
    "gold": "bold color(220)",
}
PLAYER_SIGNS: Final = "①②③④"
SHORT: Final = 3
"""The number of letters of a building's type in an abbreviation."""
MANY: Final = 3
"""The maximum number of blocks drawn one by one; more are shown as a number."""


def colour_text(colour: str, words: Words) -> Text:
    """The name of a colour."""
    return Text(words.text("cli-carrara-colour", colour=colour), style=COLOUR_STYLES[colour])


def letter_text(colour: str, words: Words, before: str = "") -> Text:
    """The letter of a colour, after a sign or a number."""
    letter = words.text("cli-carrara-letter", colour=colour)
    return Text(before + letter, style=COLOUR_STYLES[colour])


def letters_text(colours: Sequence[str], words: Words) -> Text:
    """The letters of several colours."""
    return Text(" ").join(letter_text(colour, words) for colour in colours)


def blocks_text(blocks: Sequence[Blocks], words: Words) -> Text:
    """Blocks by number and letter: `2P 1W`."""
    parts = [letter_text(each.colour, words, str(each.count)) for each in blocks]
    return Text(" ").join(parts) if parts else Text("–")


def lying_text(colour: str, count: int, chosen: int) -> Text:
    """The blocks of a colour on a segment; those being bought are last and hollow."""
    if count > MANY:
        told = f"{count - chosen}■" + (f"{chosen}□" if chosen else "")
    else:
        told = "■" * (count - chosen) + "□" * chosen
    return Text(told, style=COLOUR_STYLES[colour])


def type_name(kind: str, words: Words) -> str:
    """The name of a building type."""
    return words.text("carrara-field", name=kind)


def city_name(city: str, words: Words) -> str:
    """The name of a city."""
    return words.text("carrara-city", name=city)


def built_text(built: Built, landscape: str, words: Words) -> Text:
    """A building in a city: type, printed value, `+` for a decoration, its statue."""
    printed = built.value - built.decorated
    told = f"{type_name(built.tile.type, words)[:SHORT]}{printed}{'+' if built.decorated else ''}"
    text = Text(told, style=LANDSCAPE_STYLES[landscape])
    return text if built.statue is None else text + item_text(built.statue, words)


def item_text(item: Decoration | Statue, words: Words) -> Text:
    """A decoration by its name, a statue by its sign and letter."""
    if isinstance(item, Statue):
        return letter_text(item.colour, words, STATUE)
    return Text(words.text("cli-carrara-decoration", kind=item.kind))


def reward_text(coins: int, points: int, words: Words) -> str:
    """Coins and victory points: `3ƒ`, `2VP`, `3ƒ+2VP`."""
    parts = [f"{coins}{COIN}"] if coins else []
    if points or not coins:
        parts.append(words.text("cli-carrara-points", points=points))
    return "+".join(parts)


def per_value(reward: Reward, words: Words) -> str:
    """The reward for a point of value."""
    return reward_text(reward.coins, reward.points, words)


def bonus_text(bonus: Bonus, words: Words) -> Text:
    """A bonus of the Royal Court."""
    if bonus.gives == "statue":
        return item_text(Statue("gold"), words)
    if bonus.gives == "decoration":
        return Text(words.text("cli-carrara-decoration", kind="any"))
    coins = bonus.amount if bonus.gives == "coins" else 0
    return Text(reward_text(coins, bonus.amount - coins, words))


def field_text(field: FieldView, words: Words) -> Text:
    """A scoring field of a player: `✓` scored, `✗` taken by another, else what it gives."""
    if field.state == "scored":
        return Text("✓", style="bold green")
    if field.state == "taken":
        return Text("✗", style="dim")
    if field.state == "unknown":
        return Text("?", style="dim")
    if field.coins == 0 and field.points == 0 and field.state == "closed":
        return Text("–", style="dim")
    told = reward_text(field.coins, field.points, words)
    return Text(told, style="bold") if field.state == "open" else Text(f"({told})", style="dim")


# -- in all tables ----------------------------------------------------------------------------


def table(first: str, *, width: int | None = None, gap: int = 2) -> Table:
    """A table without borders whose first column contains the row names."""
    grid = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    grid.add_column(first, no_wrap=True, width=width)
    return grid


def name_text(number: int, view: CarraraView, seat: int, names: Sequence[str]) -> Text:
    """A player's sign and name, marked if it is their turn."""
    mark = "▸" if number == view.to_move else " "
    return Text(mark + who(number, names), style="bold" if number == seat else "")


def who(number: int, names: Sequence[str]) -> str:
    """A player's sign and name."""
    return f"{PLAYER_SIGNS[number]} {names[number]}"


def signs(players: Iterable[int]) -> str:
    """The signs of players, as on their stones."""
    return "".join(PLAYER_SIGNS[player] for player in players) or "–"
