"""Database tables for sessions, account names and the names of players at a shared screen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String, Table

from contrada.server.storage.schema import metadata

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("user_id", String(32), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("sent_at", BigInteger, nullable=False),
    Column("replaces_signed", Boolean, nullable=False),
    Index("sessions_user", "user_id"),
    Index("sessions_seen", "seen_at"),
)
"""A signed-in device. `id` is public to its owner and stays when the token is rotated; `sent_at` is
when the cookie was last sent; `replaces_signed` means that the signed cookie which this session
replaced is still accepted, because the browser has not used the session yet."""

deleted_users: Final = Table(
    "deleted_users",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Random ids of deleted people, kept for as long as a signed cookie of theirs could live."""

account_keys: Final = Table(
    "account_keys",
    metadata,
    Column("key", String(200), primary_key=True),
    Column("user_id", String(32), nullable=False, unique=True),
)
"""What an account name looks like; two accounts with one key could be mistaken for each other.
Accounts that collided before this table existed have no row."""

seat_labels: Final = Table(
    "seat_labels",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Index("seat_labels_user", "user_id"),
)
"""Tables to whose log a person gave names of further players at their screen."""
