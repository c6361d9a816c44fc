"""Seats and proposals: the part of a table that does not depend on the game's rules."""

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
"""The bot that replaces an absent person."""


class SeatState(msgspec.Struct):
    """The state of one seat."""

    kind: Literal["open", "human", "bot"] = "open"
    users: list[str] = []
    label: str = ""
    """The name of a hot-seat player who shares the holder's screen."""
    bot: str = ""
    stand_in: str = ""
    """The bot that plays for an absent or resigned person."""
    once: bool = False
    """The bot replaces the person for this decision only."""
    resigned: bool = False
    hands: int = 0
    """The number of times the seat changed its player, which invalidates older secret links."""

    @property
    def acting_bot(self) -> str:
        """The bot that decides for this seat, or an empty string if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Proposal(msgspec.Struct):
    """A proposal that the other players vote on."""

    what: Literal["undo", "end", "replace"]
    by: int
    target: int
    ply: int
    yes: list[int]


class Data(msgspec.Struct):
    """Everything that events change, except the match."""

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
    """For each seat, and last for spectators: the number of events that changed their view."""
    since: list[int] = []
    """For each seat: its sequence number (see `seen`) when its current decision started."""
    clocks: ClockState = msgspec.field(default_factory=lambda: ClockState([], []))
    unrated: str = ""
    """Why the game cannot be rated, or an empty string."""
    origin: Origin | None = None
    """For a fork: where it starts."""
    clock_at: int = 0
    """The server time of the last event; `at` is its wall time, for display."""
    public_at: int = 0
    """The server time of the last event that spectators saw. Idle time that others can observe is
    measured from here, so that it does not reveal hidden steps."""
    told_clocks: list[ToldClocks] = []
    """For each viewer the clocks at the last event that they saw; empty without clocks."""

    def seats_of(self, user: str) -> list[int]:
        """The seats that a person plays."""
        return [i for i, seat in enumerate(self.seats) if user in seat.users]

    def users_of(self, seat: int) -> list[str]:
        """The people who play a seat; empty if there is no such seat."""
        return self.seats[seat].users if 0 <= seat < len(self.seats) else []

    def people(self) -> list[str]:
        """Everyone with a seat, and the host."""
        found = {user for seat in self.seats for user in seat.users}
        return sorted(found | {self.host})

    def humans(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [i for i, s in enumerate(self.seats) if s.kind == "human" and not s.resigned]

    def voters(self) -> list[int]:
        """The seats that vote: people who have not resigned and whom no bot replaces."""
        return [i for i in self.humans() if not self.seats[i].stand_in]

    def seats_of_same_people(self, seat: int) -> list[int]:
        """The seat and all other seats of the same people."""
        users = set(self.seats[seat].users)
        seats = self.seats
        return [i for i in range(len(seats)) if i == seat or users & set(seats[i].users)]


def may_watch(setup: Setup, data: Data, user: str, viewer: int) -> bool:
    """Whether a person may view a table from a seat, or as a spectator."""
    if viewer != SPECTATOR:
        return user in data.seats[viewer].users
    return setup.spectators or data.phase == "open" or user in data.people()


def apply_to_seats(data: Data, event: AnyEvent) -> str:  # noqa: C901  # a table of cases
    """Apply an event to the seats; returns the proposal that it accepts, `undo` or `end`, or "".

    `replace` needs a majority and is applied here.
    """
    match event:
        case Made():
            data.host = event.host
            data.origin = event.origin
            for seat, setup in enumerate(event.seats):
                data.seats[seat] = _seat(setup, event.host)
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
            pass  # events of play do not concern the seats
    return ""


def _agree(data: Data, seat: int) -> str:
    """Count a yes; returns the proposal if it is accepted and the caller has to apply it."""
    request = data.request
    assert request is not None
    request.yes = sorted({*request.yes, *data.seats_of_same_people(seat)})
    if request.what == "replace":
        humans = data.humans()
        if 2 * len(set(request.yes) & set(humans)) > len(humans):
            data.seats[request.target].stand_in = DEFAULT_BOT
            data.unrated = data.unrated or "stand_in"
            data.request = None
        return ""
    return request.what if set(data.voters()) <= set(request.yes) else ""


def _seat(setup: SeatSetup, host: str) -> SeatState:
    match setup.kind:
        case "me":
            return SeatState("human", [host])
        case "hot":
            return SeatState("human", [host], setup.name)
        case "bot":
            return SeatState("bot", bot=setup.bot)
        case "open":
            return SeatState()
