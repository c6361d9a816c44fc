"""Executes operators' acts: each server process polls the database about once a second.

Every process reloads the sanctions and updates its own connections and tables. The leader executes
what is done only once, such as closing a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from contrada.core.errors import ContradaError
from contrada.server.common.metrics import BROKEN
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.net.ranges import range_around
from contrada.server.operators.lookup import ConnectedPerson, Lookup, delete_table
from contrada.server.operators.recent_visitors import RecentVisitors
from contrada.server.operators.sanctions import Sanctions
from contrada.server.runtime.following import Conflict
from contrada.server.runtime.service import TableService
from contrada.server.runtime.session import TableSession
from contrada.server.storage.people.operators import Act
from contrada.server.storage.people.reports import NetworkLimit
from contrada.server.storage.people.sanction import Sanction
from contrada.server.tables import events as ev
from contrada.server.tables import messages as msg

log = logging.getLogger(__name__)

POLL_SECONDS: Final = 0.7
LOOKBACK: Final = 200
"""Acts of other processes may be committed out of order; polls include this many older ids."""
UNKNOWN_AFTER_MS: Final = 5_000
"""After this time without success no process knows the address of the person."""
PURGE_SECONDS: Final = 3600.0
MAX_CLOSE_ATTEMPTS: Final = 5
"""Attempts to close a table when other processes write events at the same time."""


class ActExecutor:
    """Executes operators' acts in this process."""

    def __init__(self, tables: TableService, sanctions: Sanctions, recent: RecentVisitors) -> None:
        self.tables = tables
        self.store = tables.store
        self.sanctions = sanctions
        self.recent = recent
        self.lookup = Lookup(tables.store)
        self.report_limit = NetworkLimit(5 * tables.settings.reports_per_day)
        self._known: dict[int, bool] = {}
        """The acts that were read, and whether they were done then."""
        self._newest = 0
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._purged = 0.0

    async def open(self) -> None:
        """Load the sanctions in force and start polling."""
        for act in await asyncio.to_thread(self.store.operators.last_acts, LOOKBACK):
            self._known[act.id] = act.done_at is not None
            self._newest = max(self._newest, act.id)
        await self._refresh()
        self._task = asyncio.create_task(self._poll_forever())

    async def close(self) -> None:
        """Stop polling."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll_forever(self) -> None:
        while True:
            try:
                await self.poll()
                await self._answer_inquiries()
                await self._clean_up()
            except Exception:
                log.exception("polling operators' acts failed")
            await asyncio.sleep(POLL_SECONDS)

    async def poll(self) -> None:
        """Apply new acts, and execute those that are pending."""
        async with self._lock:
            after = max(0, self._newest - LOOKBACK)
            acts = await asyncio.to_thread(self.store.operators.following, after)
            changed = [a for a in acts if self._known.get(a.id) != (a.done_at is not None)]
            if changed:
                await self._refresh()
            for act in changed:
                self._known[act.id] = act.done_at is not None
                self._newest = max(self._newest, act.id)
                await self._apply_locally(act)
            for act in acts:
                if act.done_at is None:
                    await self._execute(act)
            oldest = self._newest - 2 * LOOKBACK
            self._known = {k: v for k, v in self._known.items() if k > oldest or not v}

    # -- in every process --------------------------------------------------------------------

    async def _refresh(self) -> None:
        """Reload the sanctions and close the connections of banned people."""
        self.sanctions.replace(await asyncio.to_thread(self.store.operators.in_force))
        for listener in self.tables.broadcaster.all():
            banned = self.sanctions.of("ban", listener.user)
            banned = banned or self.sanctions.of("ban", listener.owner)
            if banned or self.sanctions.of_address(listener.address):
                listener.end("banned")

    async def _apply_locally(self, act: Act) -> None:
        """Apply an act to the memory of this process."""
        session = self.tables.cache.sessions.get(act.target)
        if act.what == "rename":
            person = await asyncio.to_thread(self.store.users.find, act.target)
            name = None if person is None else person.name
            await self.tables.people.rename_here(act.target, name)
        elif act.what == "reset_password":
            self.tables.people.sign_out_here(act.target)
        elif act.what == "delete" and act.done_at is not None and session is not None:
            self.tables.cache.drop(session)
        elif act.what in ("stop_bots", "start_bots") and session is not None:
            self.tables.cache.changed(session)

    # -- once --------------------------------------------------------------------------------

    async def _execute(self, act: Act) -> None:
        if act.what == "ban_address_of":
            await self._ban_address_of(act)
            return
        if not self.tables.processes.leads:
            return
        try:
            match act.what:
                case "ban":
                    outcome = await self._vacate_seats(act.target)
                case "close":
                    outcome = await self._close_table(act.target)
                case "delete":
                    outcome = await self._delete_table(act.target)
                case _:
                    outcome = "This version does not support this act."
        except ContradaError as error:
            outcome = f"Not done: {error}"
        except Exception as error:
            log.exception("an operator's act failed")
            outcome = f"Not done: {type(error).__name__}."
        await self._done(act, outcome)

    async def _done(self, act: Act, outcome: str) -> None:
        await asyncio.to_thread(self.store.operators.done, act.id, outcome)

    async def _ban_address_of(self, act: Act) -> None:
        """Ban the range of a connected person's address, without revealing the address."""
        addresses = {
            one.address
            for one in self.tables.broadcaster.all()
            if one.user == act.target and one.address
        }
        last = self.recent.address_of(act.target)
        ranges = {range_around(one) for one in addresses | ({last} if last else set())}
        known = sorted(str(one) for one in ranges if one is not None)
        for subject in known:
            until, now = act.detail.get("until"), now_ms()
            sanction = Sanction("range", subject, until, now, act.reason)
            await asyncio.to_thread(self.store.operators.impose, sanction)
        if known:
            await self._done(act, "Banned: " + ", ".join(known))
            await self._refresh()
        elif self.tables.processes.leads and now_ms() - act.at > UNKNOWN_AFTER_MS:
            await self._done(act, "Not done: this person is not connected.")

    async def _vacate_seats(self, user: str) -> str:
        """Leave a banned person's seats; in running games a bot continues to play them."""
        left = 0
        for head in await asyncio.to_thread(self.store.tables_of, user, 10_000):
            if head.phase == "over":
                continue
            with contextlib.suppress(Refused):  # a broken table stays unchanged
                session = await self.tables.find(head.id)
                for seat in session.table.data.seats_of(user):
                    with contextlib.suppress(Refused):  # a bot plays the seat already
                        await self.tables.do(user, head.id, msg.Leave(seat=seat))
                        left += 1
                data = session.table.data
                if data.phase == "open" and data.people() == [user]:
                    await self._close_table(head.id)
        return f"Seats left: {left}."

    async def _close_table(self, table_id: str) -> str:
        session = await self.tables.find(table_id)
        return await self.tables.tasks.run_to_completion(self._end(session))

    async def _end(self, session: TableSession) -> str:
        for _ in range(MAX_CLOSE_ATTEMPTS):
            async with session.lock:
                if session.table.data.phase == "over":
                    return "The table is closed."
                with contextlib.suppress(Conflict):
                    await self.tables.committer.commit(session, ev.Ended("closed"))
                    return "The table is closed."
        raise Refused("unavailable", "The table is changing; try once more.")

    async def _delete_table(self, table_id: str) -> str:
        session = self.tables.cache.sessions.get(table_id)
        async with session.lock if session is not None else contextlib.nullcontext():
            if session is not None:
                self.tables.cache.drop(session)
            await asyncio.to_thread(delete_table, self.store, table_id)
        BROKEN.set(await asyncio.to_thread(self.store.faults.count))
        return "The table is deleted."

    # -- inquiries and upkeep ----------------------------------------------------------------

    def connected_people(self) -> list[ConnectedPerson]:
        """The people connected to this process, without addresses."""
        found: dict[str, list[tuple[str, int]]] = {user: [] for user in self.recent.users()}
        for listener in self.tables.broadcaster.all():
            tables = found.setdefault(listener.user, [])
            if listener.table:  # otherwise the stream of events of a bot account
                tables.append((listener.table, listener.viewer))
        return [ConnectedPerson(user, "", at) for user, at in found.items()]

    async def _answer_inquiries(self) -> None:
        for inquiry in await asyncio.to_thread(self.lookup.open_inquiries, self.store.token):
            people = self.connected_people()
            await asyncio.to_thread(self.lookup.answer, inquiry, self.store.token, people)

    async def _clean_up(self) -> None:
        self.recent.forget_old()
        if time.monotonic() - self._purged > PURGE_SECONDS and self.tables.processes.leads:
            self._purged = time.monotonic()
            await asyncio.to_thread(self.store.operators.purge)
