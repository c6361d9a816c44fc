"""Boxes that people keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_boxes"
down_revision = "0006_operators"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of boxes."""
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("toml", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("fault", sa.Text, nullable=False),
        sa.Column("fault_at", sa.Text, nullable=False),
    )
    op.create_index("boxes_user", "boxes", ["user_id"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("boxes")
