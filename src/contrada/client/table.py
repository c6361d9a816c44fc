"""A connection to a table: its state as one viewer sees it, and the commands of that viewer."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.client.errors import ConnectionLost, RulesDiffer, ServerRefused
from contrada.client.transport import Transport
from contrada.core.errors import UnknownGame
from contrada.core.game import SPECTATOR, Game
from contrada.core.info import InfoSet
from contrada.core.messages import Json, Message
from contrada.core.play.knowledge import digest
from contrada.core.registry import entry_of, make_game
from contrada.server.tables import messages as msg
from contrada.server.tables.outside.messages import GameSetup, Info
from contrada.server.tables.sending.patches import checksum, patched

ANSWER_SECONDS: Final = 30.0
"""How long the answer to a command may take."""


class TableConnection:
    """One viewer's state of a table, kept over one WebSocket after the other.

    `receive` takes in one message; commands return once the server has answered. A lost connection
    raises ConnectionLost; `reconnect` then continues where it ended. Not for several threads.
    """

    def __init__(
        self, transport: Transport, table: str, seat: int = SPECTATOR, info: bool = False
    ) -> None:
        """Connect; with `info`, which only bot accounts may ask for, also what the seat knows."""
        self.table = table
        self.seat = seat
        self.state: Json = {}
        """The last `table` message as JSON, brought up to date by differences."""
        self.log: list[Any] = []
        """Log lines; None where older ones were not sent."""
        self.chat: list[msg.ChatMessage] = []
        self.you: msg.You | None = None
        self.presence: msg.Presence | None = None
        self.setup: GameSetup | None = None
        self.game: Game[Any] | None = None
        """With `info`: the game of the table, with its box."""
        self.info: InfoSet | None = None
        """With `info`: what the seat knows at its open decision; None after it was played."""
        self._transport = transport
        self._wants_info = info
        self._sent = 0
        self._answers: dict[int, Json] = {}
        self._fresh = True
        self._socket = transport.connect(self._path())

    def __enter__(self) -> TableConnection:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def _path(self) -> str:
        more = "&info=1" if self._wants_info else ""
        if self.state:
            more += f"&have={len(self.log)}&seq={self.seq}"
        return f"/api/tables/{self.table}/socket?seat={self.seat}&patches=1{more}"

    def reconnect(self) -> None:
        """Open a new WebSocket and continue with the known lines; raises ConnectionLost."""
        self.close()
        self.info = None
        self._answers.clear()
        self._fresh = True
        self._socket = self._transport.connect(self._path())

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()

    # -- the state ---------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The sequence number of the state; 0 before the first message."""
        return int(self.state.get("seq", 0))

    @property
    def now(self) -> msg.TableMessage | None:
        """The state with its types; None before the first message."""
        if not self.state:
            return None
        found: msg.TableMessage = msgspec.convert(self.state, msg.TableMessage)
        return found

    @property
    def phase(self) -> str:
        """`open`, `running` or `over`; empty before the first message."""
        return str(self.state["table"]["phase"]) if self.state else ""

    @property
    def legal(self) -> list[Json]:
        """The forms of the legal actions of this seat."""
        game = self.state.get("game")
        return [offer["action"] for offer in game["legal"]] if game else []

    @property
    def result(self) -> msg.Result | None:
        """How the game ended; None while it has not."""
        found = self.state["table"]["result"] if self.state else None
        return None if found is None else msgspec.convert(found, msg.Result)

    # -- messages ----------------------------------------------------------------------------

    def receive(self, timeout: float | None = None) -> str:
        """Take in the next message; its type, or an empty text after the timeout."""
        message = self._socket.receive(timeout)
        if message is None:
            return ""
        kind = str(message.get("type", ""))
        self._take_in(kind, message)
        return kind

    def _take_in(self, kind: str, message: Json) -> None:
        match kind:
            case "table":
                self._table(message)
            case "patch":
                self._patch(message)
            case "you":
                self.you = msgspec.convert(message, msg.You)
                if not self.you.resumed and self._fresh:
                    self.log = []
                self._fresh = False
            case "presence":
                self.presence = msgspec.convert(message, msg.Presence)
            case "chat":
                known = {line.id for line in self.chat}
                lines = msgspec.convert(message, msg.Chat).lines
                self.chat += [line for line in lines if line.id not in known]
            case "setup":
                self._setup(msgspec.convert(message, GameSetup))
            case "info":
                self._info(msgspec.convert(message, Info))
            case "error" if message["id"] is None:
                raise ServerRefused(message["code"], message["text"])
            case "ack" | "because" | "error" | "pong":
                self._answers[message["id"]] = message
            case _:
                pass  # a newer server may send more

    def _table(self, message: Json) -> None:
        start = message["log"]["start"]
        if not self.log:
            self.log = [None] * start
        self.log[start:] = message["log"]["lines"]
        self.state = message
        self.info = None

    def _patch(self, message: Json) -> None:
        if "log" in message:
            self.log[message["log"]["start"] :] = message["log"]["lines"]
        self.state = patched(self.state, message)
        self.info = None
        wanted = message.get("sum")
        if wanted is not None and checksum(self.state["table"], self.state["game"]) != wanted:
            self._sent += 1
            self._socket.send(msg.Whole(id=self._sent))  # its answer is of no interest

    def _setup(self, setup: GameSetup) -> None:
        try:
            version = entry_of(setup.game).spec.rules_version
        except UnknownGame as error:
            raise RulesDiffer(str(error)) from None
        if version != setup.rules_version:
            raise RulesDiffer(
                f"The table uses version {setup.rules_version} of the rules of {setup.game}; "
                f"this installation has version {version}."
            )
        if self.game is None:
            self.game = make_game(setup.game, setup.components)
        self.setup = setup

    def _info(self, info: Info) -> None:
        if self.game is None or info.seq != self.seq:
            return
        found = InfoSet(self.game, self.game.restore(info.state), self.seat)
        if digest(found.key) != info.key:
            raise RulesDiffer("What the server sent is read differently by this installation.")
        self.info = found

    # -- commands ----------------------------------------------------------------------------

    def ask(self, command: msg.AnyCommand) -> Json:
        """Send a command; its `ack`, `because` or `pong`. Raises ServerRefused, ConnectionLost."""
        self._sent += 1
        number = self._sent
        self._socket.send(msgspec.structs.replace(command, id=number))
        until = time.monotonic() + ANSWER_SECONDS
        while number not in self._answers:
            left = until - time.monotonic()
            if left <= 0:
                raise ConnectionLost("The server does not answer a command.")
            self.receive(left)
        answer = self._answers.pop(number)
        if answer["type"] == "error":
            raise ServerRefused(answer["code"], answer["text"])
        return answer

    def play(self, action: int | Json) -> None:
        """Play an action of the open decision: its form, or its number, which needs `info`."""
        if isinstance(action, int):
            assert self.game is not None, "numbers of actions need a connection with `info`"
            action = self.game.encode(self.seat, action)
        info, seq, self.info = self.info, self.seq, None
        try:
            self.ask(msg.Play(seq=seq, action=action))
        except ServerRefused:
            if self.seq == seq:  # the decision is still open, and is not sent again
                self.info = info
            raise

    def undo(self) -> None:
        """Undo the last action."""
        self.ask(msg.Undo(seq=self.seq))

    def restart(self) -> None:
        """Undo all actions since the last barrier."""
        self.ask(msg.Restart(seq=self.seq))

    def withdraw(self, action: Json) -> None:
        """Take one step of the open draft out again."""
        self.ask(msg.Withdraw(seq=self.seq, action=action))

    def why(self, what: Json | list[Json]) -> Message | None:
        """Why something cannot be done now; None if it can."""
        reason = self.ask(msg.Why(what=what))["reason"]
        return None if reason is None else msgspec.convert(reason, Message)

    def take(self, seat: int, name: str = "") -> None:
        """Take a seat."""
        self.ask(msg.Take(seat=seat, name=name))

    def leave(self) -> None:
        """Leave the seat; in a running game a bot takes over."""
        self.ask(msg.Leave())

    def set_bot(self, seat: int, bot: str) -> None:
        """As host: give a seat to a built-in bot."""
        self.ask(msg.SetBot(seat=seat, bot=bot))

    def free(self, seat: int) -> None:
        """As host: remove the player or bot from a seat."""
        self.ask(msg.Free(seat=seat))

    def hand_over(self, seat: int) -> None:
        """As host: make the player of a seat the host."""
        self.ask(msg.HandOver(seat=seat))

    def start(self) -> None:
        """As host: start the game."""
        self.ask(msg.Start())

    def close_table(self) -> None:
        """As host: close the table."""
        self.ask(msg.Close())

    def switch_chat(self, on: bool) -> None:
        """As host: switch the chat on or off."""
        self.ask(msg.SwitchChat(on=on))

    def propose(self, what: msg.Question, target: int = -1) -> None:
        """Propose to undo a decision, to end the game, or to replace a player."""
        self.ask(msg.Ask(what=what, target=target))

    def answer(self, yes: bool) -> None:
        """Answer a proposal."""
        self.ask(msg.Answer(yes=yes))

    def replace(self, target: int) -> None:
        """Replace a player who has been away too long by a bot."""
        self.ask(msg.Replace(target=target))

    def return_to_seat(self) -> None:
        """Take the seat back from a stand-in."""
        self.ask(msg.Return())

    def resign(self) -> None:
        """Resign."""
        self.ask(msg.Resign())

    def abort(self) -> None:
        """End a game of two players without a result, before one's own first action."""
        self.ask(msg.Abort())

    def rematch(self) -> str:
        """Create a rematch; the id of its table."""
        return str(self.ask(msg.Rematch())["table"])

    def say(self, text: str) -> None:
        """Write in the chat."""
        self.ask(msg.Say(text=text))

    def mute(self, target: int, on: bool = True) -> None:
        """Mute or unmute the player of a seat."""
        self.ask(msg.Mute(target=target, on=on))

    def ping(self) -> None:
        """Check that the server answers; everything sent before is taken in then."""
        self.ask(msg.Ping())
