"""Wire messages: commands from clients, and messages to them. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from contrada.core.messages import Breakdown, Json, Message
from contrada.core.spec import OptionValue
from contrada.server.common.refusal import Code
from contrada.server.net.closing import CLOSE_CODES
from contrada.server.tables.events import BotsAllowed, Clock, Rated, Reason

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
BotName = Annotated[str, msgspec.Meta(max_length=80)]
Password = Annotated[str, msgspec.Meta(max_length=200)]
SeatNo = Annotated[int, msgspec.Meta(ge=-1, le=31)]
MessageId = (
    Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
    | Annotated[str, msgspec.Meta(max_length=64)]
)
"""Numbers that every JSON reader can represent, or a short text."""
Seq = Annotated[int, msgspec.Meta(ge=0)]
Mode = Literal["live", "turn_based"]
OnTimeout = Literal["bot_moves", "replace"]
Phase = Annotated[
    Literal["open", "running", "over"],
    msgspec.Meta(
        description="open: before the start, people take seats; running: the game is played; "
        "over: `result` is there and nothing can be played any more"
    ),
]
Question = Literal["undo", "end", "replace"]
Change = dict[str, Any] | list[Any]
"""The change of a part of a message (`sending/patches.py`)."""
ByeReason = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CLOSE_CODES)})]


# -- commands: over the WebSocket, or one by one over HTTP -------------------------------------


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """A request to a table; the answer repeats `id`; `seat` defaults to the watched seat."""

    id: MessageId | None = None
    seat: SeatNo = -1


class Take(Command, frozen=True, tag="take"):
    """Take a seat; with a name, for another player at the same screen."""

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Leave(Command, frozen=True, tag="leave"):
    """Leave a seat; in a running game a bot takes over."""


class SetBot(Command, frozen=True, tag="set_bot"):
    """Host, before the start: give this seat to a bot."""

    bot: BotName


class Free(Command, frozen=True, tag="free"):
    """Host, before the start: remove the player or bot from this seat."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """Host: make the player of this seat the host."""


class Start(Command, frozen=True, tag="start"):
    """Host: start the game."""


class Close(Command, frozen=True, tag="close"):
    """Host: close a table that has not started, or where nobody else plays."""


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    """Host: switch the chat on or off."""

    on: bool


class Play(Command, frozen=True, tag="play"):
    """Play one of the legal actions, chosen at the state of `seq`."""

    seq: Seq
    action: Json


class Undo(Command, frozen=True, tag="undo"):
    """Undo the last action, unless a barrier follows it."""

    seq: Seq


class Restart(Command, frozen=True, tag="restart"):
    """Undo all actions since the last barrier."""

    seq: Seq


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take one step of the own open draft out again; the other steps stay."""

    seq: Seq
    action: Json


class Why(Command, frozen=True, tag="why"):
    """Ask why something cannot be done now: an action, a part of one, or a piece; changes nothing.

    A list names alternatives, any of which would do.
    """

    what: Json | Annotated[list[Json], msgspec.Meta(min_length=1, max_length=8)]


class Ask(Command, frozen=True, tag="ask"):
    """Propose to undo a decision, to end the game, or to replace an absent player by a bot."""

    what: Question
    target: SeatNo = -1


class Answer(Command, frozen=True, tag="answer"):
    """Answer a proposal."""

    yes: bool


class Replace(Command, frozen=True, tag="replace"):
    """Replace a player who has been away too long by a bot."""

    target: SeatNo


class Return(Command, frozen=True, tag="return"):
    """Take one's own seat back from the bot."""


class Resign(Command, frozen=True, tag="resign"):
    """Resign."""


class Abort(Command, frozen=True, tag="abort"):
    """End a game between two players without a result, before one's own first action."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Create a table for the same game with the same players."""


class Say(Command, frozen=True, tag="say"):
    """Send a chat message to the table."""

    text: Text


class Mute(Command, frozen=True, tag="mute"):
    """Mute or unmute the player of a seat."""

    target: SeatNo
    on: bool = True


class Whole(Command, frozen=True, tag="whole"):
    """Ask for a whole `table` message, after a `patch` whose checksum disagrees."""


class Ping(Command, frozen=True, tag="ping"):
    """Check that the server answers."""


AnyCommand = (
    Take
    | Leave
    | SetBot
    | Free
    | HandOver
    | Start
    | Close
    | SwitchChat
    | Play
    | Undo
    | Restart
    | Withdraw
    | Why
    | Ask
    | Answer
    | Replace
    | Return
    | Resign
    | Abort
    | Rematch
    | Say
    | Mute
    | Whole
    | Ping
)


# -- messages to viewers -----------------------------------------------------------------------


class Out(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to one viewer."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat; `stand_in` is the bot that plays for a person at the moment."""

    kind: Literal["open", "human", "bot"]
    name: str
    bot: str
    stand_in: str
    resigned: bool
    owner: str = ""
    """The name of the person whose program plays this seat; empty for people and built-in bots."""


class AskInfo(msgspec.Struct, frozen=True):
    """An open proposal: what it is, who made it, and who has agreed."""

    what: Question
    by: int
    target: int
    yes: list[int]


class Result(msgspec.Struct, frozen=True):
    """How the game ended, with the seed, which can be checked against the commitment."""

    reason: Reason
    scores: list[int]
    ranking: list[int]
    seed: str


class OriginInfo(msgspec.Struct, frozen=True):
    """The table that a fork continues, and the line of its open log."""

    table: str
    line: int


class TableInfo(msgspec.Struct, frozen=True):
    """The table without its game."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    mode: Mode
    listed: bool
    spectators: bool
    clock: Clock
    on_timeout: OnTimeout
    phase: Phase
    seats: list[SeatInfo]
    host: int
    ask: AskInfo | None
    chat: bool
    rematch: str
    commitment: str
    result: Result | None
    hints: bool
    rated: Rated
    """Whether the game will count for the leaderboard."""
    origin: OriginInfo | None
    box: str
    """Empty for the published box, the name of another that comes with the game, or `corrected`.
    """
    bots: BotsAllowed = "invited"
    """Which bot accounts may take a seat: none, those that the host challenges, or any."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action and its certain effects."""

    action: Json
    preview: Json = {}
    final: bool = False
    """After this action the player can no longer undo on their own."""


class GameInfo(msgspec.Struct, frozen=True):
    """The game as the viewer may see it."""

    view: Any
    prompt: Message
    legal: list[Offer]
    undo: bool
    scores: list[Breakdown]
    ply: int
    """The number of log lines of the viewer."""
    withdraw: list[Json] = []
    """The actions of the viewer's open draft that `withdraw` can take out again."""


class Line(msgspec.Struct, frozen=True):
    """One log line as the viewer reads it; the actor of a chance outcome is -1."""

    actor: int
    entry: Json


class LogPart(msgspec.Struct, frozen=True):
    """Log lines from number `start` on, which replace all lines from there on."""

    start: int
    lines: list[Line]


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left per seat at the time `at`; `running` lists the running clocks."""

    at: int
    left: list[int]
    running: list[int]


class TableMessage(Out, frozen=True, tag="table"):
    """Everything that a viewer may see, at their sequence number `seq`."""

    seq: int
    table: TableInfo
    game: GameInfo | None
    log: LogPart
    clocks: Clocks | None


class Patch(Out, frozen=True, tag="patch", omit_defaults=True):
    """What changed since the viewer's last `table` or `patch`; missing parts are unchanged.

    A change is `[value]` (the new value), `{key: change}` (changed fields of an object or elements
    of an array), `[start, removed, items]` (elements of an array replaced by others), or `[]` (the
    field is removed).
    """

    seq: int
    table: Change | None = None
    """The change of `table`."""
    game: Change | None = None
    """The change of `game`."""
    log: LogPart | None = None
    """As in `table`."""
    clocks: Clocks | None = None
    """As in `table`; missing without clocks."""
    sum: int | None = None
    """CRC-32 of `table` and `game` after the change, each in JSON with sorted keys and without
    spaces, one after the other. If it disagrees, send `whole`."""


class You(Out, frozen=True, tag="you"):
    """The receiver's seats and role at this table."""

    seats: list[int]
    host: bool
    watching: int
    resumed: bool = False
    """The client's lines stay valid up to the start of the log in the next `table` message."""


class Presence(Out, frozen=True, tag="presence"):
    """The connected seats and the number of spectators."""

    seats: list[int]
    spectators: int


class ChatMessage(msgspec.Struct, frozen=True):
    """A chat message."""

    id: int
    seat: int
    name: str
    at: int
    text: str


class Chat(Out, frozen=True, tag="chat"):
    """Chat messages, oldest first."""

    lines: list[ChatMessage]


class Ack(Out, frozen=True, tag="ack"):
    """The command was executed and stored; `seq` is the viewer's sequence number now."""

    id: int | str | None
    seq: int
    table: str = ""
    """The new table of a rematch."""


class Because(Out, frozen=True, tag="because"):
    """The answer to `why`: the reason, or null if it can be done now."""

    id: int | str | None
    seq: int
    reason: Message | None


class Error(Out, frozen=True, tag="error"):
    """The command was refused: a code for programs and a sentence for people."""

    id: int | str | None
    code: Code
    text: str


class Bye(Out, frozen=True, tag="bye"):
    """The server closes this connection."""

    reason: ByeReason


class Pong(Out, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int | str | None


Answered = Ack | Because
"""The answers of a table to a command that it executed."""
