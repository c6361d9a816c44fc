"""Hints for people, searched in a separate process, so that neither bots nor tables wait."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from typing import Any, Final

import msgspec

from contrada.bots.hints import ITERATIONS, Hint
from contrada.core.game import Game, State
from contrada.core.rng import Rng
from contrada.server.bots.hint_worker import Hints, HintTask
from contrada.server.bots.pool import Worker, WorkerFailed
from contrada.server.bots.queue import BotQueue, DecisionRequest, Rank
from contrada.server.common.metrics import BOT_FAULTS
from contrada.server.common.refusal import Refused

log = logging.getLogger(__name__)
CACHED_ANSWERS: Final = 256
"""Size of the cache of hints, by decision."""


class HintPool:
    """One worker process that searches for hints, started when first needed."""

    def __init__(self, seconds: float, iterations: int = ITERATIONS) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.worker = Worker("contrada.server.bots.hint_worker")
        self.queue = BotQueue(1)
        self._cache: OrderedDict[tuple[str, int, int], list[Hint]] = OrderedDict()

    def cached(self, key: tuple[str, int, int]) -> list[Hint] | None:
        """The hints for a decision that was searched before."""
        return self._cache.get(key)

    async def ask(
        self, key: tuple[str, int, int], game: Game[Any], state: State, seat: int, person: str = ""
    ) -> list[Hint]:
        """The hints for a seat at its decision; raises Refused when the search takes too long.

        The queue alternates between people, however many requests each of them sends.
        """
        rng = Rng(*(secrets.randbits(32) for _ in range(4)))
        sampled = game.determinize(state, seat, rng)
        numbers = tuple(int(rng.next32()) for _ in range(4))
        task = HintTask(
            game.spec.id,
            game.components,
            seat,
            sampled.dump(),
            (numbers[0], numbers[1], numbers[2], numbers[3]),
            self.iterations,
        )
        try:
            async with asyncio.timeout(self.seconds):
                found = await self._search(msgspec.json.encode(task) + b"\n", person)
        except (TimeoutError, WorkerFailed) as error:
            BOT_FAULTS.inc()
            log.warning("a hint failed", extra={"fault": str(error) or "TimeoutError"})
            raise Refused("unavailable", "No hint was found in time; try once more.") from None
        self._cache[key] = found
        if len(self._cache) > CACHED_ANSWERS:
            self._cache.popitem(last=False)
        return found

    async def _search(self, line: bytes, person: str) -> list[Hint]:
        async with self.queue.turn(DecisionRequest(lambda: person, lambda: Rank.WATCHED, 0.0)):
            healthy = False
            try:
                answer = await self.worker.ask(line, Hints)
                healthy = not answer.fault
            finally:
                if not healthy:
                    await self.worker.stop()
            if answer.fault:
                raise WorkerFailed(answer.fault)
            return answer.hints

    async def close(self) -> None:
        """Stop the worker process."""
        await self.worker.stop()
