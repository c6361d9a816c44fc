"""Who has sent a request lately, and from where. In memory only, for a few minutes."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MINUTES: Final = 5
MAX_VISITORS: Final = 20_000


class RecentVisitors:
    """The last address of everybody who is here."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def seen(self, user: str, address: str) -> None:
        """Somebody has sent a request."""
        self._seen[user] = (address, time.monotonic())
        self._seen.move_to_end(user)
        if len(self._seen) > MAX_VISITORS:
            self._seen.popitem(last=False)

    def forget_old(self) -> None:
        """Forget those who have sent nothing for a while."""
        before = time.monotonic() - MINUTES * 60
        while self._seen and next(iter(self._seen.values()))[1] < before:
            self._seen.popitem(last=False)

    def address_of(self, user: str) -> str | None:
        """The last address of somebody who is here."""
        found = self._seen.get(user)
        return None if found is None else found[0]

    def users(self) -> list[str]:
        """Everybody who is here, the last one first."""
        return list(reversed(self._seen))
