"""The database's tables for what people leave behind; migration 0002 makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from contrada.server.storage.schema import metadata

hinted: Final = Table(
    "hinted",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
)

results: Final = Table(
    "results",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", String(10), nullable=False),
    Column("unrated", String(20), nullable=False),
    Index("results_game", "game", "at"),
)

result_seats: Final = Table(
    "result_seats",
    metadata,
    Column("match_id", String(32), ForeignKey("results.match_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32)),
    Column("bot", String(80), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("label", String(40), nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
    Index("result_seats_user", "user_id", "at", "match_id"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(90), primary_key=True),
    Column("is_bot", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

tallies: Final = Table(
    "tallies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("source", String(90), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("wins", Float, nullable=False),
)
"""Sums over finished games: of a seat in all (source empty), of its sources of points, of bots
(seat -1, the bot as source)."""

orders: Final = Table(
    "orders",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("hands", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("last", String(90), nullable=False),
)
