"""Duplicate deals and the tries of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014_deals"
down_revision = "0013_puzzles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("begins_at", sa.BigInteger, nullable=False),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
    )
    op.create_index("deals_host", "deals", ["host", "closes_at"])
    op.create_table(
        "deal_tries",
        sa.Column("deal_id", sa.String(60), sa.ForeignKey("deals.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
    )
    op.create_index("deal_tries_match", "deal_tries", ["match_id"])
    op.create_index("deal_tries_user", "deal_tries", ["user_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("deal_tries")
    op.drop_table("deals")
