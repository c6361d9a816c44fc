"""What a connection beyond the limit may do."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from contrada.server.common.refusal import Refused
from contrada.server.net.answers import error_response


class Overflow:
    """Serves `/health` on a connection beyond the limit, refuses everything else, and closes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def close(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], (b"connection", b"close")]
                message = {**message, "headers": headers}
            await send(message)

        if scope["path"] == "/health":
            await self.app(scope, receive, close)
        else:
            full = Refused("unavailable", "The server is full; try again later.")
            await error_response(full)(scope, receive, close)
