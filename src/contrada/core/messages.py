"""Messages for users: ids and values, translated into the user's language by `contrada.words`.

A value is a number, a text, a list of values, or an object with a tag `is`, which has its own
message (`{"is": "tile", …}` is rendered by the message `<game>-tile`; `{"is": "seat"}` as the
player's name). The browser follows the same rule.
"""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


class Shown(msgspec.Struct, frozen=True, gc=False):
    """Base class of view data: trees without cycles, so garbage collection is switched off for
    them.
    """


class Seat(Shown, frozen=True, tag_field="is", tag="seat"):
    """A player, rendered as their name at the table."""

    seat: int


def seat_form(seat: int) -> Json:
    """A player as JSON, for a value of a message."""
    return {"is": "seat", "seat": seat}


class Message(Shown, frozen=True, omit_defaults=True):
    """A message: the id of one of the game's Fluent messages, and its values."""

    id: str
    values: Json = {}


class ScoreLine(Shown, frozen=True):
    """Points from one source."""

    source: str
    points: int


class Breakdown(Shown, frozen=True, omit_defaults=True):
    """Where a player's points come from; the lines add up to the total."""

    total: int
    lines: list[ScoreLine]
    partial: bool = False
    """Further points are hidden from the viewer, so the total is shown as "37 + hidden"."""


class SupplyRow(Shown, frozen=True):
    """One kind of piece in a supply."""

    piece: Json
    """The piece with its tag, `{"is": "card", …}`."""
    seen: int
    """How many have left the supply openly."""
    left: int
    """How many can still come."""


class Supply(Shown, frozen=True, omit_defaults=True):
    """A deck, bag or stack: what has been seen of it and what can still come."""

    name: str
    """The id of the Fluent message `<game>-supply-<name>`."""
    left: int
    """The number of pieces in it."""
    rows: list[SupplyRow]
    note: Message | None = None
    """A remark (`<game>-supply-note-<id>`), for instance that hidden hands are counted in `left`
    of the rows.
    """
