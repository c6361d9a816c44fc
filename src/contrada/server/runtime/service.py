"""The table service: creates and finds tables, and executes commands."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from contrada.boxes.shipped import PUBLISHED, shipped, shipped_files
from contrada.core.errors import ContradaError
from contrada.core.game import SPECTATOR
from contrada.core.match import new_seed
from contrada.core.messages import Json
from contrada.core.registry import game_ids
from contrada.server.bots.pool import BotPool
from contrada.server.common.metrics import EVENTS, MOVE_SECONDS
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import ServerClock, now_ms
from contrada.server.common.tasks import Tasks
from contrada.server.identity.scopes import OWNER_SHARE
from contrada.server.runtime.bot_turns import BotTurns
from contrada.server.runtime.broadcast import Broadcaster
from contrada.server.runtime.cache import TableCache
from contrada.server.runtime.chat import ChatService
from contrada.server.runtime.commit import Committer
from contrada.server.runtime.following import Conflict, OtherProcesses, learn_people
from contrada.server.runtime.health import Vitals
from contrada.server.runtime.operator_boxes import read_boxes
from contrada.server.runtime.presence import PeopleAtTables
from contrada.server.runtime.scheduler import Scheduler
from contrada.server.runtime.session import TableSession
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from contrada.server.storage.lobby import TooManyListed
from contrada.server.storage.writer import Writer
from contrada.server.tables import events as ev
from contrada.server.tables import messages as msg
from contrada.server.tables import requests as req
from contrada.server.tables.commands import check_open_seat, check_seat, decide
from contrada.server.tables.deadlines import AWAY_TURN_BASED, due_at
from contrada.server.tables.duplicate.origin import check_command, deal_of
from contrada.server.tables.projection import viewers
from contrada.server.tables.reasons import explain
from contrada.server.tables.rows import Append, Head, Row
from contrada.server.tables.setup import checked_seats, checked_setup, rematch_seats
from contrada.server.tables.table import Table, game_of, new_table_id

log = logging.getLogger(__name__)

TRIES: Final = 5
"""Maximum attempts of a command after write conflicts with other processes."""
Admit = Callable[[Table, str, int], Awaitable[None]]
Challenger = Callable[[str, str, int, str], Awaitable[None]]
DEVICES: Final = 8
"""Maximum number of devices per seat; each is stored with the table."""


class TableService:
    """The tables of this server."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        bots: BotPool,
        settings: Settings,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.clock = ServerClock(store.heartbeat)
        self.boxes = read_boxes(settings.components)
        """The operator's components for new tables, by game."""
        self.bots = bots
        self.broadcaster = Broadcaster()
        self.tasks = Tasks()
        self.processes = OtherProcesses(store.shared)
        self.cache = TableCache(store, self.broadcaster, self.processes, self.clock, self.tasks)
        self.committer = Committer(self.cache, writer, settings, now)
        self.bot_turns = BotTurns(
            self.committer,
            bots,
            self.tasks,
            pause=settings.bot_pause,
            queued=store.shared,
            budget=settings.bot_turn_seconds,
        )
        self.cache.watchers.append(self.bot_turns.on_change)
        self.scheduler = Scheduler(self.committer, self.tasks)
        self.chat = ChatService(
            store.sayings, self.broadcaster, self.processes, now, settings.chat_per_minute
        )
        self.people = PeopleAtTables(self.cache)
        self.vitals = Vitals(store, self.clock)
        self.challenge: Challenger = _no_challenge
        """Challenges a bot account to a rematch: user, table, seat, bot."""
        self.admit: Admit = _admit_all
        """Refuses a seat at a table of a deal to somebody who plays the deal elsewhere."""
        self._leaving: set[str] = set()
        """People who are being deleted: they leave tables of deals too."""
        self.closing = False
        """Whether the server is shutting down."""

    async def find(self, table_id: str) -> TableSession:
        """The session of a table, loaded if necessary and up to date; raises Refused."""
        return await self.cache.find(table_id)

    def close_connections(self) -> None:
        """Notify every connection that the server is shutting down, and close it."""
        self.closing = True
        for listener in self.broadcaster.all():
            listener.end("shutdown")

    async def close(self) -> None:
        """Stop the bots, close all connections, and finish pending writes."""
        for session in self.cache.sessions.values():
            session.stop_thoughts()
        self.close_connections()
        await self.tasks.close()

    # -- creating ----------------------------------------------------------------------------

    async def create(
        self,
        user: str,
        request: req.NewTable,
        origin: ev.Origin | None = None,
        like: Any = None,
        seed: bytes | None = None,
    ) -> str:
        """Create a table; returns its id.

        A fork has an origin, and `like` are the components of the original table. A table of a deal
        has a seed that follows from the deal's.
        """
        if await asyncio.to_thread(self.store.users.find, user) is None:
            raise Refused("no_name", "Choose a name first.")
        await self._check_quota(user)
        box = await self._box(user, request)
        # In a thread, because making the game from a corrected box may take a while.
        setup = await asyncio.to_thread(checked_setup, request, box)
        if origin is not None:
            setup = msgspec.structs.replace(setup, components=like)
        await asyncio.to_thread(game_of, setup)
        made = ev.Made(user, checked_seats(request.seats), origin)
        try:
            return await self._create(setup, made, seed)
        except TooManyListed as error:
            raise Refused("too_many", str(error)) from None

    async def check(self, request: req.NewTable) -> ev.Setup:
        """The settings of a table with the published box, validated; raises Refused."""
        return await asyncio.to_thread(checked_setup, request, None)

    async def _box(self, user: str, request: req.NewTable) -> Json | None:
        """The components of a new table, None for the published ones; raises Refused."""
        if request.box == PUBLISHED:
            return None
        if not request.box:
            return self.boxes.get(request.game)
        if request.game not in game_ids():
            raise Refused("bad_setup", "There is no such game.")
        if request.box in await asyncio.to_thread(shipped_files, request.game):
            return await asyncio.to_thread(shipped, request.game, request.box)
        mine = await asyncio.to_thread(self.store.boxes.find, user, request.box)
        if mine is None or mine.game != request.game:
            raise Refused("bad_setup", "You have no such box of this game.")
        if mine.fault:
            raise Refused("bad_setup", f"The box {mine.name} has an error: {mine.fault}")
        return mine.components

    async def _check_quota(self, user: str) -> None:
        """Refuse another table to a person, or a bot account, who has too many unfinished ones."""

        def check() -> None:
            owner = self.store.bots.owner_ids([user]).get(user)
            most = (
                self.settings.tables_per_user if owner is None else self.settings.bot_account_tables
            )
            if self.store.unfinished_of(user) >= most:
                raise Refused("too_many", "You have too many unfinished tables.")
            if owner is not None:
                bots = [bot.id for bot in self.store.bots.of_owner(owner)]
                if sum(self.store.unfinished_of(bot) for bot in bots) >= OWNER_SHARE * most:
                    raise Refused("too_many", "The bots of this owner have too many tables.")

        await asyncio.to_thread(check)

    async def _create(self, setup: ev.Setup, made: ev.Made, seed: bytes | None = None) -> str:
        table_id = new_table_id()
        seed = new_seed() if seed is None else seed
        at, clock = self.now(), self.clock.now()
        table = Table(table_id, setup, seed)
        table.apply(made, at, clock)
        seen = list(viewers(table))
        head = Head(table_id, setup.game, "open", setup.listed, at, at, setup)
        row = Row(1, at, made, seen, clock)
        first = Append(table_id, row, "open", due_at(table, self.settings), table.data.people())
        most = self.settings.listed_per_user
        await asyncio.to_thread(self.store.create, head, seed, first, most)
        EVENTS.labels("made").inc()
        return table_id

    async def _rematch(self, session: TableSession, user: str) -> str:
        """Create the rematch of a table, or return the existing one; returns its id."""
        table = session.table
        if not table.data.seats_of(user):
            raise Refused("not_yours", "Only the players can ask for a rematch.")
        if table.data.phase != "over" or table.match is None:
            raise Refused("not_now", "The game is not over.")
        if table.data.rematch:
            return table.data.rematch
        await self._check_quota(user)
        made = ev.Made(user, rematch_seats(table, user))
        try:
            new = await self._create(table.setup, made)
        except TooManyListed:  # an unlisted table: the players receive its id anyway
            new = await self._create(msgspec.structs.replace(table.setup, listed=False), made)
        other = await self.find(new)
        bots: list[tuple[int, str]] = []
        async with other.lock:
            for number, seat in enumerate(table.data.seats):
                if other.table.data.seats[number].kind == "open" and seat.users:
                    if seat.users[0] in table.owners:
                        bots.append((number, seat.users[0]))
                        continue
                    other.table.names.update(table.names)
                    taken = ev.SeatTaken(number, seat.users[0], seat.label)
                    await self.committer.commit(other, taken)
        await self.committer.commit(session, ev.RematchMade(new))
        for number, bot in bots:  # a program decides for itself whether it plays again
            await self.challenge(user, new, number, bot)
        return new

    # -- commands ----------------------------------------------------------------------------

    async def do(self, user: str, table_id: str, command: msg.AnyCommand) -> msg.Answered:
        """Execute a command; returns once committed and broadcast. Raises Refused."""
        return await self.tasks.run_to_completion(self.do_here(user, table_id, command))

    async def do_here(self, user: str, table_id: str, command: msg.AnyCommand) -> msg.Answered:
        """The same in the task of the caller, who must not be cancelled meanwhile."""
        begun = time.perf_counter()
        session = await self.cache.find(table_id, fresh=False)
        following = self.cache.following
        public = session.public_seq
        for attempt in range(TRIES):
            try:
                ack = await self._try(session, user, command)
                break
            except Conflict:
                continue
            except Refused:
                # Another process may have newer events, such as this player taking a seat.
                if attempt or following is None or session.dropped:
                    raise
                seq = session.table.data.seq
                await following.catch_up(session)
                if session.table.data.seq == seq:
                    raise
        else:
            raise Refused("stale", "Others were faster; look again and choose again.")
        if session.public_seq != public:
            MOVE_SECONDS.observe(time.perf_counter() - begun)
        return ack

    async def _try(self, session: TableSession, user: str, command: msg.AnyCommand) -> msg.Answered:
        """Execute a command; raises Refused, or Conflict if another process wrote first."""
        async with session.lock:
            if session.dropped:
                raise Refused("unavailable", "The table is being loaded again; try once more.")
            if user not in self._leaving:
                check_command(session.table, command)
            if isinstance(command, msg.Why):
                return explain(session.table, user, command)
            if isinstance(command, msg.Say):
                await self.chat.say(session, user, command.text)
            elif isinstance(command, msg.Mute):
                await self.chat.mute(session, user, command.target, command.on)
            elif isinstance(command, msg.Rematch):
                new = await self._rematch(session, user)
                return msg.Ack(command.id, session.table.data.seen[SPECTATOR], new)
            else:
                if isinstance(command, msg.Take):
                    await self._learn_name(session, user)
                    if user in session.table.owners:
                        await self._check_quota(user)
                checked = decide(
                    session.table, user, command, lambda seat: self._away(session, seat)
                )
                if isinstance(command, msg.Take) and deal_of(session.table):
                    await self.admit(session.table, user, command.seat)
                await self.committer.commit(session, checked.event, checked.action)
            own = user in session.table.data.users_of(command.seat)
            return msg.Ack(command.id, session.table.data.seen[command.seat if own else SPECTATOR])

    async def _learn_name(self, session: TableSession, user: str) -> None:
        await asyncio.to_thread(learn_people, self.store, session.table, [user])

    def _away(self, session: TableSession, seat: int) -> bool:
        if session.table.setup.mode == "turn_based":
            return self.clock.now() - session.table.data.public_at >= AWAY_TURN_BASED
        return session.away(seat) >= self.settings.absent_seconds

    async def seat_bot(self, bot: str, table_id: str, seat: int) -> None:
        """Give a bot account the seat of a challenge that it accepts; raises Refused."""

        async def sit() -> None:
            await self._check_quota(bot)
            session = await self.find(table_id)
            for _ in range(TRIES):
                async with session.lock:
                    await self._learn_name(session, bot)
                    check_open_seat(session.table, check_seat(session.table, seat))
                    if session.table.data.seats_of(bot):
                        raise Refused("taken", "A bot has one seat at a table.")
                    with contextlib.suppress(Conflict):
                        await self.committer.commit(session, ev.SeatTaken(seat, bot))
                        return
            raise Refused("unavailable", "Others were faster; try once more.")

        await self.tasks.run_to_completion(sit())

    async def claim(self, user: str, table_id: str, seat: int) -> None:
        """Add a person to a seat whose secret link they opened; raises Refused."""

        async def share() -> None:
            session = await self.find(table_id)
            for _ in range(TRIES):
                async with session.lock:
                    if user in session.table.data.seats[seat].users:
                        return
                    if len(session.table.data.seats[seat].users) >= DEVICES:
                        raise Refused("too_many", f"A seat is played from {DEVICES} devices.")
                    await self._learn_name(session, user)
                    with contextlib.suppress(Conflict):
                        await self.committer.commit(session, ev.SeatShared(seat, user))
                        return
            raise Refused("unavailable", "Others were faster; try once more.")

        await self.tasks.run_to_completion(share())

    async def stand_up(self, user: str) -> None:
        """Vacate all seats of a person who deletes themselves, or leave them to a bot."""
        self._leaving.add(user)
        try:
            await self._stand_up_everywhere(user)
        finally:
            self._leaving.discard(user)

    async def _stand_up_everywhere(self, user: str) -> None:
        for head in await asyncio.to_thread(self.store.tables_of, user, 10_000):
            if head.phase == "over":
                continue
            try:
                session = await self.find(head.id)
                for seat in session.table.data.seats_of(user):
                    await self._stand_up(user, head.id, seat)
            except Refused as refusal:
                if refusal.code != "read_only":  # a read-only table keeps the seat, without a name
                    raise

    async def _stand_up(self, user: str, table_id: str, seat: int) -> None:
        try:
            await self.do(user, table_id, msg.Leave(seat=seat))
        except ContradaError:
            log.info("a seat was already vacated")


async def _admit_all(_table: Table, _user: str, _seat: int) -> None:
    """Without deals everybody may sit down."""


async def _no_challenge(_user: str, _table: str, _seat: int, _bot: str) -> None:
    """Without a challenge service the seat of a bot account stays open."""
