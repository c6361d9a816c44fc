"""The events of a table, stored as the rows of its log. A table is the fold of its events."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from contrada.core.messages import Json
from contrada.core.spec import OptionValue


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time in seconds: either per move, or a bank with an increment per decision."""

    per_move: int = 0
    bank: int = 0
    increment: int = 0


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: the host (`me`), anyone (`open`), a `bot`, or hot seat (`hot`)."""

    kind: Literal["me", "open", "bot", "hot"] = "open"
    bot: str = ""
    name: str = ""


BotsAllowed = Literal["no", "invited", "welcome"]


class Setup(msgspec.Struct, frozen=True):
    """The settings of a table, which never change after it was created."""

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
    """Whether players may request hints; None allows them where one person plays all seats."""
    rated: bool | None = None
    """Whether the game counts for the leaderboard; None counts it unless a hint is used."""
    bots: BotsAllowed = "invited"
    """Which bot accounts may take a seat: none, those that the host challenges, or any."""


Rated = Literal["yes", "no", "unless_hints"]
Reason = Literal["end", "resigned", "agreed", "closed", "abandoned", "aborted"]


class Event(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """The base of all events."""


class Origin(msgspec.Struct, frozen=True):
    """Where a fork starts: a table, a line of its open log, and the log up to there.

    The seeds belong to finished games, each with the ply up to which it determined chance.
    """

    table: str
    line: int
    seeds: list[tuple[int, str]]
    log: list[tuple[int, Json]]


class Made(Event, frozen=True, tag="made"):
    """The host created the table."""

    host: str
    seats: list[SeatSetup]
    origin: Origin | None = None


class SeatTaken(Event, frozen=True, tag="taken"):
    """A person took a seat."""

    seat: int
    user: str
    name: str = ""


class SeatShared(Event, frozen=True, tag="shared"):
    """The player of a seat added another device through the seat's secret link."""

    seat: int
    user: str


class Freed(Event, frozen=True, tag="freed"):
    """A seat became open: its player left, or the host removed a player or bot."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot_seated"):
    """The host gave a seat to a bot before the start."""

    seat: int
    bot: str


class HostChanged(Event, frozen=True, tag="host_changed"):
    """Another person became host."""

    user: str


class Started(Event, frozen=True, tag="started"):
    """The game started."""


class Played(Event, frozen=True, tag="played"):
    """A seat played an action; chance outcomes that follow are derived from the seed."""

    seat: int
    action: Json


class Undone(Event, frozen=True, tag="undone"):
    """A seat undid its last action, or all actions since the last barrier."""

    seat: int
    all: bool = False


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """A seat took one step of its open draft out again; the other steps stay."""

    seat: int
    action: Json


class Asked(Event, frozen=True, tag="asked"):
    """A seat made a proposal to the other players."""

    seat: int
    what: Literal["undo", "end", "replace"]
    target: int = -1
    ply: int = -1


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered a proposal; a no, or the next public action, rejects it."""

    seat: int
    yes: bool


class StoodIn(Event, frozen=True, tag="stood_in"):
    """A bot plays for a person, for one decision or until they return."""

    seat: int
    bot: str
    once: bool = False


class Returned(Event, frozen=True, tag="returned"):
    """A person took their seat back from the bot."""

    seat: int


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat resigned; a bot plays it while others still play."""

    seat: int
    bot: str


class ChatSwitched(Event, frozen=True, tag="chat_switched"):
    """The host switched the chat on or off."""

    on: bool


class RematchMade(Event, frozen=True, tag="rematch_made"):
    """A rematch was created at another table."""

    table: str


class Ended(Event, frozen=True, tag="ended"):
    """The table ended for another reason than the game's rules."""

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
    | Withdrawn
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
"""The tags of all events that this version knows."""

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def read_event(text: str) -> AnyEvent:
    """Decode an event from the log."""
    event: AnyEvent = _decoder.decode(text)
    return event


def write_event(event: AnyEvent) -> str:
    """Encode an event for the log."""
    return msgspec.json.encode(event).decode()
