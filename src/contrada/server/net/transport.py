"""Middleware: limits concurrent requests per client, and sends HSTS."""

from __future__ import annotations

from collections import Counter
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from contrada.server.common.refusal import Refused
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import error_response
from contrada.server.settings import Settings

HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that reach the server by https do not use plain http for a year."""


class Transport:
    """Limits the concurrent requests of each client.

    Connections are limited at accept, too, but a proxy's connections carry the requests of many
    clients: here each client counts by its own address.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limit = settings.connections_per_address
        self.secure = settings.secure
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], HSTS]}
            await send(message)

        client = client_network(scope)
        self._open[client] += 1
        try:
            app = self.app if self._open[client] <= self.limit else _refuse
            await app(scope, receive, secured if self.secure else send)
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    refusal = Refused("too_many", "Too many requests at once; wait a little.")
    if scope["type"] == "http":
        await error_response(refusal)(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + refusal.status})
