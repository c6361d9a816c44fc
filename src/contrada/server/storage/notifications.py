"""Notifications between the processes of one server; events themselves go through the database."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

CHANNEL: Final = "contrada"


class Notification(msgspec.Struct, frozen=True, tag_field="is"):
    """A notification to the other processes."""


class Wrote(Notification, frozen=True, tag="wrote"):
    """A table has a new event."""

    table: str
    seq: int


class Said(Notification, frozen=True, tag="said"):
    """A table has a new chat message."""

    table: str
    line: int


class Here(Notification, frozen=True, tag="here"):
    """The listeners of a table in the sending process."""

    table: str
    seats: list[int]
    spectators: int


class WhoIsThere(Notification, frozen=True, tag="who"):
    """A request for other processes' listeners of a table that the sender loaded."""

    table: str


class PersonChanged(Notification, frozen=True, tag="person"):
    """A person changed their name or mutes, or was signed out."""

    user: str
    what: Literal["name", "mutes", "session"]
    session: str = ""
    """The login session that ended; empty for all of them."""


AnyNotification = Wrote | Said | Here | WhoIsThere | PersonChanged


class Envelope(msgspec.Struct, frozen=True):
    """A notification with its sender."""

    sender: int
    note: AnyNotification


_decoder: msgspec.json.Decoder[Envelope] = msgspec.json.Decoder(Envelope)


def channel_of(process: int) -> str:
    """The channel of one process; all listen to CHANNEL too."""
    return f"{CHANNEL}_{process}"


def write_envelope(sender: int, note: AnyNotification) -> str:
    """Encode a notification."""
    return msgspec.json.encode(Envelope(sender, note)).decode()


def read_envelope(text: str) -> Envelope | None:
    """Decode a notification; None if another version sent it."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
