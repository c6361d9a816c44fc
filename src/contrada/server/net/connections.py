"""Limits on open connections: how many in all, and how many from one address.

A connection that has not sent a complete request is *waiting*. At the limit a new
connection evicts the one that has been waiting longest. Clients that complete their requests, and
open WebSockets, are therefore never evicted by clients that only connect.
"""

from __future__ import annotations

import resource
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from contrada.server.common.metrics import CONNECTIONS_CUT
from contrada.server.net.addresses import Proxies, network_of
from contrada.server.settings import Settings

RESERVED_DESCRIPTORS: Final = 160
"""Descriptors reserved for the database, files, bot workers and connections beyond the limit."""
OVERFLOW: Final = 16
"""Connections accepted beyond the limit, so that `/health` responds on a full server."""
MAX_DESCRIPTORS: Final = 65_536
"""The descriptor limit that the server requests at start, as far as the system allows it."""


class Limits(msgspec.Struct, frozen=True):
    """The limits of one server process."""

    connections: int
    per_address: int
    head_bytes: int
    head_fields: int
    body_bytes: int
    head_seconds: float
    body_seconds: float
    keep_alive_seconds: float
    send_seconds: float


def raise_descriptor_limit() -> None:
    """Raise the soft limit on open files towards the hard one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limits_of(settings: Settings) -> Limits:
    """The limits that follow from the settings and the descriptor limit of this process."""
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if descriptors == resource.RLIM_INFINITY:
        descriptors = MAX_DESCRIPTORS
    possible = max(descriptors - RESERVED_DESCRIPTORS, descriptors // 2)
    return Limits(
        min(settings.max_connections or possible, possible),
        settings.connections_per_address,
        settings.max_head,
        settings.max_headers,
        # A chunked body with one byte per chunk takes six bytes per byte.
        settings.max_head + 8 * settings.max_body,
        settings.head_seconds,
        settings.body_seconds,
        settings.keep_alive_seconds,
        settings.send_seconds,
    )


class ConnectionSlot:
    """One open connection, as the limits count it."""

    __slots__ = ("abort", "key", "open", "overflow")

    def __init__(self, key: str | None, overflow: bool, abort: Callable[[], None]) -> None:
        self.key = key
        """The client's network, or None for a trusted proxy, which has no limit of its own."""
        self.overflow = overflow
        """Beyond the limit: only `/health` is served."""
        self.abort = abort
        self.open = True


Queue = OrderedDict[ConnectionSlot, None]


class Connections:
    """The open connections of one server process."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self._usual = 0
        self._overflow = 0
        self._by_key: Counter[str] = Counter()
        self._waiting: Queue = OrderedDict()
        self._waiting_overflow: Queue = OrderedDict()
        self._waiting_of: dict[str, Queue] = {}

    def admit(self, host: str, abort: Callable[[], None]) -> ConnectionSlot | None:
        """Admit a new connection, in the state waiting; None if it is refused."""
        key = None if self.proxies.trusts(host) else network_of(host)
        if key is not None and self._by_key[key] >= self.limits.per_address:
            CONNECTIONS_CUT.labels("address").inc()
            if not self._evict(self._waiting_of.get(key)):
                return None
        overflow = False
        if self._usual >= self.limits.connections and not self._evict(self._waiting, "full"):
            overflow = True
            full = self._overflow >= OVERFLOW
            if full and not self._evict(self._waiting_overflow, "full"):
                CONNECTIONS_CUT.labels("full").inc()
                return None
        slot = ConnectionSlot(key, overflow, abort)
        if overflow:
            self._overflow += 1
        else:
            self._usual += 1
        if key is not None:
            self._by_key[key] += 1
        self.wait(slot)
        return slot

    def wait(self, slot: ConnectionSlot) -> None:
        """Mark a connection without a complete request: it may be evicted."""
        if not slot.open:
            return
        (self._waiting_overflow if slot.overflow else self._waiting)[slot] = None
        if slot.key is not None:
            self._waiting_of.setdefault(slot.key, OrderedDict())[slot] = None

    def work(self, slot: ConnectionSlot) -> None:
        """Mark a connection with a complete request: it is not evicted before the response."""
        (self._waiting_overflow if slot.overflow else self._waiting).pop(slot, None)
        if slot.key is not None and slot.key in self._waiting_of:
            queue = self._waiting_of[slot.key]
            queue.pop(slot, None)
            if not queue:
                del self._waiting_of[slot.key]

    def release(self, slot: ConnectionSlot) -> None:
        """Remove a closed connection."""
        if not slot.open:
            return
        self.work(slot)
        slot.open = False
        if slot.overflow:
            self._overflow -= 1
        else:
            self._usual -= 1
        if slot.key is not None:
            self._by_key[slot.key] -= 1
            if not self._by_key[slot.key]:
                del self._by_key[slot.key]

    def _evict(self, queue: Queue | None, reason: str = "") -> bool:
        """Close the connection that has been waiting longest; False if there is none."""
        if not queue:
            return False
        oldest = next(iter(queue))
        if reason:
            CONNECTIONS_CUT.labels(reason).inc()
        self.release(oldest)
        oldest.abort()
        return True
