"""The server's Prometheus metrics.

No metric counts a step that only its player knows of (a draft): a reader of the metrics could
otherwise learn that the player has made it.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

EVENTS: Final = Counter("contrada_events", "Public events", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter(
    "contrada_refusals", "Refused requests and commands", ["code"], registry=REGISTRY
)
MESSAGES: Final = Counter("contrada_messages", "Messages sent to viewers", registry=REGISTRY)
FAULTS: Final = Counter("contrada_faults", "Internal errors of the server", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "contrada_commit_seconds", "From an event to its commit", registry=REGISTRY
)
MOVE_SECONDS: Final = Histogram(
    "contrada_move_seconds", "From a command to its broadcast", registry=REGISTRY
)
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
