"""Wire types of bot accounts: their owner's requests, challenges, and the stream of events."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from contrada.core.messages import Json
from contrada.core.spec import OptionValue
from contrada.server.tables.events import Clock, Rated
from contrada.server.tables.messages import ByeReason, Mode, Name, Out, SeatNo
from contrada.server.tables.requests import Strict

Scope = Literal["play", "challenge", "chat"]
SCOPES: Final[dict[str, str]] = {
    "play": "take part in games: the stream of events, challenges, seats and moves",
    "challenge": "create tables and rematches, and challenge other bots",
    "chat": "write in the chat of a table where the bot plays",
}
"""What a token permits; everything else that an account can do is refused to tokens."""
DeclineReason = Literal["busy", "game", "options", "rules", "clock", "players", "other"]


# -- the owner ---------------------------------------------------------------------------------


class NewBot(Strict, frozen=True):
    """A bot account to create."""

    name: Name


class NewToken(Strict, frozen=True):
    """A token to create for one of my bot accounts."""

    label: Annotated[str, msgspec.Meta(max_length=40)] = ""
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3)] = msgspec.field(
        default_factory=lambda: ["play"]
    )


class TokenInfo(msgspec.Struct, frozen=True):
    """A token of a bot account, without its secret."""

    id: str
    label: str
    scopes: list[Scope]
    created_at: int
    seen_at: int
    """When it was last used, to the hour; 0 if never."""


class NewTokenMade(msgspec.Struct, frozen=True):
    """A new token; its secret is sent once and stored as a hash only."""

    token: str
    info: TokenInfo


class OwnBot(msgspec.Struct, frozen=True):
    """One of my bot accounts."""

    id: str
    name: str
    created_at: int
    online: bool
    tokens: list[TokenInfo]


class OwnBots(msgspec.Struct, frozen=True):
    """My bot accounts, and how many I may have (0: this server has none)."""

    bots: list[OwnBot]
    most: int


# -- bots as others see them -------------------------------------------------------------------


class BotInfo(msgspec.Struct, frozen=True):
    """A bot account as everybody sees it; `games` are those that it plays at present."""

    id: str
    name: str
    owner: str
    games: list[str] = []


class Bots(msgspec.Struct, frozen=True):
    """The bot accounts whose programs are connected."""

    bots: list[BotInfo]


class NewChallenge(Strict, frozen=True):
    """A challenge to a bot account, to take an open seat of a table."""

    seat: SeatNo
    bot: Annotated[str, msgspec.Meta(max_length=32)]


class Decline(Strict, frozen=True):
    """Why a bot declines a challenge."""

    reason: DeclineReason = "other"


class ChallengeInfo(msgspec.Struct, frozen=True):
    """A challenge, as the host of its table sees it."""

    id: str
    seat: int
    bot: BotInfo
    state: Literal["open", "declined"]
    reason: str
    """Why it was declined, or an empty string."""
    until: int


class Challenges(msgspec.Struct, frozen=True):
    """The challenges of a table that are open or were declined."""

    challenges: list[ChallengeInfo]


# -- the stream of events ----------------------------------------------------------------------


class Terms(msgspec.Struct, frozen=True):
    """What is played at a table, for a program that decides whether to take part."""

    table: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    mode: Mode
    clock: Clock
    rated: Rated
    box: str
    """As in `TableInfo`."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the stream of events."""


class Hello(Event, frozen=True, tag="hello"):
    """The first message: the bot, what its token permits, and its limits."""

    bot: BotInfo
    scopes: list[Scope]
    tables: int
    """Unfinished tables that the bot may have at a time."""


class Challenged(Event, frozen=True, tag="challenge"):
    """Somebody challenges the bot: accept or decline it before `until`."""

    id: str
    by: str
    """The name of the challenger."""
    by_bot: bool
    seat: int
    terms: Terms
    until: int


class ChallengeClosed(Event, frozen=True, tag="challenge_closed"):
    """A challenge was answered, withdrawn, or has expired."""

    id: str


class Called(Event, frozen=True, tag="call"):
    """An open table asks for bots: take one of the seats by the command `take`."""

    seats: list[int]
    terms: Terms


class CallClosed(Event, frozen=True, tag="call_closed"):
    """A table no longer asks for bots."""

    table: str


class Playing(Event, frozen=True, tag="game"):
    """The bot has seats at a table that is open or running; sent again when it starts."""

    table: str
    game: str
    phase: Literal["open", "running"]
    seats: list[int]
    host: bool


class GameOver(Event, frozen=True, tag="game_over"):
    """The bot's game is over, or the bot has lost its seat."""

    table: str


class StreamPong(Event, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int | str | None


class StreamError(Event, frozen=True, tag="error"):
    """A message could not be read, or the connection is refused."""

    code: str
    text: str


class StreamBye(Event, frozen=True, tag="bye"):
    """The server closes this connection."""

    reason: ByeReason


AnyEvent = (
    Hello
    | Challenged
    | ChallengeClosed
    | Called
    | CallClosed
    | Playing
    | GameOver
    | StreamPong
    | StreamError
    | StreamBye
)


# -- a seat's knowledge, over the table's WebSocket --------------------------------------------


class GameSetup(Out, frozen=True, tag="setup"):
    """How to make the game: sent once to a bot account that connects with `info=1`."""

    seat: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    components: Json | None
    """The box; null for the published one of these rules."""
    commitment: str


class Info(Out, frozen=True, tag="info"):
    """What the seat knows at its decision, as a state that it cannot distinguish from the true one.

    The state and the digest depend on the seat's knowledge only. Sent after the `table` or `patch`
    with the same `seq`.
    """

    seq: int
    key: str
    """The digest of the knowledge (`contrada.core.play.knowledge`)."""
    state: list[Any]
    """`State.dump`, which `Game.restore` reads."""
