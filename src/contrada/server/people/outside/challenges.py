"""Challenges to bot accounts: the host of a table asks a program to take one of its open seats."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Literal

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.identity.scopes import OWNER_SHARE
from contrada.server.net.limits import Limiter
from contrada.server.runtime.service import TableService
from contrada.server.storage.people.bot_accounts import BotAccount, BotIdentity
from contrada.server.storage.people.challenges import Challenge, TooManyChallenges
from contrada.server.tables.commands import check_open_seat, check_seat
from contrada.server.tables.outside.messages import BotInfo, ChallengeInfo, DeclineReason


def bot_info(bot: BotAccount) -> BotInfo:
    """A bot account as everybody sees it."""
    return BotInfo(bot.id, bot.name, bot.owner, bot.games)


class ChallengeService:
    """Creates and answers challenges."""

    def __init__(self, tables: TableService, poke: Callable[[str], None]) -> None:
        """`poke` is called with the id of a bot whose challenges have changed."""
        self.tables = tables
        self.store = tables.store
        self.poke = poke
        per_hour = tables.settings.challenges_per_hour
        self.limit = Limiter.per_hour(per_hour)
        self.owner_limit = Limiter.per_hour(OWNER_SHARE * per_hour)
        tables.challenge = self._rematch

    async def create(
        self, user: str, table_id: str, seat: int, bot: str, sender: str, owner: str = ""
    ) -> Challenge:
        """Challenge a bot; raises Refused.

        `sender` is the address of a person or the id of a bot, whose challenges are counted;
        `owner` the owner of such a bot.
        """
        session = await self.tables.find(table_id)
        table = session.table
        if user != table.data.host:
            raise Refused("not_host", "Only the host can challenge bots.")
        if table.setup.bots == "no":
            raise Refused("not_allowed", "This table admits no bot accounts.")
        check_open_seat(table, check_seat(table, seat))
        if table.data.seats_of(bot):
            raise Refused("taken", "A bot has one seat at a table.")
        found = await asyncio.to_thread(self.store.bots.find, bot)
        if found is None or not found.online(now_ms()):
            raise Refused("not_now", "The program of this bot is not connected.")
        if found.games and table.setup.game not in found.games:
            raise Refused("not_now", "This bot does not play this game.")
        if not self.limit.take(sender) or (owner and not self.owner_limit.take(owner)):
            raise Refused("too_many", "Too many challenges; wait a little.")
        return await self._add(table_id, seat, user, bot)

    async def _add(self, table_id: str, seat: int, user: str, bot: str) -> Challenge:
        add = self.store.challenges.add
        try:
            made = await asyncio.to_thread(add, table_id, seat, user, bot, now_ms())
        except TooManyChallenges as error:
            text = "This bot has" if str(error) == "bot" else "You have"
            raise Refused("too_many", f"{text} too many open challenges.") from None
        self.poke(bot)
        return made

    async def _rematch(self, user: str, table_id: str, seat: int, bot: str) -> None:
        with contextlib.suppress(Refused):  # the seat stays open
            await self._add(table_id, seat, user, bot)

    async def of_table(self, user: str, table_id: str) -> list[ChallengeInfo]:
        """The challenges of a table, for its host; raises Refused."""
        session = await self.tables.find(table_id)
        if user != session.table.data.host:
            raise Refused("not_host", "Only the host sees the challenges.")

        def read() -> list[ChallengeInfo]:
            shown = []
            for one in self.store.challenges.of_table(table_id, now_ms()):
                bot = self.store.bots.find(one.to_id)
                if bot is not None:
                    state: Literal["open", "declined"]
                    state = "open" if one.state == "open" else "declined"
                    info = bot_info(bot)
                    shown.append(
                        ChallengeInfo(one.id, one.seat, info, state, one.reason, one.until)
                    )
            return shown

        return await asyncio.to_thread(read)

    async def withdraw(self, user: str, challenge: str) -> None:
        """Withdraw a challenge; raises Refused."""
        found = await self._find(challenge)
        if found.by_id != user:
            raise Refused("not_yours", "This is not your challenge.")
        await asyncio.to_thread(self.store.challenges.remove, challenge)
        self.poke(found.to_id)

    async def accept(self, bot: BotIdentity, challenge: str) -> Challenge:
        """Take the seat of a challenge; raises Refused."""
        found = await self._mine(bot, challenge)
        try:
            await self.tables.seat_bot(bot.user, found.match_id, found.seat)
        except Refused as refusal:
            if refusal.code in ("too_many", "unavailable"):
                raise  # it can be accepted later
            await asyncio.to_thread(self.store.challenges.remove, challenge)
            self.poke(bot.user)
            raise
        await asyncio.to_thread(self.store.challenges.remove, challenge)
        self.poke(bot.user)
        return found

    async def decline(self, bot: BotIdentity, challenge: str, reason: DeclineReason) -> None:
        """Decline a challenge; raises Refused."""
        found = await self._mine(bot, challenge)
        await asyncio.to_thread(self.store.challenges.decline, found.id, reason)
        self.poke(bot.user)

    async def _mine(self, bot: BotIdentity, challenge: str) -> Challenge:
        found = await self._find(challenge)
        if found.to_id != bot.user:
            raise Refused("not_yours", "This challenge is for another bot.")
        return found

    async def _find(self, challenge: str) -> Challenge:
        found = await asyncio.to_thread(self.store.challenges.find, challenge, now_ms())
        if found is None:
            raise Refused("not_now", "This challenge was answered or withdrawn, or has expired.")
        return found
