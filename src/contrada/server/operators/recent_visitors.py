"""The last address of recent visitors, in memory only and for a few minutes."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MINUTES: Final = 5
MAX_VISITORS: Final = 20_000


class RecentVisitors:
    """The last address of each recent visitor."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def seen(self, user: str, address: str) -> None:
        """Note the address of a request."""
        self._seen[user] = (address, time.monotonic())
        self._seen.move_to_end(user)
        if len(self._seen) > MAX_VISITORS:
            self._seen.popitem(last=False)

    def forget_old(self) -> None:
        """Evict visitors without recent requests."""
        before = time.monotonic() - MINUTES * 60
        while self._seen and next(iter(self._seen.values()))[1] < before:
            self._seen.popitem(last=False)

    def address_of(self, user: str) -> str | None:
        """The last address of a recent visitor, else None."""
        found = self._seen.get(user)
        return None if found is None else found[0]

    def users(self) -> list[str]:
        """The recent visitors, most recent first."""
        return list(reversed(self._seen))
