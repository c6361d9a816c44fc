"""The database: the event log of every table, its newest snapshot, people, chat.

All methods block; the server calls them from threads. What `append` has returned without an
error is on the disk.
"""

from __future__ import annotations

import secrets as random_bytes
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Engine,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from contrada.core.errors import ContradaError
from contrada.server import schema
from contrada.server.events import AnyEvent, Setup, read_event, write_event
from contrada.server.migrations import migrate
from contrada.server.notes import CHANNEL, AnyNote, Wrote, write_letter

KEY_BYTES: Final = 32
MIGRATING: Final = 0x636F6E74
"""The number of the lock under which one process migrates and the others wait."""


class Taken(ContradaError):
    """The number or name is in use already: somebody else was first."""


class NoSuchTable(ContradaError):
    """There is no table of this id."""


class Row(msgspec.Struct, frozen=True):
    """One row of the log: its number, when it was written, and which viewers saw a change."""

    seq: int
    at: int
    event: AnyEvent
    seen: list[int]


class Head(msgspec.Struct, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    game: str
    phase: str
    listed: bool
    created_at: int
    changed_at: int
    setup: Setup
    result: Any = None


class Stored(msgspec.Struct, frozen=True):
    """A table as it is kept: head, seed, newest snapshot, and the rows after it."""

    head: Head
    seed: bytes
    snapshot: bytes | None
    rows: list[Row]


class Append(msgspec.Struct, frozen=True):
    """What one event writes, all or nothing."""

    match_id: str
    row: Row
    phase: str
    due_at: int | None
    sitters: list[str] | None
    """Who sits here now, or None where the event did not change that."""
    result: str | None = None
    snapshot: bytes | None = None
    thinking: list[tuple[int, int]] = []
    """Bots that have to decide from now on: seat, and the mark of the decision."""


class User(msgspec.Struct, frozen=True):
    """A person who has chosen a name."""

    id: str
    name: str
    session: int
    created_at: int
    account: str | None
    password: str | None


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    user_id: str
    seat: int
    at: int
    text: str


def open_engine(url: str) -> Engine:
    """A connection pool; SQLite is set to lose nothing that was committed."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _careful(connection: Any, _record: Any) -> None:
            # The driver's own idea of transactions breaks savepoints: BEGIN is ours to say.
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "foreign_keys=ON",
                "busy_timeout=5000",
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine


class Store:
    """Everything that is kept."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Other processes may write here, too."""
        self.token = random_bytes.randbits(31)
        """By this number the processes of one server know each other."""
        with self.engine.begin() as connection:
            if self.shared:
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            migrate(connection)
            if self.shared:
                from contrada.server.jobs import prepare

                prepare(connection)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def ping(self) -> None:
        """Raise if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def secret(self, name: str) -> bytes:
        """A key of this installation, made once and shared by all its processes."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return bytes(found)
        try:
            with self.engine.begin() as connection:
                value = random_bytes.token_bytes(KEY_BYTES)
                connection.execute(insert(schema.secrets).values(name=name, value=value))
        except IntegrityError:  # another process was faster: its key is the one
            pass
        with self.engine.connect() as connection:
            return bytes(connection.execute(query).scalar_one())

    # -- tables ------------------------------------------------------------------------------

    def create(self, head: Head, seed: bytes, first: Append) -> None:
        """Begin a table with its first event."""
        with self.engine.begin() as connection:
            connection.execute(
                insert(schema.matches).values(
                    id=head.id,
                    game=head.game,
                    phase=head.phase,
                    listed=head.listed,
                    created_at=head.created_at,
                    changed_at=head.changed_at,
                    setup=msgspec.json.encode(head.setup).decode(),
                    seed=seed,
                )
            )
            self._write_all(connection, [first])

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write events of several tables in one commit; for each None or what went wrong."""
        # Processes that write several tables do so in one order, or they wait for each other.
        order = sorted(range(len(batch)), key=lambda i: batch[i].match_id)
        try:
            with self.engine.begin() as connection:
                self._write_all(connection, [batch[i] for i in order])
            return [None] * len(batch)
        except IntegrityError:
            pass  # somebody was faster with one of them; the others are kept
        results: list[Exception | None] = [None] * len(batch)
        with self.engine.begin() as connection:
            for i in order:
                item = batch[i]
                try:
                    with connection.begin_nested():
                        self._write_all(connection, [item])
                except IntegrityError:
                    text = f"Event {item.row.seq} of table {item.match_id} is written already."
                    results[i] = Taken(text)
        return results

    def _write_all(self, connection: Connection, items: Sequence[Append]) -> None:
        rows = [
            {
                "match_id": item.match_id,
                "seq": item.row.seq,
                "at": item.row.at,
                "event": write_event(item.row.event),
                "seen": msgspec.json.encode(item.row.seen).decode(),
            }
            for item in items
        ]
        connection.execute(insert(schema.events), rows)
        heads = [
            {
                "key": item.match_id,
                "new_phase": item.phase,
                "new_due": item.due_at,
                "new_time": item.row.at,
            }
            for item in items
        ]
        connection.execute(_CHANGE_HEAD, heads)
        for item in items:
            self._write_more(connection, item)
        if self.shared:
            notes = [(item.match_id, item.row.seq) for item in items]
            self._notify(connection, [Wrote(table, seq) for table, seq in notes])

    def _write_more(self, connection: Connection, item: Append) -> None:
        """What only some events bring with them."""
        match_id, seq = item.match_id, item.row.seq
        if item.result is not None:
            mine = update(schema.matches).where(schema.matches.c.id == match_id)
            connection.execute(mine.values(result=item.result))
        if item.sitters is not None:
            self._seat(connection, match_id, item.sitters)
        if item.snapshot is not None:
            table = schema.snapshots
            connection.execute(delete(table).where(table.c.match_id == match_id))
            connection.execute(insert(table).values(match_id=match_id, seq=seq, data=item.snapshot))
        if item.thinking and self.shared:
            from contrada.server.jobs import Job, put

            put(connection, [Job(match_id, seat, mark, seq) for seat, mark in item.thinking])

    def think_again(self, match_id: str, seq: int, thinking: Iterable[tuple[int, int]]) -> None:
        """Ask bots again who were asked before, where they have not been asked twice."""
        from contrada.server.jobs import Job, put_again

        with self.engine.begin() as connection:
            for seat, mark in thinking:
                put_again(connection, Job(match_id, seat, mark, seq))

    def _notify(self, connection: Connection, notes: Iterable[AnyNote]) -> None:
        letters = [{"letter": write_letter(self.token, note)} for note in notes]
        connection.execute(_NOTIFY, letters)

    def _seat(self, connection: Connection, match_id: str, sitters: Iterable[str]) -> None:
        """Keep in step who sits where, for finding a person's tables."""
        table = schema.sitters
        query = select(table.c.user_id).where(table.c.match_id == match_id)
        known = set(connection.execute(query).scalars())
        wanted = set(sitters)
        for user in sorted(wanted - known):
            connection.execute(insert(table).values(match_id=match_id, user_id=user))
        for user in sorted(known - wanted):
            here = (table.c.match_id == match_id) & (table.c.user_id == user)
            connection.execute(delete(table).where(here))

    def load(self, match_id: str) -> Stored:
        """A table; raises NoSuchTable."""
        with self.engine.connect() as connection:
            matches, shots, log = schema.matches, schema.snapshots, schema.events
            found = connection.execute(select(matches).where(matches.c.id == match_id)).first()
            if found is None:
                raise NoSuchTable("There is no such table.")
            shot = connection.execute(
                select(shots.c.seq, shots.c.data).where(shots.c.match_id == match_id)
            ).first()
            after = shot.seq if shot is not None else 0
            query = select(log).where(log.c.match_id == match_id, log.c.seq > after)
            rows = [
                Row(r.seq, r.at, read_event(r.event), msgspec.json.decode(r.seen, type=list[int]))
                for r in connection.execute(query.order_by(log.c.seq))
            ]
            data = bytes(shot.data) if shot is not None else None
            return Stored(_head(found), bytes(found.seed), data, rows)

    def rows(self, match_id: str, after: int = 0) -> list[Row]:
        """The log of a table, whole or after a number."""
        log = schema.events
        with self.engine.connect() as connection:
            query = select(log).where(log.c.match_id == match_id, log.c.seq > after)
            query = query.order_by(log.c.seq)
            return [
                Row(r.seq, r.at, read_event(r.event), msgspec.json.decode(r.seen, type=list[int]))
                for r in connection.execute(query)
            ]

    def listed(self, limit: int) -> list[Head]:
        """The tables that are open to everyone and not over, newest first."""
        matches = schema.matches
        query = select(matches).where(matches.c.listed, matches.c.phase.in_(("open", "running")))
        query = query.order_by(matches.c.created_at.desc()).limit(limit)
        with self.engine.connect() as connection:
            return [_head(row) for row in connection.execute(query)]

    def tables_of(self, user: str, limit: int) -> list[Head]:
        """The tables of a person, the last changed first."""
        matches, sitters = schema.matches, schema.sitters
        query = select(matches).join(sitters, sitters.c.match_id == matches.c.id)
        query = query.where(sitters.c.user_id == user)
        query = query.order_by(matches.c.changed_at.desc()).limit(limit)
        with self.engine.connect() as connection:
            return [_head(row) for row in connection.execute(query)]

    def unfinished_of(self, user: str) -> int:
        """How many tables of a person are not over."""
        matches, sitters = schema.matches, schema.sitters
        query = select(func.count()).select_from(
            matches.join(sitters, sitters.c.match_id == matches.c.id)
        )
        query = query.where(sitters.c.user_id == user, matches.c.phase.in_(("open", "running")))
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def due(self, now: int, limit: int) -> list[str]:
        """Tables where something is due: a bot's move, a clock, the end of an abandoned table."""
        matches = schema.matches
        query = select(matches.c.id).where(matches.c.due_at <= now)
        query = query.order_by(matches.c.due_at).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def postpone(self, match_id: str, due_at: int | None) -> None:
        """Look at this table again later, or not at all."""
        mine = update(schema.matches).where(schema.matches.c.id == match_id)
        with self.engine.begin() as connection:
            connection.execute(mine.values(due_at=due_at))

    def counts(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        phase = schema.matches.c.phase
        with self.engine.connect() as connection:
            rows = connection.execute(select(phase, func.count()).group_by(phase))
            return {str(row[0]): int(row[1]) for row in rows}

    # -- people ------------------------------------------------------------------------------

    def user(self, user_id: str) -> User | None:
        """A person, or None for somebody who has not chosen a name."""
        return self._user(schema.users.c.id == user_id)

    def user_of_account(self, account: str) -> User | None:
        """The person who has this account name."""
        return self._user(schema.users.c.account == account)

    def _user(self, condition: Any) -> User | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(schema.users).where(condition)).first()
        return None if row is None else User(*row)

    def names(self, users: Iterable[str]) -> dict[str, str]:
        """The names of these people, as far as they have one."""
        table = schema.users
        query = select(table.c.id, table.c.name).where(table.c.id.in_(list(users)))
        with self.engine.connect() as connection:
            return {row.id: row.name for row in connection.execute(query)}

    def save_name(self, user_id: str, name: str, now: int) -> None:
        """Give a person a name."""
        table = schema.users
        changed = update(table).where(table.c.id == user_id).values(name=name)
        new = insert(table).values(id=user_id, name=name, session=0, created_at=now)
        with self.engine.begin() as connection:
            if connection.execute(changed).rowcount:
                return
            try:
                with connection.begin_nested():
                    connection.execute(new)
            except IntegrityError:  # the same person came twice at once
                connection.execute(changed)

    def save_account(self, user_id: str, account: str, password: str) -> None:
        """Make a person's account; raises Taken."""
        table = schema.users
        mine = update(table).where(table.c.id == user_id, table.c.account.is_(None))
        try:
            with self.engine.begin() as connection:
                done = connection.execute(mine.values(account=account, password=password))
        except IntegrityError:
            raise Taken("This account name is in use.") from None
        if done.rowcount == 0:
            raise Taken("You have an account already.")

    def save_password(self, user_id: str, password: str) -> None:
        """Change a password; cookies given out before it are void from now on."""
        table = schema.users
        values = {"password": password, "session": table.c.session + 1}
        with self.engine.begin() as connection:
            connection.execute(update(table).where(table.c.id == user_id).values(values))

    def forget(self, user_id: str) -> None:
        """Delete a person: name, account, chat, mutes. Finished games keep a nameless seat."""
        users, said, muted = schema.users, schema.chat, schema.mutes
        sat = schema.sitters
        with self.engine.begin() as connection:
            connection.execute(delete(said).where(said.c.user_id == user_id))
            either = or_(muted.c.user_id == user_id, muted.c.muted == user_id)
            connection.execute(delete(muted).where(either))
            connection.execute(delete(sat).where(sat.c.user_id == user_id))
            connection.execute(delete(users).where(users.c.id == user_id))

    # -- chat --------------------------------------------------------------------------------

    def say(self, match_id: str, user_id: str, seat: int, at: int, text: str) -> ChatLine:
        """Keep what somebody said."""
        new = insert(schema.chat).values(
            match_id=match_id, user_id=user_id, seat=seat, at=at, text=text
        )
        with self.engine.begin() as connection:
            key = connection.execute(new).inserted_primary_key
            assert key is not None
            return ChatLine(int(key[0]), user_id, seat, at, text)

    def said_line(self, line: int) -> ChatLine | None:
        """One thing said."""
        table = schema.chat
        with self.engine.connect() as connection:
            r = connection.execute(select(table).where(table.c.id == line)).first()
        return None if r is None else ChatLine(r.id, r.user_id, r.seat, r.at, r.text)

    def said(self, match_id: str, limit: int) -> list[ChatLine]:
        """The last things said at a table, oldest first."""
        table = schema.chat
        query = select(table).where(table.c.match_id == match_id)
        query = query.order_by(table.c.id.desc()).limit(limit)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [ChatLine(r.id, r.user_id, r.seat, r.at, r.text) for r in reversed(rows)]

    def said_by(self, user_id: str) -> list[tuple[str, int, str]]:
        """Everything a person said: table, time, text."""
        table = schema.chat
        query = select(table.c.match_id, table.c.at, table.c.text)
        query = query.where(table.c.user_id == user_id).order_by(table.c.id)
        with self.engine.connect() as connection:
            return [(r.match_id, r.at, r.text) for r in connection.execute(query)]

    def muted_by(self, user_id: str) -> set[str]:
        """Whom a person does not want to hear."""
        table = schema.mutes
        query = select(table.c.muted).where(table.c.user_id == user_id)
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def mute(self, user_id: str, other: str, on: bool) -> None:
        """Silence somebody for one person, or hear him again."""
        table = schema.mutes
        with self.engine.begin() as connection:
            pair = (table.c.user_id == user_id) & (table.c.muted == other)
            connection.execute(delete(table).where(pair))
            if on:
                connection.execute(insert(table).values(user_id=user_id, muted=other))


_CHANGE_HEAD: Final = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("key"))
    .values(
        phase=bindparam("new_phase"),
        due_at=bindparam("new_due"),
        changed_at=bindparam("new_time"),
    )
)
_NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("letter", type_=Text)))


def _head(row: Any) -> Head:
    return Head(
        row.id,
        row.game,
        row.phase,
        bool(row.listed),
        row.created_at,
        row.changed_at,
        msgspec.json.decode(row.setup, type=Setup),
        None if row.result is None else msgspec.json.decode(row.result),
    )
