"""Who made a table, and its turn among the listed tables of that person."""

from __future__ import annotations

import json
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0003_lobby"
down_revision = "0002_people"
branch_labels = None
depends_on = None

MATCHES = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("phase", sa.String),
    sa.column("listed", sa.Boolean),
    sa.column("created_at", sa.BigInteger),
    sa.column("host", sa.String),
    sa.column("turn", sa.Integer),
)
EVENTS = sa.table(
    "events",
    sa.column("match_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("event", sa.Text),
)


def upgrade() -> None:
    """Add the columns, and fill them for the tables that are listed now."""
    op.add_column("matches", sa.Column("host", sa.String(32)))
    op.add_column("matches", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_host", "matches", ["host"])
    connection = op.get_bind()
    query = sa.select(MATCHES.c.id, EVENTS.c.event)
    query = query.join_from(MATCHES, EVENTS, EVENTS.c.match_id == MATCHES.c.id)
    query = query.where(MATCHES.c.listed, MATCHES.c.phase.in_(("open", "running")))
    query = query.where(EVENTS.c.seq == 1).order_by(MATCHES.c.created_at)
    turns: Counter[str] = Counter()
    for match_id, event in connection.execute(query).all():
        try:
            host = str(json.loads(event)["host"])[:32]
        except (ValueError, KeyError, TypeError):
            continue  # an event that cannot be read stays as it is
        mine = sa.update(MATCHES).where(MATCHES.c.id == match_id)
        connection.execute(mine.values(host=host, turn=turns[host]))
        turns[host] += 1
