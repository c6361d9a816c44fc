"""Stores results, ratings, statistics, and the tables at which hints were given.

All methods block; the server calls them from threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Engine,
    and_,
    delete,
    desc,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from contrada.core.spec import OptionValue
from contrada.server.people.rating import (
    PROGRAM,
    GameRecord,
    bot_label,
    player_key,
    rated,
    win_shares,
)
from contrada.server.storage.schema import matches, users
from contrada.server.storage.schema import people as schema
from contrada.server.storage.schema.bots import bot_accounts
from contrada.server.storage.schema.profiles import rating_history

MAX_CONFLICTS: Final = 5


class PastSeat(msgspec.Struct, frozen=True):
    """The result of a seat in a finished game; names of deleted people are empty."""

    name: str
    bot: str
    points: int
    place: int


class PastGame(msgspec.Struct, frozen=True):
    """A finished game of a person; `unrated` is the reason why it is not rated, or empty."""

    table: str
    game: str
    at: int
    reason: str
    unrated: str
    seat: int
    seats: list[PastSeat]
    mode: str
    options: dict[str, OptionValue]


class HistoryCursor(msgspec.Struct, frozen=True):
    """The end of a page of finished games: the sort key of its last one."""

    at: int
    id: str

    def __str__(self) -> str:
        return f"{self.at}.{self.id}"


class _Played(msgspec.Struct, frozen=True):
    """What the history shows of a table's settings."""

    mode: str = ""
    options: dict[str, OptionValue] = {}


class LeaderboardEntry(msgspec.Struct, frozen=True):
    """An entry of the leaderboard; `rating` is the conservative estimate mu - 3 sigma.

    `owner` is the name of the person whose program it is, on the leaderboard of bot accounts.
    """

    name: str
    bot: str
    rating: float
    mu: float
    sigma: float
    played: int
    owner: str = ""


BOT_SEATS: Final = -1
"""In place of a seat: totals over the seats of a bot, of which a game may have several."""
BOT_GAMES: Final = -2
"""In place of a seat: the number of games of a bot, each counted once."""


class GameTotals(msgspec.Struct, frozen=True):
    """Totals over finished games."""

    seats: int
    seat: int
    source: str
    played: int
    points: int
    wins: float


class ResultStore:
    """Results, ratings and statistics in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- hints -------------------------------------------------------------------------------

    def note_hint(self, match_id: str) -> None:
        """Store that a hint was given at this table, which makes it unrated."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.hinted).values(match_id=match_id))
        except IntegrityError:  # stored already
            pass

    def was_hinted(self, match_id: str) -> bool:
        """Whether a hint was given at this table."""
        query = select(schema.hinted.c.match_id).where(schema.hinted.c.match_id == match_id)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    # -- finished games ----------------------------------------------------------------------

    def unrecorded(self, limit: int) -> list[str]:
        """Tables that are over and not recorded yet, earliest first."""
        results = schema.results
        query = select(matches.c.id).outerjoin(results, results.c.match_id == matches.c.id)
        # Only recorded games are packed. A literal, so that the partial index fits.
        query = query.where(literal_column("phase = 'over' AND packed <= 0"))
        query = query.where(results.c.match_id.is_(None))
        query = query.order_by(matches.c.changed_at).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def is_recorded(self, match_id: str) -> bool:
        """Whether a table is recorded."""
        query = select(schema.results.c.match_id).where(schema.results.c.match_id == match_id)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def record(self, record: GameRecord) -> bool:
        """Store a finished game with its ratings and statistics; False if it was stored before."""
        for _ in range(MAX_CONFLICTS):
            if self.is_recorded(record.match_id):
                return False
            try:
                with self.engine.begin() as connection:
                    self._record(connection, record)
                return True
            except (IntegrityError, OperationalError):
                continue  # another process wrote the same rows: retry
        raise RuntimeError(f"the game {record.match_id[:4]} could not be recorded")

    def _record(self, connection: Connection, record: GameRecord) -> None:
        connection.execute(
            insert(schema.results).values(
                match_id=record.match_id,
                game=record.game,
                seats=record.seats,
                at=record.at,
                reason=record.reason,
                unrated=record.unrated,
            )
        )
        # A person may have been deleted while the game was being recorded.
        known = select(users.c.id).where(users.c.id.in_([p.user for p in record.players if p.user]))
        here = set(connection.execute(known).scalars())
        for seat, player in enumerate(record.players):
            connection.execute(
                insert(schema.result_seats).values(
                    match_id=record.match_id,
                    seat=seat,
                    user_id=player.user if player.user in here else None,
                    bot=player.bot,
                    label=player.label if player.user in here else "",
                    points=player.points,
                    place=player.place,
                    at=record.at,
                )
            )
        if not record.unrated:
            self._rate(connection, record, here)
        if record.counted:
            self._count(connection, record)

    def _rate(self, connection: Connection, record: GameRecord, here: set[str]) -> None:
        table = schema.ratings
        keys = [player_key(player) for player in record.players]
        query = select(table).where(table.c.game == record.game, table.c.player.in_(keys))
        # In a fixed order, so that two games that end at the same time do not deadlock.
        query = query.order_by(table.c.player).with_for_update()
        rows = {row.player: row for row in connection.execute(query)}
        before = {key: (row.mu, row.sigma) for key, row in rows.items()}
        gone = {player_key(p) for p in record.players if p.user and p.user not in here}
        for key, (mu, sigma) in rated(record, before).items():
            if key in gone:
                continue
            if key.startswith("user:"):
                user, at = key.removeprefix("user:"), record.at
                point = (user, record.match_id, record.game, at, mu, sigma)
                connection.execute(insert(rating_history).values(point))
            if key in rows:
                mine = (table.c.game == record.game) & (table.c.player == key)
                values = {"mu": mu, "sigma": sigma, "played": table.c.played + 1}
                connection.execute(update(table).where(mine).values(values))
            else:
                connection.execute(
                    insert(table).values(
                        game=record.game,
                        player=key,
                        is_bot=key.startswith("bot:"),
                        mu=mu,
                        sigma=sigma,
                        played=1,
                    )
                )

    def _count(self, connection: Connection, record: GameRecord) -> None:
        wins = win_shares(record.players)
        for seat, (player, won) in enumerate(zip(record.players, wins, strict=True)):
            self._add(connection, record, seat, "", player.points, won)
            for source, points in player.sources.items():
                self._add(connection, record, seat, source, points, 0.0)
            if bot_label(player.bot):
                self._add(connection, record, BOT_SEATS, player.bot, player.points, won)
        for bot in sorted({player.bot for player in record.players if bot_label(player.bot)}):
            self._add(connection, record, BOT_GAMES, bot, 0, 0.0)

    def _add(
        self,
        connection: Connection,
        record: GameRecord,
        seat: int,
        source: str,
        points: int,
        won: float,
    ) -> None:
        table = schema.tallies
        key = {"game": record.game, "seats": record.seats, "seat": seat, "source": source}
        mine = update(table).where(*(table.c[name] == value for name, value in key.items()))
        more = mine.values(
            played=table.c.played + 1, points=table.c.points + points, wins=table.c.wins + won
        )
        if connection.execute(more).rowcount == 0:
            new = insert(table).values(**key, played=1, points=points, wins=won)
            connection.execute(new)

    # -- reading -----------------------------------------------------------------------------

    def history(
        self, user: str, after: HistoryCursor | None, limit: int
    ) -> tuple[list[PastGame], HistoryCursor | None]:
        """Finished games of a person, newest first, and the cursor of the next page."""
        results, seats = schema.results, schema.result_seats
        query = select(results, seats.c.seat, matches.c.setup)
        query = query.join(seats, seats.c.match_id == results.c.match_id)
        query = query.join(matches, matches.c.id == results.c.match_id)
        query = query.where(seats.c.user_id == user, seats.c.label == "")
        if after is not None:
            same = and_(seats.c.at == after.at, seats.c.match_id > after.id)
            query = query.where(seats.c.at <= after.at, or_(seats.c.at < after.at, same))
        query = query.order_by(desc(seats.c.at), seats.c.match_id).limit(limit + 1)
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
            rows = found[:limit]
            past = self._past_seats(connection, [row.match_id for row in rows])
        games = []
        for r in rows:
            try:
                played = msgspec.json.decode(r.setup, type=_Played)
            except msgspec.MsgspecError:  # damaged settings; the result is still known
                played = _Played()
            told = (r.match_id, r.game, r.at, r.reason, r.unrated, r.seat, past[r.match_id])
            games.append(PastGame(*told, played.mode, played.options))
        more = len(found) > limit
        return games, HistoryCursor(games[-1].at, games[-1].table) if more else None

    def _past_seats(
        self, connection: Connection, games: Sequence[str]
    ) -> dict[str, list[PastSeat]]:
        seats = schema.result_seats
        query = select(seats, users.c.name).outerjoin(users, users.c.id == seats.c.user_id)
        query = query.where(seats.c.match_id.in_(games)).order_by(seats.c.seat)
        found: dict[str, list[PastSeat]] = {}
        for row in connection.execute(query):
            past = PastSeat(row.label or row.name or "", row.bot, row.points, row.place)
            found.setdefault(row.match_id, []).append(past)
        return found

    def leaderboard(self, game: str, limit: int) -> list[LeaderboardEntry]:
        """The best players of a game: people with a name, and bots."""
        table = schema.ratings
        known = or_(table.c.is_bot, users.c.id.is_not(None))
        worth = table.c.mu - 3 * table.c.sigma
        query = select(table, users.c.name).outerjoin(
            users, table.c.player == ("user:" + users.c.id)
        )
        query = query.where(table.c.game == game, known).order_by(desc(worth)).limit(limit)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            LeaderboardEntry(
                "" if row.is_bot else row.name,
                row.player.removeprefix("bot:") if row.is_bot else "",
                row.mu - 3 * row.sigma,
                row.mu,
                row.sigma,
                row.played,
            )
            for row in rows
        ]

    def bot_leaderboard(self, game: str, limit: int) -> list[LeaderboardEntry]:
        """The best bot accounts of a game."""
        table, owners = schema.ratings, users.alias("owners")
        worth = table.c.mu - 3 * table.c.sigma
        query = (
            select(table, users.c.name, owners.c.name.label("owner"))
            .join(users, table.c.player == (PROGRAM + users.c.id))
            .join(bot_accounts, bot_accounts.c.user_id == users.c.id)
            .join(owners, owners.c.id == bot_accounts.c.owner_id)
            .where(table.c.game == game)
            .order_by(desc(worth))
            .limit(limit)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            LeaderboardEntry(r.name, "", r.mu - 3 * r.sigma, r.mu, r.sigma, r.played, r.owner)
            for r in rows
        ]

    def tallies(self, game: str) -> list[GameTotals]:
        """The totals over all finished games of a game."""
        table = schema.tallies
        query = select(table).where(table.c.game == game)
        query = query.order_by(table.c.seats, table.c.seat, table.c.source)
        with self.engine.connect() as connection:
            return [GameTotals(*row[1:]) for row in connection.execute(query)]

    # -- people ------------------------------------------------------------------------------

    def forget(self, user: str) -> None:
        """Delete what is stored about a person; results retain a seat without a name."""
        seats, ratings = schema.result_seats, schema.ratings
        mine = update(seats).where(seats.c.user_id == user)
        with self.engine.begin() as connection:
            connection.execute(mine.values(user_id=None, label=""))
            keys = [f"user:{user}", PROGRAM + user]
            connection.execute(delete(ratings).where(ratings.c.player.in_(keys)))
            connection.execute(delete(schema.orders).where(schema.orders.c.user_id == user))
            connection.execute(delete(schema.webhooks).where(schema.webhooks.c.user_id == user))

    def about(self, user: str) -> dict[str, Any]:
        """What is stored about a person here."""
        ratings, hooks = schema.ratings, schema.webhooks
        query = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.played)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(ratings.c.player == f"user:{user}")).all()
            url = select(hooks.c.url).where(hooks.c.user_id == user)
            hook = connection.execute(url).scalar()
            mine = schema.orders.c.user_id == user
            orders = connection.execute(select(schema.orders).where(mine)).all()
        return {
            "history": self.history(user, None, 100_000)[0],
            "ratings": [dict(row._mapping) for row in rows],
            "webhook": hook or "",
            "orders": [
                {"table": r.match_id, "seat": r.seat, "kept": msgspec.Raw(r.data.encode())}
                for r in orders
            ],
        }
