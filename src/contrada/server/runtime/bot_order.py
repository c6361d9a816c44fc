"""The priority of a table's bots, and the person whose quota they use."""

from __future__ import annotations

from collections.abc import Iterable

from contrada.server.bots.queue import Rank
from contrada.server.runtime.session import TableSession
from contrada.server.tables.table import Table

JOB_PRIORITY = {Rank.WATCHED: 1000, Rank.UNWATCHED: 0, Rank.TURN_BASED: -1000, Rank.RESTING: -2000}
"""Priorities in the database's queue; higher numbers are served first."""


def only_bots(table: Table) -> bool:
    """Whether bots play all seats until further notice, including those of absent people."""
    return all(seat.acting_bot and not seat.once for seat in table.data.seats)


def rank_of(session: TableSession) -> Rank:
    """A table's current rank in the queue for bots."""
    if session.attended:
        return Rank.WATCHED
    if session.table.setup.mode == "turn_based":
        return Rank.TURN_BASED
    return Rank.RESTING if only_bots(session.table) else Rank.UNWATCHED


def rests(session: TableSession) -> bool:
    """Whether the bots of a table pause until a person views it."""
    return rank_of(session) == Rank.RESTING


def quota_owner(session: TableSession) -> str:
    """The person whose quota the bots use: the first connected player, else the host.

    The host is not the first choice because they can hand their role to another person.
    """
    for seat in session.attended_seats():
        users = session.table.data.users_of(seat)
        if users:
            return users[0]
    return session.table.data.host


def job_priority(session: TableSession, tables: Iterable[TableSession]) -> int:
    """The priority of a table's jobs; people with fewer tables waiting for bots go first."""

    person = quota_owner(session)
    waiting = sum(1 for x in tables if quota_owner(x) == person and x.table.thinking_bots())
    return JOB_PRIORITY[rank_of(session)] - min(waiting, 999)
