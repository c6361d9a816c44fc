"""Operators: roles, acts, sanctions, reports, inquiries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_operators"
down_revision = "0005_sessions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables for moderation."""
    op.create_table(
        "roles",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Column("outcome", sa.Text, nullable=False),
    )
    op.create_index("acts_done", "acts", ["done_at"])
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_index("reports_closed", "reports", ["closed_at"])
    op.create_index("reports_by", "reports", ["by", "at"])
    op.create_index("reports_target", "reports", ["target"])
    op.create_table(
        "temporary_passwords",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_table(
        "inquiries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "inquiry_answers",
        sa.Column("inquiry", sa.String(32), primary_key=True),
        sa.Column("server", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in (
        "inquiry_answers",
        "inquiries",
        "temporary_passwords",
        "reports",
        "sanctions",
        "acts",
        "roles",
    ):
        op.drop_table(name)
