"""Plays one table for a bot account, over as many connections as it takes."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import Any, Final

from contrada.bots.protocol import Bot
from contrada.bots.random_bot import RandomBot
from contrada.client.client import Client
from contrada.client.errors import ConnectionLost, RulesDiffer, ServerRefused
from contrada.client.table import TableConnection
from contrada.client.telling import Telling
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.play.knowledge import decision_stream

QUIET_SECONDS: Final = 30.0
"""After this time without a message the connection is checked."""
LOOK_SECONDS: Final = 0.5
"""How often a waiting player looks whether it should stop."""
LONGEST_PAUSE: Final = 20.0
"""Maximum seconds between two attempts to connect."""
WAIT: Final = ("stale", "not_now", "too_many", "unavailable")
"""Refusals after which the next message tells what to do."""

MakeBot = Callable[[Game[Any]], Bot]


class Pauses:
    """Growing pauses between attempts to connect, with some randomness."""

    def __init__(self) -> None:
        self._next = 0.2

    def reset(self) -> None:
        """Start again with a short pause, after a success."""
        self._next = 0.2

    def wait(self, stop: threading.Event) -> None:
        """Pause, unless `stop` is set meanwhile."""
        stop.wait(self._next * random.uniform(0.5, 1.0))
        self._next = min(2 * self._next, LONGEST_PAUSE)


class TablePlayer:
    """Plays the seat of a bot account at one table until the game is over."""

    def __init__(
        self, client: Client, table: str, seat: int, make: MakeBot, seed: int, telling: Telling
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.make = make
        self.seed = seed
        self.telling = telling
        self.stop = threading.Event()
        self._bot: Bot | None = None

    def run(self) -> None:
        """Play until the game is over, the seat is lost, or `stop` is set."""
        pauses = Pauses()
        while not self.stop.is_set():
            try:
                with self.client.watch(self.table, self.seat, info=True) as connection:
                    self._play(connection, pauses)
                return
            except ConnectionLost as lost:
                if lost.reason in ("seat_lost", "banned", "signed_out"):
                    self._tell("left", why=lost.reason.replace("_", "-"))
                    return
                pauses.wait(self.stop)
            except ServerRefused as refusal:
                if refusal.code not in WAIT:
                    self._tell("left-refused", why=self.telling.refusal(refusal))
                    return
                pauses.wait(self.stop)
            except RulesDiffer as error:
                self._tell("rules-differ", error=str(error))
                return

    def _play(self, connection: TableConnection, pauses: Pauses) -> None:
        quiet = 0.0
        while not self.stop.is_set():
            if connection.phase == "over":
                self._tell_result(connection)
                return
            try:
                if connection.state and self._act(connection):
                    continue
            except ServerRefused as refusal:
                if refusal.code not in WAIT:
                    raise
            if connection.receive(LOOK_SECONDS):
                quiet = 0.0
                pauses.reset()
            else:
                quiet += LOOK_SECONDS
            if quiet >= QUIET_SECONDS:
                connection.ping()
                quiet = 0.0

    def _act(self, connection: TableConnection) -> bool:
        """Do what the table waits for; whether there was anything."""
        told = connection.state["table"]
        seat: Json = told["seats"][self.seat]
        you = connection.you
        if told["phase"] == "open":
            ready = you is not None and you.host
            if ready and all(each["kind"] != "open" for each in told["seats"]):
                connection.start()
                return True
            return False
        if seat["stand_in"] and not seat["resigned"]:
            connection.return_to_seat()
            return True
        ask = told["ask"]
        if ask is not None and self.seat not in ask["yes"] and ask["by"] != self.seat:
            # Nobody escapes from a game that counts with the help of a program.
            connection.answer(ask["what"] == "replace" or told["rated"] == "no")
            return True
        if connection.info is None:
            return False
        connection.play(self._choose(connection, connection.info))
        return True

    def _choose(self, connection: TableConnection, info: InfoSet) -> int:
        commitment = connection.state["table"]["commitment"]
        legal = [int(action) for action in info.legal]
        try:
            if self._bot is None:
                self._bot = self.make(info.game)
            action = int(self._bot.choose(info, decision_stream(self.seed, commitment, info)))
            if action in legal:
                return action
            self._tell("not-legal", action=str(action))
        except Exception as error:  # a user's bot may raise any exception
            self._tell("failed", error=f"{type(error).__name__}: {error}")
        # A person waits for this move, so it is better to play anything than nothing.
        return int(RandomBot().choose(info, decision_stream(self.seed + 1, commitment, info)))

    def _tell_result(self, connection: TableConnection) -> None:
        result = connection.result
        if result is not None and result.ranking:
            place, points = result.ranking[self.seat], result.scores[self.seat]
            self._tell("over", place=place, points=points)
        else:
            reason = result.reason if result is not None else "closed"
            self._tell("ended", why=self.telling.ending(reason))

    def _tell(self, message_id: str, **values: str | int) -> None:
        """Report an event at this table."""
        self.telling.tell(message_id, table=self.table, **values)
