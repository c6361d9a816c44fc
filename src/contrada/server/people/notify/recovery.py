"""E-mail addresses of accounts: confirming one, and choosing a new password by mail.

Whether an address is known never shows: a request for a new password is answered before anything
is looked up, and the work happens later, in a bounded queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.server_clock import now_ms
from contrada.server.net.limits import Limiter
from contrada.server.people.notify.letters import confirm_letter, reset_letter
from contrada.server.people.notify.mail import Mailer
from contrada.server.storage.people.contacts import Contacts

log = logging.getLogger(__name__)
CONFIRM_MS: Final = 24 * 3_600_000
RESET_MS: Final = 3_600_000
"""How long the link of a mail is valid, in milliseconds."""
MAX_WAITING: Final = 50
"""Requests for a new password that wait; further ones are dropped."""
PER_HOUR: Final = 3
"""Mails of each kind to one address."""
PER_NETWORK: Final = 10
"""Requests for such mails from one network in an hour."""


class Recovery:
    """Sends mails that confirm an address or reset a password."""

    def __init__(self, contacts: Contacts, mailer: Mailer) -> None:
        self.contacts = contacts
        self.mailer = mailer
        self.networks = Limiter.per_hour(PER_NETWORK)
        self._addresses = Limiter.per_hour(PER_HOUR)
        self._waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MAX_WAITING)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sending."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; requests that wait are dropped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def confirm(self, user: str, account: str, address: str, lang: str) -> bool:
        """Send the mail that confirms an address; False if it could not be sent."""
        if not self._addresses.take(f"confirm:{address}"):
            return False
        until = now_ms() + CONFIRM_MS
        token = await asyncio.to_thread(self.contacts.new_token, user, "confirm", address, until)
        letter = confirm_letter(lang, account, token, self.mailer.public_url)
        return await self.mailer.send(address, *letter)

    def forgotten(self, address: str, lang: str) -> None:
        """Send links for a new password to this address, if it is confirmed; returns at once."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait((address, lang))

    async def _run(self) -> None:
        while True:
            address, lang = await self._waiting.get()
            try:
                await self._reset(address, lang)
            except (Exception, *ESCAPING):
                FAULTS.inc()
                log.exception("a mail for a new password failed")

    async def _reset(self, address: str, lang: str) -> None:
        if not self._addresses.take(f"reset:{address}"):
            return
        links = []
        for user, account in await asyncio.to_thread(self.contacts.accounts_of, address):
            until = now_ms() + RESET_MS
            token = await asyncio.to_thread(self.contacts.new_token, user, "reset", address, until)
            links.append((account, token))
        if links:
            await self.mailer.send(address, *reset_letter(lang, links, self.mailer.public_url))
