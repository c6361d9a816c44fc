"""A fair queue that assigns worker processes to requests.

Watched tables have priority over unwatched ones. Within a rank the queue alternates between people;
of one person's requests the one with the shortest estimate goes first. Each person has a quota of
computing time per minute. The order is computed when a worker becomes free, not when a request
arrives, because people start and stop watching meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from contrada.server.common.metrics import BOT_WAITING

AGEING_SECONDS: Final = 30.0
"""A request that has waited longer goes before the same person's shorter ones."""
MAX_ACCOUNTS: Final = 10_000
"""Maximum number of people in memory; the least recently served is evicted."""
MINUTE: Final = 60.0


class Rank(IntEnum):
    """The priority of a table; lower goes first."""

    WATCHED = 0
    UNWATCHED = 1
    TURN_BASED = 2
    ANALYSIS = 3
    """Analyses of finished games."""
    RESTING = 4
    """Nobody watches and no person plays: not served."""


class Resting(Exception):
    """The table is not served now; the caller requests again when someone watches it."""


class OverQuota(Exception):
    """The person has used up their quota."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"over quota for {seconds:.1f} seconds")
        self.seconds = seconds


@dataclass(frozen=True)
class DecisionRequest:
    """A request for a worker; both functions are called when a worker becomes free."""

    person: Callable[[], str]
    rank: Callable[[], Rank]
    expected: float
    """Estimated seconds of the computation."""
    patient: bool = True
    """Whether to wait while the person is over quota; otherwise OverQuota is raised."""


@dataclass(eq=False)
class _Waiting:
    request: DecisionRequest
    since: float
    granted: asyncio.Future[str]
    """Resolved with the person to charge."""
    person: str = ""
    rank: Rank = Rank.WATCHED


@dataclass
class _Account:
    """One person's used computing time, which decays at the rate of the quota."""

    spent: float = 0.0
    at: float = 0.0
    turn: int = -1
    """The number of the last grant to this person."""


@dataclass
class BotQueue:
    """Grants slots, one for each worker."""

    slots: int
    quota: float = 0.0
    """Seconds of computing time per minute and person; 0 means no limit."""
    clock: Callable[[], float] = time.monotonic
    _waiting: list[_Waiting] = field(default_factory=list)
    _accounts: OrderedDict[str, _Account] = field(default_factory=OrderedDict)
    _turns: int = 0
    _timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, request: DecisionRequest) -> AsyncIterator[None]:
        """Hold a slot during the block; raises Resting, and OverQuota for an impatient request."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(request, self.clock(), loop.create_future())
        self._waiting.append(waiting)
        BOT_WAITING.inc()
        self.serve()
        try:
            person = await waiting.granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif _succeeded(waiting.granted):
                self._release_slot()
            raise
        finally:
            BOT_WAITING.dec()
        begun = self.clock()
        try:
            yield
        finally:
            self._charge(person, self.clock() - begun)
            self._release_slot()

    def serve(self) -> None:
        """Grant free slots in order; call it whenever the order may have changed."""
        if self.slots > 0:
            self._update_ranks()
        while self.slots > 0 and self._waiting:
            ready = [w for w in self._waiting if self.pause_of(w.person) <= 0]
            if not ready:
                self._wait_for_quota()
                break
            first = min(ready, key=self._order)
            self._waiting.remove(first)
            self._turns += 1
            self._account(first.person).turn = self._turns
            self.slots -= 1
            first.granted.set_result(first.person)

    def pause_of(self, person: str) -> float:
        """The number of seconds for which a person stays over quota."""
        account = self._accounts.get(person)
        if account is None or not self.quota:
            return 0.0
        left = account.spent - (self.clock() - account.at) * self.quota / MINUTE
        return max(0.0, (left - self.quota) * MINUTE / self.quota)

    def _update_ranks(self) -> None:
        """Update the rank of all requests, and reject those that are not to wait."""
        remaining = []
        for waiting in self._waiting:
            if waiting.granted.done():  # cancelled, and not removed yet
                continue
            waiting.person, waiting.rank = waiting.request.person(), waiting.request.rank()
            pause = self.pause_of(waiting.person)
            if waiting.rank == Rank.RESTING:
                waiting.granted.set_exception(Resting())
            elif pause > 0 and not waiting.request.patient:
                waiting.granted.set_exception(OverQuota(pause))
            else:
                remaining.append(waiting)
        self._waiting = remaining

    def _order(self, waiting: _Waiting) -> tuple[int, int, float, float]:
        account = self._accounts.get(waiting.person)
        turn = account.turn if account is not None else -1
        aged = self.clock() - waiting.since > AGEING_SECONDS
        expected = 0.0 if aged else waiting.request.expected
        return waiting.rank, turn, expected, waiting.since

    def _account(self, person: str) -> _Account:
        account = self._accounts.setdefault(person, _Account(at=self.clock()))
        self._accounts.move_to_end(person)
        if len(self._accounts) > MAX_ACCOUNTS:
            self._accounts.popitem(last=False)
        return account

    def _charge(self, person: str, seconds: float) -> None:
        account, now = self._account(person), self.clock()
        drained = (now - account.at) * self.quota / MINUTE
        account.spent = max(0.0, account.spent - drained) + seconds
        account.at = now

    def _release_slot(self) -> None:
        self.slots += 1
        self.serve()

    def _wait_for_quota(self) -> None:
        """All waiting people are over quota: serve again when the first of them is not."""
        if self._timer is not None:
            self._timer.cancel()
        pause = min(self.pause_of(w.person) for w in self._waiting)
        self._timer = asyncio.get_running_loop().call_later(pause + 0.01, self.serve)


def _succeeded(future: asyncio.Future[str]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
