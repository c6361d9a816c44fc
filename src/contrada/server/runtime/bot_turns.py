"""Bots at the tables: set thinking when they have to decide, stopped when they need not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from contrada.server.bots.pool import BotPool
from contrada.server.bots.queue import DecisionRequest, OverQuota, Resting
from contrada.server.common.tasks import Tasks
from contrada.server.runtime.bot_order import job_priority, only_bots, person_of, rank_of, rests
from contrada.server.runtime.commit import Committer
from contrada.server.runtime.following import Conflict
from contrada.server.runtime.session import TableSession
from contrada.server.tables import events as ev
from contrada.server.tables.deadlines import BOT_OVERDUE

TRIES: Final = 5
"""So often a bot's move is tried again when another process was faster."""
ROUSE_SECONDS: Final = 5.0
"""Bots that rest are asked for again at most once in so many seconds."""
ASKING_SECONDS: Final = 1.0
"""So long other processes may take to tell who watches by way of them."""


class BotTurns:
    """Sees to the bots' decisions."""

    def __init__(
        self, committer: Committer, bots: BotPool, tasks: Tasks, *, pause: float, queued: bool
    ) -> None:
        """`pause` is the time before a bot's step; `queued`: bots are asked by jobs in a queue."""
        self.committer = committer
        self.bots = bots
        self.tasks = tasks
        self.pause = pause
        self.queued = queued
        self.stopped: Callable[[str], bool] = lambda _: False
        """Whether an operator has stopped the bots of a table."""

    def look(self, session: TableSession) -> None:
        """Set the bots thinking who have to decide, and stop those who need not any more."""
        table = session.table
        wanted = {} if self.stopped(table.id) else dict(table.thinking_bots())
        for seat, (mark, task) in list(session.thoughts.items()):
            if task.done() or seat not in wanted or mark != table.data.since[seat]:
                del session.thoughts[seat]
                task.cancel()
        if not self.queued and not rests(session):  # otherwise jobs ask them
            for seat in wanted:
                self.start(session, seat, table.data.since[seat])

    def on_viewed(self, session: TableSession) -> None:
        """Somebody looks at a table: bots that rested there go on."""
        if not self.queued:
            self.look(session)
            self.bots.queue.serve()
        elif only_bots(session.table):
            self._rouse(session)

    def rouse_overdue(self) -> None:
        """With jobs: ask again for bots at watched tables whose job found them resting."""
        if not self.queued:
            return
        before = self.committer.clock.now() - BOT_OVERDUE
        for session in list(self.committer.cache.sessions.values()):
            if (
                session.watched
                and session.table.data.clock_at < before
                and only_bots(session.table)
            ):
                self._rouse(session)

    def _rouse(self, session: TableSession) -> None:
        table, now = session.table, time.monotonic()
        asked = table.bot_decisions()
        if not asked or session.thoughts or session.dropped or now - session.roused < ROUSE_SECONDS:
            return
        session.roused = now
        cache = self.committer.cache
        store, priority = cache.store, job_priority(session, cache.sessions.values())
        work = asyncio.to_thread(store.think_again, table.id, table.data.seq, asked, priority)
        self.tasks.spawn(work)

    def start(self, session: TableSession, seat: int, mark: int) -> asyncio.Task[float] | None:
        """Set a bot thinking in this process, where it still has to and does not already."""
        bot = dict(session.table.thinking_bots()).get(seat)
        if (
            bot is None
            or self.stopped(session.table.id)
            or session.dropped
            or session.table.data.since[seat] != mark
        ):
            return None
        if seat in session.thoughts and not session.thoughts[seat][1].done():
            return session.thoughts[seat][1]
        task = self.tasks.spawn(self._think(session, seat, bot, mark))
        session.thoughts[seat] = (mark, task)
        return task

    async def _think(self, session: TableSession, seat: int, bot: str, mark: int) -> float:
        """One decision of a bot, from its thought to everyone being told.

        Returns 0, or after how many seconds to ask again because of a quota.
        """
        if self.pause:
            await asyncio.sleep(self.pause)
        if self.queued:
            await _settled(session)
        action, later = None, 0.0
        try:
            action = await self._decide(session, seat, bot, mark)
        except Resting:
            pass
        except OverQuota as over:
            later = over.seconds
        if action is None:
            if session.thoughts.get(seat, (-1, None))[1] is asyncio.current_task():
                del session.thoughts[seat]
            return later
        game = session.table.game
        for _ in range(TRIES):
            async with session.lock:
                if not _still(session, seat, bot, mark):
                    return 0.0
                # From here on this is a change like any other, which nobody may break off.
                session.thoughts.pop(seat, None)
                try:
                    await self.committer.commit(session, ev.Played(seat, game.encode(seat, action)))
                    return 0.0
                except Conflict:  # somebody else moved; the bot's own decision may still stand
                    continue
        return 0.0

    async def _decide(self, session: TableSession, seat: int, bot: str, mark: int) -> int | None:
        """What a bot chooses once it is its turn, or None where it need not any more."""
        game = session.table.game
        request = DecisionRequest(
            lambda: person_of(session),
            lambda: rank_of(session),
            self.bots.expected(game.spec.id, session.table.setup.seats, bot),
            patient=not self.queued,
        )
        if _still(session, seat, bot, mark):
            legal = session.table.legal(seat)
            if len(legal) == 1:
                return int(legal[0])
        async with self.bots.turn(request) as worker:
            async with session.lock:
                match = session.table.match
                if not _still(session, seat, bot, mark) or match is None:
                    return None
                state = match.state.copy()
            return await self.bots.choose(worker, game, state, seat, bot)


async def _settled(session: TableSession) -> None:
    """Give other processes time to tell that somebody watches by way of them."""
    until = time.monotonic() + ASKING_SECONDS
    while rests(session) and time.monotonic() < until:
        await asyncio.sleep(ASKING_SECONDS / 10)


def _still(session: TableSession, seat: int, bot: str, mark: int) -> bool:
    """Whether a bot still has to make the decision it was asked about."""
    asked = (seat, bot) in session.table.thinking_bots()
    return asked and not session.dropped and session.table.data.since[seat] == mark
