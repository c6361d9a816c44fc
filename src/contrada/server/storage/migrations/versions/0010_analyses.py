"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_analyses"
down_revision = "0009_notify"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "analyses",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("fault", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("data", sa.LargeBinary),
    )
    op.create_index("analyses_state", "analyses", ["state", "at"])
    op.create_index("analyses_user", "analyses", ["user_id", "at"])


def downgrade() -> None:
    """Remove it; an analysis can be made again."""
    op.drop_table("analyses")
