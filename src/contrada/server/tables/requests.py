"""Bodies of HTTP requests. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contrada.core.spec import OptionValue
from contrada.server.tables.events import BotsAllowed, Clock, SeatSetup
from contrada.server.tables.messages import Mode, Name, OnTimeout, Password, SeatNo


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request body; unknown fields are rejected."""


class NewTable(Strict, frozen=True):
    """A table to create."""

    game: str
    seats: Annotated[list[SeatSetup], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    mode: Mode = "live"
    listed: bool = False
    spectators: bool = True
    clock: Clock = Clock()
    on_timeout: OnTimeout = "bot_moves"
    hints: bool | None = None
    rated: bool | None = None
    """Whether the game counts for the leaderboard. A rated game has no hints; by default a game
    counts unless somebody uses a hint.
    """
    bots: BotsAllowed = "invited"
    """Bot accounts: `no` refuses them, `invited` admits those that the host challenges, `welcome`
    calls any of them to the open seats.
    """
    box: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """`published`, another box that comes with the game, or the id of one of my boxes; by default
    the operator's box, where there is one.
    """


class Fork(Strict, frozen=True):
    """A request to continue a finished game from a line of the log of `seat` (or of all)."""

    line: int
    seats: Annotated[list[SeatSetup], msgspec.Meta(min_length=1, max_length=8)]
    seat: SeatNo = -1
    who: Literal["", "all"] = msgspec.field(default="", name="as")
    mode: Mode = "live"
    listed: bool = False
    spectators: bool = True
    hints: bool | None = None


class NewName(Strict, frozen=True):
    """A person's new name."""

    name: Name


class Credentials(Strict, frozen=True):
    """An account's name and password."""

    account: Annotated[str, msgspec.Meta(min_length=3, max_length=32)]
    password: Password


class NewPassword(Strict, frozen=True):
    """A change of password."""

    old: Password
    new: Password


class Farewell(Strict, frozen=True):
    """A request to delete oneself; with an account, its password."""

    password: Password = ""


class SeatSecret(Strict, frozen=True):
    """The secret of a seat's link."""

    secret: Annotated[str, msgspec.Meta(max_length=100)]
