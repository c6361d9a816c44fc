"""The outer middleware, which every request passes first.

It limits size and rate, refuses requests from pages of other sites, and identifies the visitor. It
reads the body before the handler runs, so no handler receives more than the limit.
"""

from __future__ import annotations

import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from contrada.boxes.toml_files import MAX_BYTES
from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS
from contrada.server.common.refusal import Refused
from contrada.server.http.visitors import SAFE, Visitors
from contrada.server.identity.cookies import set_cookie
from contrada.server.identity.scopes import OWNER_SHARE, check_scope
from contrada.server.identity.signing import Identity
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import error_response
from contrada.server.net.closing import REFUSED
from contrada.server.net.limits import Limiter
from contrada.server.operators.recent_visitors import RecentVisitors
from contrada.server.operators.sanctions import Sanctions
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.bot_accounts import BotIdentity
from contrada.server.tables.messages import Error as ErrorMessage

log = logging.getLogger(__name__)

BOX_PATHS: Final = ("/api/me/boxes", "/api/boxes")
BOX_BODY: Final = 2 * MAX_BYTES + 4096
"""Bytes of a body with a box: JSON escapes line breaks and quotation marks of the file."""


class ClientDisconnected(Exception):
    """The client disconnected before its request was complete."""


class Gate:
    """The ASGI middleware."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        store: Store,
        identity: Identity,
        sanctions: Sanctions,
        recent: RecentVisitors,
    ) -> None:
        self.app = app
        self.sanctions = sanctions
        self.recent = recent
        self.settings = settings
        self.visitors = Visitors(store, identity)
        self.requests = Limiter(settings.requests_per_minute)
        self.bot_requests = Limiter(settings.bot_account_requests)
        self.owner_requests = Limiter(OWNER_SHARE * settings.bot_account_requests)

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
        unread = scope["method"] not in SAFE
        state: dict[str, Any] = scope.setdefault("state", {})

        async def answer(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status, sent = message["status"], True
                headers = MutableHeaders(raw=message["headers"])
                self._headers(scope, headers)
                if unread:
                    headers["Connection"] = "close"
                message = {**message, "headers": message["headers"]}
            await send(message)

        try:
            self._check(scope)
            body = await self._body(scope, receive)
            unread = False
            await self._recognise(scope, state)
            await self.app(scope, body, answer)
        except Refused as refusal:
            await error_response(refusal)(scope, receive, answer)
        except ClientDisconnected:
            status = 499
        except (Exception, *ESCAPING):
            FAULTS.inc()
            log.exception("a request failed", extra={"path": _route(scope)})
            if not sent:
                sorry = Refused("unavailable", "The server failed; try once more.")
                await error_response(sorry)(scope, receive, answer)
        finally:
            elapsed = round((time.perf_counter() - begun) * 1000, 1)
            fields = {"method": scope["method"], "path": _route(scope), "status": status}
            log.info("request", extra={**fields, "ms": elapsed})

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.requests.take(client_network(scope)):
            raise Refused("too_many", "Too many requests; wait a little.")
        _check_address(scope)
        self.sanctions.admit_address(_address(scope), scope["method"], scope["path"])
        if scope["method"] in SAFE:
            return
        self._check_origin(headers)
        length = headers.get("content-length", "0")
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if (length != "0" or "transfer-encoding" in headers) and kind != "application/json":
            raise Refused("wrong_type", "A body is sent as application/json.")

    def _check_origin(self, headers: Headers) -> None:
        """Refuse requests whose Origin header names another site."""
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
        """Read the whole body, within the limit; raises ClientDisconnected if it is incomplete."""
        chunks: list[bytes] = []
        size = 0
        most = self.settings.max_body
        if scope["path"].startswith(BOX_PATHS):
            most = max(most, BOX_BODY)
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise ClientDisconnected
            chunk = message.get("body", b"")
            size += len(chunk)
            if size > most:
                raise Refused("too_large", f"A body has up to {most} bytes.")
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
        if "public" in headers.get("Cache-Control", ""):
            return  # a shared cache would send one visitor's cookies to others
        secure = self.settings.secure or scope["scheme"] == "https"
        for name, value in scope["state"].get("cookies", {}).items():
            headers.append("Set-Cookie", set_cookie(name, value, secure))

    # -- WebSocket ---------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if not self.requests.take(client_network(scope)):
                raise Refused("too_many", "Too many requests; wait a little.")
            _check_address(scope)
            self._check_origin(Headers(scope=scope))
            self.sanctions.admit_address(_address(scope), "GET", scope["path"])
            await self._recognise(scope, scope.setdefault("state", {}))
        except Refused as refusal:
            await receive()
            token = "authorization" in Headers(scope=scope)
            if refusal.code == "banned" or token:  # clients see the reason only once accepted
                await send({"type": "websocket.accept"})
                error = msgspec.json.encode(ErrorMessage(None, refusal.code, str(refusal)))
                await send({"type": "websocket.send", "text": error.decode()})
            await send({"type": "websocket.close", "code": REFUSED + refusal.status})
            return
        await self.app(scope, receive, send)

    # -- both --------------------------------------------------------------------------------

    async def _recognise(self, scope: Scope, state: dict[str, Any]) -> None:
        """Store the visitor for the handlers, and the cookies that the response sets."""
        visitor = await self.visitors.recognise(scope)
        state["user"] = visitor.user
        state["session"] = visitor.session
        state["cookies"] = visitor.cookies
        state["bot"] = visitor.bot
        if visitor.bot is not None:
            self._admit_bot(visitor.bot, scope)
        if visitor.user:
            self.sanctions.admit(visitor.user, scope.get("method", "GET"), scope["path"])
            if not visitor.is_new:  # requests without cookies would fill the list of visitors
                self.recent.seen(visitor.user, _address(scope))

    def _admit_bot(self, bot: BotIdentity, scope: Scope) -> None:
        """Refuse what a token does not permit, floods, and bots of banned owners."""
        method, path = scope.get("method", "WEBSOCKET"), scope["path"]
        self.sanctions.admit(bot.owner, method, path)
        check_scope(bot.scopes, method, path)
        if not self.bot_requests.take(bot.user) or not self.owner_requests.take(bot.owner):
            raise Refused("too_many", "Too many requests of this bot; wait a little.")


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


def _route(scope: Scope) -> str:
    """The path template without ids: table ids and secrets must not be logged."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or "unknown"


def _check_address(scope: Scope) -> None:
    """Refuse NUL characters, which PostgreSQL cannot compare with anything."""
    if "\0" in scope["path"]:
        raise Refused("unknown_path", "There is nothing here for this request.")
    if b"%00" in scope["query_string"]:
        raise Refused("bad_message", "An address has no NUL character.")
