"""The server's Prometheus metrics.

No metric counts a step that only its player knows of (a draft): a reader of the metrics could
otherwise learn that the player has made it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()


class Durations(Collector):
    """A histogram that only the event loop fills, without the locks of the library's."""

    BOUNDS = Histogram.DEFAULT_BUCKETS

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self._counts = [0] * len(self.BOUNDS)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(self.BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """The counts so far, as the registry asks for them."""
        names = [*(str(bound) for bound in self.BOUNDS[:-1]), "+Inf"]
        counted = [
            (name, float(n)) for name, n in zip(names, accumulate(self._counts), strict=True)
        ]
        yield HistogramMetricFamily(self._name, self._text, counted, self._sum)


EVENTS: Final = Counter("contrada_events", "Public events", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter(
    "contrada_refusals", "Refused requests and commands", ["code"], registry=REGISTRY
)
MESSAGES: Final = Counter("contrada_messages", "Messages sent to viewers", registry=REGISTRY)
FAULTS: Final = Counter("contrada_faults", "Internal errors of the server", registry=REGISTRY)
COMMIT_SECONDS: Final = Durations("contrada_commit_seconds", "From an event to its commit")
MOVE_SECONDS: Final = Durations("contrada_move_seconds", "From a command to its broadcast")
BOT_SECONDS: Final = Histogram(
    "contrada_bot_seconds", "Time of a bot's decision", registry=REGISTRY
)
BOT_WAITING: Final = Gauge(
    "contrada_bots_waiting", "Bot decisions and hints in the queue", registry=REGISTRY
)
BOT_FAULTS: Final = Counter("contrada_bot_faults", "Bot workers replaced", registry=REGISTRY)
SOCKETS: Final = Gauge("contrada_sockets", "Open connections", registry=REGISTRY)
BROKEN: Final = Gauge(
    "contrada_tables_broken", "Tables that cannot be loaded or maintained", registry=REGISTRY
)
TABLE_FAULTS: Final = Counter(
    "contrada_table_faults", "Failures of single tables", ["stage"], registry=REGISTRY
)
LOADED: Final = Gauge("contrada_tables_loaded", "Tables held in memory", registry=REGISTRY)
CONNECTIONS_CUT: Final = Counter(
    "contrada_connections_cut", "Connections refused or closed", ["reason"], registry=REGISTRY
)
