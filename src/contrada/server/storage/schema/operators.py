"""Database tables for moderation: operators' roles and acts, sanctions, reports, inquiries."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from contrada.server.storage.schema import metadata

roles: Final = Table(
    "roles",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("role", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
)

acts: Final = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(60), nullable=False),
    Column("what", String(20), nullable=False),
    Column("target", String(64), nullable=False),
    Column("detail", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("done_at", BigInteger),
    Column("outcome", Text, nullable=False),
    Index("acts_done", "done_at"),
)
"""The audit log of operators, and at the same time their orders to the servers: an act without
`done_at` waits for a server to carry it out."""

sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("until", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""What is in force: `ban` and `mute` of a person, `range` of addresses, `bots` of a table."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("target", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("match_id", String(32), nullable=False),
    Column("line", Integer),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("closed_at", BigInteger),
    Index("reports_closed", "closed_at"),
    Index("reports_by", "by", "at"),
    Index("reports_target", "target"),
)

temporary_passwords: Final = Table(
    "temporary_passwords",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("password", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
"""The hashes of passwords that an operator has set: each signs in once."""

inquiries: Final = Table(
    "inquiries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Questions of the command line who is connected; each server process answers."""

inquiry_answers: Final = Table(
    "inquiry_answers",
    metadata,
    Column("inquiry", String(32), primary_key=True),
    Column("server", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)
