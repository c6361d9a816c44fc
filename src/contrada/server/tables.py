"""All tables: made, found, changed by wishes, kept going by bots and clocks.

A change is applied in memory, written, and only then told. If writing fails, the memory is
thrown away and loaded again from what is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from contrada.core.errors import BadMatchFile, ContradaError
from contrada.core.match import new_seed
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.server import events as ev
from contrada.server import messages as msg
from contrada.server import notes
from contrada.server.bot_pool import BotPool
from contrada.server.boxes import read_boxes
from contrada.server.bus import Bus
from contrada.server.clocks import deadline, time_left
from contrada.server.commands import checked_bot, clean, decide
from contrada.server.live import Live
from contrada.server.metrics import COMMIT_SECONDS, EVENTS, FAULTS, LOADED, MOVE_SECONDS
from contrada.server.projection import result_of, viewers
from contrada.server.refusal import Refused
from contrada.server.settings import Settings
from contrada.server.shared import Conflict, Following
from contrada.server.store import Append, Head, NoSuchTable, Row, Store, Taken
from contrada.server.table import DEFAULT_BOT, Table, new_table_id
from contrada.server.writer import Writer

if TYPE_CHECKING:
    from contrada.server.peers import Peers

log = logging.getLogger(__name__)
T = TypeVar("T")

HOUR: Final = 3_600_000
TRIES: Final = 5
"""So often a wish is tried again when another process was faster."""
BOT_OVERDUE: Final = 15_000
"""A bot that has not moved for so many milliseconds is asked again."""
SNAPSHOT_EVERY: Final = 32
IDLE_SECONDS: Final = 30.0
"""A table that nobody watches leaves the memory after this time."""
AWAY_TURN_BASED: Final = 72 * HOUR


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Tables:
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
        self.writer = writer
        self.bots = bots
        self.settings = settings
        self.now = now
        self.bus = Bus()
        self.boxes = read_boxes(settings.components)
        """The components of new tables, where they are not the published ones."""
        self.watchers: list[Callable[[Live], None]] = []
        """Who looks at a table when it is loaded and after every change; they must not wait."""
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.following = Following(self) if store.shared else None
        """Where other processes write to the same tables."""
        self.peers: Peers | None = None

    # -- finding -----------------------------------------------------------------------------

    async def find(self, table_id: str, fresh: bool = True) -> Live:
        """A table, loaded if need be; raises Refused.

        Where other processes write, it is brought up to date, unless that need not be.
        """
        live = self.live.get(table_id)
        if live is not None and not live.dropped:
            live.used = time.monotonic()
            if self.following is not None and (fresh or live.behind):
                await self.following.catch_up(live)
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Live:
        def read() -> Table:
            table = Table.load(self.store.load(table_id))
            table.names = self.store.names(table.people())
            return table

        try:
            table = await asyncio.to_thread(read)
        except NoSuchTable as error:
            raise Refused("unknown_table", str(error)) from None
        except BadMatchFile as error:
            raise Refused("read_only", str(error)) from None
        live = Live(table, self.bus, self._tell if self.following is not None else None)
        self.live[table_id] = live
        LOADED.set(len(self.live))
        live.ask_around()
        self._wake(live)
        return live

    # -- making ------------------------------------------------------------------------------

    async def create(
        self, user: str, wish: msg.NewTable, origin: ev.Origin | None = None, like: Any = None
    ) -> str:
        """Set a table up; its id. A fork has an origin, and components like there."""
        if await asyncio.to_thread(self.store.user, user) is None:
            raise Refused("no_name", "Choose a name first.")
        if await asyncio.to_thread(self.store.unfinished_of, user) >= self.settings.tables_per_user:
            raise Refused("too_many", "You have too many unfinished tables.")
        setup, made = _checked_setup(wish, user, self.boxes.get(wish.game))
        if origin is not None:
            setup = msgspec.structs.replace(setup, components=like)
            made = msgspec.structs.replace(made, origin=origin)
        return await self._create(setup, made)

    async def _create(self, setup: ev.Setup, made: ev.Made) -> str:
        table_id = new_table_id()
        seed = new_seed()
        at = self.now()
        table = Table(table_id, setup, seed)
        table.apply(made, at)
        seen = list(viewers(table))
        head = Head(table_id, setup.game, "open", setup.listed, at, at, setup)
        row = Row(1, at, made, seen)
        first = Append(table_id, row, "open", self._due(table), table.people())
        await asyncio.to_thread(self.store.create, head, seed, first)
        EVENTS.labels("made").inc()
        return table_id

    async def _rematch(self, live: Live, user: str) -> str:
        """The same players at a new table; all who ask find the same one."""
        table = live.table
        if not table.seats_of(user):
            raise Refused("not_yours", "Only the players can ask for a rematch.")
        if table.data.phase != "over" or table.match is None:
            raise Refused("not_now", "The game is not over.")
        if table.data.rematch:
            return table.data.rematch
        wishes = []
        for seat in table.data.seats:
            if seat.kind == "bot":
                wishes.append(ev.SeatSetup("bot", seat.bot))
            elif user in seat.users:
                wishes.append(ev.SeatSetup("hot" if seat.label else "me", name=seat.label))
            else:
                wishes.append(ev.SeatSetup())
        new = await self._create(table.setup, ev.Made(user, wishes))
        other = await self.find(new)
        async with other.lock:
            for number, seat in enumerate(table.data.seats):
                if other.table.data.seats[number].kind == "open" and seat.users:
                    other.table.names.update(table.names)
                    await self._commit(other, ev.Taken(number, seat.users[0], seat.label))
        await self._commit(live, ev.RematchMade(new))
        return new

    # -- wishes ------------------------------------------------------------------------------

    async def do(self, user: str, table_id: str, command: msg.AnyCommand) -> msg.Ack:
        """Grant a wish, or raise Refused; when this returns, it is on the disk and told."""
        return await self._whole(self._do(user, table_id, command))

    async def _do(self, user: str, table_id: str, command: msg.AnyCommand) -> msg.Ack:
        begun = time.perf_counter()
        live = await self.find(table_id, fresh=False)
        for attempt in range(TRIES):
            try:
                ack = await self._try(live, user, command)
                break
            except Conflict:
                continue
            except Refused:
                # Perhaps another process knows more, such as that this player took a seat there.
                if attempt or self.following is None or live.dropped:
                    raise
                seq = live.table.data.seq
                await self.following.catch_up(live)
                if live.table.data.seq == seq:
                    raise
        else:
            raise Refused("stale", "Others were faster; look again and choose again.")
        MOVE_SECONDS.observe(time.perf_counter() - begun)
        return ack

    async def _try(self, live: Live, user: str, command: msg.AnyCommand) -> msg.Ack:
        """Grant a wish; raises Refused, or Conflict where another process was faster."""
        async with live.lock:
            if live.dropped:
                raise Refused("unavailable", "The table is being loaded again; try once more.")
            if isinstance(command, msg.Say):
                await self._say(live, user, command.text)
            elif isinstance(command, msg.Mute):
                await self._mute(live, user, command)
            elif isinstance(command, msg.Rematch):
                new = await self._rematch(live, user)
                return msg.Ack(command.id, live.table.data.seen[-1], new)
            else:
                if isinstance(command, msg.Take):
                    names = await asyncio.to_thread(self.store.names, [user])
                    live.table.names.update(names)
                event = decide(live.table, user, command, lambda seat: self._away(live, seat))
                await self._commit(live, event)
            own = user in _users(live.table, command.seat)
            return msg.Ack(command.id, live.table.data.seen[command.seat if own else -1])

    async def claim(self, user: str, table_id: str, seat: int) -> None:
        """A seat's secret was shown: this person plays it, too."""

        async def share() -> None:
            live = await self.find(table_id)
            for _ in range(TRIES):
                async with live.lock:
                    if user in live.table.data.seats[seat].users:
                        return
                    live.table.names.update(await asyncio.to_thread(self.store.names, [user]))
                    with contextlib.suppress(Conflict):
                        await self._commit(live, ev.Shared(seat, user))
                        return
            raise Refused("unavailable", "Others were faster; try once more.")

        await self._whole(share())

    async def _say(self, live: Live, user: str, text: str) -> None:
        seats = live.table.seats_of(user)
        if not seats:
            raise Refused("not_yours", "Only the players at a table speak there.")
        if not live.table.data.chat:
            raise Refused("not_allowed", "The host has switched the chat off.")
        said = clean(text)
        if not said:
            raise Refused("bad_message", "There is nothing in it.")
        at = self.now()
        line = await asyncio.to_thread(self.store.say, live.table.id, user, seats[0], at, said)
        live.tell_chat(line)
        self._tell(notes.Said(live.table.id, line.id))

    async def _mute(self, live: Live, user: str, command: msg.Mute) -> None:
        others = [other for other in _users(live.table, command.target) if other != user]
        if not live.table.seats_of(user) or not others:
            raise Refused("bad_message", "There is nobody to mute.")
        for other in others:
            await asyncio.to_thread(self.store.mute, user, other, command.on)
        await self.reread_mutes(user)
        self._tell(notes.PersonChanged(user, "mutes"))

    async def reread_mutes(self, user: str) -> None:
        """Somebody hears others than before."""
        muted = await asyncio.to_thread(self.store.muted_by, user)
        for listener in self.bus.all():
            if listener.user == user:
                listener.muted = muted

    def _away(self, live: Live, seat: int) -> bool:
        if live.table.setup.mode == "turn_based":
            return self.now() - live.table.data.at >= AWAY_TURN_BASED
        return live.away(seat) >= self.settings.absent_seconds

    # -- changing ----------------------------------------------------------------------------

    async def _commit(self, live: Live, event: ev.AnyEvent) -> None:
        """Let an event happen, keep it, tell it. The caller holds the table's lock."""
        table = live.table
        playing = isinstance(event, ev.Played | ev.Undone)
        roles = {} if playing else live.roles()  # playing changes nobody's role
        try:
            with COMMIT_SECONDS.time():
                item = self._happen(live, event)
                await self.writer.append(item)
        except BaseException as error:
            if isinstance(error, Taken) and self.following is not None:
                await self._make_up(live)
                raise Conflict from None
            self._drop(live)
            if isinstance(error, Taken):
                raise Refused("stale", "Somebody else was faster.") from None
            FAULTS.inc()
            log.exception("an event could not be kept", extra={"table": table.id[:4]})
            raise Refused("unavailable", "This could not be kept; try once more.") from None
        EVENTS.labels(item.row.event.__struct_config__.tag).inc()
        live.unsaved = 0 if item.snapshot is not None else live.unsaved + 1
        live.theirs = False
        live.publish(item.row.seen)
        if not playing:
            live.tell_roles(roles)
        self._wake(live)

    async def _make_up(self, live: Live) -> None:
        """Another process was faster: forget what did not happen, and take in what did."""
        assert self.following is not None
        try:
            await self.following.reload(live)
        except BaseException:
            self._drop(live)
            raise
        self._wake(live)

    def _happen(self, live: Live, event: ev.AnyEvent) -> Append:
        table = live.table
        at = max(self.now(), table.data.at)
        asked, people = table.open_thoughts(), table.people()
        table.happen(event, at)
        seen = live.published.changes()
        if isinstance(event, ev.Played | ev.Undone) and event.seat not in seen:
            # Whoever acted gets a new number, so that the same message cannot act twice.
            seen.append(event.seat)
        table.mark(seen)
        over = table.data.phase == "over"
        result = msgspec.json.encode(result_of(table)).decode() if over else None
        turn_ends = isinstance(event, ev.Played) and not self._goes_on(table, event.seat)
        due = live.unsaved >= SNAPSHOT_EVERY and turn_ends
        return Append(
            table.id,
            Row(table.data.seq, at, event, seen),
            table.data.phase,
            self._due(table),
            table.people() if table.people() != people else None,
            result,
            table.snapshot() if due or over else None,
            [thought for thought in table.open_thoughts() if thought not in asked],
        )

    def _goes_on(self, table: Table, seat: int) -> bool:
        return table.match is not None and table.match.can_undo(seat)

    def _drop(self, live: Live) -> None:
        live.drop()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        LOADED.set(len(self.live))

    def _due(self, table: Table) -> int | None:
        """When somebody has to look at this table again."""
        data = table.data
        if data.phase == "over":
            return None
        due = data.at + self._patience(table)
        if table.thinking_bots():
            due = min(due, data.at + BOT_OVERDUE)
        ends = deadline(data.clocks, table.setup.clock) if table.running else None
        return due if ends is None else min(due, ends)

    def _patience(self, table: Table) -> int:
        """After so many milliseconds without an event a table is given up."""
        if table.data.phase == "open":
            return int(self.settings.open_hours * HOUR)
        live = table.setup.mode == "live"
        hours = self.settings.live_hours if live else self.settings.turn_based_hours
        return int(hours * HOUR)

    # -- bots --------------------------------------------------------------------------------

    def _wake(self, live: Live) -> None:
        """Set the bots thinking who have to decide, and stop those who need not any more."""
        for look in self.watchers:
            look(live)
        table = live.table
        wanted = dict(table.thinking_bots())
        for seat, (mark, task) in list(live.thoughts.items()):
            if task.done() or seat not in wanted or mark != table.data.since[seat]:
                del live.thoughts[seat]
                task.cancel()
        if self.following is None:  # otherwise they were asked when the event was written
            for seat in wanted:
                self.start_thought(live, seat, table.data.since[seat])

    def start_thought(self, live: Live, seat: int, mark: int) -> asyncio.Task[None] | None:
        """Set a bot thinking in this process, where it still has to and does not already."""
        bot = dict(live.table.thinking_bots()).get(seat)
        if bot is None or live.dropped or live.table.data.since[seat] != mark:
            return None
        if seat in live.thoughts:
            return live.thoughts[seat][1]
        task = self._spawn(self._think(live, seat, bot, mark))
        live.thoughts[seat] = (mark, task)
        return task

    async def _think(self, live: Live, seat: int, bot: str, mark: int) -> None:
        """One decision of a bot, from its thought to everyone being told."""
        game = live.table.game
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        async with live.lock:
            match = live.table.match
            if not self._still(live, seat, bot, mark) or match is None:
                return
            state = match.state.copy()
        action = await self.bots.choose(game, state, seat, bot)
        for _ in range(TRIES):
            async with live.lock:
                if not self._still(live, seat, bot, mark):
                    return
                # From here on this is a change like any other, which nobody may break off.
                live.thoughts.pop(seat, None)
                try:
                    await self._commit(live, ev.Played(seat, game.encode(seat, action)))
                    return
                except Conflict:  # somebody else moved; the bot's own decision may still stand
                    continue

    def _still(self, live: Live, seat: int, bot: str, mark: int) -> bool:
        """Whether a bot still has to make the decision it was asked about."""
        asked = (seat, bot) in live.table.thinking_bots()
        return asked and not live.dropped and live.table.data.since[seat] == mark

    # -- what comes due ----------------------------------------------------------------------

    async def sweep(self, ahead: int = 0) -> None:
        """Look after tables where something is due, and let go of those nobody watches."""
        due = []
        if self.leads:
            due = await asyncio.to_thread(self.store.due, self.now() + ahead, 64)
        for table_id in due:
            try:
                await self._whole(self._look_after(table_id))
            except Conflict:
                continue  # whoever was faster looked after it
            except Refused as error:
                if error.code == "read_only":
                    await asyncio.to_thread(self.store.postpone, table_id, None)
                else:
                    log.warning("a due table was passed over", extra={"table": table_id[:4]})
        self.evict()

    async def _look_after(self, table_id: str) -> None:
        live = await self.find(table_id)
        async with live.lock:
            table, now = live.table, self.now()
            if table.data.phase != "over" and now >= table.data.at + self._patience(table):
                await self._commit(live, ev.Ended("abandoned"))
                return
            for seat in table.actors():
                clocks, clock = table.data.clocks, table.setup.clock
                timed = (clock.per_move or clock.bank) and clocks.since[seat] >= 0
                if table.running and timed and time_left(clocks, clock, seat, now) <= 0:
                    once = table.setup.on_timeout == "bot_moves"
                    await self._commit(live, ev.StoodIn(seat, DEFAULT_BOT, once))
            self._wake(live)
            if self.following is not None and table.open_thoughts():
                asked = table.open_thoughts()
                await asyncio.to_thread(self.store.think_again, table_id, table.data.seq, asked)
            due = self._due(table)
            if due is not None and due <= now:
                # A bot is slow: looking at it every second would keep us from the others.
                await asyncio.to_thread(self.store.postpone, table_id, now + BOT_OVERDUE)

    def evict(self) -> None:
        """Let go of tables that nobody watches and nothing happens at."""
        for table_id, live in list(self.live.items()):
            idle = time.monotonic() - live.used > IDLE_SECONDS
            busy = live.lock.locked() or live.thoughts or self.bus.at(table_id)
            if idle and not busy:
                del self.live[table_id]
        LOADED.set(len(self.live))

    # -- people ------------------------------------------------------------------------------

    async def renamed(self, user: str, name: str | None) -> None:
        """Somebody has another name, or none any more."""
        self._tell(notes.PersonChanged(user, "name"))
        await self.rename_here(user, name)

    def sign_out(self, user: str) -> None:
        """Somebody's other devices are his no more."""
        self._tell(notes.PersonChanged(user, "session"))
        self.sign_out_here(user)

    def sign_out_here(self, user: str) -> None:
        """The same, for the connections of this process."""
        for listener in self.bus.all():
            if listener.user == user:
                listener.end("signed_out")

    async def rename_here(self, user: str, name: str | None) -> None:
        """The same, for the tables of this process."""
        for live in list(self.live.values()):
            async with live.lock:
                if user in live.table.people():
                    live.table.names.pop(user, None)
                    if name is not None:
                        live.table.names[user] = name
                    live.publish(live.published.changes())

    async def stand_up(self, user: str) -> None:
        """Somebody is leaving for good: his seats become free, or are played on by a bot."""
        for head in await asyncio.to_thread(self.store.tables_of, user, 10_000):
            if head.phase == "over":
                continue
            live = await self.find(head.id)
            for seat in live.table.seats_of(user):
                try:
                    await self.do(user, head.id, msg.Leave(seat=seat))
                except ContradaError:
                    log.info("a seat was left already", extra={"table": head.id[:4]})

    # -- other processes ---------------------------------------------------------------------

    @property
    def leads(self) -> bool:
        """Whether this process does what is to be done once."""
        return self.following is None or (self.peers is not None and self.peers.leads)

    def _tell(self, note: notes.AnyNote) -> None:
        """Let other processes know, where there are any."""
        if self.peers is not None:
            self.peers.tell(note)

    # -- ending ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop the bots, finish what is being written, and say goodbye."""
        for live in self.live.values():
            live.stop_thoughts()
        for listener in self.bus.all():
            listener.end("shutdown")
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, Refused):
                FAULTS.inc()
                log.error("a task failed", exc_info=error)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if the one who wished it goes away meanwhile."""
        return await asyncio.shield(self._spawn(work))


def _users(table: Table, seat: int) -> list[str]:
    return table.data.seats[seat].users if 0 <= seat < table.setup.seats else []


def _checked_setup(
    wish: msg.NewTable, user: str, box: Json | None = None
) -> tuple[ev.Setup, ev.Made]:
    """What a new table is to be, checked against the game."""
    try:
        game = make_game(wish.game, box)
        game.spec.check_seats(len(wish.seats))
        options = game.spec.check_options(wish.options)
    except ContradaError as error:
        raise Refused("bad_setup", str(error)) from None
    for seat in wish.seats:
        if seat.kind == "bot":
            checked_bot(seat.bot)
        elif seat.bot:
            raise Refused("bad_setup", "Only a bot's seat names a bot.")
        if seat.kind == "hot" and not clean(seat.name):
            raise Refused("bad_setup", "One more player at your screen needs a name.")
        if len(seat.name) > 24:
            raise Refused("bad_setup", "A name has up to 24 characters.")
    if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
        raise Refused("bad_setup", "You can sit down once; others at your screen have names.")
    clock = wish.clock
    if min(clock.per_move, clock.bank, clock.increment) < 0 or (clock.per_move and clock.bank):
        raise Refused("bad_setup", "A clock has seconds per move, or a bank with an increment.")
    if max(clock.per_move, clock.bank, clock.increment) > 60 * 86_400:
        raise Refused("bad_setup", "A clock gives at most sixty days.")
    setup = ev.Setup(
        wish.game,
        game.spec.rules_version,
        game.components,
        options,
        len(wish.seats),
        wish.mode,
        wish.listed,
        wish.spectators,
        clock,
        wish.on_timeout,
        wish.hints,
    )
    seats = [msgspec.structs.replace(seat, name=clean(seat.name)) for seat in wish.seats]
    return setup, ev.Made(user, seats)
