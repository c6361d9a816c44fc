"""What can happen at a table: the rows of its log. A table is the fold of its events."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from contrada.core.messages import Json
from contrada.core.spec import OptionValue


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time in seconds: for each move, or a bank with an increment per decision."""

    per_move: int = 0
    bank: int = 0
    increment: int = 0


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: `me`, anyone (`open`), a `bot`, or one more player here (`hot`)."""

    kind: Literal["me", "open", "bot", "hot"] = "open"
    bot: str = ""
    name: str = ""


class Setup(msgspec.Struct, frozen=True):
    """What is agreed when a table is made and never changes."""

    game: str
    rules_version: int
    components: Json
    options: dict[str, OptionValue]
    seats: int
    mode: Literal["live", "turn_based"]
    listed: bool
    spectators: bool
    clock: Clock
    on_timeout: Literal["bot_moves", "replace"]
    hints: bool | None = None
    """Whether players may ask for hints; None: where nobody else is there to mind."""


Reason = Literal["end", "resigned", "agreed", "closed", "abandoned"]


class Event(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """A row of the log."""


class Origin(msgspec.Struct, frozen=True):
    """Where a fork comes from: a table, a line of its open log, and all that happened up to there.

    The seeds are those of finished games, each with the ply before which it settled chance.
    """

    table: str
    line: int
    seeds: list[tuple[int, str]]
    log: list[tuple[int, Json]]


class Made(Event, frozen=True, tag="made"):
    """The table was set up by its host."""

    host: str
    seats: list[SeatSetup]
    origin: Origin | None = None


class SeatTaken(Event, frozen=True, tag="taken"):
    """A person sat down."""

    seat: int
    user: str
    name: str = ""


class SeatShared(Event, frozen=True, tag="shared"):
    """The holder of a seat plays it from a further device, by its secret link."""

    seat: int
    user: str


class Freed(Event, frozen=True, tag="freed"):
    """A seat became open: its player left, was sent away, or a bot was taken off it."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot_seated"):
    """A bot plays a seat from the start."""

    seat: int
    bot: str


class HostChanged(Event, frozen=True, tag="host_changed"):
    """Someone else hosts the table."""

    user: str


class Started(Event, frozen=True, tag="started"):
    """The game began."""


class Played(Event, frozen=True, tag="played"):
    """A seat played an action; chance that followed is settled from the seed."""

    seat: int
    action: Json


class Undone(Event, frozen=True, tag="undone"):
    """A seat took back its last action, or everything since the last barrier."""

    seat: int
    all: bool = False


class Asked(Event, frozen=True, tag="asked"):
    """A seat asked the others for something."""

    seat: int
    what: Literal["undo", "end", "replace"]
    target: int = -1
    ply: int = -1


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered what was asked; a no, or going on playing, ends the matter."""

    seat: int
    yes: bool


class StoodIn(Event, frozen=True, tag="stood_in"):
    """A bot plays on for a person, for one decision or until he returns."""

    seat: int
    bot: str
    once: bool = False


class Returned(Event, frozen=True, tag="returned"):
    """A person took his seat back from the bot."""

    seat: int


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up; a bot plays it on where others still play."""

    seat: int
    bot: str


class ChatSwitched(Event, frozen=True, tag="chat_switched"):
    """The host switched the chat."""

    on: bool


class RematchMade(Event, frozen=True, tag="rematch_made"):
    """The players go on at a new table."""

    table: str


class Ended(Event, frozen=True, tag="ended"):
    """The table ended otherwise than by the rules."""

    reason: Reason


AnyEvent = (
    Made
    | SeatTaken
    | SeatShared
    | Freed
    | BotSeated
    | HostChanged
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | StoodIn
    | Returned
    | Resigned
    | ChatSwitched
    | RematchMade
    | Ended
)

KINDS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(AnyEvent))
"""The names of the events that this version knows."""

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def read_event(text: str) -> AnyEvent:
    """An event as it stands in the log."""
    event: AnyEvent = _decoder.decode(text)
    return event


def write_event(event: AnyEvent) -> str:
    """An event as it goes into the log."""
    return msgspec.json.encode(event).decode()
