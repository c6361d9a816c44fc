"""A pool of worker processes for bots' decisions, so that the event loop never waits for a search.

A worker that dies or exceeds its time limit is replaced, and the decision is retried; after that
the random bot decides, so that no table is blocked.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec

from contrada.bots.ceiling import playable_bot
from contrada.bots.random_bot import RandomBot
from contrada.core.game import SPECTATOR, Game, State
from contrada.core.info import InfoSet
from contrada.core.rng import Rng
from contrada.server.bots.queue import BotQueue, DecisionRequest
from contrada.server.bots.registered import VARIABLE
from contrada.server.bots.worker import BotTask, Choice
from contrada.server.common.metrics import BOT_FAULTS, BOT_SECONDS

log = logging.getLogger(__name__)
T = TypeVar("T")
MAX_LINE_BYTES: Final = 1 << 22
MAX_ATTEMPTS: Final = 2
FIRST_ESTIMATES: Final = {
    "random": 0.0,
    "greedy": 0.02,
    "apprentice": 0.02,
    "journeyman": 0.1,
    "ismcts": 0.3,
    "master": 0.5,
    "maestro": 1.5,
}
"""Estimated seconds of a decision before any has been measured."""
NEWEST_WEIGHT: Final = 0.2
"""The weight of the newest measurement in an estimate."""
MAX_ESTIMATES: Final = 256
"""Maximum number of estimates in memory."""


class WorkerFailed(Exception):
    """A worker died, sent an invalid answer or was too slow."""


class Worker:
    """One worker process, started when first needed and again after a failure."""

    def __init__(self, module: str = "contrada.server.bots.worker", bots: str = "") -> None:
        """`bots` is the value of CONTRADA_BOTS: the bots that the operator registers."""
        self.module = module
        self.bots = bots
        self.process: Process | None = None

    async def think(self, line: bytes) -> int:
        """The action for a task; raises WorkerFailed."""
        answer = await self.ask(line, Choice)
        if answer.fault:
            raise WorkerFailed(answer.fault)
        return answer.action

    async def ask(self, line: bytes, kind: type[T]) -> T:
        """Send a line to the process and decode its answer; raises WorkerFailed."""
        if self.process is None or self.process.returncode is not None:
            await self._start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            return msgspec.json.decode(await process.stdout.readline(), type=kind)
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            raise WorkerFailed(type(error).__name__) from None

    async def _start(self) -> None:
        """Start the process; also after a cancellation, so that `stop` finds it."""
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # modules in the working directory must not shadow ours
                "-m",
                self.module,
                str(os.getpid()),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=MAX_LINE_BYTES,
                env={**os.environ, "PYTHONHASHSEED": "0", VARIABLE: self.bots},
                start_new_session=True,
            )
        )
        try:
            await asyncio.shield(starting)
        finally:
            self.process = await starting

    async def stop(self) -> None:
        """Kill the process."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        # Close the pipes now: the transport would close them at some later time.
        transport: Any = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()


class BotPool:
    """A number of workers, each with one decision at a time, assigned by a fair queue."""

    def __init__(self, workers: int, seconds: float, bots: str = "", quota: float = 0.0) -> None:
        """`seconds` limits one decision, `quota` the seconds per minute and person."""
        self.seconds = seconds
        self.queue = BotQueue(workers, quota)
        self.workers = [Worker(bots=bots) for _ in range(workers)]
        self._idle = list(self.workers)
        self._estimates: OrderedDict[tuple[str, str], float] = OrderedDict()

    def expected(self, game_id: str, seats: int, bot: str) -> float:
        """The estimated seconds of a bot's decision, from earlier measurements."""
        bot = playable_bot(bot, game_id, seats)
        first = FIRST_ESTIMATES.get(bot.partition(":")[0], 1.0)
        return self._estimates.get((game_id, bot), first)

    @asynccontextmanager
    async def turn(self, request: DecisionRequest) -> AsyncIterator[Worker]:
        """Hold a worker during the block; raises what BotQueue.turn raises."""
        async with self.queue.turn(request):
            worker = self._idle.pop()
            try:
                yield worker
            finally:
                self._idle.append(worker)

    async def choose(
        self,
        worker: Worker,
        game: Game[Any],
        state: State,
        seat: int,
        bot: str,
        limit: float = 0.0,
    ) -> int:
        """A bot's decision; cancelling the call stops the worker.

        A search ends after `limit` seconds even if its budget is not used; 0 is no limit.
        """
        bot = playable_bot(bot, game.spec.id, len(game.scores(state)))
        rng = _fresh_rng()
        sampled = game.determinize(state, seat, rng)
        draw = (rng.next32(), rng.next32(), rng.next32(), rng.next32())
        numbers = (int(draw[0]), int(draw[1]), int(draw[2]), int(draw[3]))
        task = BotTask(game.spec.id, game.components, bot, seat, sampled.dump(), numbers, limit)
        line = msgspec.json.encode(task) + b"\n"
        legal = list(game.legal(sampled, seat))
        if len(legal) == 1:
            return int(legal[0])
        for _ in range(MAX_ATTEMPTS):
            begun = time.perf_counter()
            action = await self._try(worker, line, bot)
            if action is not None and action in legal:
                seconds = time.perf_counter() - begun
                self._learn(game.spec.id, bot, seconds)
                # A step that only this bot knows of is not measured: metrics must not reveal it.
                if game.redact(sampled, seat, action, SPECTATOR) is not None:
                    BOT_SECONDS.observe(seconds)
                return action
        log.error("bot failed, a random action is played", extra={"bot": bot})
        return RandomBot().choose(InfoSet(game, sampled, seat), rng)

    async def _try(self, worker: Worker, line: bytes, bot: str) -> int | None:
        healthy = False
        try:
            action = await asyncio.wait_for(worker.think(line), self.seconds)
            healthy = True
            return action
        except (TimeoutError, WorkerFailed) as error:
            BOT_FAULTS.inc()
            log.warning(
                "bot worker failed", extra={"bot": bot, "fault": str(error) or "TimeoutError"}
            )
            return None
        finally:
            if not healthy:
                await worker.stop()

    def _learn(self, game: str, bot: str, seconds: float) -> None:
        before = self._estimates.get((game, bot), seconds)
        self._estimates[(game, bot)] = before + (seconds - before) * NEWEST_WEIGHT
        self._estimates.move_to_end((game, bot))
        if len(self._estimates) > MAX_ESTIMATES:
            self._estimates.popitem(last=False)

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.gather(*(worker.stop() for worker in self.workers))


def _fresh_rng() -> Rng:
    return Rng(*(secrets.randbits(32) for _ in range(4)))
