"""Checks people's boxes in a separate process, one at a time, with a time limit."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from contrada.boxes.refusal import Refuser
from contrada.core.messages import Json
from contrada.server.bots.box_worker import BoxTask, CheckedBox, refused
from contrada.server.bots.pool import Worker, WorkerFailed
from contrada.server.bots.queue import BotQueue, DecisionRequest, Rank
from contrada.server.common.refusal import Refused

log = logging.getLogger(__name__)

START_SECONDS: Final = 20.0
"""Time limit of a check whose process must first be started."""
CHECK_SECONDS: Final = 4.0
"""Time limit of a check."""


class BoxChecks:
    """One worker process that checks boxes, started when first needed."""

    def __init__(self, seconds: float = CHECK_SECONDS) -> None:
        self.seconds = seconds
        self.worker = Worker("contrada.server.bots.box_worker")
        self.queue = BotQueue(1)
        self._started = False

    async def check(
        self, person: str, game: str, toml: str | None = None, components: Json | None = None
    ) -> CheckedBox:
        """Check a box; one that takes too long is refused with that reason.

        The queue alternates between people, however many requests each of them sends.
        """
        line = msgspec.json.encode(BoxTask(game, toml, components)) + b"\n"
        async with self.queue.turn(DecisionRequest(lambda: person, lambda: Rank.WATCHED, 0.0)):
            if not self._started:
                await self._start()
            healthy = False
            try:
                async with asyncio.timeout(self.seconds):
                    checked = await self.worker.ask(line, CheckedBox)
                healthy = not checked.fault
            except TimeoutError:
                return refused(Refuser().bad("slow"), toml or "", {}, readable=False)
            except WorkerFailed as error:
                raise _failed(str(error)) from None
            finally:
                if not healthy:
                    self._started = False
                    await self.worker.stop()
        if checked.fault:
            raise _failed(checked.fault)
        return checked

    async def _start(self) -> None:
        """Start the process with an empty box, so that the time limit covers the check only."""
        try:
            async with asyncio.timeout(START_SECONDS):
                await self.worker.ask(msgspec.json.encode(BoxTask("", "")) + b"\n", CheckedBox)
        except (TimeoutError, WorkerFailed) as error:
            await self.worker.stop()
            raise _failed(str(error) or "TimeoutError") from None
        self._started = True

    async def close(self) -> None:
        """Stop the worker process."""
        await self.worker.stop()


def _failed(fault: str) -> Refused:
    log.warning("a box could not be checked", extra={"fault": fault})
    return Refused("unavailable", "The box could not be checked; try once more.")
