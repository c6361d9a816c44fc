"""How urgent the bots of a table are, and on whose quota they think."""

from __future__ import annotations

from collections.abc import Iterable

from contrada.server.bots.queue import Rank
from contrada.server.runtime.session import TableSession
from contrada.server.tables.table import Table

JOB_PRIORITY = {Rank.WATCHED: 1000, Rank.UNWATCHED: 0, Rank.TURN_BASED: -1000, Rank.RESTING: -2000}
"""The queue in the database serves higher numbers first."""


def only_bots(table: Table) -> bool:
    """Whether bots hold all seats for good, in place of people too."""
    return all(seat.acting_bot and not seat.once for seat in table.data.seats)


def rank_of(session: TableSession) -> Rank:
    """How urgent a table is now."""
    if session.attended:
        return Rank.WATCHED
    if session.table.setup.mode == "turn_based":
        return Rank.TURN_BASED
    return Rank.RESTING if only_bots(session.table) else Rank.UNWATCHED


def rests(session: TableSession) -> bool:
    """Whether the bots of a table wait until somebody looks at it."""
    return rank_of(session) == Rank.RESTING


def person_of(session: TableSession) -> str:
    """On whose quota bots think: the first player who watches, else the host.

    Not the host in the first place: hosts can hand their role to other people.
    """
    for seat in session.attended_seats():
        users = session.table.data.users_of(seat)
        if users:
            return users[0]
    return session.table.data.host


def job_priority(session: TableSession, tables: Iterable[TableSession]) -> int:
    """The priority of a table's jobs among these tables: who has fewer open goes first."""
    person = person_of(session)
    others = sum(1 for x in tables if person_of(x) == person and x.table.thinking_bots())
    return JOB_PRIORITY[rank_of(session)] - min(others, 999)
