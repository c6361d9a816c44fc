"""The streams of events of connected programs.

A stream sends what a bot account has to know: challenges to it, its unfinished games, and tables
that ask for bots. Each is compared with what was sent before, so a program that reconnects gets
everything again and nothing is lost. A change in this process is sent at once; changes that other
processes make are found by looking every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.runtime.broadcast import Listener
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.storage.people.bot_accounts import BotAccount, BotIdentity
from contrada.server.tables.outside import messages as out
from contrada.server.tables.table import Table

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 5.0
"""Seconds between two looks for changes of other processes."""
SEEN_SECONDS: Final = 20.0
"""Seconds between two notes that a program is connected."""
MAX_CALLS: Final = 20
"""Maximum number of tables that ask for bots in a stream."""
_encode = msgspec.json.Encoder().encode
Key = tuple[str, str]


class BotStream:
    """The stream of one connection."""

    def __init__(self, bot: BotIdentity, games: list[str], listener: Listener) -> None:
        self.bot = bot
        self.games = games
        """The games that the program plays; empty for all."""
        self.listener = listener
        self.sent: dict[Key, bytes] = {}
        self.lock = asyncio.Lock()

    def wants(self, game: str) -> bool:
        """Whether the program plays a game."""
        return not self.games or game in self.games


def terms(table: Table) -> out.Terms:
    """What is played at a table."""
    setup = table.setup
    return out.Terms(
        table.id,
        setup.game,
        setup.rules_version,
        setup.seats,
        setup.options,
        setup.mode,
        setup.clock,
        table.rated,
        table.box,
    )


class BotStreams:
    """All streams of this process."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.store = tables.store
        self._streams: dict[str, set[BotStream]] = {}
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._before: WeakKeyDictionary[TableSession, tuple[str, list[str]]] = WeakKeyDictionary()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sending."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop sending."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # -- connections -------------------------------------------------------------------------

    async def join(self, stream: BotStream, account: BotAccount) -> None:
        """Add a stream and send it everything."""
        info = out.BotInfo(account.id, account.name, account.owner, stream.games)
        scopes: list[out.Scope] = [s for s in out.SCOPES if s in stream.bot.scopes]  # type: ignore[misc]
        hello = out.Hello(info, scopes, self.tables.settings.bot_account_tables)
        stream.listener.send(_encode(hello))
        self._streams.setdefault(stream.bot.user, set()).add(stream)
        self.tables.broadcaster.join(stream.listener)
        await self._note(stream)
        await self.refresh(stream)

    async def leave(self, stream: BotStream) -> None:
        """Remove a stream."""
        self.tables.broadcaster.leave(stream.listener)
        here = self._streams.get(stream.bot.user, set())
        here.discard(stream)
        if not here:
            self._streams.pop(stream.bot.user, None)
            await asyncio.to_thread(self.store.bots.note_stream, stream.bot.user, (), 0)

    async def _note(self, stream: BotStream) -> None:
        note = self.store.bots.note_stream
        await asyncio.to_thread(note, stream.bot.user, stream.games, now_ms())

    # -- changes -----------------------------------------------------------------------------

    def poke(self, bot: str) -> None:
        """Send a bot what has changed for it, soon."""
        if bot in self._streams:
            self._changed.add(bot)
            self._wake.set()

    def on_change(self, session: TableSession) -> None:
        """Called when a table was loaded or has changed; most changes are moves, which do not
        concern streams.
        """
        if not self._streams:
            return
        data = session.table.data
        now = (data.phase, [user for seat in data.seats for user in (*seat.users, "")])
        before = self._before.get(session)
        if before == now:
            return
        self._before[session] = now
        for user in {*now[1], *(before[1] if before is not None else ())}:
            self.poke(user)
        if session.table.setup.bots == "welcome":
            for bot in self._streams:
                self.poke(bot)

    async def _run(self) -> None:
        seen = purged = asyncio.get_running_loop().time()
        while True:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()
                changed = set(self._changed)
            except TimeoutError:
                changed = set(self._streams)
            self._wake.clear()
            self._changed -= changed
            now = asyncio.get_running_loop().time()
            try:
                for stream in [s for bot in changed for s in self._streams.get(bot, ())]:
                    await self.refresh(stream)
                if now - seen > SEEN_SECONDS:
                    seen = now
                    for streams in list(self._streams.values()):
                        await self._note(next(iter(streams)))
                if now - purged > 3 * SEEN_SECONDS:
                    purged = now
                    await asyncio.to_thread(self.store.challenges.purge, now_ms())
            except (Exception, *ESCAPING):
                FAULTS.inc()
                log.exception("a stream of events failed")

    async def refresh(self, stream: BotStream) -> None:
        """Send a stream what has changed."""
        async with stream.lock:
            wanted = await self._events(stream)
            for (kind, name), message in wanted.items():
                if stream.sent.get((kind, name)) != message:
                    stream.listener.send(message)
            for kind, name in [key for key in stream.sent if key not in wanted]:
                stream.listener.send(_encode(_GONE[kind](name)))
            stream.sent = wanted

    async def _events(self, stream: BotStream) -> dict[Key, bytes]:
        """Everything that a stream has to know now."""
        bot, found = stream.bot.user, dict[Key, bytes]()
        most = self.tables.settings.tables_per_user
        for head in await asyncio.to_thread(self.store.challenges.unfinished, bot, most):
            table = await self._table(head.id)
            phase = table.data.phase if table is not None else "over"
            seats = table.data.seats_of(bot) if table is not None else []
            hosts = table is not None and table.data.host == bot
            if phase != "over" and (seats or hosts):
                event = out.Playing(head.id, head.game, phase, seats, hosts)
                found["game", head.id] = _encode(event)
        for one in await asyncio.to_thread(self.store.challenges.to_bot, bot, now_ms()):
            table = await self._table(one.match_id)
            if table is None or table.data.phase != "open":
                continue
            if table.data.seats[one.seat].kind == "open":
                by = table.names.get(one.by_id, "")
                by_bot = one.by_id in table.owners
                said = out.Challenged(one.id, by, by_bot, one.seat, terms(table), one.until)
                found["challenge", one.id] = _encode(said)
        for head in await asyncio.to_thread(self.store.challenges.calls, MAX_CALLS):
            table = await self._table(head.id) if stream.wants(head.game) else None
            if table is None or table.data.phase != "open" or table.data.seats_of(bot):
                continue
            free = [i for i, seat in enumerate(table.data.seats) if seat.kind == "open"]
            if free:
                found["call", head.id] = _encode(out.Called(free, terms(table)))
        return found

    async def _table(self, table_id: str) -> Table | None:
        try:
            return (await self.tables.find(table_id)).table
        except Refused:
            return None


_GONE: Final = {
    "game": out.GameOver,
    "challenge": out.ChallengeClosed,
    "call": out.CallClosed,
}
