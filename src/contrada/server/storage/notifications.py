"""What the processes of one server tell each other; what is played travels by the database."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

CHANNEL: Final = "contrada"


class Notification(msgspec.Struct, frozen=True, tag_field="is"):
    """Something the other processes ought to know."""


class Wrote(Notification, frozen=True, tag="wrote"):
    """A table has a new event."""

    table: str
    seq: int


class Said(Notification, frozen=True, tag="said"):
    """Somebody spoke at a table."""

    table: str
    line: int


class Here(Notification, frozen=True, tag="here"):
    """Who watches a table by way of the sender."""

    table: str
    seats: list[int]
    spectators: int


class WhoIsThere(Notification, frozen=True, tag="who"):
    """The sender has a table in memory and does not know who watches it elsewhere."""

    table: str


class PersonChanged(Notification, frozen=True, tag="person"):
    """Somebody has another name, hears others, or is signed out."""

    user: str
    what: Literal["name", "mutes", "session"]
    session: str = ""
    """Which session ended; empty: all of them."""


AnyNotification = Wrote | Said | Here | WhoIsThere | PersonChanged


class Envelope(msgspec.Struct, frozen=True):
    """A note with its sender."""

    sender: int
    note: AnyNotification


_decoder: msgspec.json.Decoder[Envelope] = msgspec.json.Decoder(Envelope)


def write_envelope(sender: int, note: AnyNotification) -> str:
    """A note as it is sent."""
    return msgspec.json.encode(Envelope(sender, note)).decode()


def read_envelope(text: str) -> Envelope | None:
    """A note that came, or None where another version wrote it."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
