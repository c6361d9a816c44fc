"""uvicorn's HTTP and WebSocket protocols with limits on size, time and number of connections.

uvicorn itself limits neither the size of a request head nor the time a client takes to send one.
The limits are enforced before any code of the application runs.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, cast

from starlette.types import ASGIApp
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from contrada.server.common.metrics import CONNECTIONS_CUT
from contrada.server.net.connections import Connections, ConnectionSlot
from contrada.server.net.frames import deflate_of, framed, inflated, received
from contrada.server.net.handover import Handover, head_of
from contrada.server.net.mailbox import Mailbox
from contrada.server.net.overflow import Overflow

HEAD: Final = "head"
BODY: Final = "body"
BETWEEN: Final = "between"
"""What a connection is sending: the head of a request, its body, or nothing."""
MAX_PIPELINED: Final = 8
"""Maximum number of pipelined requests; browsers send none."""
MAX_FRAGMENTS: Final = 256
"""Maximum number of frames of one WebSocket message."""
WINDOW_BITS: Final = 13
CLIENT_WINDOW_BITS: Final = 10
DEFLATE: Final = {"level": 5, "memLevel": 4}
"""Settings of zlib: most messages are differences of a few hundred bytes that resemble the last
ones. With a window of 4 kB they are a third longer on the wire and take more computing; with one of
32 kB they are a fifth shorter, but a connection takes 96 kB more memory."""
LINK: Final = "contrada.link"
"""The key in a WebSocket's scope of its connection, for sending messages directly."""
MOST_WAITING: Final = 128
"""Maximum number of messages that wait because the client does not read."""
READ_AHEAD: Final = 8
"""Messages of a client that are read before it has to wait."""
REASONS: Final = {
    400: "Bad Request",
    408: "Request Timeout",
    413: "Content Too Large",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


class TooLarge(Exception):
    """The head of a request exceeds a limit."""


class Stall:
    """Aborts a connection whose client does not read what it is sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Start the timeout."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._expire, transport)

    def stop(self) -> None:
        """Cancel the timeout: the client has read."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self, transport: asyncio.Transport) -> None:
        CONNECTIONS_CUT.labels("send").inc()
        transport.abort()


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection with limits."""

    def __init__(
        self,
        connections: Connections,
        handover: Handover | None = None,
        *,
        handed: bool = False,
        **given: Any,
    ) -> None:
        """`handed`: another process has accepted the connection and passed it on."""
        super().__init__(**given)
        self._connections = connections
        self._handover = None if handed else handover
        self._limits = connections.limits
        self._slot: ConnectionSlot | None = None
        self._stall = Stall(self.loop, self._limits.send_seconds)
        self._timer: asyncio.TimerHandle | None = None
        self._sending = HEAD
        self._message = 0
        self._timed = (BETWEEN, 0)
        self._received = 0
        self._head_bytes = 0
        self._head_fields = 0
        self._status = 400
        self.timeout_keep_alive = cast(int, self._limits.keep_alive_seconds)

    # -- connection --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "local"
        self._slot = self._connections.admit(host, transport.abort)
        if self._slot is None:
            self._refuse(503)
            return
        if self._slot.overflow:
            self.app = cast(Any, Overflow(cast(ASGIApp, self.app)))
        self.ws_protocol_class = cast(
            Any, partial(BoundedWebSocket, connections=self._connections, slot=self._slot)
        )
        self._update_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._stall.stop()
        self._unset_keepalive_if_required()
        if self._slot is not None:
            self._connections.release(self._slot)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.stop()

    def data_received(self, data: bytes) -> None:
        if self._slot is None or self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._sending is HEAD and self._received > self._limits.head_bytes:
            self._refuse(431)
        elif self._sending is BODY and self._received > self._limits.body_bytes:
            self._refuse(413)
        else:
            self._update_timeout()

    # -- parser ------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._sending = HEAD
        self._message += 1
        self._head_bytes = self._head_fields = 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head_fields += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head_bytes += size
        limits = self._limits
        if self._head_bytes > limits.head_bytes or self._head_fields > limits.head_fields:
            self._status = 431
            raise TooLarge

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self._status = 429
            raise TooLarge
        super().on_headers_complete()
        self._sending = BODY
        self._received = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._sending = BETWEEN
        self._received = 0
        if self._slot is not None and not self._is_idle():
            self._connections.work(self._slot)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self._stall.stop()
        if self._slot is not None:
            self._connections.work(self._slot)
        if self._handover is not None:
            head = head_of(self.scope["method"].encode(), self.url, self.scope["headers"])
            if self._handover.give(self.url, head, self.transport, self._upgrade_here):
                return
        super().handle_websocket_upgrade()

    def _upgrade_here(self) -> None:
        """Serve a WebSocket that another process did not take."""
        self._stop_timer()
        self._unset_keepalive_if_required()
        super().handle_websocket_upgrade()

    def _should_upgrade_to_ws(self) -> bool:
        return self._slot is not None and not self._slot.overflow

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: any client can request an upgrade."""

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._stall.start(self.transport)
        elif self._slot is not None and not self.pipeline:
            self._connections.wait(self._slot)

    # -- time --------------------------------------------------------------------------------

    def _is_idle(self) -> bool:
        """Whether no response is in progress."""
        return self.cycle is None or self.cycle.response_complete

    def _update_timeout(self) -> None:
        """Start or stop the timeout of what the client is sending."""
        timed = (self._sending, self._message)
        if self._sending is BETWEEN:
            self._stop_timer()
            if self._is_idle() and self.timeout_keep_alive_task is None:
                self.timeout_keep_alive_task = self.loop.call_later(
                    self.timeout_keep_alive, self.timeout_keep_alive_handler
                )
        elif timed != self._timed:
            self._stop_timer()
            limits = self._limits
            seconds = limits.head_seconds if self._sending is HEAD else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._refuse, 408)
        self._timed = timed

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def timeout_keep_alive_handler(self) -> None:
        self.transport.close()
        self._stall.start(self.transport)

    # -- refusing ----------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._status)

    def _refuse(self, status: int) -> None:
        """Send an error status, unless a response has started, and close."""
        self._stop_timer()
        if status not in (400, 503):
            CONNECTIONS_CUT.labels(str(status)).inc()
        if self.transport.is_closing():
            return
        if self._is_idle() or not self.cycle.response_started:
            line = f"HTTP/1.1 {status} {REASONS[status]}\r\n"
            head = "connection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write((line + head).encode())
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._stall.start(self.transport)


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits; it takes over the slot of its HTTP connection."""

    def __init__(self, *, connections: Connections, slot: ConnectionSlot, **given: Any) -> None:
        super().__init__(**given)
        self.queue = cast(asyncio.Queue[Any], Mailbox(self.loop))
        self._connections = connections
        self._slot = slot
        self._stall = Stall(self.loop, connections.limits.send_seconds)
        self._outbox: list[bytes] = []
        self._scheduled = False
        """Whether the outbox will be sent at the end of this turn of the event loop."""
        self.finished: asyncio.Future[None] = self.loop.create_future()
        """Done once nothing more may be put."""
        self._heard = self.loop.time()
        """When the client last sent a message."""
        self._compress_quickly()

    def _compress_quickly(self) -> None:
        """Compress with little effort and memory: what is sent is small and repeats itself."""
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=CLIENT_WINDOW_BITS,
                compress_settings=DEFLATE,
            )
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)[LINK] = self

    def start_keepalive(self) -> None:
        """The handshake is complete: its parts are not needed any more."""
        super().start_keepalive()
        del self.request, self.response

    # -- sending -----------------------------------------------------------------------------

    def put(self, message: bytes) -> bool:
        """Send a text message with the others of this turn; False if too many wait already."""
        if len(self._outbox) >= MOST_WAITING:
            return False
        self._outbox.append(message)
        if not self._scheduled:
            self._scheduled = True
            self.loop.call_soon(self._flush)
        return True

    def finish(self) -> None:
        """Let `finished` be done."""
        if not self.finished.done():
            self.finished.set_result(None)

    async def drain(self) -> None:
        """Send what waits, once the client reads; raises WebSocketDisconnect if it is gone."""
        await self.writable.wait()
        self._flush()
        if self._is_gone():
            raise WebSocketDisconnect(1006)

    def _is_gone(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def _flush(self) -> None:
        """Send what waits with one write, unless the client does not read."""
        self._scheduled = False
        if not self._outbox or not self.writable.is_set():
            return
        waiting, self._outbox = self._outbox, []
        if self._is_gone() or self.conn.state is not OPEN:
            return
        deflate = deflate_of(self.conn)
        self.transport.write(b"".join([framed(message, deflate) for message in waiting]))

    # -- receiving ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        message = received(self.conn, data)
        if message is None:
            super().data_received(data)
            return
        self._heard = self.loop.time()
        payload = message.payload
        if message.compressed:
            deflate = deflate_of(self.conn)
            try:
                if deflate is None:
                    raise ProtocolError("reserved bits must be 0")
                payload = inflated(deflate, message, self.conn.max_message_size)
            except (ProtocolError, PayloadTooBig) as error:
                too_big = isinstance(error, PayloadTooBig)
                self.conn.fail(1009 if too_big else 1002, str(error))
                self.handle_parser_exception()
                return
        self.curr_msg_data_type = "text" if message.text else "bytes"
        self.frames = [payload]
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; a client that is far ahead has to wait."""
        ahead = self.queue.qsize() >= READ_AHEAD
        paused, self.read_paused = self.read_paused, self.read_paused or not ahead
        super().send_receive_event_to_app()  # pauses reading unless it is paused
        if not paused and not ahead:
            self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._stall.stop()
        self._connections.release(self._slot)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stall.stop()
        self._flush()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent."""
        if self.loop.time() - self._heard < cast(float, self.ping_interval):
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        """Send a pong, unless the client does not read."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._stall.start(self.transport)


def protocols(connections: Connections, handover: Handover | None = None) -> dict[str, Any]:
    """The protocol classes, as arguments of uvicorn.Config."""
    return {"http": partial(BoundedHttp, connections, handover), "ws": WebSocketsSansIOProtocol}
