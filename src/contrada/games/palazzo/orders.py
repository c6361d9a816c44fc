"""The standing orders that Palazzo suggests to players who are away.

The shape is the server's (docs/protocol.md); `{"input": name}` stands for a number that the player
enters. The text of each is the message `palazzo-order-<id>`.
"""

from __future__ import annotations

from typing import Any, Final

_AUCTION: Final[dict[str, Any]] = {"id": "wait", "values": {"phase": "bidding"}}
_ASKED: Final[dict[str, Any]] = {"id": "bidding"}
_PASS: Final[dict[str, Any]] = {"when": _ASKED, "finish": [{"do": "pass"}]}

ORDERS: Final[tuple[dict[str, Any], ...]] = (
    {
        "id": "pass-auction",
        "inputs": [],
        "order": {"while": _AUCTION, "uses": 0, "rules": [_PASS]},
    },
    {
        "id": "bid-up-to",
        "inputs": [{"name": "most", "min": 4, "max": 99}],
        "order": {
            "while": _AUCTION,
            "uses": 0,
            "rules": [
                {
                    "when": _ASKED,
                    "steps": [{"do": "lay_card"}, {"do": "lay_triple"}],
                    "finish": [{"do": "confirm"}],
                    "preview": {"total": {"max": {"input": "most"}}},
                    "least": "total",
                },
                _PASS,
            ],
        },
    },
)
