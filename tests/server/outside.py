"""For the tests of bot accounts: owners, tokens, and people's clients that play by script."""

from __future__ import annotations

import secrets
import threading
import time
from typing import Any

from contrada.bots.names import make_bot
from contrada.client import BotRunner, Client
from contrada.client.errors import ConnectionLost, ServerRefused
from contrada.client.player import MakeBot, Pauses
from contrada.core.rng import rng_for_run
from contrada.server.tables import messages as msg
from contrada.server.tables.outside.messages import Scope

PASSWORD = "three small lanterns"
WAIT = 60.0


def owner_at(url: str, name: str = "Olga") -> Client:
    """A person with an account."""
    person = Client(url)
    person.set_name(name)
    person.make_account(f"owner-{secrets.token_hex(4)}", PASSWORD)
    return person


def bot_of(owner: Client, name: str = "Cauto", *scopes: Scope) -> tuple[str, str]:
    """A new bot account; its id and a token."""
    bot = owner.make_bot(name).id
    return bot, owner.make_token(bot, scopes or ("play",)).token


def until(condition: Any, seconds: float = WAIT) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


class Running:
    """A bot that runs in a thread of the test."""

    def __init__(self, url: str, token: str, bot: str | MakeBot = "greedy", **more: Any) -> None:
        self.lines: list[str] = []
        make = (lambda game: make_bot(bot, game)) if isinstance(bot, str) else bot
        self.runner = BotRunner(Client(url, token), make, report=self.lines.append, **more)
        self.fault: Exception | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until(lambda: self.lines or self.fault)

    def _run(self) -> None:
        try:
            self.runner.run()
        except (ServerRefused, ConnectionLost) as error:
            self.fault = error

    def stop(self) -> None:
        """Stop it."""
        self.runner.stop()
        self.thread.join(WAIT)
        assert not self.thread.is_alive()


class Script:
    """A person's client that plays random legal actions, over as many connections as it takes."""

    def __init__(self, person: Client, table: str, seat: int, seed: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng_for_run(seed)
        self.played = 0
        self.lost = 0

    def play(self, seconds: float = WAIT) -> msg.Result:
        """Play until the game is over; how it ended."""
        end, pauses, never = time.monotonic() + seconds, Pauses(), threading.Event()
        while time.monotonic() < end:
            try:
                with self.person.watch(self.table, self.seat) as connection:
                    while connection.phase != "over":
                        assert time.monotonic() < end, "the game does not end"
                        self._move(connection)
                    result = connection.result
                    assert result is not None
                    return result
            except ConnectionLost:
                self.lost += 1
                pauses.wait(never)
            except ServerRefused as refusal:
                if refusal.code != "unavailable":
                    raise
                pauses.wait(never)
        raise AssertionError("the game does not end")

    def _move(self, connection: Any) -> None:
        legal = connection.legal if connection.phase == "running" else []
        if not legal:
            connection.receive(1.0)
            return
        try:
            connection.play(legal[int(self.rng.below(len(legal)))])
            self.played += 1
        except ServerRefused as refusal:
            if refusal.code not in ("stale", "not_now"):
                raise
            connection.receive(0.2)
