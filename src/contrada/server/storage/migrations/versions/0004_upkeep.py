"""Server clock, table faults, and an index for counting the unfinished tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004_upkeep"
down_revision = "0003_lobby"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; events written before have no server time, theirs is the wall time."""
    op.create_table(
        "heartbeat",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("clock", sa.BigInteger, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "broken",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("fault", sa.String(200), nullable=False),
    )
    op.add_column("events", sa.Column("clock_at", sa.BigInteger))
    op.create_index("matches_phase", "matches", ["phase"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("matches_phase", "matches")
    with op.batch_alter_table("events") as events:
        events.drop_column("clock_at")
    op.drop_table("broken")
    op.drop_table("heartbeat")
