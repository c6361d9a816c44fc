"""Personal statistics in the database: results, rating curve, accuracy and luck, and privacy.

All methods block; the server calls them from threads.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, case, delete, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from contrada.server.analyses.store import is_current
from contrada.server.storage.schema import users
from contrada.server.storage.schema.analyses import analyses
from contrada.server.storage.schema.people import result_seats, results
from contrada.server.storage.schema.profiles import analysed_seats, profiles, rating_history

MOST_POINTS: Final = 1000
"""The newest points of each curve that are returned."""
HANDLE_BYTES: Final = 9


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person shows to everyone; nothing unless they choose to."""

    results: bool = False
    ratings: bool = False
    analyses: bool = False


class PlayedTotals(msgspec.Struct, frozen=True):
    """A person's finished games of one title with one number of players."""

    game: str
    seats: int
    played: int
    wins: int
    """Games won, also where the first place was shared."""
    points: float
    """The mean."""
    best: int
    place: float
    """The mean place."""


class RatingPoint(msgspec.Struct, frozen=True):
    """The rating after a rated game, as in the leaderboard: mu - 3 sigma."""

    game: str
    at: int
    rating: float


class AnalysedGame(msgspec.Struct, frozen=True):
    """Accuracy and luck, as the evaluation sees it, in one analysed game."""

    game: str
    seats: int
    at: int
    decisions: int
    accuracy: float
    luck_win: float
    luck_points: float


class PersonalStatistics(msgspec.Struct, frozen=True):
    """A person's statistics; parts that are not shown to the visitor are null."""

    name: str
    totals: list[PlayedTotals] | None
    ratings: list[RatingPoint] | None
    analyses: list[AnalysedGame] | None


class ProfileStore:
    """Personal statistics."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- privacy -----------------------------------------------------------------------------

    def shown(self, user: str) -> tuple[str, Shown]:
        """The handle of a person's page, and what it shows; empty if nothing was chosen."""
        query = select(profiles).where(profiles.c.user_id == user)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return "", Shown()
        return row.handle, Shown(row.results, row.ratings, row.analyses)

    def choose(self, user: str, shown: Shown) -> str:
        """Store what a person shows; returns the handle of their page."""
        values = msgspec.structs.asdict(shown)
        for _ in range(3):
            try:
                with self.engine.begin() as connection:
                    mine = update(profiles).where(profiles.c.user_id == user)
                    if connection.execute(mine.values(**values)).rowcount == 0:
                        handle = secrets.token_hex(HANDLE_BYTES)
                        new = insert(profiles).values(user_id=user, handle=handle, **values)
                        connection.execute(new)
                break
            except IntegrityError:  # another request was faster
                continue
        return self.shown(user)[0]

    def by_handle(self, handle: str) -> tuple[str, Shown] | None:
        """The person with this page, and what it shows; None if it shows nothing."""
        query = select(profiles).where(profiles.c.handle == handle)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None or not (row.results or row.ratings or row.analyses):
            return None
        return row.user_id, Shown(row.results, row.ratings, row.analyses)

    # -- reading -----------------------------------------------------------------------------

    def statistics(self, user: str, shown: Shown) -> PersonalStatistics | None:
        """The statistics of a person, as far as they are shown; None if there is no such person."""
        query = select(users.c.name).where(users.c.id == user)
        with self.engine.connect() as connection:
            name = connection.execute(query).scalar()
        if name is None:
            return None
        return PersonalStatistics(
            name,
            self._totals(user) if shown.results else None,
            self._ratings(user) if shown.ratings else None,
            self._analyses(user) if shown.analyses else None,
        )

    def _totals(self, user: str) -> list[PlayedTotals]:
        seats = result_seats
        won = func.sum(case((seats.c.place == 1, 1), else_=0))
        query = select(
            results.c.game,
            results.c.seats,
            func.count(),
            won,
            func.avg(seats.c.points),
            func.max(seats.c.points),
            func.avg(seats.c.place),
        ).join(results, results.c.match_id == seats.c.match_id)
        query = query.where(seats.c.user_id == user, seats.c.label == "")
        query = query.group_by(results.c.game, results.c.seats)
        query = query.order_by(results.c.game, results.c.seats)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            PlayedTotals(r[0], r[1], r[2], int(r[3]), float(r[4]), int(r[5]), float(r[6]))
            for r in rows
        ]

    def _ratings(self, user: str) -> list[RatingPoint]:
        table = rating_history
        query = select(table).where(table.c.user_id == user)
        query = query.order_by(desc(table.c.at)).limit(MOST_POINTS)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [RatingPoint(r.game, r.at, r.mu - 3 * r.sigma) for r in reversed(rows)]

    def _analyses(self, user: str) -> list[AnalysedGame]:
        """Only of the current format: in another one, accuracy and luck have another meaning."""
        table = analysed_seats
        query = select(table).join(analyses, analyses.c.match_id == table.c.match_id)
        query = query.where(table.c.user_id == user, analyses.c.state == "done", is_current())
        query = query.order_by(desc(table.c.at)).limit(MOST_POINTS)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            AnalysedGame(r.game, r.seats, r.at, r.decisions, r.accuracy, r.luck_win, r.luck_points)
            for r in reversed(rows)
        ]

    # -- people ------------------------------------------------------------------------------

    def forget(self, user: str) -> None:
        """Delete a person's statistics."""
        with self.engine.begin() as connection:
            for table in (profiles, rating_history, analysed_seats):
                connection.execute(delete(table).where(table.c.user_id == user))

    def about(self, user: str) -> dict[str, Any]:
        """What is stored about a person here."""
        handle, shown = self.shown(user)
        everything = self.statistics(user, Shown(True, True, True))
        return {"page": {"handle": handle, "shown": shown}, "statistics": everything}
