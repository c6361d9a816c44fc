"""Messages to people: ids and values, put into the reader's language later (`contrada.words`).

A value is a number, a text, a list of values, or an object with a tag `is`, which has a wording
of its own (`{"is": "tile", …}` is worded by the message `<game>-tile`; `{"is": "seat"}` by the
player's name). The browser follows the same rule.
"""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of what is shown: a tree without cycles, which the garbage collector need not walk."""


class Seat(Shown, frozen=True, tag_field="is", tag="seat"):
    """A player, worded by the name at the table."""

    seat: int


def seat_form(seat: int) -> Json:
    """A player in JSON, for a value of a message."""
    return {"is": "seat", "seat": seat}


class Message(Shown, frozen=True, omit_defaults=True):
    """Something to say: the id of a Fluent message of the game, and its values."""

    id: str
    values: Json = {}


class ScoreLine(Shown, frozen=True):
    """Points from one source."""

    source: str
    points: int


class Breakdown(Shown, frozen=True):
    """Where a player's points come from; the lines add up to the total."""

    total: int
    lines: list[ScoreLine]
