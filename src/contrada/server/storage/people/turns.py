"""Whom running games wait for, and a person's unfinished games, in the database.

The rows of `turns` are also the queue of notifications: at most one for each seat and person, so
its size is bounded by the limit on unfinished tables, and it survives restarts.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Engine,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from contrada.server.common.refusal import Refused
from contrada.server.storage import schema
from contrada.server.storage.prepared import Prepared
from contrada.server.storage.schema.notify import turns

UNFINISHED: Final = ("open", "running")
_CURSOR: Final = re.compile(r"([01])\.(\d{1,18})\.([\w-]{1,32})", re.ASCII)


class Waiting(msgspec.Struct, frozen=True):
    """A seat that a game waits for; `mark` identifies the decision."""

    seat: int
    user: str
    mark: int


class Due(msgspec.Struct, frozen=True):
    """A notification that is due."""

    match_id: str
    seat: int
    user: str
    mark: int
    at: int
    due_at: int
    stage: int
    tries: int


class GamesCursor(msgspec.Struct, frozen=True):
    """The end of a page of unfinished games: the sort key of its last one."""

    later: int
    changed_at: int
    id: str

    def __str__(self) -> str:
        return f"{self.later}.{self.changed_at}.{self.id}"


def read_games_cursor(text: str) -> GamesCursor | None:
    """Decode a cursor that a client sent; raises Refused."""
    if not text:
        return None
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise Refused("bad_message", "`after` is the `next` of the page before.")
    return GamesCursor(int(found[1]), int(found[2]), found[3])


WhoWaits = Mapping[str, frozenset[Waiting]]
"""By table, the people it waits for."""


def _pairs(found: WhoWaits) -> set[tuple[str, Waiting]]:
    return {(match_id, one) for match_id, all_ in found.items() for one in all_}


class Turns:
    """Whom games wait for. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        mine = _key(bindparam("of_match"), bindparam("of_seat"), bindparam("of_user"))
        self._delete = Prepared(delete(turns).where(mine), engine)
        self._insert = Prepared(insert(turns), engine, [column.name for column in turns.columns])

    def save(
        self, wanted: WhoWaits, at: int, due_at: int | None, stored: WhoWaits | None = None
    ) -> None:
        """Store whom these tables wait for now; new decisions are due for a notification.

        `stored` is what this process stored of each of them before, if no other process writes.
        """
        try:
            self._save(wanted, at, due_at, stored)
        except IntegrityError:  # an operator has deleted one of the tables
            for match_id, waiting in wanted.items():
                with contextlib.suppress(IntegrityError):
                    self._save({match_id: waiting}, at, due_at)

    def _read(self, tables: Iterable[str]) -> set[tuple[str, Waiting]]:
        query = select(turns.c.match_id, turns.c.seat, turns.c.user_id, turns.c.mark)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(turns.c.match_id.in_(tables))).all()
        return {(row[0], Waiting(*row[1:])) for row in rows}

    def _save(
        self, wanted: WhoWaits, at: int, due_at: int | None, stored: WhoWaits | None = None
    ) -> None:
        known = self._read(wanted) if stored is None else _pairs(stored)
        new = _pairs(wanted)
        if known == new:
            return
        made = [
            {
                "match_id": match_id,
                "seat": one.seat,
                "user_id": one.user,
                "mark": one.mark,
                "at": at,
                "due_at": due_at,
                "stage": 0,
                "tries": 0,
            }
            for match_id, one in sorted(new - known, key=_order)
        ]
        # Another process may have stored a new decision meanwhile, so it is deleted first.
        gone = sorted(known ^ new, key=_order)
        keys = [
            {"of_match": match_id, "of_seat": one.seat, "of_user": one.user}
            for match_id, one in gone
        ]
        with self.engine.begin() as connection:
            self._delete.run(connection, keys)
            if made:
                self._insert.run(connection, made)

    def count(self, user: str) -> int:
        """The number of running games that wait for a person."""
        matches = schema.matches
        query = select(func.count(turns.c.match_id.distinct())).select_from(
            turns.join(matches, matches.c.id == turns.c.match_id)
        )
        query = query.where(turns.c.user_id == user, matches.c.phase == "running")
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def unfinished(
        self, user: str, limit: int, after: GamesCursor | None = None
    ) -> tuple[dict[str, int], GamesCursor | None]:
        """A person's unfinished games: those that wait for them, then the last changed.

        Each with the time of its last public change: other times would reveal hidden steps.
        """
        matches, sitters = schema.matches, schema.sitters
        mine = exists().where(turns.c.match_id == matches.c.id, turns.c.user_id == user)
        later: Any = case((and_(matches.c.phase == "running", mine), 0), else_=1)
        query = select(matches.c.id, matches.c.changed_at, later.label("later"))
        query = query.join(sitters, sitters.c.match_id == matches.c.id)
        query = query.where(sitters.c.user_id == user, matches.c.phase.in_(UNFINISHED))
        if after is not None:
            older = or_(
                matches.c.changed_at < after.changed_at,
                and_(matches.c.changed_at == after.changed_at, matches.c.id > after.id),
            )
            query = query.where(or_(later > after.later, and_(later == after.later, older)))
        query = query.order_by(later, matches.c.changed_at.desc(), matches.c.id).limit(limit + 1)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        shown = rows[:limit]
        more = len(rows) > limit
        end = GamesCursor(shown[-1].later, shown[-1].changed_at, shown[-1].id) if more else None
        return {row.id: row.changed_at for row in shown}, end

    # -- notifications -----------------------------------------------------------------------

    def due(self, now: int, limit: int) -> list[Due]:
        """The notifications that are due, earliest first."""
        columns = ("match_id", "seat", "user_id", "mark", "at", "due_at", "stage", "tries")
        query = select(*(turns.c[name] for name in columns)).where(turns.c.due_at <= now)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(turns.c.due_at).limit(limit)).all()
        return [Due(*row) for row in rows]

    def claim(self, due: Due, until: int) -> bool:
        """Claim a notification until a time; False if another process has it, or it is obsolete."""
        mine = update(turns).where(
            _key(due.match_id, due.seat, due.user),
            turns.c.mark == due.mark,
            turns.c.due_at == due.due_at,
        )
        with self.engine.begin() as connection:
            return connection.execute(mine.values(due_at=until)).rowcount == 1

    def settle(self, due: Due, next_at: int | None, stage: int, tries: int = 0) -> None:
        """Store when the notifier looks at a claimed notification again; None for never."""
        mine = update(turns).where(_key(due.match_id, due.seat, due.user), turns.c.mark == due.mark)
        with self.engine.begin() as connection:
            connection.execute(mine.values(due_at=next_at, stage=stage, tries=tries))


def _order(one: tuple[str, Waiting]) -> tuple[str, int, str]:
    """Processes write rows in the same order, otherwise they could deadlock."""
    return one[0], one[1].seat, one[1].user


def _key(match_id: Any, seat: Any, user: Any) -> Any:
    return and_(turns.c.match_id == match_id, turns.c.seat == seat, turns.c.user_id == user)
