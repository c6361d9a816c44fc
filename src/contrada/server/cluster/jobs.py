"""Bots' decisions as jobs in PostgreSQL: each runs once, in any process with capacity.

A job is written in the same transaction as the event that requires it, so none is lost; the job of
a process that died is given to another one. The computation itself runs in the bots' worker pool.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException, UniqueViolation
from procrastinate.jobs import Status

from contrada.server.storage.job_queue import QUEUE, TASK

log = logging.getLogger(__name__)

HEARTBEAT: Final = 1.0
STALLED: Final = 4.0
"""Seconds without a heartbeat after which a process counts as dead."""
LOOK_SECONDS: Final = 1.0
SIDE_BY_SIDE: Final = 16
"""Jobs that one process runs per worker: most only sleep through `bot_pause`."""

# Its log lines would contain table ids, which are the tables' secret links.
logging.getLogger("procrastinate").addHandler(logging.NullHandler())
logging.getLogger("procrastinate").propagate = False


Think = Callable[[str, int, int], Awaitable[None]]


class Jobs:
    """Runs jobs of the queue in this process."""

    def __init__(self, conninfo: str, think: Think, workers: int) -> None:
        connector = PsycopgConnector(conninfo=conninfo, min_size=1, max_size=1)
        self._app = App(connector=connector)
        self._width = SIDE_BY_SIDE * workers
        self._tasks: list[asyncio.Task[Any]] = []
        retry = RetryStrategy(max_attempts=5, wait=1)

        @self._app.task(name=TASK, queue=QUEUE, retry=retry)
        async def work(table: str, seat: int, mark: int) -> None:
            await think(table, seat, mark)

    async def open(self) -> None:
        """Start running jobs."""
        await self._app.open_async()
        self._tasks = [asyncio.create_task(self._work())]

    async def close(self) -> None:
        """Stop; unfinished jobs are left to other processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._app.close_async()

    async def _work(self) -> None:
        while True:
            try:
                await self._app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=self._width,
                    install_signal_handlers=False,
                    listen_notify=True,
                    delete_jobs="always",
                    fetch_job_polling_interval=LOOK_SECONDS,
                    update_heartbeat_interval=HEARTBEAT,
                    stalled_worker_timeout=STALLED,
                    shutdown_graceful_timeout=2,
                )
            except Exception:
                log.exception("the job queue failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def rescue(self) -> None:
        """Release the jobs of dead processes, so that others run them."""
        manager = self._app.job_manager
        try:
            for job in await manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                try:
                    await manager.retry_job(job)
                except UniqueViolation:  # the same decision waits already
                    if job.id is not None:
                        await manager.finish_job_by_id_async(job.id, Status.FAILED, True)
        except ConnectorException as error:
            log.warning(
                "jobs of dead processes could not be released",
                extra={"fault": type(error).__name__},
            )
