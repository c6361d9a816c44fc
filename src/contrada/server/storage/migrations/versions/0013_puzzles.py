"""Puzzles: what people tried."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013_puzzles"
down_revision = "0012_bots"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("puzzle_tries")
