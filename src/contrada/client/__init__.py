"""A client of Contrada servers, for people's scripts and for bots that play over the network.

docs/network-bots.md shows how to run a bot; docs/protocol.md describes the protocol itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from contrada.lazy import importer

if TYPE_CHECKING:
    from contrada.client.client import Client
    from contrada.client.errors import ConnectionLost, RulesDiffer, ServerRefused
    from contrada.client.events import EventStream
    from contrada.client.runner import BotRunner
    from contrada.client.table import TableConnection
    from contrada.core.play.knowledge import decision_stream

_HOMES: Final = {
    "BotRunner": "contrada.client.runner",
    "Client": "contrada.client.client",
    "ConnectionLost": "contrada.client.errors",
    "EventStream": "contrada.client.events",
    "RulesDiffer": "contrada.client.errors",
    "ServerRefused": "contrada.client.errors",
    "TableConnection": "contrada.client.table",
    "decision_stream": "contrada.core.play.knowledge",
}
"""The modules of the public names, which are imported when a name is first used."""

__all__ = [
    "BotRunner",
    "Client",
    "ConnectionLost",
    "EventStream",
    "RulesDiffer",
    "ServerRefused",
    "TableConnection",
    "decision_stream",
]

__getattr__ = importer(__name__, _HOMES)
