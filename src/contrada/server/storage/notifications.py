"""What the processes of one server tell each other; what is played travels by the database."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

CHANNEL: Final = "contrada"


class Note(msgspec.Struct, frozen=True, tag_field="is"):
    """Something the other processes ought to know."""


class Wrote(Note, frozen=True, tag="wrote"):
    """A table has a new event."""

    table: str
    seq: int


class Said(Note, frozen=True, tag="said"):
    """Somebody spoke at a table."""

    table: str
    line: int


class Here(Note, frozen=True, tag="here"):
    """Who watches a table by way of the sender."""

    table: str
    seats: list[int]
    spectators: int


class WhoIsThere(Note, frozen=True, tag="who"):
    """The sender has a table in memory and does not know who watches it elsewhere."""

    table: str


class PersonChanged(Note, frozen=True, tag="person"):
    """Somebody has another name, hears others, or is signed out."""

    user: str
    what: Literal["name", "mutes", "session"]
    session: str = ""
    """Which session ended; empty: all of them."""


AnyNote = Wrote | Said | Here | WhoIsThere | PersonChanged


class Letter(msgspec.Struct, frozen=True):
    """A note with its sender."""

    sender: int
    note: AnyNote


_decoder: msgspec.json.Decoder[Letter] = msgspec.json.Decoder(Letter)


def write_letter(sender: int, note: AnyNote) -> str:
    """A note as it is sent."""
    return msgspec.json.encode(Letter(sender, note)).decode()


def read_letter(text: str) -> Letter | None:
    """A note that came, or None where another version wrote it."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
