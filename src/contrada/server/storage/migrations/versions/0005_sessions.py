"""Sessions, deleted people, account names by their looks, names at a shared screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from contrada.server.identity.names import confusable_key

revision = "0005_sessions"
down_revision = "0004_upkeep"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and fill in what existing accounts and tables need."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger, nullable=False),
        sa.Column("replaces_signed", sa.Boolean, nullable=False),
    )
    op.create_index("sessions_user", "sessions", ["user_id"])
    op.create_index("sessions_seen", "sessions", ["seen_at"])
    op.create_table(
        "deleted_users",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    keys = op.create_table(
        "account_keys",
        sa.Column("key", sa.String(200), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False, unique=True),
    )
    labels = op.create_table(
        "seat_labels",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
    )
    op.create_index("seat_labels_user", "seat_labels", ["user_id"])
    connection = op.get_bind()
    accounts = connection.execute(
        sa.text("SELECT id, account FROM users WHERE account IS NOT NULL ORDER BY created_at, id")
    )
    taken: dict[str, str] = {}
    for user, account in accounts:
        taken.setdefault(confusable_key(account), user)  # the earliest account keeps the key
    if taken:
        op.bulk_insert(keys, [{"key": key, "user_id": user} for key, user in taken.items()])
    found = sorted(set(_labelled(connection)))
    if found:
        op.bulk_insert(labels, [{"match_id": m, "user_id": user} for m, user in found])


def _labelled(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Tables and people whose events name further players at a screen."""
    rows = connection.execute(
        sa.text(
            'SELECT match_id, event FROM events WHERE event LIKE \'{"is":"made"%"name"%\''
            ' OR event LIKE \'{"is":"taken"%"name"%\''
        )
    )
    for match_id, text in rows:
        try:
            event: Any = msgspec.json.decode(text)
        except msgspec.DecodeError:
            continue  # the table is broken, which is reported where it is loaded
        user = event.get("host") if event.get("is") == "made" else event.get("user")
        if user:
            yield match_id, user


def downgrade() -> None:
    """Remove them."""
    for name in ("seat_labels", "account_keys", "deleted_users", "sessions"):
        op.drop_table(name)
