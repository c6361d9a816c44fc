"""Tells people by push and by mail that a game waits for them.

The queue is the table `turns`: it survives restarts, and several processes share it by claims. A
claim ends by itself, so that a crash during a delivery delays the notification and does not lose
it. A notification is dropped as soon as the decision is made or its player is at the table.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.net.limits import Limiter
from contrada.server.people.notify.letters import turn_letter, turn_text
from contrada.server.people.notify.mail import Mailer
from contrada.server.people.notify.push import PushMessage, PushService
from contrada.server.people.notify.quiet import quiet_until
from contrada.server.runtime.service import TableService
from contrada.server.storage.people.contacts import Contacts, NoticeSettings
from contrada.server.storage.people.turns import Due, Turns

log = logging.getLogger(__name__)
LOOK_SECONDS: Final = 2.0
BATCH: Final = 50
CLAIM_MS: Final = 180_000
"""How long one process may take for a notification before another one tries."""
PUSH, MAIL, DONE = 0, 1, 2
"""The stages of a notification."""
PUSH_PER_HOUR: Final = 60
"""Push messages to one person; an opponent who moves fast must not flood them."""
MAILS_PER_HOUR: Final = 4
"""Mails about turns to one person."""
TRIES: Final = 4
RETRY_MS: Final = 60_000


class Notifier:
    """Sends the notifications that are due."""

    def __init__(
        self, tables: TableService, turns: Turns, push: PushService | None, mailer: Mailer | None
    ) -> None:
        self.tables = tables
        self.turns = turns
        self.contacts = Contacts(tables.store.engine)
        self.push = push
        self.mailer = mailer
        self.push_delay = 10_000
        """Milliseconds before a push message: the player may come by themselves."""
        self.mail_delay = 600_000
        """Milliseconds before a mail."""
        self.look_seconds = LOOK_SECONDS
        self._pushes = Limiter.per_hour(PUSH_PER_HOUR)
        self._mails = Limiter.per_hour(MAILS_PER_HOUR)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="push")
        self._task: asyncio.Task[None] | None = None

    @property
    def first_delay(self) -> int | None:
        """Milliseconds until a new decision is due; None if nobody can be notified."""
        return None if self.push is None and self.mailer is None else self.push_delay

    def start(self) -> None:
        """Start sending, if there is a channel."""
        if self.first_delay is not None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is due stays in the database."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.look_seconds)
            try:
                await self.work()
            except (Exception, *ESCAPING):
                FAULTS.inc()
                log.exception("notifications could not be sent")

    async def work(self) -> None:
        """Send what is due now."""
        for due in await asyncio.to_thread(self.turns.due, now_ms(), BATCH):
            if await asyncio.to_thread(self.turns.claim, due, now_ms() + CLAIM_MS):
                try:
                    await self._handle(due)
                except (Exception, *ESCAPING):
                    FAULTS.inc()
                    log.exception("a notification failed")

    async def _handle(self, due: Due) -> None:
        game = await self._still_waits(due)
        if game is None:
            await self._settle(due, None, DONE)
            return
        settings = await asyncio.to_thread(self.contacts.settings, due.user)
        quiet = quiet_until(settings, now_ms())
        if quiet is not None:
            await self._settle(due, quiet, due.stage, due.tries)
        elif due.stage == PUSH:
            await self._push(due, settings, game)
        elif due.stage == MAIL:
            await self._mail(due, settings, game)

    async def _settle(self, due: Due, at: int | None, stage: int, tries: int = 0) -> None:
        await asyncio.to_thread(self.turns.settle, due, at, stage, tries)

    async def _still_waits(self, due: Due) -> str | None:
        """The game, if it still waits for this decision and its player is away."""
        try:
            session = await self.tables.find(due.match_id)
        except Refused:
            return None
        table = session.table
        if due.seat not in table.actors() or table.data.since[due.seat] != due.mark:
            return None
        place = table.data.seats[due.seat]
        if place.acting_bot or due.user not in place.users or session.away(due.seat) <= 0:
            return None
        return table.setup.game

    # -- channels ----------------------------------------------------------------------------

    async def _push(self, due: Due, settings: NoticeSettings, game: str) -> None:
        again = (
            self.push is not None and settings.push and await self._push_all(due, settings, game)
        )
        if again and due.tries + 1 < TRIES:
            at = now_ms() + RETRY_MS * 2**due.tries
            await self._settle(due, at, PUSH, due.tries + 1)
            return
        at = max(now_ms(), due.at + self.mail_delay)
        wanted = self.mailer is not None and settings.mail
        await self._settle(due, at if wanted else None, MAIL if wanted else DONE)

    async def _push_all(self, due: Due, settings: NoticeSettings, game: str) -> bool:
        """Send to all browsers of a person; returns whether all failed and may succeed later."""
        assert self.push is not None
        found = await asyncio.to_thread(self.contacts.subscriptions, due.user)
        if not found or not self._pushes.take(due.user):
            return False
        message = PushMessage(due.match_id, turn_text(settings.lang, game))
        loop = asyncio.get_running_loop()
        outcomes = await asyncio.gather(
            *(loop.run_in_executor(self._threads, self.push.send, one, message) for one in found)
        )
        for one, outcome in zip(found, outcomes, strict=True):
            if outcome == "gone":
                await asyncio.to_thread(self.contacts.unsubscribe, one.endpoint)
        return "sent" not in outcomes and "later" in outcomes

    async def _mail(self, due: Due, settings: NoticeSettings, game: str) -> None:
        mailer = self.mailer
        sent = True
        if mailer is not None and settings.mail:
            address = (await asyncio.to_thread(self.contacts.address, due.user)).address
            if address and self._mails.take(due.user):
                letter = turn_letter(settings.lang, game, due.match_id, mailer.public_url)
                sent = await mailer.send(address, *letter)
        if sent or due.tries + 1 >= TRIES:
            await self._settle(due, None, DONE)
        else:
            await self._settle(due, now_ms() + RETRY_MS * 2**due.tries, MAIL, due.tries + 1)
