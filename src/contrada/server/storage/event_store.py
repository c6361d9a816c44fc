"""The event store: the event log of every table with its newest snapshot.

People and chat have stores of their own. All methods block; the server calls them from threads.
An event is durable once `append` has returned without an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import randbits
from typing import Final

import msgspec
from sqlalchemy import BigInteger, bindparam, cast, delete, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from contrada.core.game import SPECTATOR
from contrada.server.storage import lobby, schema
from contrada.server.storage.components import write_setup
from contrada.server.storage.counts import Counts
from contrada.server.storage.database import bring_up_to_date, is_shared, open_engine
from contrada.server.storage.heartbeat import Heartbeat
from contrada.server.storage.holders import Holders
from contrada.server.storage.logs.log_reader import find, heads, read, text_rows
from contrada.server.storage.people.bot_accounts import BotAccounts
from contrada.server.storage.people.boxes import Boxes
from contrada.server.storage.people.challenges import ChallengeStore, note_call
from contrada.server.storage.people.chat import ChatStore
from contrada.server.storage.people.labels import labeller, note_label
from contrada.server.storage.people.operators import Operators
from contrada.server.storage.people.reports import Reports
from contrada.server.storage.people.sessions import Sessions
from contrada.server.storage.people.users import Users
from contrada.server.storage.prepared import Prepared
from contrada.server.storage.table_faults import TableFaults
from contrada.server.tables.events import Made, write_event
from contrada.server.tables.rows import (
    AlreadyWritten,
    Append,
    BrokenTable,
    Head,
    Row,
    Stored,
    Unread,
)


class _Late(Exception):
    """The table has later events already."""


class Store:
    """The server's database. All methods block."""

    def __init__(self, url: str, *, migrate: bool = True) -> None:
        """Open the database; without `migrate`, for reading while another server uses it."""
        self.engine = open_engine(url)
        self.shared = is_shared(self.engine)
        """Whether other processes may write to this database."""
        self.token = randbits(31)
        """A token by which the processes of one server recognise each other."""
        self.users = Users(self.engine)
        self.sessions = Sessions(self.engine)
        self.sayings = ChatStore(self.engine)
        self.operators = Operators(self.engine)
        self.boxes = Boxes(self.engine)
        self.bots = BotAccounts(self.engine)
        self.challenges = ChallengeStore(self.engine)
        self.reports = Reports(self.engine)
        self.faults = TableFaults(self.engine)
        self.heartbeat = Heartbeat(self.engine)
        self.phases = Counts(self.engine)
        self.holders = Holders(self.engine, self.token)
        names = [column.name for column in schema.events.columns]
        self._insert_events = Prepared(insert(schema.events), self.engine, names)
        self._change_heads = Prepared(_CHANGE_HEAD, self.engine)
        if migrate:
            bring_up_to_date(self.engine)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def ping(self) -> None:
        """Raise if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    # -- tables ------------------------------------------------------------------------------

    def create(
        self, head: Head, seed: bytes, first: Append, listed_per_user: int | None = None
    ) -> None:
        """Create a table with its first event; raises TooManyListed."""
        event = first.row.event
        host = event.host if isinstance(event, Made) else None
        with self.engine.begin() as connection:
            setup, box = write_setup(connection, head.setup)
            connection.execute(
                insert(schema.matches).values(
                    id=head.id,
                    game=head.game,
                    phase=head.phase,
                    listed=head.listed,
                    created_at=head.created_at,
                    changed_at=head.changed_at,
                    setup=setup,
                    box=box,
                    seed=seed,
                    host=host,
                )
            )
            if head.listed and host is not None:
                lobby.place(connection, head.id, host, listed_per_user)
            if head.setup.bots == "welcome":
                note_call(connection, head.id, head.created_at)
            self._write_all(connection, [first])

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write events of several tables in one commit; returns for each None or its error."""
        # Processes write tables in the same order, otherwise they could deadlock.
        order = sorted(range(len(batch)), key=lambda i: batch[i].match_id)
        try:
            with self.engine.begin() as connection:
                self._write_all(connection, [batch[i] for i in order])
            return [None] * len(batch)
        except (OperationalError, InterfaceError):
            raise  # the database failed for all of them
        except Exception:  # one event cannot be written: write them one by one
            pass
        results: list[Exception | None] = [None] * len(batch)
        with self.engine.begin() as connection:
            for i in order:
                item = batch[i]
                try:
                    with connection.begin_nested():
                        self._write_all(connection, [item])
                except (IntegrityError, _Late):
                    text = f"Event {item.row.seq} of table {item.match_id} is written already."
                    results[i] = AlreadyWritten(text)
                except (OperationalError, InterfaceError):
                    raise
                except Exception as error:
                    results[i] = error
        return results

    def _write_all(self, connection: Connection, items: Sequence[Append]) -> None:
        rows = [
            {
                "match_id": item.match_id,
                "seq": item.row.seq,
                "at": item.row.at,
                "event": write_event(item.row.event),
                "seen": msgspec.json.encode(item.row.seen).decode(),
                "clock_at": item.row.clock_at,
            }
            for item in items
        ]
        self._insert_events.run(connection, rows)
        changes = [
            {
                "key": item.match_id,
                "new_seq": item.row.seq,
                "new_phase": item.phase,
                "new_due": item.due_at,
                # Other people can see this time, so hidden steps must not change it.
                "new_time": item.row.at if SPECTATOR in item.row.seen else None,
            }
            for item in items
        ]
        # The events of a finished game may be packed, so that their rows conflict with nothing.
        if self._change_heads.run(connection, changes) != len(changes):
            raise _Late
        for item in items:
            self._write_more(connection, item)

    def _write_more(self, connection: Connection, item: Append) -> None:
        """Write the parts that only some events have."""
        match_id, seq = item.match_id, item.row.seq
        user = labeller(item.row.event)
        if user:
            note_label(connection, match_id, user)
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
            from contrada.server.storage.job_queue import Job, put

            put(
                connection,
                [Job(match_id, seat, mark, seq, item.priority) for seat, mark in item.thinking],
            )

    def think_again(
        self,
        match_id: str,
        seq: int,
        thinking: Iterable[tuple[int, int]],
        priority: int = 0,
        after: float = 0.0,
    ) -> None:
        """Queue bots' decisions again, unless they are queued already."""
        from contrada.server.storage.job_queue import Job, put_again

        with self.engine.begin() as connection:
            for seat, mark in thinking:
                put_again(connection, Job(match_id, seat, mark, seq, priority, after))

    def raise_bot_priority(
        self, match_id: str, thinking: Iterable[tuple[int, int]], priority: int
    ) -> None:
        """Raise the priority of decisions that wait in the queue of jobs."""
        from contrada.server.storage.job_queue import lock_of, raise_priority

        locks = [lock_of(match_id, seat, mark) for seat, mark in thinking]
        with self.engine.begin() as connection:
            raise_priority(connection, locks, priority)

    def _seat(self, connection: Connection, match_id: str, sitters: Iterable[str]) -> None:
        """Update who sits at the table, which finds a person's tables."""
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
        """Load a table; raises NoSuchTable, or UnknownRules if another version wrote it."""
        with self.engine.connect() as connection:
            head, seed, seq, snapshot = find(connection, match_id)
            rows, _ = text_rows(connection, match_id, seq)
        return Stored(head, seed, snapshot, read(rows))

    def unread(self, match_id: str) -> Unread:
        """Load a table of any version without decoding events; raises NoSuchTable."""
        with self.engine.connect() as connection:
            head, seed, _, snapshot = find(connection, match_id)
            rows, archive = text_rows(connection, match_id, 0)
        return Unread(head, seed, archive.snapshot() if archive else snapshot, rows)

    def rows(self, match_id: str, after: int = 0) -> list[Row]:
        """The rows of a table after a sequence number; by default all."""
        with self.engine.connect() as connection:
            rows, _ = text_rows(connection, match_id, after)
        return read(rows)

    def listed(
        self, limit: int, game: str = "", after: lobby.Cursor | None = None
    ) -> tuple[list[Head], lobby.Cursor | None]:
        """A page of the listed tables, with the cursor of the next page if there is one."""
        with self.engine.connect() as connection:
            rows, end = lobby.page(connection, limit, game, after)
            return heads(connection, rows), end

    def tables_of(self, user: str, limit: int) -> list[Head]:
        """The tables of a person, most recently changed first."""
        matches, sitters = schema.matches, schema.sitters
        query = select(matches).join(sitters, sitters.c.match_id == matches.c.id)
        query = query.where(sitters.c.user_id == user)
        query = query.order_by(matches.c.changed_at.desc()).limit(limit)
        with self.engine.connect() as connection:
            return heads(connection, connection.execute(query).all())

    def unfinished_of(self, user: str) -> int:
        """The number of a person's unfinished tables."""
        matches, sitters = schema.matches, schema.sitters
        query = select(func.count()).select_from(
            matches.join(sitters, sitters.c.match_id == matches.c.id)
        )
        query = query.where(sitters.c.user_id == user, matches.c.phase.in_(("open", "running")))
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def due(self, now: int, limit: int, share: tuple[int, int] = (0, 1)) -> list[str]:
        """The ids of tables that are due: a bot's move, a clock, or abandonment.

        `share` is a number and how many processes divide the tables among them.
        """
        matches = schema.matches
        query = select(matches.c.id).where(matches.c.due_at <= now)
        number, of = share
        if of > 1:
            place = func.abs(cast(func.hashtext(matches.c.id), BigInteger)) % of
            query = query.where(place == number)
        query = query.order_by(matches.c.due_at).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def postpone(self, match_id: str, due_at: int) -> None:
        """Set a later due time for a table."""
        mine = update(schema.matches).where(schema.matches.c.id == match_id)
        with self.engine.begin() as connection:
            connection.execute(mine.values(due_at=due_at))

    def counts(self) -> dict[str, int]:
        """The number of tables in each phase that has any."""
        return self.phases.read()

    def broken(self) -> list[BrokenTable]:
        """The tables marked as broken, for operators."""
        return self.faults.all()


_CHANGE_HEAD: Final = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("key"), schema.matches.c.seq < bindparam("new_seq"))
    .values(
        seq=bindparam("new_seq"),
        phase=bindparam("new_phase"),
        due_at=bindparam("new_due"),
        changed_at=func.coalesce(
            bindparam("new_time", type_=BigInteger), schema.matches.c.changed_at
        ),
    )
)
