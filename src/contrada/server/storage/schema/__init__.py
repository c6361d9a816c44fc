"""The database's tables, as SQLAlchemy Core sees them; migrations make them."""

from __future__ import annotations

from typing import Any, Final

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
    text,
)

metadata: Final = MetaData()


def _partial(name: str, where: str, *columns: Any) -> Index:
    """An index of the rows that satisfy a condition."""
    # SQLite uses a partial index only where a query repeats its condition, which is a number there.
    number = text("listed = 1" if where == "listed" else where)
    return Index(name, *columns, sqlite_where=number, postgresql_where=text(where))


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

component_sets: Final = Table(
    "component_sets",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)
"""Components of tables, once for all tables that use the same ones (`components.py`)."""

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
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("packed", Integer, nullable=False, server_default="0"),
    Column("box", String(64), ForeignKey("component_sets.id")),
    Index("matches_box", "box"),
    Index("matches_host", "host"),
    _partial("matches_due", "due_at IS NOT NULL", "due_at"),
    _partial("matches_lobby", "listed", "phase", "turn", text("created_at DESC"), "id"),
    _partial(
        "matches_lobby_game", "listed", "game", "phase", "turn", text("created_at DESC"), "id"
    ),
    _partial("matches_finished", "phase = 'over'", "changed_at"),
    _partial("matches_unpacked", "phase = 'over' AND packed <= 0", "changed_at"),
)
"""`seq` is the number of the last event. `packed` is the number up to which the events are in
`archives` instead of `events`; -1 where they cannot be packed. `box` names the components, which
`setup` then omits."""

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

archives: Final = Table(
    "archives",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The events of finished games up to `seq` with every viewer's log lines (`packing.py`)."""

phase_counts: Final = Table(
    "phase_counts",
    metadata,
    Column("phase", String(10), nullable=False),
    Column("delta", BigInteger, nullable=False),
)
"""The number of tables in each phase, as a sum (`counts.py`)."""

holders: Final = Table(
    "holders",
    metadata,
    Column("match_id", String(32), primary_key=True),
    Column("process", Integer, primary_key=True),
    Index("holders_process", "process"),
)
"""Which process has which table in memory (`holders.py`); PostgreSQL only."""

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
