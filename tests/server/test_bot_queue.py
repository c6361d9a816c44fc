"""The order in which bots think: watched tables, people in turn, short thoughts, quotas."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from contrada.server.bots.pool import Worker
from contrada.server.bots.queue import (
    AGEING_SECONDS,
    BotQueue,
    DecisionRequest,
    OverQuota,
    Rank,
    Resting,
)


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def fixed(rank: Rank) -> Callable[[], Rank]:
    return lambda: rank


class ActExecutor:
    """A queue with one slot that is taken, and requests behind it."""

    def __init__(self, quota: float = 0.0) -> None:
        self.clock = Clock()
        self.queue = BotQueue(1, quota, self.clock)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.go = asyncio.Event()

    async def ask(
        self,
        name: str,
        person: str = "anna",
        rank: Rank | Callable[[], Rank] = Rank.WATCHED,
        expected: float = 1.0,
        takes: float = 0.0,
    ) -> None:
        ranked = fixed(rank) if isinstance(rank, Rank) else rank

        async def wait() -> None:
            async with self.queue.turn(DecisionRequest(lambda: person, ranked, expected)):
                await self.go.wait()
                self.order.append(name)
                self.clock.now += takes

        self.tasks.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)

    async def result(self) -> list[str]:
        self.go.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.order


def test_watched_tables_go_before_unwatched_and_those_before_turn_based_ones() -> None:
    async def all_of_it() -> list[str]:
        desk = ActExecutor()
        await desk.ask("first")
        await desk.ask("turn-based", "bruno", Rank.TURN_BASED)
        await desk.ask("unwatched", "clara", Rank.UNWATCHED)
        await desk.ask("watched", "dario", Rank.WATCHED, expected=9)
        return await desk.result()

    assert asyncio.run(all_of_it()) == ["first", "watched", "unwatched", "turn-based"]


def test_people_take_turns_and_the_shortest_thought_of_each_goes_first() -> None:
    async def all_of_it() -> list[str]:
        desk = ActExecutor()
        for number, expected in enumerate((2.0, 3.0, 1.0, 4.0)):
            await desk.ask(f"anna {number}", "anna", expected=expected)
        await desk.ask("bruno 0", "bruno", expected=9.0)
        await desk.ask("bruno 1", "bruno", expected=0.5)
        return await desk.result()

    order = asyncio.run(all_of_it())
    assert order == ["anna 0", "bruno 1", "anna 2", "bruno 0", "anna 1", "anna 3"]


def test_a_long_thought_is_not_passed_over_for_ever() -> None:
    async def all_of_it() -> list[str]:
        desk = ActExecutor()
        await desk.ask("first")
        await desk.ask("long", expected=9.0)
        desk.clock.now += AGEING_SECONDS + 1
        await desk.ask("short", expected=0.1)
        return await desk.result()

    assert asyncio.run(all_of_it()) == ["first", "long", "short"]


def test_the_order_is_decided_when_a_worker_becomes_free() -> None:
    async def all_of_it() -> list[str]:
        desk = ActExecutor()
        watched = False
        await desk.ask("first")
        await desk.ask("came", "bruno", lambda: Rank.WATCHED if watched else Rank.UNWATCHED)
        await desk.ask("left", "clara", lambda: Rank.RESTING if watched else Rank.WATCHED)
        watched = True
        await desk.ask("other", "dario", Rank.UNWATCHED)
        order = await desk.result()
        assert isinstance(desk.tasks[2].exception(), Resting)
        return order

    assert asyncio.run(all_of_it()) == ["first", "came", "other"]


def test_who_has_used_up_the_quota_waits_and_others_do_not() -> None:
    async def all_of_it() -> None:
        desk = ActExecutor(quota=30.0)
        await desk.ask("all of it", "anna", takes=40.0)
        await desk.ask("more", "anna")
        await desk.ask("other", "bruno", takes=1.0)
        desk.go.set()
        await asyncio.sleep(0.01)
        assert desk.order == ["all of it", "other"]
        assert desk.queue.pause_of("bruno") == 0
        assert desk.queue.pause_of("anna") == pytest.approx((40 - 0.5 - 30) * 2)
        with pytest.raises(OverQuota):
            async with desk.queue.turn(
                DecisionRequest(lambda: "anna", fixed(Rank.WATCHED), 1.0, patient=False)
            ):
                pass
        desk.clock.now += 25
        desk.queue.serve()
        await desk.result()
        assert desk.order == ["all of it", "other", "more"]

    asyncio.run(all_of_it())


def test_the_queue_looks_again_by_itself_when_a_quota_is_refilled() -> None:
    async def all_of_it() -> None:
        queue = BotQueue(1, quota=6000.0)  # a hundred seconds of thinking each second

        async with queue.turn(DecisionRequest(lambda: "anna", fixed(Rank.WATCHED), 1.0)):
            queue._charge("anna", 6010.0)
        async with asyncio.timeout(5):
            async with queue.turn(DecisionRequest(lambda: "anna", fixed(Rank.WATCHED), 1.0)):
                pass

    asyncio.run(all_of_it())


def test_a_request_that_is_cancelled_gives_its_slot_back() -> None:
    async def all_of_it() -> None:
        desk = ActExecutor()
        await desk.ask("first")
        await desk.ask("waiting", "bruno")
        await desk.ask("last", "clara")
        desk.tasks[1].cancel()
        desk.tasks[0].cancel()
        await asyncio.sleep(0.01)
        assert await desk.result() == ["last"]
        assert desk.queue.slots == 1
        # Cancelled after the slot was granted, and before the task could go on.
        queue = BotQueue(1)
        request = DecisionRequest(lambda: "anna", fixed(Rank.WATCHED), 1.0)

        async def use() -> None:
            async with queue.turn(request):
                await asyncio.sleep(0.05)

        holder, second = asyncio.create_task(use()), asyncio.create_task(use())
        await asyncio.sleep(0.01)
        holder.cancel()
        await asyncio.sleep(0)  # the slot is granted to the second
        second.cancel()
        await asyncio.gather(holder, second, return_exceptions=True)
        assert queue.slots == 1

    asyncio.run(all_of_it())


# -- the pool's workers ----------------------------------------------------------------------------


def test_a_decision_that_is_cancelled_while_its_worker_starts_leaves_no_process() -> None:
    async def cancelled() -> None:
        worker = Worker()
        asking = asyncio.ensure_future(worker.think(b"{}\n"))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        process = worker.process
        assert process is not None
        await worker.stop()
        assert process.returncode is not None
        assert worker.process is None

    asyncio.run(cancelled())
