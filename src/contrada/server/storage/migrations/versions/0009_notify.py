"""Whose turn it is, turn notifications, e-mail addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009_notify"
down_revision = "0008_archives"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "turns",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("turns_user", "turns", ["user_id"])
    op.create_index("turns_due", "turns", ["due_at"])
    op.create_table(
        "notice_settings",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
    )
    op.create_table(
        "addresses",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("pending", sa.String(254), nullable=False),
    )
    op.create_index("addresses_address", "addresses", ["address"])
    op.create_table(
        "mail_tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_tokens_user", "mail_tokens", ["user_id"])
    op.create_index("mail_tokens_until", "mail_tokens", ["until"])
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_user", "push_subscriptions", ["user_id"])


def downgrade() -> None:
    """Remove them."""
    for name in (
        "push_subscriptions",
        "mail_tokens",
        "addresses",
        "notice_settings",
        "turns",
    ):
        op.drop_table(name)
