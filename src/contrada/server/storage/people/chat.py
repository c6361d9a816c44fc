"""Chat lines and mutes in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Engine, delete, insert, select

from contrada.server.storage import schema


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    user_id: str
    seat: int
    at: int
    text: str


class ChatStore:
    """The chat and the mutes in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def say(self, match_id: str, user_id: str, seat: int, at: int, text: str) -> ChatLine:
        """Store a chat line."""
        new = insert(schema.chat).values(
            match_id=match_id, user_id=user_id, seat=seat, at=at, text=text
        )
        with self.engine.begin() as connection:
            key = connection.execute(new).inserted_primary_key
            assert key is not None
            return ChatLine(int(key[0]), user_id, seat, at, text)

    def line(self, number: int) -> ChatLine | None:
        """One thing said."""
        table = schema.chat
        with self.engine.connect() as connection:
            r = connection.execute(select(table).where(table.c.id == number)).first()
        return None if r is None else ChatLine(r.id, r.user_id, r.seat, r.at, r.text)

    def line_at(self, match_id: str, number: int) -> ChatLine | None:
        """One thing said at this table."""
        table = schema.chat
        query = select(table).where(table.c.id == number, table.c.match_id == match_id)
        with self.engine.connect() as connection:
            r = connection.execute(query).first()
        return None if r is None else ChatLine(r.id, r.user_id, r.seat, r.at, r.text)

    def at(self, match_id: str, limit: int) -> list[ChatLine]:
        """The last things said at a table, oldest first."""
        table = schema.chat
        query = select(table).where(table.c.match_id == match_id)
        query = query.order_by(table.c.id.desc()).limit(limit)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [ChatLine(r.id, r.user_id, r.seat, r.at, r.text) for r in reversed(rows)]

    def by(self, user_id: str) -> list[tuple[str, int, str]]:
        """Everything a person said: table, time, text."""
        table = schema.chat
        query = select(table.c.match_id, table.c.at, table.c.text)
        query = query.where(table.c.user_id == user_id).order_by(table.c.id)
        with self.engine.connect() as connection:
            return [(r.match_id, r.at, r.text) for r in connection.execute(query)]

    def muted_by(self, user_id: str) -> set[str]:
        """The people that a person has muted."""
        table = schema.mutes
        query = select(table.c.muted).where(table.c.user_id == user_id)
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def mute(self, user_id: str, other: str, on: bool) -> None:
        """Mute another person for this one, or unmute them."""
        table = schema.mutes
        with self.engine.begin() as connection:
            pair = (table.c.user_id == user_id) & (table.c.muted == other)
            connection.execute(delete(table).where(pair))
            if on:
                connection.execute(insert(table).values(user_id=user_id, muted=other))
