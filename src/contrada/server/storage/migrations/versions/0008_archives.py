"""Packed logs, shared components, counts of tables by phase, and indexes for the queries.

A later migration that recreates `matches` (Alembic's batch mode in SQLite) has to create the
triggers again: `counts.TRIGGERS`.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from contrada.server.storage.counts import create_triggers, drop_triggers, recount

revision = "0008_archives"
down_revision = "0007_boxes"
branch_labels = None
depends_on = None

LISTED = sa.text("listed")
LISTED_NUMBER = sa.text("listed = 1")
DUE = sa.text("due_at IS NOT NULL")
OVER = sa.text("phase = 'over'")
UNPACKED = sa.text("phase = 'over' AND packed <= 0")


def upgrade() -> None:
    """Add the columns and tables; logs are packed later, while the server runs."""
    number = sa.Integer
    op.add_column("matches", sa.Column("seq", number, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("packed", number, nullable=False, server_default="0"))
    op.create_table(
        "component_sets",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    # As SQL, because Alembic would add the foreign key separately, which SQLite cannot do.
    op.execute("ALTER TABLE matches ADD COLUMN box VARCHAR(64) REFERENCES component_sets (id)")
    op.create_index("matches_box", "matches", ["box"])
    op.add_column(
        "result_seats", sa.Column("at", sa.BigInteger, nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE matches SET seq = coalesce("
        "(SELECT max(events.seq) FROM events WHERE events.match_id = matches.id), 0)"
    )
    op.execute(
        "UPDATE result_seats SET at = coalesce("
        "(SELECT results.at FROM results WHERE results.match_id = result_seats.match_id), 0)"
    )
    op.create_table(
        "archives",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", number, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "phase_counts",
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("delta", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.Integer, primary_key=True),
    )
    op.create_index("holders_process", "holders", ["process"])
    _index()
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        # Its rows are worth nothing after a crash, and writing them must not wait for the disk.
        op.execute("ALTER TABLE holders SET UNLOGGED")
    create_triggers(connection)
    recount(connection)


def _index() -> None:
    for old in ("matches_listed", "matches_due", "matches_phase"):
        op.drop_index(old, "matches")
    op.drop_index("result_seats_user", "result_seats")
    newest = sa.text("created_at DESC")
    order: list[str | sa.TextClause] = ["phase", "turn", newest, "id"]
    for name, columns in (
        ("matches_lobby", order),
        ("matches_lobby_game", ["game", *order]),
    ):
        op.create_index(
            name, "matches", columns, sqlite_where=LISTED_NUMBER, postgresql_where=LISTED
        )
    op.create_index("matches_due", "matches", ["due_at"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_index(
        "matches_finished", "matches", ["changed_at"], sqlite_where=OVER, postgresql_where=OVER
    )
    op.create_index(
        "matches_unpacked",
        "matches",
        ["changed_at"],
        sqlite_where=UNPACKED,
        postgresql_where=UNPACKED,
    )
    op.create_index("result_seats_user", "result_seats", ["user_id", "at", "match_id"])


def downgrade() -> None:
    """Remove them; nothing may be stored in them yet."""
    connection = op.get_bind()
    used = "SELECT (SELECT count(*) FROM archives) + (SELECT count(*) FROM component_sets)"
    if connection.execute(sa.text(used)).scalar():
        raise RuntimeError("The new tables are in use; restore a backup instead.")
    drop_triggers(connection)
    for index in ("box", "lobby", "lobby_game", "due", "finished", "unpacked"):
        op.drop_index(f"matches_{index}", "matches")
    op.drop_index("result_seats_user", "result_seats")
    op.create_index("result_seats_user", "result_seats", ["user_id"])
    op.create_index("matches_due", "matches", ["due_at"])
    op.create_index("matches_listed", "matches", ["listed", "phase"])
    op.create_index("matches_phase", "matches", ["phase"])
    for name in ("holders", "phase_counts", "archives"):
        op.drop_table(name)
    with op.batch_alter_table("result_seats") as seats:
        seats.drop_column("at")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("box")
        matches.drop_column("packed")
        matches.drop_column("seq")
    op.drop_table("component_sets")
