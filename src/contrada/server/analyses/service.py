"""Works through requested analyses, one at a time and after all bots.

Before every decision the analysis waits for its turn in the bots' queue, at the lowest rank; the
computation runs in a process of its own at the system's lowest priority, so that no bot waits for
it. Progress is stored, so that another process or the next start goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from contrada.analysis.results import Analysis, BadAnalysis, Depth, from_json
from contrada.core import saves
from contrada.core.match import Match
from contrada.server.analyses.store import (
    AnalysisStore,
    Judged,
    PersonSeat,
    TooMany,
    Work,
    version_of,
)
from contrada.server.analyses.worker import Answer, Begin, Finish, Judge, Task
from contrada.server.bots.pool import Worker, WorkerFailed
from contrada.server.bots.queue import DecisionRequest, Rank
from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.runtime.service import TableService
from contrada.server.storage.people.reports import NetworkLimit
from contrada.server.tables.table import Table

log = logging.getLogger(__name__)

LEASE_MS: Final = 120_000
"""A process that has stored no progress for so long is believed to be dead."""
STORE_SECONDS: Final = 2.0
"""The time between two stored states of progress."""
LOOK_SECONDS: Final = 15.0
"""The time between two looks for requests that another process received or left behind."""
PIECE_SECONDS: Final = 300.0
"""The maximum time of one decision, on a machine whose processors are busy otherwise."""
PER_NETWORK: Final = 5
"""Requests of a network a day, as a multiple of a person's: one person can be many guests."""


class Analyses:
    """The analyses of a running server."""

    def __init__(self, tables: TableService, module: str = "contrada.server.analyses.worker"):
        settings = tables.settings
        self.tables = tables
        self.store = AnalysisStore(tables.store.engine)
        self.depth: Depth = settings.analysis_depth
        self.per_day = settings.analyses_per_day
        self.worker = Worker(module)
        self._network = NetworkLimit(max(1, PER_NETWORK * self.per_day))
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start computing, first what was left unfinished."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.worker.stop()

    # -- requests ----------------------------------------------------------------------------

    async def request(self, table: Table, user: str, address: str) -> None:
        """Request the analysis of a person's own finished game; raises Refused."""
        why = cannot_analyse(table, user)
        if why is not None:
            raise why
        if self.per_day <= 0:
            raise Refused("not_allowed", "This server analyses no games.")
        known = await asyncio.to_thread(self.store.status, table.id)
        if known.state in ("waiting", "running", "done"):
            return
        left = await asyncio.to_thread(self.store.left_today, user, self.per_day, now_ms())
        if left > 0 and not self._network.take(address):
            raise Refused("too_many", "Many analyses were requested from your network today.")
        version = version_of(table.setup.rules_version, self.depth)
        try:
            await asyncio.to_thread(
                self.store.request, table.id, user, version, self.per_day, now_ms()
            )
        except TooMany as error:
            raise Refused("too_many", str(error)) from None
        self._wake.set()

    async def result(self, table: Table) -> Analysis:
        """The analysis of a finished game; raises Refused."""
        match = finished_match(table)
        data = await asyncio.to_thread(self.store.result, table.id)
        if data is None:
            raise Refused("not_now", "There is no analysis of this game.")
        try:
            found = await asyncio.to_thread(from_json, data)
            if (found.commitment, found.plies) != (match.commitment, match.ply):
                raise BadAnalysis("This analysis belongs to another game.")
        except BadAnalysis:
            await asyncio.to_thread(self.store.spoilt, table.id)
            raise Refused("not_now", "The stored analysis cannot be read; request it again.") from (
                None
            )
        return found

    # -- computing ---------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            work = None
            try:
                work = await asyncio.to_thread(self.store.claim, now_ms(), LEASE_MS)
            except Exception as error:
                log.warning("analyses cannot be read", extra={"fault": type(error).__name__})
            if work is None:
                await self.worker.stop()
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._wake.wait()
                except TimeoutError:
                    pass
                continue
            await self._compute(work)

    async def _compute(self, work: Work) -> None:
        """Compute one analysis and store it, or store why it failed."""
        judged = {each.first: each for each in work.judged}
        total = len(judged)
        healthy = False
        try:
            table = await asyncio.to_thread(self._load, work.match_id)
            match = finished_match(table)
            begin = Begin((await asyncio.to_thread(saves.save, match)).decode(), self.depth)
            tasks = (await self._ask(begin)).tasks
            total = len(tasks)
            judged = {first: judged[first] for first in tasks if first in judged}
            keep = self._keeper(work.match_id, total)
            await keep(list(judged.values()), now=True)
            for first in tasks:
                if first in judged:
                    continue
                judged[first] = Judged(first, (await self._ask(Judge(first))).decision)
                await keep(list(judged.values()))
            found = [each.decision for each in judged.values() if each.decision is not None]
            answer = await self._ask(Finish(found))
            result = answer.result.encode()
            people = people_of(table, from_json(result))
            await asyncio.to_thread(self.store.finish, work.match_id, result, people)
            healthy = True
        except asyncio.CancelledError:
            self.store.release(work.match_id, list(judged.values()), total)
            raise
        except (Exception, *ESCAPING) as error:
            FAULTS.inc()
            log.warning("an analysis failed", extra={"fault": _kind(error)})
            await self._give_up(work.match_id, _kind(error))
        finally:
            if not healthy:
                await self.worker.stop()

    def _load(self, match_id: str) -> Table:
        return Table.load(self.tables.store.load(match_id))

    async def _give_up(self, match_id: str, fault: str) -> None:
        try:
            await asyncio.to_thread(self.store.fail, match_id, fault)
        except Exception as error:
            log.warning("analyses cannot be stored", extra={"fault": type(error).__name__})

    def _keeper(self, match_id: str, total: int) -> _Keeper:
        return _Keeper(self.store, match_id, total)

    async def _ask(self, task: Task) -> Answer:
        """Have the worker do a piece once no bot waits; raises WorkerFailed and TimeoutError."""
        request = DecisionRequest(lambda: "", lambda: Rank.ANALYSIS, 0.0)
        async with self.tables.bot_turns.bots.queue.turn(request):
            pass  # the worker is another process of low priority: bots need not wait for it
        line = msgspec.json.encode(task) + b"\n"
        async with asyncio.timeout(PIECE_SECONDS):
            answer = await self.worker.ask(line, Answer)
        if answer.fault:
            raise WorkerFailed(answer.fault)
        return answer


class _Keeper:
    """Stores the progress of an analysis from time to time."""

    def __init__(
        self,
        store: AnalysisStore,
        match_id: str,
        total: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.match_id, self.total, self.clock = store, match_id, total, clock
        self._stored = clock()

    async def __call__(self, judged: list[Judged], *, now: bool = False) -> None:
        if not now and self.clock() - self._stored < STORE_SECONDS:
            return
        self._stored = self.clock()
        lease = now_ms() + LEASE_MS
        await asyncio.to_thread(self.store.progress, self.match_id, judged, self.total, lease)


def cannot_analyse(table: Table, user: str) -> Refused | None:
    """Why a person cannot request the analysis of a table; None if they can."""
    if not table.data.seats_of(user):
        return Refused("not_yours", "Only those who played a game can have it analysed.")
    try:
        finished_match(table)
    except Refused as refusal:
        return refusal
    return None


def finished_match(table: Table) -> Match:
    """The match of a table whose game ended by the rules; raises Refused."""
    match = table.match
    if match is None or table.data.phase != "over":
        raise Refused("not_now", "Only finished games are analysed.")
    if not match.over:
        raise Refused("not_now", "Only games that were played to the end are analysed.")
    if table.data.origin is not None:
        raise Refused("not_now", "A game that goes on from another one is not analysed.")
    return match


def people_of(table: Table, found: Analysis) -> list[PersonSeat]:
    """Accuracy and luck of those who played with a screen of their own to the end."""
    people = []
    for number, seat in enumerate(table.data.seats):
        if seat.kind != "human" or not seat.users or seat.label or seat.stand_in:
            continue
        told = found.summary[number]
        people.append(
            PersonSeat(
                number,
                seat.users[0],
                found.game,
                found.seats,
                table.data.at,
                told.decisions,
                told.accuracy,
                told.luck_win,
                told.luck_points,
            )
        )
    return people


def _kind(error: BaseException) -> str:
    return str(error) if isinstance(error, WorkerFailed) else type(error).__name__
