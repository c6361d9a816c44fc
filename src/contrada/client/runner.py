"""Runs a bot on a server: answers challenges, joins tables that ask for bots, plays."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterable
from typing import Final

import contrada.games  # noqa: F401  # registers the games
from contrada.client.client import Client
from contrada.client.errors import ConnectionLost, ServerRefused
from contrada.client.events import EventStream
from contrada.client.player import MakeBot, Pauses, TablePlayer
from contrada.client.telling import Report, Telling
from contrada.core.errors import BadSetup, UnknownGame
from contrada.core.play.arguments import whole
from contrada.core.registry import entry_of, game_ids
from contrada.server.tables import messages as msg
from contrada.server.tables.outside import messages as out
from contrada.words import Words

TABLES: Final = 4
"""How many tables a bot plays at a time, unless it is told otherwise."""
QUIET_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.5
SEED_BITS: Final = 63
ENDS: Final = ("not_signed_in", "banned", "not_allowed", "bad_message")
"""Refusals of the stream after which trying again is of no use."""


class BotRunner:
    """Plays for a bot account until it is stopped.

    `make` creates the bot for one game of a table. Each table is played in a thread of its own.
    After a lost connection, or in a new process, the unfinished games go on.
    """

    def __init__(
        self,
        client: Client,
        make: MakeBot,
        *,
        games: Iterable[str] = (),
        tables: int = TABLES,
        calls: bool = True,
        seed: int | None = None,
        report: Report | None = None,
        words: Words | None = None,
    ) -> None:
        """`games` are those that the bot plays, by default all that are installed.

        `tables` is how many it plays at a time (with 0 it declines everything), `calls` whether it
        joins tables that ask for bots. `seed` makes its decisions repeatable (`decision_stream`);
        by default it is random, so that nobody can predict them. `report` is called with a line of
        text about each event, in the language of `words` (by default English).
        """
        if not callable(make):
            raise TypeError(f"`make` creates a bot for a game; it cannot be {make!r}.")
        if isinstance(games, str):
            raise TypeError(f"`games` is a list of ids, not {games!r}.")
        self.client = client
        self.make = make
        self.games = sorted(set(games) or set(game_ids()))
        for game in self.games:
            entry_of(game)
        self.tables = whole("`tables`", tables)
        if self.tables < 0:
            raise BadSetup(f"A bot plays no negative number of tables at a time: {tables}.")
        self.calls = calls
        self.seed = secrets.randbits(SEED_BITS) if seed is None else whole("A seed", seed)
        self.telling = Telling(report, words)
        self.stopping = threading.Event()
        self._playing: dict[str, tuple[TablePlayer, threading.Thread]] = {}
        self._known: set[str] = set()
        """Tables at which the bot has a seat, as far as the stream has told."""
        self._connected = True
        """Whether the server answered the last attempt to connect."""

    def run(self, until: Callable[[], bool] | None = None) -> None:
        """Play until `stop` is called, or `until` returns true between two events.

        Raises ServerRefused if the token is not accepted.
        """
        pauses = Pauses()
        try:
            while not self._done(until):
                try:
                    with self.client.events(self.games) as stream:
                        self._connected = True
                        while not self._done(until):
                            self._follow(stream, pauses, until)
                except ConnectionLost as lost:
                    if lost.reason in ("banned", "signed_out"):
                        raise ServerRefused(lost.reason, "The server ended the session.") from None
                    self._lost(pauses)
                except ServerRefused as refusal:
                    if refusal.code in ENDS:
                        raise
                    self._lost(pauses)
        finally:
            self.stop()
            for player, thread in list(self._playing.values()):
                player.stop.set()
                thread.join(10)

    def _lost(self, pauses: Pauses) -> None:
        """Wait before the next attempt; the first one that fails is told."""
        if self._connected:
            self._connected = False
            self.telling.tell("no-server")
        pauses.wait(self.stopping)

    def stop(self) -> None:
        """Stop: games are left as they are, and go on when the bot runs again."""
        self.stopping.set()
        for player, _ in list(self._playing.values()):
            player.stop.set()

    @property
    def busy(self) -> int:
        """The number of tables at which the bot plays or waits."""
        return len(self._known)

    def _done(self, until: Callable[[], bool] | None) -> bool:
        return self.stopping.is_set() or (until is not None and until())

    def _follow(
        self, stream: EventStream, pauses: Pauses, until: Callable[[], bool] | None
    ) -> None:
        """Handle events until the connection has been quiet for long, then check it."""
        quiet = 0.0
        while quiet < QUIET_SECONDS and not self._done(until):
            event = stream.next(LOOK_SECONDS)
            if event is None:
                quiet += LOOK_SECONDS
                continue
            quiet = 0.0
            pauses.reset()
            try:
                self.handle(event)
            except ServerRefused as refusal:  # others were faster, or there is too much at once
                self.telling.tell("refused", why=self.telling.refusal(refusal))
        stream.ping()

    # -- events ------------------------------------------------------------------------------

    def handle(self, event: out.AnyEvent) -> None:
        """React to one event; a subclass may add to it."""
        match event:
            case out.Hello():
                self.tables = min(self.tables, event.tables)
                self._known.clear()  # the stream tells all of them again
                self.telling.tell("connected", name=event.bot.name, owner=event.bot.owner)
            case out.Challenged():
                self._answer(event)
            case out.Called():
                if self.calls and not self._objection(event.terms):
                    self._join(event)
            case out.Playing():
                self._known.add(event.table)
                for seat in event.seats[:1]:
                    self._play(event.table, seat)
            case out.GameOver():
                self._known.discard(event.table)
            case _:
                pass

    def _objection(self, terms: out.Terms) -> out.DeclineReason | None:
        """Why the bot does not play at a table; None if it does."""
        if terms.game not in self.games:
            return "game"
        try:
            version = entry_of(terms.game).spec.rules_version
        except UnknownGame:
            return "game"
        if version != terms.rules_version:
            return "rules"
        return "busy" if self.busy >= self.tables else None

    def _answer(self, challenge: out.Challenged) -> None:
        objection = self._objection(challenge.terms)
        if objection is not None:
            self.telling.tell("declines", by=challenge.by, why=objection)
            self.client.decline(challenge.id, objection)
            return
        table, seat = self.client.accept(challenge.id)
        game = self.telling.game(challenge.terms.game)
        self.telling.tell("accepts", table=table, by=challenge.by, game=game)
        self._known.add(table)
        self._play(table, seat)

    def _join(self, call: out.Called) -> None:
        table, seat = call.terms.table, call.seats[0]
        self.client.do(table, msg.Take(seat=seat))
        self.telling.tell("joins", table=table, game=self.telling.game(call.terms.game))
        self._known.add(table)
        self._play(table, seat)

    def _play(self, table: str, seat: int) -> None:
        """Play a table in a thread, unless one does already."""
        running = self._playing.get(table)
        if running is not None and running[1].is_alive():
            return
        player = TablePlayer(self.client, table, seat, self.make, self.seed, self.telling)
        thread = threading.Thread(target=self._run, args=(player,), daemon=True)
        self._playing[table] = (player, thread)
        thread.start()

    def _run(self, player: TablePlayer) -> None:
        try:
            player.run()
        finally:
            self._playing.pop(player.table, None)
