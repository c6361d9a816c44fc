"""A uvicorn server that lets connections say goodbye before it closes them.

uvicorn closes every WebSocket before the application hears of the shutdown, so that `bye` would
never be sent.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

import uvicorn

GOODBYE_SECONDS: Final = 2.0
"""How long connections may take to read what was sent to them."""


class Server(uvicorn.Server):
    """Tells everyone that the server is shutting down, then shuts down."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody any more, say goodbye, then close what is left."""
        for server in self.servers:
            server.close()
        app: Any = self.config.app
        services = getattr(app.state, "services", None)
        if services is not None and not self.force_exit:
            broadcaster = services.tables.broadcaster
            services.tables.close_connections()
            until = asyncio.get_running_loop().time() + GOODBYE_SECONDS
            while (
                len(broadcaster)
                and not self.force_exit
                and asyncio.get_running_loop().time() < until
            ):
                await asyncio.sleep(0.01)
        await super().shutdown(sockets)
