"""Events that arrive while others are written, and messages that wait for their reader."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, cast

import pytest

from contrada.server.net.mailbox import Mailbox
from contrada.server.storage import writer
from contrada.server.storage.event_store import Store
from contrada.server.tables.rows import Append
from tests.server.test_store import event


class SlowStore:
    """Notes the batches; each of them takes until it is released."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.released = threading.Event()

    def append(self, batch: list[Append]) -> list[Exception | None]:
        self.released.wait(10)
        self.batches.append([item.match_id for item in batch])
        return [None] * len(batch)


@pytest.mark.parametrize(("first", "batches"), [(writer.MANY, 2), (1, 3)])
def test_after_a_large_commit_the_next_one_gathers_events(
    monkeypatch: pytest.MonkeyPatch, first: int, batches: int
) -> None:
    monkeypatch.setattr(writer, "GATHER_SECONDS", 0.2)
    store = SlowStore()

    async def main() -> None:
        mine = writer.Writer(cast(Store, store))
        early = [asyncio.create_task(mine.append(event(1, f"a{n}"))) for n in range(first)]
        await asyncio.sleep(0.01)
        during = asyncio.create_task(mine.append(event(1, "b")))
        await asyncio.sleep(0.01)
        store.released.set()
        await asyncio.gather(*early)
        await asyncio.gather(during, mine.append(event(1, "c")))
        await mine.close()

    asyncio.run(main())
    assert sorted(name for batch in store.batches for name in batch)[-2:] == ["b", "c"]
    assert len(store.batches) == batches


def test_a_mailbox_gives_messages_in_order_and_survives_a_cancelled_reader() -> None:
    async def main() -> list[Any]:
        box = Mailbox(asyncio.get_running_loop())
        lost = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        lost.cancel()
        await asyncio.gather(lost, return_exceptions=True)
        box.put_nowait(1)
        box.put_nowait(2)
        assert box.qsize() == 2
        found = [await box.get(), await box.get()]
        assert box.empty()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(3)
        return [*found, await waiting]

    assert asyncio.run(main()) == [1, 2, 3]
