"""Bots at the tables: set thinking when they have to decide, stopped when they need not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from contrada.server.bots.pool import BotPool
from contrada.server.bots.queue import DecisionRequest, OverQuota, Resting
from contrada.server.common.containment import ESCAPING
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
        self, changes: Committer, bots: BotPool, tasks: Tasks, *, pause: float, queued: bool
    ) -> None:
        """`pause` is the time before a bot's step; `queued`: bots are asked by jobs in a queue."""
        self.changes = changes
        self.bots = bots
        self.tasks = tasks
        self.pause = pause
        self.queued = queued
        self.stopped: Callable[[str], bool] = lambda _: False
        """Whether an operator has stopped the bots of a table."""

    def look(self, live: TableSession) -> None:
        """Set the bots thinking who have to decide, and stop those who need not any more."""
        table = live.table
        wanted = {} if self.stopped(table.id) else dict(table.thinking_bots())
        for seat, (mark, task) in list(live.thoughts.items()):
            if task.done() or seat not in wanted or mark != table.data.since[seat]:
                del live.thoughts[seat]
                task.cancel()
        if not self.queued and not rests(live):  # otherwise jobs ask them
            for seat in wanted:
                self.start(live, seat, table.data.since[seat])

    def noticed(self, live: TableSession) -> None:
        """Somebody looks at a table: bots that rested there go on."""
        if not self.queued:
            self.look(live)
            self.bots.queue.serve()
        elif only_bots(live.table):
            self._rouse(live)
        else:
            self.raise_priority(live)

    def raise_priority(self, live: TableSession) -> None:
        """With jobs: those written while nobody watched get the priority of a watched table.

        Otherwise they would wait behind every job of other watched tables.
        """
        asked = live.table.open_thoughts()
        if not self.queued or not asked or asked == live.raised or live.dropped:
            return
        if not live.attended:
            return
        live.raised = asked
        shelf = self.changes.shelf
        priority = job_priority(live, shelf.live.values())
        store = shelf.store
        self.tasks.spawn(
            asyncio.to_thread(store.raise_bot_priority, live.table.id, asked, priority)
        )

    def rouse_overdue(self) -> None:
        """With jobs: ask again for bots at watched tables whose job found them resting."""
        if not self.queued:
            return
        before = self.changes.clock.now() - BOT_OVERDUE
        for live in list(self.changes.shelf.live.values()):
            if live.watched and live.table.data.clock_at < before and only_bots(live.table):
                self._rouse(live)

    def _rouse(self, live: TableSession) -> None:
        table, now = live.table, time.monotonic()
        asked = table.open_thoughts()
        if not asked or live.thoughts or live.dropped or now - live.roused < ROUSE_SECONDS:
            return
        live.roused = now
        shelf = self.changes.shelf
        store, priority = shelf.store, job_priority(live, shelf.live.values())
        work = asyncio.to_thread(store.think_again, table.id, table.data.seq, asked, priority)
        self.tasks.spawn(work)

    def start(self, live: TableSession, seat: int, mark: int) -> asyncio.Task[float] | None:
        """Set a bot thinking in this process, where it still has to and does not already."""
        bot = dict(live.table.thinking_bots()).get(seat)
        if (
            bot is None
            or self.stopped(live.table.id)
            or live.dropped
            or live.table.data.since[seat] != mark
        ):
            return None
        if seat in live.thoughts:
            earlier, task = live.thoughts[seat]
            if earlier == mark and not task.done():
                return task
            task.cancel()  # about an earlier decision, which is no longer open
        task = self.tasks.spawn(self._think(live, seat, bot, mark))
        live.thoughts[seat] = (mark, task)
        return task

    async def _think(self, live: TableSession, seat: int, bot: str, mark: int) -> float:
        """One decision of a bot, from its thought to everyone being told.

        Returns 0, or after how many seconds to ask again because of a quota.
        """
        if self.pause:
            await asyncio.sleep(self.pause)
        if self.queued:
            await _settled(live)
        action, later = None, 0.0
        try:
            action = await self._decide(live, seat, bot, mark)
        except Resting:
            pass
        except OverQuota as over:
            later = over.seconds
        except (Exception, *ESCAPING) as error:
            await self._failed(live, error)
        if action is None:
            if live.thoughts.get(seat, (-1, None))[1] is asyncio.current_task():
                del live.thoughts[seat]
            return later
        game = live.table.game
        for _ in range(TRIES):
            async with live.lock:
                if not _still(live, seat, bot, mark):
                    return 0.0
                # From here on this is a change like any other, which nobody may break off.
                live.thoughts.pop(seat, None)
                try:
                    await self.changes.commit(live, ev.Played(seat, game.encode(seat, action)))
                    return 0.0
                except Conflict:  # somebody else moved; the bot's own decision may still stand
                    continue
        return 0.0

    async def _failed(self, live: TableSession, error: BaseException) -> None:
        """A bot cannot decide at this table: ask again after growing pauses, as after any fault.

        Under the table's lock, so that the scheduler has set its own time before.
        """
        async with live.lock:
            live.fault = "bot"
            await self.changes.shelf.mark(live.table.id, "bot", error)

    async def _decide(self, live: TableSession, seat: int, bot: str, mark: int) -> int | None:
        """What a bot chooses once it is its turn, or None where it need not any more."""
        game = live.table.game
        request = DecisionRequest(
            lambda: person_of(live),
            lambda: rank_of(live),
            self.bots.expected(game.spec.id, live.table.setup.seats, bot),
            patient=not self.queued,
        )
        if _still(live, seat, bot, mark):
            legal = live.table.legal(seat)
            if len(legal) == 1:
                return int(legal[0])
        async with self.bots.turn(request) as worker:
            async with live.lock:
                match = live.table.match
                if not _still(live, seat, bot, mark) or match is None:
                    return None
                state = match.state.copy()
            return await self.bots.choose(worker, game, state, seat, bot)


async def _settled(live: TableSession) -> None:
    """Give other processes time to tell that somebody watches by way of them."""
    until = time.monotonic() + ASKING_SECONDS
    while rests(live) and time.monotonic() < until:
        await asyncio.sleep(ASKING_SECONDS / 10)


def _still(live: TableSession, seat: int, bot: str, mark: int) -> bool:
    """Whether a bot still has to make the decision it was asked about."""
    asked = (seat, bot) in live.table.thinking_bots()
    return asked and not live.dropped and live.table.data.since[seat] == mark
