"""Deals: today's, those that people set up, tries, standings, and when a deal may be looked at."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from contrada.core.registry import entry_of, make_game
from contrada.core.rng import new_seed
from contrada.core.spec import OptionValue
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.people.duplicate.store import Deal, DealStore, Try
from contrada.server.people.puzzles.library import PuzzleLibrary
from contrada.server.runtime.service import TableService
from contrada.server.tables import messages as msg
from contrada.server.tables import requests as req
from contrada.server.tables.duplicate.origin import deal_of, deal_origin, table_seed
from contrada.server.tables.events import SeatSetup
from contrada.server.tables.table import Table

DAY_MS: Final = 86_400_000
GRACE_MS: Final = 2 * DAY_MS
"""After closing, a deal waits so long at most for tries that are still being played."""
LEVEL: Final = "master"
SEATS: Final = 2
"""Players of a daily deal."""
MOST_HOSTED: Final = 5
"""Open deals that a person may have set up."""
SALT_BYTES: Final = 32


class Title(msgspec.Struct, frozen=True):
    """Something that is dealt daily: a game, or a variant with puzzles of its own."""

    name: str
    game: str
    options: dict[str, OptionValue]


class Deals:
    """The deals of a server."""

    def __init__(self, tables: TableService, library: PuzzleLibrary) -> None:
        self.tables = tables
        self.store = DealStore(tables.store.engine)
        self._library = library
        self._released: set[str] = set()
        """Deals that are known to be over; they stay so."""
        tables.admit = self._admit

    # -- deals -------------------------------------------------------------------------------

    def titles(self) -> list[Title]:
        """What is dealt daily."""
        found: list[Title] = []
        for each in self._library.collections:
            name = f"{each.game}-{each.name}" if each.name else each.game
            found.append(Title(name, each.game, each.options))
        return found

    def today(self, now: int) -> list[Deal]:
        """Today's deals, made when they are first asked for. Blocks."""
        day = now // DAY_MS
        date = datetime.fromtimestamp(day * DAY_MS / 1000, UTC).date().isoformat()
        found = []
        for title in self.titles():
            deal_id = f"{date}-{title.name}"
            known = self.store.find(deal_id)
            if known is None:
                known = self.store.add(
                    Deal(
                        deal_id,
                        "daily",
                        "",
                        title.game,
                        entry_of(title.game).spec.rules_version,
                        title.options,
                        SEATS,
                        day % SEATS,
                        LEVEL,
                        new_seed(),
                        day * DAY_MS,
                        (day + 1) * DAY_MS,
                    )
                )
            found.append(known)
        return found

    def find(self, deal_id: str) -> Deal:
        """A deal; raises Refused. Blocks."""
        found = self.store.find(deal_id) if len(deal_id) <= 60 else None
        if found is None:
            raise Refused("unknown_path", "There is no such deal.")
        return found

    async def set_up(self, user: str, wanted: NewDeal) -> Deal:
        """A deal that a person sets up for others and themselves; raises Refused."""
        now = now_ms()
        request = req.NewTable(
            wanted.game, [SeatSetup() for _ in range(wanted.seats)], wanted.options
        )
        setup = await self.tables.check(request)
        if not 0 <= wanted.seat < wanted.seats:
            raise Refused("bad_setup", "There is no such seat.")
        if await asyncio.to_thread(self.tables.store.users.find, user) is None:
            raise Refused("no_name", "Choose a name first.")
        if await asyncio.to_thread(self.store.hosted, user, now) >= MOST_HOSTED:
            raise Refused("too_many", f"You may have {MOST_HOSTED} open deals at a time.")
        deal = Deal(
            secrets.token_urlsafe(9).replace("-", "_"),
            "own",
            user,
            setup.game,
            setup.rules_version,
            setup.options,
            wanted.seats,
            wanted.seat,
            wanted.bot,
            new_seed(),
            now,
            now + wanted.hours * 3_600_000,
        )
        return await asyncio.to_thread(self.store.add, deal)

    # -- tries -------------------------------------------------------------------------------

    async def begin(self, user: str, deal: Deal) -> str:
        """Begin a person's only try at a deal, or return to it; returns the table's id."""
        now = now_ms()
        if await asyncio.to_thread(self.tables.store.users.find, user) is None:
            raise Refused("no_name", "Choose a name first.")
        known = (await asyncio.to_thread(self.store.mine, user, [deal.id])).get(deal.id)
        if known is not None:
            return known[0]
        if not deal.begins_at <= now < deal.closes_at:
            raise Refused("not_now", "This deal is over; there will be others.")
        if deal.rules_version != entry_of(deal.game).spec.rules_version:
            raise Refused("not_now", "The rules have changed since; there will be other deals.")
        salt = secrets.token_bytes(SALT_BYTES)
        table = await asyncio.to_thread(self.store.claim, deal.id, user, deal.seat, salt, now)
        if table == "":
            raise Refused("not_now", "Your table is being set up; look again in a moment.")
        if table is not None:
            return table
        try:
            return await self._make(user, deal, salt)
        except BaseException:
            await asyncio.to_thread(self.store.give_up, deal.id, user)
            raise

    async def _make(self, user: str, deal: Deal, salt: bytes) -> str:
        other = SeatSetup("bot", deal.bot) if deal.bot else SeatSetup()
        seats = [SeatSetup("me") if i == deal.seat else other for i in range(deal.seats)]
        request = req.NewTable(
            deal.game,
            seats,
            deal.options,
            mode="turn_based",
            spectators=False,
            hints=False,
            rated=False,
            bots="no",
        )
        components = await asyncio.to_thread(lambda: make_game(deal.game).components)
        origin = deal_origin(deal.id, deal.seed)
        seed = table_seed(deal.seed, salt)
        made = await self.tables.create(user, request, origin, components, seed)
        await asyncio.to_thread(self.store.seat_at, deal.id, user, made)
        if deal.bot:
            await self.tables.do(user, made, msg.Start())
        return made

    async def _admit(self, table: Table, user: str, seat: int) -> None:
        """Let a person sit down at a table of a deal; raises Refused if they play it elsewhere."""
        name, now = deal_of(table), now_ms()
        deal = await asyncio.to_thread(self.find, name)
        if now >= deal.closes_at:
            raise Refused("not_now", "This deal is over; there will be others.")
        salt = secrets.token_bytes(SALT_BYTES)  # unused: the table's was drawn by who began it
        known = await asyncio.to_thread(self.store.claim, name, user, seat, salt, now)
        if known not in (None, table.id):
            raise Refused("taken", "Everyone has one seat in a deal, and you have yours.")
        if known is None:
            await asyncio.to_thread(self.store.seat_at, name, user, table.id)

    # -- looking at them ---------------------------------------------------------------------

    async def sealed(self, table: Table) -> bool:
        """Whether a table's deal is still secret: somebody may play it, or is playing it."""
        name = deal_of(table)
        if not name or name in self._released:
            return False
        deal = await asyncio.to_thread(self.store.find, name)
        if deal is None:
            return False
        return not await asyncio.to_thread(self.released, deal, now_ms())

    def released(self, deal: Deal, now: int, tries: list[Try] | None = None) -> bool:
        """Whether everybody may look at a deal and its tables. Blocks."""
        if now < deal.closes_at:
            return False
        if now < deal.closes_at + GRACE_MS:
            found = self.store.tries(deal.id) if tries is None else tries
            if any(each.phase != "over" for each in found):
                return False
        self._released.add(deal.id)
        return True


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal to set up: everyone who begins a table plays `seat`; bots or people the others."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    seat: int = 0
    bot: str = LEVEL
    hours: int = 24


class Standing(msgspec.Struct, frozen=True):
    """What somebody made of a seat. Place 0: not ranked, as a guest's."""

    place: int
    name: str
    guest: bool
    seat: int
    points: int
    lead: int
    """Ahead of the best rival at the table; negative behind."""
    rank: int
    """The place at the table."""
    at: int
    mine: bool
    table: str
    """The table, once everybody may look at it, or if it is mine."""
    salt: str
    """Of the table's commitment, once everybody may look at it."""


def standings(tries: list[Try], user: str, *, open_to_all: bool) -> list[Standing]:
    """The finished tries, best first within each seat; guests after all others, unranked."""
    done = [each for each in tries if each.phase == "over" and each.reason == "end"]
    rows = []
    for each in done:
        mine = each.scores[each.seat]
        rivals = [points for seat, points in enumerate(each.scores) if seat != each.seat]
        rows.append((each, mine - max(rivals), mine))
    rows.sort(key=lambda row: (row[0].seat, row[0].guest, -row[1], -row[2], row[0].ended_at))
    salts: dict[str, bytes] = {}
    for each in tries:  # who began a table is first, and drew its salt
        salts.setdefault(each.table, each.salt)
    found = []
    for each, lead, points in rows:
        better = [
            other
            for other, ahead, scored in rows
            if other.seat == each.seat and not other.guest and (ahead, scored) > (lead, points)
        ]
        shown = open_to_all or each.user == user
        found.append(
            Standing(
                0 if each.guest else len(better) + 1,
                each.name,
                each.guest,
                each.seat,
                points,
                lead,
                each.ranking[each.seat],
                each.ended_at,
                each.user == user,
                each.table if shown else "",
                salts[each.table].hex() if open_to_all else "",
            )
        )
    return found
