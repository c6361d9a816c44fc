"""What the token of a bot account permits: a list of requests for each scope.

Whatever is not listed is refused, so a stolen token cannot touch accounts, devices, addresses,
boxes, operators or hints.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from contrada.server.common.refusal import Refused

OWNER_SHARE: Final = 2
"""All bots of one owner together have the limits of this number of bots."""

_ID: Final = r"[^/]+"
_ALWAYS: Final = (
    "GET /api/(me|games|bots|bot|leaderboard|statistics|openapi.json|asyncapi.json)",
    "GET /api/games/.+",
    f"GET /api/tables/{_ID}",
    f"GET /api/tables/{_ID}/(log|chat|supply|box|export|audit|curve|read-only|challenges)",
    f"GET /api/tables/{_ID}/replay/{_ID}",
)
_BY_SCOPE: Final = {
    "play": (
        "WEBSOCKET /api/bot/socket",
        f"WEBSOCKET /api/tables/{_ID}/socket",
        f"POST /api/tables/{_ID}/do",
        f"POST /api/bot/challenges/{_ID}/(accept|decline)",
    ),
    "challenge": (
        "POST /api/tables",
        f"POST /api/tables/{_ID}/challenges",
        f"DELETE /api/challenges/{_ID}",
    ),
    "chat": (),
}
_SCOPE_OF_COMMAND: Final = {"say": "chat", "rematch": "challenge"}
"""Commands at a table that need more than the scope `play`."""


def _pattern(requests: Collection[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{each})" for each in requests) or r"(?!)")


_ALWAYS_PATTERN: Final = _pattern(_ALWAYS)
_PATTERNS: Final = {scope: _pattern(requests) for scope, requests in _BY_SCOPE.items()}


def check_scope(scopes: Collection[str], method: str, path: str) -> None:
    """Refuse a request that the scopes of a token do not permit."""
    request = f"{method} {path}"
    if _ALWAYS_PATTERN.fullmatch(request):
        return
    if not any(_PATTERNS[scope].fullmatch(request) for scope in scopes if scope in _PATTERNS):
        raise Refused("not_allowed", "The token of this bot account does not permit this.")


def check_command(scopes: Collection[str], command: str) -> None:
    """Refuse a command at a table, by its tag, that the scopes of a token do not permit."""
    needed = _SCOPE_OF_COMMAND.get(command)
    if needed is not None and needed not in scopes:
        raise Refused("not_allowed", f"The token of this bot account lacks the scope {needed}.")
