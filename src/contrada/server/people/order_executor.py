"""Executes standing orders after a change, as ordinary actions of the seat that left them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, insert, select

from contrada.core.game import SPECTATOR
from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.people.orders import Order, StoredOrder, plan, status_of
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.storage.schema import people as schema
from contrada.server.tables import messages as msg

log = logging.getLogger(__name__)
MAX_CONFLICTS: Final = 5
"""Retries after a refusal, which means that the player or another process acted first."""


class OrderStore:
    """The standing orders in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def at(self, match_id: str) -> dict[int, tuple[int, StoredOrder]]:
        """The orders of a table by seat, each with the `hands` counter of its seat at that time."""
        table = schema.orders
        query = select(table).where(table.c.match_id == match_id).order_by(table.c.seat)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return {r.seat: (r.hands, msgspec.json.decode(r.data, type=StoredOrder)) for r in rows}

    def tables(self) -> list[str]:
        """The tables that have orders."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(schema.orders.c.match_id).distinct()).scalars())

    def replace(
        self, match_id: str, seat: int, hands: int, stored: StoredOrder | None, user: str = ""
    ) -> None:
        """Replace the order of a seat; None deletes it."""
        table = schema.orders
        with self.engine.begin() as connection:
            here = (table.c.match_id == match_id) & (table.c.seat == seat)
            connection.execute(delete(table).where(here))
            if stored is not None:
                data = msgspec.json.encode(stored).decode()
                where = {"match_id": match_id, "seat": seat, "hands": hands}
                connection.execute(insert(table).values(**where, user_id=user, data=data))


class OrderExecutor:
    """Executes the orders of turn-based tables after every change."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.store = OrderStore(tables.store.engine)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._resuming: asyncio.Task[None] | None = None
        # A separate thread: planning must not occupy the threads that read the database.
        self._planner = ThreadPoolExecutor(1, thread_name_prefix="orders")

    def start(self) -> None:
        """Resume the orders that were unfinished when the server stopped."""
        self._resuming = asyncio.create_task(self._resume())

    async def close(self) -> None:
        """Cancel running tasks."""
        tasks = [*self._running.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._planner.shutdown(wait=False, cancel_futures=True)

    async def _resume(self) -> None:
        for table_id in await asyncio.to_thread(self.store.tables):
            try:
                self.on_change(await self.tables.find(table_id))
            except Refused:
                log.info("a table with orders cannot be loaded")
            except Exception:  # the orders of other tables are still executed
                FAULTS.inc()
                log.exception("orders could not be resumed")

    def on_change(self, session: TableSession) -> None:
        """Called when a table was loaded or has changed."""
        if session.table.setup.mode != "turn_based" or session.table.data.phase == "open":
            return
        if session.remote:
            return
        table_id = session.table.id
        self._schedule(table_id)

    def _schedule(self, table_id: str) -> None:
        if table_id in self._running:
            self._again.add(table_id)
        else:
            self._running[table_id] = asyncio.create_task(self._execute(table_id))

    async def _execute(self, table_id: str) -> None:
        failures = 0
        try:
            while failures < MAX_CONFLICTS:
                self._again.discard(table_id)
                done = False
                try:
                    done = await self._execute_one(table_id)
                    failures = 0
                except Refused as refusal:  # the player, or another process, acted first
                    failures += 1
                    log.info("an order was refused", extra={"code": refusal.code})
                if not done and table_id not in self._again:
                    return
        except Exception:
            FAULTS.inc()
            log.exception("an order failed")
        finally:
            del self._running[table_id]

    async def _execute_one(self, table_id: str) -> bool:
        """Execute one order; returns whether one was executed."""
        orders = await asyncio.to_thread(self.store.at, table_id)
        if not orders:
            return False
        session = await self.tables.find(table_id)
        for seat, (hands, stored) in orders.items():
            if await self._execute_for_seat(session, seat, hands, stored):
                return True
        return False

    async def _execute_for_seat(
        self, session: TableSession, seat: int, hands: int, stored: StoredOrder
    ) -> bool:
        """Execute one seat's order; returns whether to check the table again."""
        before = msgspec.json.encode(stored)
        async with session.lock:
            table = session.table
            seat_state, match = table.data.seats[seat], table.match
            if (
                not table.running
                or match is None
                or seat_state.hands != hands
                or not seat_state.users
            ):
                await asyncio.to_thread(self.store.replace, table.id, seat, hands, None)
                return False
            on_turn = seat in table.actors() and not seat_state.acting_bot
            mark = table.data.since[seat]
            if stored.pending >= 0 and not (
                on_turn and (stored.pending == mark or match.can_undo(seat))
            ):
                stored.used += 1  # executed, but the server stopped before storing that
                stored.pending = -1
            state: Any = match.state.copy()
            user, seq, game = seat_state.users[0], table.data.seen[seat], table.game
        status = status_of(stored, game.prompt(state, SPECTATOR))
        if status == "ended":
            await asyncio.to_thread(self.store.replace, session.table.id, seat, hands, None)
            return False
        actions = None
        if status == "holds" and on_turn:
            loop = asyncio.get_running_loop()
            actions = await loop.run_in_executor(
                self._planner, plan, game, state, seat, stored.order
            )
        if actions is None:
            if msgspec.json.encode(stored) != before:
                await self._save_progress(session, seat, hands, stored)
            return False
        stored.pending = mark
        if not await self._save_progress(session, seat, hands, stored):
            return True  # revoked or replaced meanwhile: check again
        for action in actions:
            form = game.encode(seat, action)
            step = msg.Play(seat=seat, seq=seq, action=form)
            seq = (await self.tables.do(user, session.table.id, step)).seq
        stored.pending = -1
        stored.used += 1
        await self._save_progress(session, seat, hands, stored)
        return True

    async def _save_progress(
        self, session: TableSession, seat: int, hands: int, stored: StoredOrder
    ) -> bool:
        """Store the progress of an order; returns False if it was revoked or replaced meanwhile."""
        now = (await asyncio.to_thread(self.store.at, session.table.id)).get(seat)
        if now is None or now[1].order != stored.order:
            return False
        user = session.table.data.seats[seat].users[0]
        await asyncio.to_thread(self.store.replace, session.table.id, seat, hands, stored, user)
        return True

    async def set_order(self, session: TableSession, seat: int, order: Order | None) -> None:
        """Store the order of a seat, or revoke it with None."""
        hands = session.table.data.seats[seat].hands
        stored = StoredOrder(order) if order is not None else None
        user = session.table.data.seats[seat].users[0]
        await asyncio.to_thread(self.store.replace, session.table.id, seat, hands, stored, user)
        self._schedule(session.table.id)
