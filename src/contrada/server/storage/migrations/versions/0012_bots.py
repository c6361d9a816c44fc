"""Bot accounts, their tokens, and challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012_bots"
down_revision = "0011_profiles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "bot_accounts",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("owner_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
    )
    op.create_index("bot_accounts_owner", "bot_accounts", ["owner_id"])
    op.create_index("bot_accounts_seen", "bot_accounts", ["seen_at"])
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("bot_tokens_user", "bot_tokens", ["user_id"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("to_id", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    for name in ("match_id", "by_id", "to_id", "until"):
        op.create_index(f"challenges_{name.removesuffix('_id')}", "challenges", [name])
    op.create_table(
        "bot_calls",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("bot_calls_at", "bot_calls", ["at"])


def downgrade() -> None:
    """Remove them."""
    for name in ("bot_calls", "challenges", "bot_tokens", "bot_accounts"):
        op.drop_table(name)
