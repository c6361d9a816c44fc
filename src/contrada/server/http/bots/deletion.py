"""Deletes bot accounts."""

from __future__ import annotations

import asyncio

from contrada.server.http.services import Services


async def forget_bot(s: Services, bot: str) -> None:
    """Delete a bot account with everything that is stored about it."""
    await asyncio.to_thread(s.store.bots.forget, bot)
    s.tables.people.sign_out(bot)
    await s.tables.stand_up(bot)
    await asyncio.to_thread(s.store.users.forget, bot)
    await asyncio.to_thread(s.background.results.forget, bot)
    await s.tables.people.renamed(bot, None)
