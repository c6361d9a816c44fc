"""A ban or mute that is in force."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec

Kind = Literal["ban", "mute", "range", "bots"]


class Sanction(msgspec.Struct, frozen=True):
    """Something in force: whom or what it concerns, until when (None: until lifted), and why."""

    kind: Kind
    subject: str
    until: int | None
    at: int
    reason: str

    def text(self, what: str) -> str:
        """A sentence for the person concerned."""
        end = "" if self.until is None else f" until {moment(self.until)}"
        return f"{what}{end}: {self.reason}"


def moment(at: int) -> str:
    """A time in milliseconds as people read it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
