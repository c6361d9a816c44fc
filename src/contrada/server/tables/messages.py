"""What goes over the wire: commands that come in, messages that go out. docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from contrada.core.messages import Breakdown, Json, Message
from contrada.core.spec import OptionValue
from contrada.server.common.refusal import Code
from contrada.server.net.closing import CLOSE_CODES
from contrada.server.tables.events import Clock, Reason, SeatSetup

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
ByeReason = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CLOSE_CODES)})]


# -- what comes in over HTTP -------------------------------------------------------------------


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that may hold nothing unexpected."""


class NewTable(Strict, frozen=True):
    """A table to set up."""

    game: str
    seats: Annotated[list[SeatSetup], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    mode: Mode = "live"
    listed: bool = False
    spectators: bool = True
    clock: Clock = Clock()
    on_timeout: OnTimeout = "bot_moves"
    hints: bool | None = None


class Fork(Strict, frozen=True):
    """A finished game to go on with from one of its lines, as `seat` (or all) reads them."""

    line: int
    seats: Annotated[list[SeatSetup], msgspec.Meta(min_length=1, max_length=8)]
    seat: SeatNo = -1
    who: Literal["", "all"] = msgspec.field(default="", name="as")
    mode: Mode = "live"
    listed: bool = False
    spectators: bool = True
    hints: bool | None = None


class NewName(Strict, frozen=True):
    """How one wants to be called."""

    name: Name


class Credentials(Strict, frozen=True):
    """An account's name and password."""

    account: Annotated[str, msgspec.Meta(min_length=3, max_length=32)]
    password: Password


class NewPassword(Strict, frozen=True):
    """A password to change."""

    old: Password
    new: Password


class Farewell(Strict, frozen=True):
    """The wish to be deleted; with an account, its password."""

    password: Password = ""


class SeatSecret(Strict, frozen=True):
    """The secret of a seat's link."""

    secret: Annotated[str, msgspec.Meta(max_length=100)]


# -- commands: over the WebSocket, or one by one over HTTP -------------------------------------


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """A wish; `id` comes back with the answer, `seat` is by default the seat one watches from."""

    id: MessageId | None = None
    seat: SeatNo = -1


class Take(Command, frozen=True, tag="take"):
    """Sit down; with a name, for one more player at the same screen."""

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Leave(Command, frozen=True, tag="leave"):
    """Stand up; in a running game a bot then plays on."""


class SetBot(Command, frozen=True, tag="set_bot"):
    """Host, before the start: a bot for this seat."""

    bot: BotName


class Free(Command, frozen=True, tag="free"):
    """Host, before the start: send away whoever has this seat."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """Host: the player of this seat hosts from now on."""


class Start(Command, frozen=True, tag="start"):
    """Host: begin."""


class Close(Command, frozen=True, tag="close"):
    """Host: close a table that has not begun, or at which nobody else plays."""


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    """Host: chat on or off."""

    on: bool


class Play(Command, frozen=True, tag="play"):
    """Play one of the legal actions, chosen at the state of `seq`."""

    seq: Seq
    action: Json


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last action, up to the last barrier."""

    seq: Seq


class Restart(Command, frozen=True, tag="restart"):
    """Take back everything since the last barrier."""

    seq: Seq


class Ask(Command, frozen=True, tag="ask"):
    """Ask the others: undo a decision, end the game, or let a bot play for an absent player."""

    what: Question
    target: SeatNo = -1


class Answer(Command, frozen=True, tag="answer"):
    """Answer what was asked."""

    yes: bool


class Replace(Command, frozen=True, tag="replace"):
    """Let a bot play for a player who has been away too long."""

    target: SeatNo


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the bot."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The same game with the same players again, at a new table."""


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Text


class Mute(Command, frozen=True, tag="mute"):
    """Do not hear the player of a seat, or hear him again."""

    target: SeatNo
    on: bool = True


class Ping(Command, frozen=True, tag="ping"):
    """Is the server there?"""


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
    | Ask
    | Answer
    | Replace
    | Return
    | Resign
    | Rematch
    | Say
    | Mute
    | Ping
)


# -- what goes out -----------------------------------------------------------------------------


class Out(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to one viewer."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `stand_in` is the bot that plays for a person at the moment."""

    kind: Literal["open", "human", "bot"]
    name: str
    bot: str
    stand_in: str
    resigned: bool


class AskInfo(msgspec.Struct, frozen=True):
    """What has been asked, by whom, and who has agreed so far."""

    what: Question
    by: int
    target: int
    yes: list[int]


class Result(msgspec.Struct, frozen=True):
    """How it ended; the seed is told now, for checking against the commitment."""

    reason: Reason
    scores: list[int]
    ranking: list[int]
    seed: str


class OriginInfo(msgspec.Struct, frozen=True):
    """The table a fork comes from, and the line of its open log."""

    table: str
    line: int


class TableInfo(msgspec.Struct, frozen=True):
    """The table without the game on it."""

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
    origin: OriginInfo | None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what it is sure to bring."""

    action: Json
    preview: Json = {}
    final: bool = False
    """Playing it ends what the player can take back by himself."""


class GameInfo(msgspec.Struct, frozen=True):
    """The game as the viewer may know it."""

    view: Any
    prompt: Message
    legal: list[Offer]
    undo: bool
    scores: list[Breakdown]
    ply: int
    """How many log lines the viewer has been told."""


class Line(msgspec.Struct, frozen=True):
    """One log line as the viewer reads it; actor -1 is chance."""

    actor: int
    entry: Json


class LogPart(msgspec.Struct, frozen=True):
    """Log lines from number `start` on; what the viewer had from there on is void."""

    start: int
    lines: list[Line]


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left by seat at the time `at`; `running` are the seats whose time runs."""

    at: int
    left: list[int]
    running: list[int]


class TableMessage(Out, frozen=True, tag="table"):
    """All a viewer may know, as of his `seq`."""

    seq: int
    table: TableInfo
    game: GameInfo | None
    log: LogPart
    clocks: Clocks | None


class You(Out, frozen=True, tag="you"):
    """What the receiver is at this table."""

    seats: list[int]
    host: bool
    watching: int
    resumed: bool = False
    """The lines one said to have still hold, up to where the log of the next `table` starts."""


class Presence(Out, frozen=True, tag="presence"):
    """Which seats are connected, and how many spectators."""

    seats: list[int]
    spectators: int


class ChatMessage(msgspec.Struct, frozen=True):
    """Something said."""

    id: int
    seat: int
    name: str
    at: int
    text: str


class Chat(Out, frozen=True, tag="chat"):
    """Things said, oldest first."""

    lines: list[ChatMessage]


class Ack(Out, frozen=True, tag="ack"):
    """The wish is granted and on the disk; `seq` is the viewer's number now."""

    id: int | str | None
    seq: int
    table: str = ""
    """The new table of a rematch."""


class Error(Out, frozen=True, tag="error"):
    """The wish is refused: a code for programs and a sentence for people."""

    id: int | str | None
    code: Code
    text: str


class Bye(Out, frozen=True, tag="bye"):
    """The server ends this connection."""

    reason: ByeReason


class Pong(Out, frozen=True, tag="pong"):
    """The server is there."""

    id: int | str | None
