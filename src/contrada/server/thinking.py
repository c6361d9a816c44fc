"""Bots at the tables: set thinking when they have to decide, stopped when they need not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from contrada.server import events as ev
from contrada.server.bot_pool import BotPool
from contrada.server.changes import Changes
from contrada.server.live import Live
from contrada.server.shared import Conflict
from contrada.server.tasks import Tasks

TRIES: Final = 5
"""So often a bot's move is tried again when another process was faster."""


class Thinking:
    """Sees to the bots' decisions."""

    def __init__(
        self, changes: Changes, bots: BotPool, tasks: Tasks, *, pause: float, queued: bool
    ) -> None:
        """`pause` is the time before a bot's step; `queued`: bots are asked by jobs in a queue."""
        self.changes = changes
        self.bots = bots
        self.tasks = tasks
        self.pause = pause
        self.queued = queued
        self.stopped: Callable[[str], bool] = lambda _: False
        """Whether an operator has stopped the bots of a table."""

    def look(self, live: Live) -> None:
        """Set the bots thinking who have to decide, and stop those who need not any more."""
        table = live.table
        wanted = {} if self.stopped(table.id) else dict(table.thinking_bots())
        for seat, (mark, task) in list(live.thoughts.items()):
            if task.done() or seat not in wanted or mark != table.data.since[seat]:
                del live.thoughts[seat]
                task.cancel()
        if not self.queued:  # otherwise they were asked when the event was written
            for seat in wanted:
                self.start(live, seat, table.data.since[seat])

    def start(self, live: Live, seat: int, mark: int) -> asyncio.Task[None] | None:
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
            return live.thoughts[seat][1]
        task = self.tasks.spawn(self._think(live, seat, bot, mark))
        live.thoughts[seat] = (mark, task)
        return task

    async def _think(self, live: Live, seat: int, bot: str, mark: int) -> None:
        """One decision of a bot, from its thought to everyone being told."""
        game = live.table.game
        if self.pause:
            await asyncio.sleep(self.pause)
        async with live.lock:
            match = live.table.match
            if not _still(live, seat, bot, mark) or match is None:
                return
            state = match.state.copy()
        action = await self.bots.choose(game, state, seat, bot)
        for _ in range(TRIES):
            async with live.lock:
                if not _still(live, seat, bot, mark):
                    return
                # From here on this is a change like any other, which nobody may break off.
                live.thoughts.pop(seat, None)
                try:
                    await self.changes.commit(live, ev.Played(seat, game.encode(seat, action)))
                    return
                except Conflict:  # somebody else moved; the bot's own decision may still stand
                    continue


def _still(live: Live, seat: int, bot: str, mark: int) -> bool:
    """Whether a bot still has to make the decision it was asked about."""
    asked = (seat, bot) in live.table.thinking_bots()
    return asked and not live.dropped and live.table.data.since[seat] == mark
