"""Starts a bot's decision when its turn comes, and cancels it when it is no longer needed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from contrada.bots.ceiling import MILLISECONDS
from contrada.core.game import SPECTATOR
from contrada.server.bots.pool import BotPool
from contrada.server.bots.queue import DecisionRequest, OverQuota, Resting
from contrada.server.common.containment import ESCAPING
from contrada.server.common.tasks import Tasks
from contrada.server.runtime.bot_order import job_priority, only_bots, quota_owner, rank_of, rests
from contrada.server.runtime.commit import Committer
from contrada.server.runtime.following import Conflict
from contrada.server.runtime.session import TableSession
from contrada.server.tables import events as ev
from contrada.server.tables.deadlines import BOT_OVERDUE

TRIES: Final = 5
"""Maximum attempts to commit a bot's move after write conflicts."""
PATIENT: Final = frozenset({"maestro"})
"""Levels that always get their longest decision: who chooses them wants to wait."""
RESUME_SECONDS: Final = 5.0
"""Minimum time between two requests to resume a table's paused bots."""
PRESENCE_SECONDS: Final = 1.0
"""Maximum time that other processes take to report their listeners."""


class BotTurns:
    """Runs the bots' decisions."""

    def __init__(
        self,
        committer: Committer,
        bots: BotPool,
        tasks: Tasks,
        *,
        pause: float,
        queued: bool,
        budget: float = 0.0,
    ) -> None:
        """`pause`: the least time of a step that others see; `budget`: the most of all decisions
        until a person is asked again, 0 for none; `queued`: decisions are jobs in the database.
        """
        self.committer = committer
        self.bots = bots
        self.tasks = tasks
        self.pause = pause
        self.queued = queued
        self.budget = budget
        self.stopped: Callable[[str], bool] = lambda _: False
        """Whether an operator has stopped the bots of a table."""

    def on_change(self, session: TableSession) -> None:
        """Start decisions that are needed now, and cancel those that no longer are."""
        table = session.table
        wanted = {} if self.stopped(table.id) else dict(table.thinking_bots())
        for seat, (mark, task) in list(session.thoughts.items()):
            if task.done() or seat not in wanted or mark != table.data.since[seat]:
                del session.thoughts[seat]
                task.cancel()
        if wanted and not self.queued and not rests(session):  # otherwise jobs start them
            for seat in wanted:
                self.start(session, seat, table.data.since[seat])

    def on_viewed(self, session: TableSession) -> None:
        """Resume the paused bots of a table that a person views."""
        if not self.queued:
            self.on_change(session)
            self.bots.queue.serve()
        elif only_bots(session.table):
            self._resume(session)
        else:
            self.raise_priority(session)

    def raise_priority(self, session: TableSession) -> None:
        """With a job queue: raise waiting jobs to the priority of a watched table.

        Jobs written while nobody watched would wait behind all jobs of watched tables.
        """
        decisions = session.table.bot_decisions()
        if not self.queued or not decisions or decisions == session.raised or session.dropped:
            return
        if not session.attended:
            return
        session.raised = decisions
        cache = self.committer.cache
        priority = job_priority(session, cache.sessions.values())
        store = cache.store
        self.tasks.spawn(
            asyncio.to_thread(store.raise_bot_priority, session.table.id, decisions, priority)
        )

    def resume_overdue(self) -> None:
        """With a job queue: queue decisions again whose job ran while the table was paused."""
        if not self.queued:
            return
        before = self.committer.clock.now() - BOT_OVERDUE
        for session in list(self.committer.cache.sessions.values()):
            if (
                session.watched
                and session.table.data.clock_at < before
                and only_bots(session.table)
            ):
                self._resume(session)

    def _resume(self, session: TableSession) -> None:
        table, now = session.table, time.monotonic()
        decisions = table.bot_decisions()
        if (
            not decisions
            or session.thoughts
            or session.dropped
            or now - session.resumed_at < RESUME_SECONDS
        ):
            return
        session.resumed_at = now
        cache = self.committer.cache
        store, priority = cache.store, job_priority(session, cache.sessions.values())
        work = asyncio.to_thread(store.think_again, table.id, table.data.seq, decisions, priority)
        self.tasks.spawn(work)

    def start(self, session: TableSession, seat: int, mark: int) -> asyncio.Task[float] | None:
        """Start a bot's decision in this process, unless it runs already or is not needed."""
        bot = dict(session.table.thinking_bots()).get(seat)
        if (
            bot is None
            or self.stopped(session.table.id)
            or session.dropped
            or session.table.data.since[seat] != mark
        ):
            return None
        if seat in session.thoughts:
            earlier, task = session.thoughts[seat]
            if earlier == mark and not task.done():
                return task
            task.cancel()  # it belongs to an earlier decision, which is no longer open
        task = self.tasks.spawn(self._think(session, seat, bot, mark))
        session.thoughts[seat] = (mark, task)
        return task

    async def _think(self, session: TableSession, seat: int, bot: str, mark: int) -> float:
        """Make and commit one decision of a bot.

        Returns 0, or the seconds after which to try again because a quota is used up.
        """
        began = time.monotonic()
        session.tempo.start(began, session.table.data.seq)
        if self.queued:
            await _wait_for_presence(session)
        action, later = None, 0.0
        try:
            action = await self._decide(session, seat, bot, mark)
        except Resting:
            pass
        except OverQuota as over:
            later = over.seconds
        except (Exception, *ESCAPING) as error:
            await self._failed(session, error)
        if action is None:
            if session.thoughts.get(seat, (-1, None))[1] is asyncio.current_task():
                del session.thoughts[seat]
            return later
        # The time that the bot took is part of the pause.
        pause = self._pause(session, seat, bot, mark, action)
        if (rest := began + pause - time.monotonic()) > 0:
            await asyncio.sleep(rest)
        game = session.table.game
        for _ in range(TRIES):
            async with session.lock:
                if not _still_needed(session, seat, bot, mark):
                    return 0.0
                # From here on the task must not be cancelled: it commits an event.
                session.thoughts.pop(seat, None)
                try:
                    await self.committer.commit(session, ev.Played(seat, game.encode(seat, action)))
                    session.tempo.done(session.table.data.seq)
                    return 0.0
                except Conflict:  # another player moved; the bot's decision may still be valid
                    continue
        return 0.0

    def _budget(self, session: TableSession) -> float:
        """The seconds of all decisions until a person is asked; 0 if none of them plays here."""
        return 0.0 if only_bots(session.table) else self.budget

    def _pause(self, session: TableSession, seat: int, bot: str, mark: int, action: int) -> float:
        """The least time of a step; none if nobody else sees it."""
        table = session.table
        if table.match is None or not _still_needed(session, seat, bot, mark):
            return 0.0
        if table.game.redact(table.match.state, seat, action, SPECTATOR) is None:
            return 0.0
        return session.tempo.pause(time.monotonic(), self._budget(session), self.pause)

    async def _failed(self, session: TableSession, error: BaseException) -> None:
        """Mark the table as broken, so that the bot is retried after growing pauses.

        Runs under the table's lock, after the scheduler has set its own time.
        """
        async with session.lock:
            session.fault = "bot"
            await self.committer.cache.mark(session.table.id, "bot", error)

    async def _decide(self, session: TableSession, seat: int, bot: str, mark: int) -> int | None:
        """A bot's choice, made once the queue serves it; None if it is no longer needed."""
        game = session.table.game
        request = DecisionRequest(
            lambda: quota_owner(session),
            lambda: rank_of(session),
            self.bots.expected(game.spec.id, session.table.setup.seats, bot),
            patient=not self.queued,
        )
        if _still_needed(session, seat, bot, mark):
            legal = session.table.legal(seat)
            if len(legal) == 1:
                return int(legal[0])
        async with self.bots.turn(request) as worker:
            async with session.lock:
                match = session.table.match
                if not _still_needed(session, seat, bot, mark) or match is None:
                    return None
                state = match.state.copy()
            limit = session.tempo.search(time.monotonic(), self._budget(session))
            if limit and bot in PATIENT:
                limit = MILLISECONDS[bot] / 1000
            return await self.bots.choose(worker, game, state, seat, bot, limit)


async def _wait_for_presence(session: TableSession) -> None:
    """Give other processes time to report listeners of a table that seems unwatched."""
    until = time.monotonic() + PRESENCE_SECONDS
    while rests(session) and time.monotonic() < until:
        await asyncio.sleep(PRESENCE_SECONDS / 10)


def _still_needed(session: TableSession, seat: int, bot: str, mark: int) -> bool:
    """Whether a bot still has to make this decision."""
    needed = (seat, bot) in session.table.thinking_bots()
    return needed and not session.dropped and session.table.data.since[seat] == mark
