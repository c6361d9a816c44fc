"""Challenges to bot accounts, and tables that ask for bots. All methods block."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from contrada.server.storage.logs.log_reader import heads
from contrada.server.storage.schema import matches, sitters
from contrada.server.storage.schema.bots import bot_calls, challenges
from contrada.server.tables.rows import Head

LIFETIME: Final = 10 * 60_000
"""Milliseconds after which an unanswered challenge expires."""
MAX_TO_BOT: Final = 16
"""Maximum number of open challenges to one bot."""
MAX_BY_PERSON: Final = 8
"""Maximum number of open challenges of one person or bot."""
OPEN: Final = "open"
DECLINED: Final = "declined"


class TooManyChallenges(Exception):
    """The bot, or the challenger, has too many open challenges; which of them is the argument."""


class Challenge(msgspec.Struct, frozen=True):
    """A challenge to a bot account."""

    id: str
    match_id: str
    seat: int
    by_id: str
    to_id: str
    state: str
    reason: str
    until: int


class ChallengeStore:
    """The challenges in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, match_id: str, seat: int, by: str, to: str, now: int) -> Challenge:
        """Store a challenge, in place of an earlier one for the same seat."""
        made = Challenge(secrets.token_hex(8), match_id, seat, by, to, OPEN, "", now + LIFETIME)
        same = (challenges.c.match_id == match_id) & (challenges.c.seat == seat)
        with self.engine.begin() as connection:
            connection.execute(delete(challenges).where(same))
            connection.execute(insert(challenges).values(msgspec.structs.asdict(made)))
            for column, most, whose in (
                (challenges.c.to_id, MAX_TO_BOT, "bot"),
                (challenges.c.by_id, MAX_BY_PERSON, "challenger"),
            ):
                value = to if whose == "bot" else by
                if self._open(connection, (column == value), now) > most:
                    raise TooManyChallenges(whose)  # which also undoes the write
        return made

    def _open(self, connection: Connection, condition: Any, now: int) -> int:
        query = select(func.count()).select_from(challenges)
        query = query.where(condition, challenges.c.state == OPEN, challenges.c.until > now)
        return int(connection.execute(query).scalar_one())

    def find(self, challenge: str, now: int) -> Challenge | None:
        """An open challenge by its id."""
        query = select(challenges).where(
            challenges.c.id == challenge, challenges.c.state == OPEN, challenges.c.until > now
        )
        return next(iter(self._all(query)), None)

    def to_bot(self, bot: str, now: int) -> list[Challenge]:
        """The open challenges to a bot, oldest first."""
        query = select(challenges).where(
            challenges.c.to_id == bot, challenges.c.state == OPEN, challenges.c.until > now
        )
        return self._all(query.order_by(challenges.c.until, challenges.c.id))

    def of_table(self, match_id: str, now: int) -> list[Challenge]:
        """The challenges of a table, open or declined."""
        query = select(challenges).where(
            challenges.c.match_id == match_id, challenges.c.until > now
        )
        return self._all(query.order_by(challenges.c.seat))

    def _all(self, query: Any) -> list[Challenge]:
        with self.engine.connect() as connection:
            return [Challenge(*row) for row in connection.execute(query)]

    def decline(self, challenge: str, reason: str) -> None:
        """Mark a challenge as declined; the challenger sees it until it expires."""
        mine = update(challenges).where(challenges.c.id == challenge)
        with self.engine.begin() as connection:
            connection.execute(mine.values(state=DECLINED, reason=reason))

    def remove(self, challenge: str) -> None:
        """Remove a challenge that was accepted or withdrawn."""
        with self.engine.begin() as connection:
            connection.execute(delete(challenges).where(challenges.c.id == challenge))

    def purge(self, now: int) -> None:
        """Remove expired challenges, and calls of tables that have started."""
        begun = select(matches.c.id).where(matches.c.phase != "open")
        with self.engine.begin() as connection:
            connection.execute(delete(challenges).where(challenges.c.until <= now))
            connection.execute(delete(bot_calls).where(bot_calls.c.match_id.in_(begun)))

    # -- tables that ask for bots ------------------------------------------------------------

    def calls(self, limit: int) -> list[Head]:
        """The open tables that ask for bots, newest first."""
        query = select(matches).join(bot_calls, bot_calls.c.match_id == matches.c.id)
        query = query.where(matches.c.phase == "open").order_by(bot_calls.c.at.desc(), matches.c.id)
        with self.engine.connect() as connection:
            return heads(connection, connection.execute(query.limit(limit)).all())

    def unfinished(self, bot: str, limit: int) -> list[Head]:
        """The unfinished tables of a bot."""
        query = select(matches).join(sitters, sitters.c.match_id == matches.c.id)
        query = query.where(sitters.c.user_id == bot, matches.c.phase.in_(("open", "running")))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(matches.c.created_at).limit(limit)).all()
            return heads(connection, rows)


def note_call(connection: Connection, match_id: str, now: int) -> None:
    """Store that a new table asks for bots."""
    connection.execute(insert(bot_calls).values(match_id=match_id, at=now))
