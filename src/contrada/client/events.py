"""The stream of events of a bot account."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType

import msgspec

from contrada.client.errors import ServerRefused
from contrada.client.transport import Transport
from contrada.server.tables.outside import messages as out


class EventStream:
    """One connection to the stream of events; a new one gets everything that is open again."""

    def __init__(self, transport: Transport, games: Iterable[str] = ()) -> None:
        """Connect; `games` are those that the program plays, by default all."""
        self._socket = transport.connect("/api/bot/socket?games=" + ",".join(games))

    def __enter__(self) -> EventStream:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()

    def next(self, timeout: float | None = None) -> out.AnyEvent | None:
        """The next event; None after the timeout. Raises ConnectionLost and ServerRefused."""
        message = self._socket.receive(timeout)
        if message is None:
            return None
        try:
            event: out.AnyEvent = msgspec.convert(message, out.AnyEvent)
        except msgspec.ValidationError:
            return None  # a newer server may send more
        if isinstance(event, out.StreamError):
            raise ServerRefused(event.code, event.text)
        return event

    def ping(self) -> None:
        """Ask for a `pong`, to notice a dead connection."""
        self._socket.send({"do": "ping"})
