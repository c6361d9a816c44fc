"""A table: the fold of its events. No clock, no network, no database."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any, Final

import msgspec

from contrada.boxes.shipped import box_name
from contrada.core.errors import UnknownGame
from contrada.core.game import SPECTATOR, Game
from contrada.core.match import Entry, Match, Root, Snapshot, commitment_of
from contrada.core.messages import Json
from contrada.core.play.draft import withdrawable
from contrada.core.registry import entry_of, make_game
from contrada.server.identity.names import tell_apart
from contrada.server.tables.clocks import ClockState, ToldClocks, clocks_at, settle_clocks
from contrada.server.tables.events import (
    Answered,
    AnyEvent,
    Asked,
    Ended,
    Origin,
    Played,
    Rated,
    Reason,
    Resigned,
    Setup,
    Started,
    Undone,
    Withdrawn,
)
from contrada.server.tables.rows import Stored, UnknownRules
from contrada.server.tables.seating import Data, SeatState, apply_to_seats
from contrada.server.tables.transcript import Transcript, TranscriptPage

NO_MOVES: Final[list[int]] = []
MOVES: Final = (Played, Undone, Withdrawn)
"""The events of play; they change no seats."""
NOBODY: Final = -1
"""Instead of a seat, where no seat acted."""


def new_table_id() -> str:
    """An unguessable id, which is also the table's link.

    It does not start with a hyphen: command lines would read it as an option.
    """
    while True:
        made = secrets.token_urlsafe(9)
        if not made.startswith("-"):
            return made


class TableSnapshot(msgspec.Struct):
    """The contents of a table's snapshot."""

    data: Data
    match: Snapshot | None
    pages: list[TranscriptPage] | None = None
    """The last log lines of every viewer."""


class OpenDecisions:
    """Who has to decide in a state, and what is legal for them, as far as it is known."""

    __slots__ = ("actors", "legal", "match", "ply", "state")

    def __init__(self, match: Match | None, state: Any, ply: int, actors: list[int]) -> None:
        self.match = match
        self.state = state
        self.ply = ply
        self.actors = actors
        self.legal: dict[int, list[int]] = {}


NOTHING_OPEN: Final = OpenDecisions(None, None, -1, [])


class Table:
    """The state of a table after its last event."""

    def __init__(self, table_id: str, setup: Setup, seed: bytes) -> None:
        self.id = table_id
        self.setup = _with_shared_components(setup)
        self.seed = seed
        self.commitment = commitment_of(seed)
        count = setup.seats
        self.data = Data(
            [SeatState() for _ in range(count)],
            seen=[0] * (count + 1),
            since=[0] * count,
            clocks=ClockState([setup.clock.bank * 1000] * count, [-1] * count),
        )
        self.game: Game[Any] = game_of(setup)
        self.box = box_name(setup.game, setup.rules_version, setup.components)
        """Which box the table uses (`boxes.shipped.box_name`)."""
        self.match: Match | None = None
        self.transcript: Transcript | None = None
        self.unsaved = 0
        """The number of loaded events that are newer than the snapshot."""
        self._asked = NOTHING_OPEN
        """Who had to decide when that was last asked."""
        self.names: dict[str, str] = {}
        """People's names by id; not part of the log, because people change or delete them."""
        self.owners: dict[str, str] = {}
        """Of the people at the table those who are bot accounts, with their owners' names."""

    @staticmethod
    def load(stored: Stored) -> Table:
        """A table from its newest snapshot and the events after it."""
        table = Table(stored.head.id, stored.head.setup, stored.seed)
        if stored.snapshot is not None:
            snapshot = msgspec.json.decode(stored.snapshot, type=TableSnapshot)
            table.data = snapshot.data
            table._upgrade_snapshot()
            if snapshot.match is not None:
                table.match = table._new_match()
                table.match.take_up(snapshot.match)
                table.transcript = Transcript(table.match, snapshot.pages)
                table.transcript.mark_sent(table.data.seen)
        table.unsaved = len(stored.rows)
        for row in stored.rows:
            table.apply_and_log(row.event, row.at, row.clock)
            table.mark(row.seen)
            if table.transcript is not None:
                table.transcript.mark_sent(table.data.seen)
        return table

    def _upgrade_snapshot(self) -> None:
        """Fill in fields that snapshots of earlier versions lack."""
        data = self.data
        data.clock_at = data.clock_at or data.at
        data.public_at = data.public_at or data.clock_at
        if self._timed and not data.told_clocks:
            data.told_clocks = [self._clocks()] * (self.setup.seats + 1)

    def snapshot(self) -> bytes:
        """The snapshot that `load` reads."""
        if self.match is None or self.transcript is None:
            return msgspec.json.encode(TableSnapshot(self.data, None))
        pages = self.transcript.snapshot(self.data.seen)
        return msgspec.json.encode(TableSnapshot(self.data, self.match.snapshot(), pages))

    # -- reading -----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether the game is under way."""
        return self.data.phase == "running"

    def name_of(self, seat: int) -> str:
        """The name of a seat's player."""
        place = self.data.seats[seat]
        if place.label or not place.users:
            return place.label
        return self.names.get(place.users[0], "")

    def owner_of(self, seat: int) -> str:
        """The name of the person whose program plays a seat; empty if a person plays it."""
        users = self.data.seats[seat].users
        return self.owners.get(users[0], "") if users else ""

    def shown_names(self) -> list[str]:
        """The players' names by seat; names that look alike are numbered."""
        return tell_apart([self.name_of(seat) for seat in range(self.setup.seats)])

    def remove_labels(self, user: str) -> None:
        """Remove the names that a person gave to hot-seat players."""
        for place in self.data.seats:
            if place.users and place.users[0] == user:
                place.label = ""

    def actors(self) -> list[int]:
        """The seats with an open decision. Never sent to clients: it may be secret."""
        return self._now().actors if self.data.phase == "running" else []

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; not to be changed."""
        if self.match is None or self.data.phase != "running":
            return []
        asked = self._now()
        if seat not in asked.actors:
            return []
        found = asked.legal.get(seat)
        if found is None:
            found = asked.legal[seat] = self.match.legal(seat)
        return found

    def _now(self) -> OpenDecisions:
        """Who has to decide in the current state, computed once for each state."""
        match, known = self.match, self._asked
        if match is None:
            return NOTHING_OPEN
        state, ply = match.state, len(match.log)
        if known.match is not match or known.state is not state or known.ply != ply:
            known = OpenDecisions(match, state, ply, list(match.actors))
            self._asked = known
        return known

    def withdrawable(self, seat: int) -> list[int]:
        """The steps of a seat's open draft that it can take out again."""
        match, transcript = self.match, self.transcript
        if match is None or transcript is None or seat not in self.actors():
            return []
        return withdrawable(match, seat, transcript.state_near)

    def thinking_bots(self) -> list[tuple[int, str]]:
        """The seats where a bot has to decide, each with the bot's name."""
        found = []
        seats = self.data.seats
        for seat in self.actors():
            bot = seats[seat].acting_bot
            if bot:
                found.append((seat, bot))
        return found

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: as set up, by default where one person plays all seats."""
        if self.setup.rated:
            return False
        if self.setup.hints is not None:
            return self.setup.hints
        seats = self.data.seats
        people = [set(seat.users) for seat in seats if seat.kind == "human"]
        alone = bool(people) and bool(set.intersection(*people))
        return alone and not any(seat.kind == "open" for seat in seats)

    @property
    def rated(self) -> Rated:
        """Whether the game will count for the leaderboard, as far as is known now."""
        if self.box or self.data.unrated or self.data.origin is not None:
            return "no"
        if self.setup.rated is False:
            return "no"
        return "yes" if self.setup.rated else "unless_hints"

    def bot_decisions(self) -> list[tuple[int, int]]:
        """The seats where a bot has to decide, each with its decision's sequence number."""
        return [(seat, self.data.since[seat]) for seat, _ in self.thinking_bots()]

    @property
    def _timed(self) -> bool:
        clock = self.setup.clock
        return bool(clock.per_move or clock.bank)

    def _clocks(self) -> ToldClocks:
        return clocks_at(self.data.clocks, self.setup.clock, self.data.clock_at)

    def clocks_of(self, viewer: int) -> ToldClocks | None:
        """The clocks as last sent to a viewer; None without clocks."""
        if not self._timed:
            return None
        told = self.data.told_clocks
        return told[viewer] if told else self._clocks()

    # -- events ------------------------------------------------------------------------------

    def apply_and_log(
        self, event: AnyEvent, at: int, clock: int | None = None, checked: int | None = None
    ) -> None:
        """Apply an event and add its lines to every viewer's log."""
        self.apply(event, at, clock, checked)
        if self.match is not None and self.transcript is not None:
            self.transcript.follow(self.match.log)

    def apply(
        self, event: AnyEvent, at: int, clock: int | None = None, checked: int | None = None
    ) -> None:
        """Apply an event.

        `at` is the wall time; `clock` is the server time, which measures thinking time. `checked`
        is the action of a `Played` event that was decoded and found legal just now. Without it, as
        for events from the database, the action is decoded and checked here.
        """
        clock = at if clock is None else clock
        acting = self.actors()
        before = {seat: self.legal(seat) for seat in acting}
        self._apply(event, checked)
        if self.match is not None and self.running and self.match.over:
            self._end("end")
        data = self.data
        data.seq += 1
        mover = event.seat if isinstance(event, MOVES) else NOBODY
        now = self.actors()
        for seat in range(self.setup.seats):
            # The seat's sequence number once this event is sent to it.
            if seat == mover or (
                (seat in before or seat in now) and self.legal(seat) != before.get(seat, NO_MOVES)
            ):
                data.since[seat] = data.seen[seat] + 1
        for seat, place in enumerate(data.seats):
            if place.once and seat not in now:
                place.once, place.stand_in = False, ""
        fresh = mover >= 0 and self.match is not None and not self.match.can_undo(mover)
        timed = [seat for seat in now if not data.seats[seat].acting_bot]
        settle_clocks(
            data.clocks, self.setup.clock, acting, timed, mover if fresh else NOBODY, clock
        )
        data.at = at
        data.clock_at = clock
        data.public_at = data.public_at or clock

    def mark(self, seen: list[int]) -> None:
        """Record that the last event changed something for these viewers."""
        data = self.data
        for viewer in seen:
            data.seen[viewer] += 1
        if SPECTATOR in seen:
            data.public_at = data.clock_at
        if self._timed:
            now = self._clocks()
            data.told_clocks = data.told_clocks or [now] * (self.setup.seats + 1)
            for viewer in seen:
                data.told_clocks[viewer] = now
        for seat in range(self.setup.seats):
            self.data.since[seat] = min(self.data.since[seat], self.data.seen[seat])

    def _apply(self, event: AnyEvent, checked: int | None) -> None:
        data = self.data
        accepted = "" if isinstance(event, MOVES) else apply_to_seats(data, event)
        match event:
            case Started():
                data.phase = "running"
                self.match = self._new_match()
                if data.origin is not None:
                    self.match.resume(_entries(self.game, data.origin))
                self.transcript = Transcript(self.match)
            case Played():
                self._play(event, checked)
            case Undone():
                if event.all:
                    self._match().restart(event.seat)
                else:
                    self._match().undo(event.seat)
            case Withdrawn():
                action = self.game.decode(event.seat, event.action)
                self._match().withdraw(event.seat, action)
            case Asked() | Answered():
                self._apply_accepted(accepted)
            case Resigned():
                left = [seat for seat in data.seats if not seat.resigned]
                if len(left) <= 1 or not data.humans():
                    self._end("resigned")
            case Ended():
                self._end(event.reason)
            case _:
                pass  # `apply_to_seats` did everything

    def _play(self, event: Played, checked: int | None) -> None:
        match, seat = self._match(), event.seat
        action = self.game.decode(seat, event.action) if checked is None else checked
        # A step that only its player sees must not end a request: that would reveal the step.
        if (
            self.data.request is not None
            and self.game.redact(match.state, seat, action, SPECTATOR) is not None
        ):
            self.data.request = None
        if checked is None:
            match.play(seat, action)
        else:
            match.play_checked(seat, action)

    def _match(self) -> Match:
        assert self.match is not None, "events of play come after the start"
        return self.match

    def _apply_accepted(self, what: str) -> None:
        """Apply a proposal that all players accepted."""
        request = self.data.request
        if request is None or not what:
            return
        self.data.request = None
        if what == "undo":
            self.data.unrated = self.data.unrated or "undo"
            match = self._match()
            match.resume(match.log[: request.ply], audit=False)
        else:
            self._end("agreed")

    def _end(self, reason: Reason) -> None:
        self.data.phase = "over"
        self.data.reason = reason
        self.data.request = None

    def _new_match(self) -> Match:
        origin = self.data.origin
        seeds = origin.seeds if origin is not None else []
        roots = [Root(until, bytes.fromhex(seed)) for until, seed in seeds]
        return Match(self.game, self.setup.seats, self.setup.options, self.seed, roots)


def _entries(game: Game[Any], origin: Origin) -> list[Entry]:
    return [Entry(actor, game.decode(actor, form)) for actor, form in origin.log]


def game_of(setup: Setup) -> Game[Any]:
    """The game of a table; raises UnknownRules if this server does not know its rules."""
    try:
        version = entry_of(setup.game).spec.rules_version
    except UnknownGame as error:
        raise UnknownRules(str(error)) from None
    if setup.rules_version != version:
        raise UnknownRules(
            f"This table uses version {setup.rules_version} of the rules; this server knows "
            f"version {version}."
        )
    return _cached_game(setup.game, msgspec.json.encode(setup.components, order="sorted"))


def _with_shared_components(setup: Setup) -> Setup:
    """The settings with components that all tables with the same ones share in memory."""
    if setup.components is None:
        return setup
    shared = _cached_components(msgspec.json.encode(setup.components))
    return msgspec.structs.replace(setup, components=shared)


@lru_cache(maxsize=64)
def _cached_components(components: bytes) -> Json:
    return msgspec.json.decode(components, type=Json)


@lru_cache(maxsize=64)
def _cached_game(game_id: str, components: bytes) -> Game[Any]:
    """A game object, shared by all tables with the same components: it has no state."""
    return make_game(game_id, msgspec.json.decode(components))
