"""What the server does for people beside keeping tables: hints and more, made at start."""

from __future__ import annotations

from contrada.server.hinting import HintPool
from contrada.server.limits import Limiter
from contrada.server.records import Records
from contrada.server.tables import Tables


class People:
    """The helpers of a running server."""

    def __init__(self, tables: Tables) -> None:
        settings = tables.settings
        self.records = Records(tables.store.engine)
        self.hints = HintPool(settings.bot_seconds)
        self.hint_limit = Limiter(settings.hints_per_minute)

    async def close(self) -> None:
        """Let go of everything."""
        await self.hints.close()
