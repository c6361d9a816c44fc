"""The database tables of turn notifications and e-mail addresses; migration 0009 makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from contrada.server.storage.schema import metadata

turns: Final = Table(
    "turns",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("mark", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("stage", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("turns_user", "user_id"),
    Index("turns_due", "due_at"),
)
"""Whom a running game waits for, and the notification that is still to be sent: `due_at` is when
the notifier looks at it next (null: never again), `stage` the channel that is next."""

notice_settings: Final = Table(
    "notice_settings",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
)
"""How a person wants to be notified; quiet hours are minutes of the day in `zone`."""

addresses: Final = Table(
    "addresses",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("pending", String(254), nullable=False),
    Index("addresses_address", "address"),
)
"""The confirmed e-mail address of an account, and one that is not confirmed yet; either may be
empty."""

mail_tokens: Final = Table(
    "mail_tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("address", String(254), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("mail_tokens_user", "user_id"),
    Index("mail_tokens_until", "until"),
)
"""Tokens of links in mails, as hashes: `confirm` an address, `reset` a password."""

push_subscriptions: Final = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("session_id", String(24), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("push_subscriptions_user", "user_id"),
)
"""Browsers that receive push messages; each belongs to a device's session and ends with it."""
