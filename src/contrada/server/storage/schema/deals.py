"""The database tables of duplicate deals; migration 0014 makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from contrada.server.storage.schema import metadata

deals: Final = Table(
    "deals",
    metadata,
    Column("id", String(60), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("begins_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Index("deals_host", "host", "closes_at"),
)
"""Deals that several tables play; `seat` is that of everyone who begins a table."""

deal_tries: Final = Table(
    "deal_tries",
    metadata,
    Column("deal_id", String(60), ForeignKey("deals.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("match_id", String(32), ForeignKey("matches.id")),
    Column("seat", Integer, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Index("deal_tries_match", "match_id"),
    Index("deal_tries_user", "user_id"),
)
"""Who plays a deal, where and in which seat; at most one row for a person and a deal. `match_id`
is null until the table is made."""
