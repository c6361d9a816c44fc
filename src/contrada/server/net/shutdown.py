"""A uvicorn server that sends `bye` on every WebSocket before it closes them.

uvicorn itself closes WebSockets before it notifies the application of the shutdown, so that `bye`
would never be sent.
"""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import Any, Final

import uvicorn

from contrada.server.net.handover import Handover

GOODBYE_SECONDS: Final = 2.0
"""How long connections may take to read what was sent to them before they are closed."""


class Server(uvicorn.Server):
    """Notifies all connections of the shutdown, then shuts down."""

    handover: Handover | None = None
    """Exchanges connections with the other processes of this server, if there are any."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, and those that other processes pass on."""
        await super().startup(sockets)
        if self.handover is not None and not self.should_exit:
            given = {"server_state": self.server_state, "app_state": self.lifespan.state}
            protocol: Any = self.config.http_protocol_class
            make = partial(protocol, config=self.config, handed=True, **given)
            self.handover.start(make)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, send `bye`, then close the remaining connections."""
        for server in self.servers:
            server.close()
        if self.handover is not None:
            self.handover.close()
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
