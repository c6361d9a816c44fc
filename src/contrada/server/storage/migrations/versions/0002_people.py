"""Results, ratings, hints, standing orders, webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_people"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables for what people leave behind."""
    op.create_table(
        "hinted",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    )
    op.create_table(
        "results",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("unrated", sa.String(20), nullable=False),
    )
    op.create_index("results_game", "results", ["game", "at"])
    op.create_table(
        "result_seats",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("results.match_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32)),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
    )
    op.create_index("result_seats_user", "result_seats", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(90), primary_key=True),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
    )
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("source", sa.String(90), primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("last", sa.String(90), nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("webhooks", "orders", "tallies", "ratings", "result_seats", "results", "hinted"):
        op.drop_table(name)
