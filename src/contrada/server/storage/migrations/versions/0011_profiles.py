"""Personal statistics: rating history, accuracy and luck of analysed games, what people show."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_profiles"
down_revision = "0010_analyses"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("handle", sa.String(24), nullable=False, unique=True),
        sa.Column("results", sa.Boolean, nullable=False),
        sa.Column("ratings", sa.Boolean, nullable=False),
        sa.Column("analyses", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rating_history",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_history_user", "rating_history", ["user_id", "at"])
    op.create_table(
        "analysed_seats",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("accuracy", sa.Float, nullable=False),
        sa.Column("luck_win", sa.Float, nullable=False),
        sa.Column("luck_points", sa.Float, nullable=False),
    )
    op.create_index("analysed_seats_user", "analysed_seats", ["user_id", "at"])


def downgrade() -> None:
    """Remove them."""
    for name in ("analysed_seats", "rating_history", "profiles"):
        op.drop_table(name)
