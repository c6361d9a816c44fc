"""The public list of tables, ordered so that no person can fill its top.

Tables with an open seat come before those that can only be watched. Within each group, every
person's first table comes before anyone's second one (`turn`), newer ones first. The order does not
depend on when a table last changed: that would reveal hidden steps.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, select, update
from sqlalchemy.engine import Connection

from contrada.core.errors import ContradaError
from contrada.server.common.refusal import Refused
from contrada.server.storage import schema

PHASES: Final = ("open", "running")
_CURSOR: Final = re.compile(r"([01])\.(\d{1,9})\.(\d{1,18})\.([\w-]{1,32})", re.ASCII)


class TooManyListed(ContradaError):
    """A person has reached their limit of listed tables."""


class Cursor(msgspec.Struct, frozen=True):
    """The end of a page: the sort key of its last table."""

    phase: int
    turn: int
    created_at: int
    id: str

    def __str__(self) -> str:
        return f"{self.phase}.{self.turn}.{self.created_at}.{self.id}"


def read_cursor(text: str) -> Cursor | None:
    """Decode a cursor that a client sent; raises Refused."""
    if not text:
        return None
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise Refused("bad_message", "`after` is the `next` of the page before.")
    return Cursor(int(found[1]), int(found[2]), int(found[3]), found[4])


def place(connection: Connection, match_id: str, host: str, most: int | None) -> None:
    """Assign a sort position to a new listed table; raises TooManyListed."""
    matches = schema.matches
    if connection.dialect.name == "postgresql":
        # Transactions of one person are serialised here; SQLite has one writer anyway.
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(host))))
    query = select(matches.c.phase, matches.c.turn).where(
        matches.c.host == host,
        matches.c.listed,
        matches.c.phase.in_(PHASES),
        matches.c.id != match_id,
    )
    others = connection.execute(query).all()
    if most is not None and sum(1 for row in others if row.phase == "open") >= most:
        raise TooManyListed(f"You have {most} open tables in the list; close one of them first.")
    taken = {row.turn for row in others}
    turn = next(number for number in range(len(taken) + 1) if number not in taken)
    mine = update(matches).where(matches.c.id == match_id)
    connection.execute(mine.values(turn=turn))


def page(
    connection: Connection, limit: int, game: str = "", after: Cursor | None = None
) -> tuple[list[Any], Cursor | None]:
    """A page as rows of `matches`, with the cursor of the next page if there is one."""
    found: list[tuple[Cursor, Any]] = []
    for number in range(after.phase if after is not None else 0, len(PHASES)):
        past = after if after is not None and after.phase == number else None
        for query in _queries(PHASES[number], game, past):
            for row in connection.execute(query.limit(limit + 1 - len(found))):
                found.append((Cursor(number, row.turn, row.created_at, row.id), row))
            if len(found) > limit:
                return [row for _, row in found[:limit]], found[limit - 1][0]
    return [row for _, row in found], None


def _queries(phase: str, game: str, after: Cursor | None) -> list[Select[Any]]:
    """The tables after a cursor, as consecutive ranges of the index."""
    matches = schema.matches
    query = select(matches).where(matches.c.listed, matches.c.phase == phase)
    if game:
        query = query.where(matches.c.game == game)
    query = query.order_by(matches.c.turn, matches.c.created_at.desc(), matches.c.id)
    if after is None:
        return [query]
    same_turn = query.where(matches.c.turn == after.turn)
    return [
        same_turn.where(matches.c.created_at == after.created_at, matches.c.id > after.id),
        same_turn.where(matches.c.created_at < after.created_at),
        query.where(matches.c.turn > after.turn),
    ]
