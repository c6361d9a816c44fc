"""Who sits at a table and what they agree on: the part of a table that needs no rules of a game."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from contrada.core.game import SPECTATOR
from contrada.server.tables.clocks import ClockState, ToldClocks
from contrada.server.tables.events import (
    Answered,
    AnyEvent,
    Asked,
    BotSeated,
    ChatSwitched,
    Freed,
    HostChanged,
    Made,
    Origin,
    Reason,
    RematchMade,
    Resigned,
    Returned,
    SeatSetup,
    SeatShared,
    SeatTaken,
    Setup,
    StoodIn,
)

DEFAULT_BOT: Final = "greedy"
"""The bot that stands in for a person."""


class SeatState(msgspec.Struct):
    """A place at the table."""

    kind: Literal["open", "human", "bot"] = "open"
    users: list[str] = []
    label: str = ""
    """The name of one more player at the holder's screen."""
    bot: str = ""
    stand_in: str = ""
    """The bot that plays for a person."""
    once: bool = False
    """The bot stands in for this decision only."""
    resigned: bool = False
    hands: int = 0
    """How often the seat changed hands: old secret links are void."""

    @property
    def acting_bot(self) -> str:
        """The bot that decides here, or nothing where a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Proposal(msgspec.Struct):
    """Something asked of the others."""

    what: Literal["undo", "end", "replace"]
    by: int
    target: int
    ply: int
    yes: list[int]


class Data(msgspec.Struct):
    """Everything that events change, beside the match."""

    seats: list[SeatState]
    host: str = ""
    phase: Literal["open", "running", "over"] = "open"
    reason: Reason = "end"
    request: Proposal | None = None
    chat: bool = True
    rematch: str = ""
    seq: int = 0
    at: int = 0
    seen: list[int] = []
    """For each seat, and last for spectators: how many events have changed what they see."""
    since: list[int] = []
    """For each seat: the viewer's number at which its present decision arose."""
    clocks: ClockState = msgspec.field(default_factory=lambda: ClockState([], []))
    unrated: str = ""
    """Something happened because of which the game cannot be rated."""
    origin: Origin | None = None
    """For a fork: what it goes on from."""
    clock_at: int = 0
    """The last event's time by the server clock; `at` is its wall time, for display."""
    public_at: int = 0
    """The server time of the last event that spectators saw. Whatever others can find out about
    idle time is counted from here, so that hidden steps do not show in it."""
    told_clocks: list[ToldClocks] = []
    """For each viewer the clocks as of the last event that they saw; empty without clocks."""

    def seats_of(self, user: str) -> list[int]:
        """The seats a person plays."""
        return [i for i, seat in enumerate(self.seats) if user in seat.users]

    def users_of(self, seat: int) -> list[str]:
        """The persons who play a seat; none where there is no such seat."""
        return self.seats[seat].users if 0 <= seat < len(self.seats) else []

    def people(self) -> list[str]:
        """Everyone who sits here, the host included."""
        found = {user for seat in self.seats for user in seat.users}
        return sorted(found | {self.host})

    def humans(self) -> list[int]:
        """The seats whose players have a say: persons who have not resigned."""
        return [i for i, s in enumerate(self.seats) if s.kind == "human" and not s.resigned]

    def voters(self) -> list[int]:
        """The persons who are there: no bot plays for them."""
        return [i for i in self.humans() if not self.seats[i].stand_in]

    def same_hands(self, seat: int) -> list[int]:
        """The seat and the others of the same persons."""
        users = set(self.seats[seat].users)
        seats = self.seats
        return [i for i in range(len(seats)) if i == seat or users & set(seats[i].users)]


def may_watch(setup: Setup, data: Data, user: str, viewer: int) -> bool:
    """Whether a person may see a table from a seat, or as a spectator."""
    if viewer != SPECTATOR:
        return user in data.seats[viewer].users
    return setup.spectators or data.phase == "open" or user in data.people()


def sit(data: Data, event: AnyEvent) -> str:  # noqa: C901  # a table of cases
    """Let an event happen as far as it concerns the seats; what all have agreed on by it.

    That is `undo` or `end`; a majority's `replace` is done here.
    """
    match event:
        case Made():
            data.host = event.host
            data.origin = event.origin
            for seat, wish in enumerate(event.seats):
                data.seats[seat] = _seat(wish, event.host)
        case SeatTaken():
            old = data.seats[event.seat]
            label = event.name
            data.seats[event.seat] = SeatState("human", [event.user], label, hands=old.hands + 1)
        case SeatShared():
            data.seats[event.seat].users.append(event.user)
        case Freed():
            data.seats[event.seat] = SeatState(hands=data.seats[event.seat].hands + 1)
        case BotSeated():
            hands = data.seats[event.seat].hands + 1
            data.seats[event.seat] = SeatState("bot", bot=event.bot, hands=hands)
        case HostChanged():
            data.host = event.user
        case Asked():
            data.request = Proposal(event.what, event.seat, event.target, event.ply, [])
            return _agree(data, event.seat)
        case Answered():
            if event.yes:
                return _agree(data, event.seat)
            data.request = None
        case StoodIn():
            place = data.seats[event.seat]
            place.stand_in, place.once = event.bot, event.once
            data.unrated = data.unrated or "stand_in"
        case Returned():
            place = data.seats[event.seat]
            place.stand_in, place.once = "", False
        case Resigned():
            place = data.seats[event.seat]
            place.resigned, place.stand_in, place.once = True, event.bot, False
        case ChatSwitched():
            data.chat = event.on
        case RematchMade():
            data.rematch = event.table
        case _:
            pass  # what is played is not the seats' business
    return ""


def _agree(data: Data, seat: int) -> str:
    """Count a yes; what enough have agreed on by it."""
    request = data.request
    assert request is not None
    request.yes = sorted({*request.yes, *data.same_hands(seat)})
    if request.what == "replace":
        humans = data.humans()
        if 2 * len(set(request.yes) & set(humans)) > len(humans):
            data.seats[request.target].stand_in = DEFAULT_BOT
            data.unrated = data.unrated or "stand_in"
            data.request = None
        return ""
    return request.what if set(data.voters()) <= set(request.yes) else ""


def _seat(wish: SeatSetup, host: str) -> SeatState:
    match wish.kind:
        case "me":
            return SeatState("human", [host])
        case "hot":
            return SeatState("human", [host], wish.name)
        case "bot":
            return SeatState("bot", bot=wish.bot)
        case "open":
            return SeatState()
