"""A fair queue for worker processes: who is served when one becomes free.

Watched tables go before unwatched ones. Among equals people take turns, and of one person's tables
the one with the shortest expected thought goes first. Each person has a quota of thinking time per
minute. The order is decided when a worker becomes free, not when a request is made: meanwhile
people come and go.
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
"""A request that has waited so many seconds goes before its person's shorter ones."""
MAX_ACCOUNTS: Final = 10_000
"""So many people's turns and quotas are remembered, those served last."""
MINUTE: Final = 60.0


class Rank(IntEnum):
    """How urgent a table is; lower goes first."""

    WATCHED = 0
    UNWATCHED = 1
    TURN_BASED = 2
    RESTING = 3
    """Nobody watches and no person plays: not served at all."""


class Resting(Exception):
    """The table rests; it is asked for again when somebody looks at it."""


class OverQuota(Exception):
    """The person has used up their thinking time for now."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"over quota for {seconds:.1f} seconds")
        self.seconds = seconds


@dataclass(frozen=True)
class DecisionRequest:
    """What is asked for, and by whom; both functions are called when a worker becomes free."""

    person: Callable[[], str]
    rank: Callable[[], Rank]
    expected: float
    """Seconds that the thought will probably take."""
    patient: bool = True
    """Whether to wait while the person is over quota, or to raise OverQuota."""


@dataclass(eq=False)
class _Waiting:
    request: DecisionRequest
    since: float
    granted: asyncio.Future[str]
    """Resolved with the person whose turn it is."""
    person: str = ""
    rank: Rank = Rank.WATCHED


@dataclass
class _Account:
    """One person's thinking time: it fills by use and drains steadily."""

    spent: float = 0.0
    at: float = 0.0
    turn: int = -1
    """When the person was served last, counted in turns of the queue."""


@dataclass
class BotQueue:
    """Grants a number of slots, one for each worker."""

    slots: int
    quota: float = 0.0
    """Seconds of thinking per minute and person; 0 sets no limit."""
    clock: Callable[[], float] = time.monotonic
    _waiting: list[_Waiting] = field(default_factory=list)
    _accounts: OrderedDict[str, _Account] = field(default_factory=OrderedDict)
    _turns: int = 0
    _timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, request: DecisionRequest) -> AsyncIterator[None]:
        """Hold a slot; raises Resting, or OverQuota for a request that is not patient."""
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
                self._give_back()
            raise
        finally:
            BOT_WAITING.dec()
        begun = self.clock()
        try:
            yield
        finally:
            self._charge(person, self.clock() - begun)
            self._give_back()

    def serve(self) -> None:
        """Grant free slots in order; called whenever the order may have changed."""
        if self.slots > 0:
            self._refuse()
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
        """For how many seconds a person is over quota."""
        account = self._accounts.get(person)
        if account is None or not self.quota:
            return 0.0
        left = account.spent - (self.clock() - account.at) * self.quota / MINUTE
        return max(0.0, (left - self.quota) * MINUTE / self.quota)

    def _refuse(self) -> None:
        """See how everybody stands now, and send away those who are not to wait."""
        still = []
        for waiting in self._waiting:
            if waiting.granted.done():  # cancelled, and not yet taken out
                continue
            waiting.person, waiting.rank = waiting.request.person(), waiting.request.rank()
            pause = self.pause_of(waiting.person)
            if waiting.rank == Rank.RESTING:
                waiting.granted.set_exception(Resting())
            elif pause > 0 and not waiting.request.patient:
                waiting.granted.set_exception(OverQuota(pause))
            else:
                still.append(waiting)
        self._waiting = still

    def _order(self, waiting: _Waiting) -> tuple[int, int, float, float]:
        account = self._accounts.get(waiting.person)
        turn = account.turn if account is not None else -1
        long = self.clock() - waiting.since > AGEING_SECONDS
        expected = 0.0 if long else waiting.request.expected
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

    def _give_back(self) -> None:
        self.slots += 1
        self.serve()

    def _wait_for_quota(self) -> None:
        """Everybody who waits is over quota: look again when the first is not."""
        if self._timer is not None:
            self._timer.cancel()
        pause = min(self.pause_of(w.person) for w in self._waiting)
        self._timer = asyncio.get_running_loop().call_later(pause + 0.01, self.serve)


def _succeeded(future: asyncio.Future[str]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
