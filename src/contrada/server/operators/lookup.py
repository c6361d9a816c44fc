"""Queries for operators. They reveal nothing of a running game: no seeds, hands or actions."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, or_, select

from contrada.server.common.server_clock import now_ms
from contrada.server.storage import schema
from contrada.server.storage.deletion import delete_tables
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.sanction import Sanction
from contrada.server.storage.schema import operators as tables
from contrada.server.tables.read_only import ReadOnly
from contrada.server.tables.rows import NoSuchTable

STALE_MS: Final = 60_000
"""Inquiries older than this are deleted, in milliseconds."""


class PersonCard(msgspec.Struct, frozen=True):
    """A person as operators see them."""

    id: str
    name: str
    account: str
    created_at: int
    operator: bool
    sanctions: list[Sanction]
    tables: list[str]
    """Tables that are not over."""


class SeatCard(msgspec.Struct, frozen=True):
    """The occupant of a seat."""

    kind: str
    users: list[str]
    name: str
    bot: str


class TableCard(msgspec.Struct, frozen=True):
    """A table as operators see it."""

    id: str
    game: str
    phase: str
    mode: str
    listed: bool
    created_at: int
    host: str
    seats: list[SeatCard]
    bots_stopped: bool


class ConnectedPerson(msgspec.Struct, frozen=True):
    """A connected person: the tables they watch, each with the seat (-1: spectator)."""

    user: str
    name: str
    tables: list[tuple[str, int]]


class ServerFigures(msgspec.Struct, frozen=True):
    """Counts of what the server stores."""

    people: int
    accounts: int
    tables: dict[str, int]
    finished_today: int
    chat_lines: int
    reports_waiting: int
    sanctions: int
    operators: int


class Lookup:
    """Searches the database. All methods block."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    # -- people ------------------------------------------------------------------------------

    def people(self, text: str, limit: int = 50) -> list[PersonCard]:
        """People whose id, name or account contains this text; exact matches first."""
        table = schema.users
        wanted = text.strip()
        pattern = "%" + _escaped(wanted.casefold()) + "%"
        query = select(table).where(
            or_(
                table.c.id == wanted,
                func.lower(table.c.name).like(pattern, escape="\\"),
                func.lower(func.coalesce(table.c.account, "")).like(pattern, escape="\\"),
            )
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(table.c.created_at.desc()).limit(limit)).all()
        rows = sorted(rows, key=lambda row: wanted not in (row.id, row.name, row.account))
        operators = set(self.store.operators.operators())
        in_force = self.store.operators.in_force()
        return [self._person(row, row.id in operators, in_force) for row in rows]

    def _person(self, row: Any, operator: bool, in_force: list[Sanction]) -> PersonCard:
        ours = [s for s in in_force if s.subject == row.id and s.kind in ("ban", "mute")]
        heads = self.store.tables_of(row.id, 50)
        at = [head.id for head in heads if head.phase != "over"]
        account = row.account or ""
        return PersonCard(row.id, row.name, account, row.created_at, operator, ours, at)

    # -- tables ------------------------------------------------------------------------------

    def tables(self, text: str, limit: int = 50) -> list[TableCard]:
        """The tables whose id begins with this text, or at which this person sits."""
        table, sitters = schema.matches, schema.sitters
        wanted = text.strip()
        begins = func.substr(table.c.id, 1, len(wanted)) == wanted
        sits = table.c.id.in_(select(sitters.c.match_id).where(sitters.c.user_id == wanted))
        query = select(table.c.id).where(or_(begins, sits))
        query = query.order_by(table.c.created_at.desc()).limit(limit)
        with self.engine.connect() as connection:
            ids = [str(one) for one in connection.execute(query).scalars()]
        cards = [self.table(one) for one in ids]
        return [card for card in cards if card is not None]

    def table(self, table_id: str) -> TableCard | None:
        """One table, read without its rules, so that a broken one is found, too."""
        try:
            found = ReadOnly(self.store.unread(table_id))
        except NoSuchTable:
            return None
        except Exception:
            return self._broken_card(table_id)
        head, data = found.head, found.data
        names = self.store.users.names(data.people())
        seats = [
            SeatCard(
                seat.kind,
                seat.users,
                seat.label or (names.get(seat.users[0], "") if seat.users else ""),
                seat.acting_bot,
            )
            for seat in data.seats
        ]
        stopped = any(s.kind == "bots" and s.subject == head.id for s in self._in_force())
        return TableCard(
            head.id,
            head.game,
            head.phase,
            head.setup.mode,
            head.listed,
            head.created_at,
            data.host,
            seats,
            stopped,
        )

    def _broken_card(self, table_id: str) -> TableCard | None:
        table = schema.matches
        columns = (table.c.game, table.c.phase, table.c.listed, table.c.created_at)
        with self.engine.connect() as connection:
            row = connection.execute(select(*columns).where(table.c.id == table_id)).first()
        if row is None:
            return None
        fields = (row.game, row.phase, "unreadable", bool(row.listed), row.created_at)
        return TableCard(table_id, *fields, "", [], False)

    def _in_force(self) -> list[Sanction]:
        return self.store.operators.in_force()

    def exists(self, table_id: str) -> bool:
        """Whether the table exists."""
        table = schema.matches
        with self.engine.connect() as connection:
            query = select(table.c.id).where(table.c.id == table_id)
            return connection.execute(query).first() is not None

    # -- figures -----------------------------------------------------------------------------

    def figures(self) -> ServerFigures:
        """Counts of people, tables, events and more."""
        users, matches = schema.users, schema.matches
        with self.engine.connect() as connection:

            def count(table: Any, *conditions: Any) -> int:
                query = select(func.count()).select_from(table).where(*conditions)
                return int(connection.execute(query).scalar_one())

            today = now_ms() - 86_400_000
            return ServerFigures(
                count(users),
                count(users, users.c.account.is_not(None)),
                self.store.counts(),
                count(matches, matches.c.phase == "over", matches.c.changed_at > today),
                count(schema.chat),
                count(tables.reports, tables.reports.c.closed_at.is_(None)),
                len(self._in_force()),
                count(tables.roles),
            )

    # -- who is connected --------------------------------------------------------------------

    def ask(self) -> str:
        """Ask all server processes who is connected; returns the id of the inquiry."""
        number = secrets.token_hex(8)
        with self.engine.begin() as connection:
            connection.execute(insert(tables.inquiries).values(id=number, at=now_ms()))
        return number

    def open_inquiries(self, server: int) -> list[str]:
        """The inquiries that a server process has not answered; deletes stale ones."""
        asked, answers = tables.inquiries, tables.inquiry_answers
        with self.engine.connect() as connection:
            rows = connection.execute(select(asked)).all()
            if not rows:
                return []
            query = select(answers.c.inquiry).where(answers.c.server == server)
            answered = set(connection.execute(query).scalars())
        for row in rows:
            if row.at < now_ms() - STALE_MS:
                self._remove(row.id)
        return [row.id for row in rows if row.id not in answered and row.at >= now_ms() - STALE_MS]

    def answer(self, inquiry: str, server: int, here: Iterable[ConnectedPerson]) -> None:
        """Store the answer of one server process."""
        data = msgspec.json.encode(list(here)).decode()
        row = {"inquiry": inquiry, "server": server, "data": data}
        with self.engine.begin() as connection:
            connection.execute(insert(tables.inquiry_answers).values(row))

    def who(self, patience: float, servers: int | None = None) -> list[ConnectedPerson] | None:
        """Who is connected; None if no server answers. Returns early after `servers` answers."""
        inquiry = self.ask()
        table = tables.inquiry_answers
        query = select(table.c.data).where(table.c.inquiry == inquiry)
        until = time.monotonic() + patience
        answers: list[str] = []
        try:
            while time.monotonic() < until:
                with self.engine.connect() as connection:
                    answers = list(connection.execute(query).scalars())
                if servers is not None and len(answers) >= servers:
                    break
                time.sleep(0.05)
        finally:
            self._remove(inquiry)
        if not answers:
            return None
        return self.merged(msgspec.json.decode(one, type=list[ConnectedPerson]) for one in answers)

    def merged(self, answers: Iterable[list[ConnectedPerson]]) -> list[ConnectedPerson]:
        """Merge the answers of several server processes, and add names."""
        found: dict[str, list[tuple[str, int]]] = {}
        for answer in answers:
            for here in answer:
                found.setdefault(here.user, []).extend(here.tables)
        names = self.store.users.names(found)
        people = [
            ConnectedPerson(user, names.get(user, ""), sorted(at)) for user, at in found.items()
        ]
        return sorted(people, key=lambda here: (here.name == "", here.name, here.user))

    def _remove(self, inquiry: str) -> None:
        asked, answers = tables.inquiries, tables.inquiry_answers
        with self.engine.begin() as connection:
            connection.execute(delete(answers).where(answers.c.inquiry == inquiry))
            connection.execute(delete(asked).where(asked.c.id == inquiry))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def delete_table(store: Store, table_id: str) -> None:
    """Delete a table with every row that refers to it."""
    with store.engine.begin() as connection:
        delete_tables(connection, [table_id])
