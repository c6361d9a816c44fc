"""The database tables of bot accounts and challenges; migration 0012 makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from contrada.server.storage.schema import metadata

bot_accounts: Final = Table(
    "bot_accounts",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("owner_id", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("games", Text, nullable=False),
    Index("bot_accounts_owner", "owner_id"),
    Index("bot_accounts_seen", "seen_at"),
)
"""Users that are programs, each with the person who owns it. `seen_at` is when its stream of events
was last open, `games` the games that it played then, separated by spaces."""

bot_tokens: Final = Table(
    "bot_tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("user_id", String(32), nullable=False),
    Column("label", String(40), nullable=False),
    Column("scopes", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("bot_tokens_user", "user_id"),
)
"""Tokens of bot accounts, as hashes; `scopes` are separated by spaces."""

challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by_id", String(32), nullable=False),
    Column("to_id", String(32), nullable=False),
    Column("state", String(10), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("challenges_match", "match_id"),
    Index("challenges_by", "by_id"),
    Index("challenges_to", "to_id"),
    Index("challenges_until", "until"),
)
"""Challenges to bot accounts that are open or were declined; an accepted one is a seat."""

bot_calls: Final = Table(
    "bot_calls",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("bot_calls_at", "at"),
)
"""Tables that ask for bots; a row is removed some time after its table has started."""
