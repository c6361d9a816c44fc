"""Identifies the user of a request by its cookies."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.identity.cookies import (
    GUEST_COOKIE,
    SESSION_COOKIE,
    IdentityCookies,
    read_cookies,
)
from contrada.server.identity.signing import Identity
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.bot_accounts import PREFIX, BotIdentity
from contrada.server.storage.people.bot_accounts import SEEN_EVERY as TOKEN_SEEN_EVERY
from contrada.server.storage.people.sessions import SEEN_EVERY, SEND_EVERY, Session

EXCHANGE_SECONDS: Final = 60.0
"""Parallel requests with the same signed cookie get the same session for this long."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MAX_TOKEN: Final = 100
"""Maximum length of a bot account's token."""
TOKEN_SESSION: Final = "token-"
"""The session of a request with a token is this text and the id of the token."""

_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


class Visitor(msgspec.Struct):
    """The user of a request, and the cookies that the response sets (empty: delete)."""

    user: str
    session: str = ""
    """The id of the session; empty for a guest without a name."""
    cookies: dict[str, str] = {}
    is_new: bool = False
    """Whether the request showed no valid cookie, so that its user id is fresh."""
    bot: BotIdentity | None = None
    """The bot account whose token the request carries; such a request needs no cookies."""


class Visitors:
    """Identifies users by the cookies of requests."""

    def __init__(self, store: Store, identity: Identity) -> None:
        self.store = store
        self.identity = identity
        self._exchanges: dict[tuple[str, int, str], asyncio.Task[str]] = {}

    async def recognise(self, scope: Scope) -> Visitor:
        """Identify the user. A cookie is set only where needed: pages, /api/me, and writes."""
        headers = Headers(scope=scope)
        api = scope["path"].startswith("/api/")
        page = not api and "text/html" in headers.get("accept", "")
        if not api and not page:
            return Visitor("")
        if api and "authorization" in headers:
            return await self._bot(headers["authorization"])
        shown = read_cookies(scope["headers"])
        if shown.tokens:
            found = await asyncio.to_thread(self.store.sessions.find, shown.tokens, now_ms())
            if found is not None:
                return await self._returning(*found, page=page)
        may_set = scope["type"] == "http"
        known = await self._signed(shown)
        if known is not None:
            user, number, named = known
            visitor = Visitor(user)
            if named and may_set and (page or scope["path"] == "/api/me"):
                token = await self._exchange(user, number, device_of(scope))
                visitor.cookies = session_cookies(token)
            return visitor
        user = self.identity.new_user()
        if may_set and (page or scope["path"] == "/api/me" or scope["method"] not in SAFE):
            guest = {GUEST_COOKIE: self.identity.cookie(user, 0)}
            return Visitor(user, cookies=guest, is_new=True)
        return Visitor(user, is_new=True)

    async def _bot(self, credentials: str) -> Visitor:
        """The bot account of a token; raises Refused, so that a revoked token is noticed."""
        scheme, _, token = credentials.partition(" ")
        bots, found = self.store.bots, None
        if scheme.lower() == "bearer" and token.startswith(PREFIX) and len(token) < MAX_TOKEN:
            found = await asyncio.to_thread(bots.identify, token)
        if found is None:
            raise Refused("not_signed_in", "This is not the token of a bot account.")
        now = now_ms()
        if now - found.seen_at > TOKEN_SEEN_EVERY:
            await asyncio.to_thread(bots.note_use, found.token, now)
        return Visitor(found.user, TOKEN_SESSION + found.token, bot=found)

    async def _returning(self, token: str, session: Session, *, page: bool) -> Visitor:
        now = now_ms()
        send = page and now - session.sent_at > SEND_EVERY
        if send or session.replaces_signed or now - session.seen_at > SEEN_EVERY:
            await asyncio.to_thread(self.store.sessions.note_use, session, now, send)
        cookies = {SESSION_COOKIE: token} if send else {}
        return Visitor(session.user_id, session.id, cookies)

    async def _signed(self, shown: IdentityCookies) -> tuple[str, int, bool] | None:
        """The id and number of a valid signed cookie, and whether that person has a name.

        A person with a name takes precedence over a guest.
        """
        guest = None
        for text in shown.signed:
            read = self.identity.read_cookie(text)
            if read is None:
                continue
            user, number = read
            person = await asyncio.to_thread(self.store.users.find, user)
            if person is not None:
                if person.session == number:
                    return user, number, True
            elif guest is None and number == 0 and not await self._is_deleted(user):
                guest = (user, 0, False)
        return guest

    async def _is_deleted(self, user: str) -> bool:
        return await asyncio.to_thread(self.store.sessions.is_deleted, user)

    async def _exchange(self, user: str, number: int, device: str) -> str:
        """Begin a session that replaces a signed cookie; parallel requests share it."""
        key = (user, number, device)
        task = self._exchanges.get(key)
        if task is None:
            begin = self.store.sessions.begin
            made = asyncio.to_thread(begin, user, device, now_ms(), replaces_signed=True)
            task = self._exchanges[key] = asyncio.create_task(made)
            task.add_done_callback(lambda done: self._forget_later(key, done))
        return await asyncio.shield(task)

    def _forget_later(self, key: tuple[str, int, str], task: asyncio.Task[Any]) -> None:
        failed = task.cancelled() or task.exception() is not None
        wait = 0.0 if failed else EXCHANGE_SECONDS
        asyncio.get_running_loop().call_later(wait, self._exchanges.pop, key, None)


def session_cookies(token: str) -> dict[str, str]:
    """The cookies to set when a session begins or its token changes."""
    return {SESSION_COOKIE: token, GUEST_COOKIE: ""}


def device_of(scope: Scope) -> str:
    """A short description of the device for the user's list of devices: Firefox · Linux."""
    agent = Headers(scope=scope).get("user-agent", "")[:500]
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in agent), "")
    if not browser and not system:
        program = re.match(r"[A-Za-z][A-Za-z0-9._-]{0,39}", agent)
        return program.group() if program else ""
    return " · ".join(part for part in (browser, system) if part)
