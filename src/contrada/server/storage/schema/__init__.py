"""The database's tables, as SQLAlchemy Core sees them; migrations make them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

users: Final = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("session", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("account", String(40), unique=True),
    Column("password", Text),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("setup", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("result", Text),
    Column("host", String(32)),
    Column("turn", Integer, nullable=False, server_default="0"),
    Index("matches_due", "due_at"),
    Index("matches_listed", "listed", "phase"),
    Index("matches_host", "host"),
    Index("matches_phase", "phase"),
)

events: Final = Table(
    "events",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("clock_at", BigInteger),
)

broken: Final = Table(
    "broken",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("fault", String(200), nullable=False),
)

heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("clock", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

sitters: Final = Table(
    "sitters",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Index("sitters_user", "user_id"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_match", "match_id"),
    Index("chat_user", "user_id"),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)
