"""The shape of the view.

Cards and fruits carry a tag, so that every board can draw them; the generic board of the browser
takes their colour from the field `colour`.
"""

from __future__ import annotations

from contrada.core.messages import Shown


class Card(Shown, frozen=True, tag_field="is", tag="card"):
    """A fruit card."""

    fruit: str
    colour: str
    value: int


class Fruit(Shown, frozen=True, tag_field="is", tag="fruit"):
    """A fruit, such as a favourite."""

    fruit: str
    colour: str


class Price(Shown, frozen=True):
    """What the market adds to the next sale of a fruit."""

    fruit: str
    bonus: int


class Sold(Shown, frozen=True):
    """How many cards of a fruit a player has sold."""

    fruit: str
    cards: int


class Player(Shown, frozen=True):
    """A player's area."""

    favourite: Fruit | None
    """None where the viewer may not see it."""
    hand: list[Card] | None
    """Without the cards of the draft; None where the viewer may not see it."""
    hand_size: int
    known: list[Card] | None
    """Cards of a hidden hand that everybody saw taken; None where the hand is shown."""
    sold: list[Sold]
    sales: int
    points: int
    """From sales, and from the favourite where the viewer sees it."""


class Draft(Shown, frozen=True):
    """The sale that the viewer prepares."""

    cards: list[Card]
    points: int


class RaccoltaView(Shown, frozen=True):
    """The table as one seat sees it."""

    phase: str
    turn: int
    to_move: int
    display: list[Card]
    market: list[Price]
    pool: int
    last_round: bool
    draft: Draft | None
    players: list[Player]
