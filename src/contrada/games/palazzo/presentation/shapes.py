"""The shape of the view: the structs that the browser and bots receive."""

from __future__ import annotations

from contrada.core.messages import Json, Shown


class Tile(Shown, frozen=True, tag_field="is", tag="tile"):
    """A building tile."""

    material: str
    floor: int
    windows: int


class Card(Shown, frozen=True, tag_field="is", tag="card"):
    """A money card of a currency."""

    currency: str
    value: int


class Certificate(Shown, frozen=True, tag_field="is", tag="certificate"):
    """A neutral certificate of value 2."""


class Opening(Shown, frozen=True, tag_field="is", tag="opening"):
    """The neutral certificate of value 3 that opens every auction."""


class Palazzo(Shown, frozen=True):
    """A palazzo from the ground up, with what it is worth now."""

    floors: list[Tile]
    points: int


class Player(Shown, frozen=True):
    """A player's area."""

    hand_size: int
    hand: list[Card | Certificate] | None
    """None where the viewer may not see it."""
    laid: list[Card | Certificate | Opening]
    """The cards of the bid; the opener's certificate of 3 first."""
    bid: int
    bid_currency: str | None
    passed: bool
    palazzi: list[Palazzo]
    points: int
    money: int | None
    """The largest payment with the money left, which breaks ties; None until the end."""


class Way(Shown, frozen=True):
    """A proposal for laying cards, and the steps that lead to it."""

    cards: list[Card | Certificate]
    total: int
    steps: list[Json]


class Draft(Shown, frozen=True):
    """The viewer's own decision under way."""

    cards: list[Card | Certificate]
    value: int
    """What the cards count, with those that are missing."""
    missing: list[Card | Certificate]
    """The cards that an incomplete triple still needs."""
    goal: int
    buying: list[Tile]
    rebuilding: Json | None
    ways: list[Way]
    """Proposed payments, the lowest sum first; empty if no cards are to be laid."""


class PalazzoView(Shown, frozen=True):
    """The table as one seat sees it."""

    phase: str
    turn: int
    to_move: int
    players: list[Player]
    warehouse: list[Tile]
    price: int
    quarries: list[list[Tile]]
    builder: int
    stacks: list[int]
    next_stack: int
    riders: int
    deck: int
    discards: list[Card | Certificate]
    display: list[Card | Certificate]
    high_bidder: int
    acquired: list[Tile]
    draft: Draft | None
    shared_out_from: int
    """A quarry with at least this many tiles is shared out instead of auctioned."""
