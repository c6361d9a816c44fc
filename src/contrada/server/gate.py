"""The door: every request passes it before anything else sees it.

It bounds how much and how often, refuses other sites' pages, and knows who comes. It reads the
body first, so no handler ever meets more than the limit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from contrada.server.answers import error_response
from contrada.server.closing import REFUSED
from contrada.server.containment import ESCAPING
from contrada.server.identity import COOKIE, COOKIE_SECONDS, Identity
from contrada.server.limits import Limiter
from contrada.server.messages import Error as ErrorMessage
from contrada.server.metrics import FAULTS
from contrada.server.refusal import Refused
from contrada.server.sanctions import Sanctions
from contrada.server.settings import Settings
from contrada.server.store import Store
from contrada.server.visitors import Visitors

log = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    """Wraps the application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        store: Store,
        identity: Identity,
        sanctions: Sanctions,
        visitors: Visitors,
    ) -> None:
        self.app = app
        self.sanctions = sanctions
        self.visitors = visitors
        self.settings = settings
        self.store = store
        self.identity = identity
        self.requests = Limiter(settings.requests_per_minute)
        self.sign_ins = Limiter(settings.sign_ins_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- HTTP --------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500
        sent = False
        state: dict[str, Any] = scope.setdefault("state", {})

        async def answer(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status, sent = message["status"], True
                self._headers(scope, MutableHeaders(raw=message["headers"]))
                message = {**message, "headers": message["headers"]}
            await send(message)

        try:
            self._check(scope)
            body = await self._body(scope, receive)
            await self._recognise(scope, state)
            await self.app(scope, body, answer)
        except Refused as refusal:
            await error_response(refusal)(scope, receive, answer)
        except (Exception, *ESCAPING):
            FAULTS.inc()
            log.exception("a request failed", extra={"path": _route(scope)})
            if not sent:
                sorry = Refused("unavailable", "Something went wrong here; try once more.")
                await error_response(sorry)(scope, receive, answer)
        finally:
            spent = round((time.perf_counter() - begun) * 1000, 1)
            told = {"method": scope["method"], "path": _route(scope), "status": status}
            log.info("request", extra={**told, "ms": spent})

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.requests.take(_address(scope)):
            raise Refused("too_many", "Too many requests; wait a little.")
        self.sanctions.admit_address(_address(scope), scope["method"], scope["path"])
        if scope["method"] in SAFE:
            return
        self._check_origin(headers)
        if scope["path"].endswith("/account/sign-in") and not self.sign_ins.take(_address(scope)):
            raise Refused("too_many", "Too many attempts; wait a minute.")
        length = headers.get("content-length", "0")
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if (length != "0" or "transfer-encoding" in headers) and kind != "application/json":
            raise Refused("wrong_type", "A body is sent as application/json.")

    def _check_origin(self, headers: Headers) -> None:
        """A browser says whose page sends; only our own may."""
        origin = headers.get("origin")
        if origin is None:
            return
        allowed = {part.strip() for part in self.settings.allowed_origins.split(",")}
        parts = urlsplit(origin)
        public = urlsplit(self.settings.public_url)
        own = {headers.get("host", ""), public.netloc} - {""}
        if parts.netloc not in own and origin not in allowed:
            raise Refused("bad_origin", "This page may not do that here.")

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, read within the limit."""
        chunks: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                break
            chunk = message.get("body", b"")
            size += len(chunk)
            if size > self.settings.max_body:
                raise Refused("too_large", f"A body has up to {self.settings.max_body} bytes.")
            chunks.append(chunk)
            if not message.get("more_body", False):
                break
        whole: list[Message] = [
            {"type": "http.request", "body": b"".join(chunks), "more_body": False}
        ]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        return replay

    def _headers(self, scope: Scope, headers: MutableHeaders) -> None:
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        user, session = scope["state"].get("sign", (None, 0))
        if user is not None:
            secure = "; Secure" if self.settings.secure or scope["scheme"] == "https" else ""
            cookie = self.identity.cookie(user, session)
            headers.append(
                "Set-Cookie",
                f"{COOKIE}={cookie}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
                + secure,
            )

    # -- WebSocket ---------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if not self.requests.take(_address(scope)):
                raise Refused("too_many", "Too many requests; wait a little.")
            self._check_origin(Headers(scope=scope))
            self.sanctions.admit_address(_address(scope), "GET", scope["path"])
            await self._recognise(scope, scope.setdefault("state", {}))
        except Refused as refusal:
            await receive()
            if refusal.code == "banned":  # a browser reads the reason only on an open connection
                await send({"type": "websocket.accept"})
                error = msgspec.json.encode(ErrorMessage(None, refusal.code, str(refusal)))
                await send({"type": "websocket.send", "text": error.decode()})
            await send({"type": "websocket.close", "code": REFUSED + refusal.status})
            return
        await self.app(scope, receive, send)

    # -- both --------------------------------------------------------------------------------

    async def _recognise(self, scope: Scope, state: dict[str, Any]) -> None:
        """Who comes; a newcomer is given a cookie. Assets are for anybody.

        The cookie comes with the first page already: what that page asks for all at once would
        bring several, and the last one would win.
        """
        headers = Headers(scope=scope)
        known = None
        shown = self._shown(headers.get("cookie", ""))
        if scope["path"].startswith("/api/"):
            known = await self._known(shown)
        elif "text/html" not in headers.get("accept", ""):
            known = ""
        elif shown is not None:
            known = shown[0]
        state["user"] = known if known is not None else self.identity.new_user()
        if known is None and scope["type"] == "http":
            state["sign"] = (state["user"], 0)
        if known:
            self.sanctions.admit(known, scope.get("method", "GET"), scope["path"])
            self.visitors.seen(known, _address(scope))

    def _shown(self, header: str) -> tuple[str, int] | None:
        """The person and session of a cookie that we made."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return self.identity.read_cookie(morsel.value) if morsel is not None else None

    async def _known(self, shown: tuple[str, int] | None) -> str | None:
        """The person, unless that session is over."""
        if shown is None:
            return None
        user, session = shown
        person = await asyncio.to_thread(self.store.users.find, user)
        current = person.session if person is not None else 0
        return user if session == current else None


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


def _route(scope: Scope) -> str:
    """The path without the ids in it: table ids and secrets do not belong into logs."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or "unknown"
