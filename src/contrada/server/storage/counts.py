"""The number of tables in each phase, at a cost that does not depend on how many there are.

Triggers of the database append a row to `phase_counts` for every table that is created, changes its
phase or is deleted, so nothing that writes tables can forget to count. Rows are only appended:
updating a common row would make all processes wait for each other. The server merges them now and
then (`fold`).
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, delete, func, insert, select, text
from sqlalchemy.engine import Connection

from contrada.server.storage.schema import matches, phase_counts

_COUNT: Final = "INSERT INTO phase_counts (phase, delta) VALUES"
_SQLITE: Final = {
    "matches_created": f"AFTER INSERT ON matches BEGIN {_COUNT} (NEW.phase, 1); END",
    "matches_deleted": f"AFTER DELETE ON matches BEGIN {_COUNT} (OLD.phase, -1); END",
    "matches_moved": (
        "AFTER UPDATE OF phase ON matches WHEN OLD.phase <> NEW.phase "
        f"BEGIN {_COUNT} (OLD.phase, -1), (NEW.phase, 1); END"
    ),
}
_RUN: Final = "FOR EACH ROW EXECUTE FUNCTION contrada_count_phase()"
_POSTGRES: Final = {
    "matches_created": f"AFTER INSERT ON matches {_RUN}",
    "matches_deleted": f"AFTER DELETE ON matches {_RUN}",
    "matches_moved": (
        "AFTER UPDATE OF phase ON matches FOR EACH ROW WHEN (OLD.phase <> NEW.phase) "
        "EXECUTE FUNCTION contrada_count_phase()"
    ),
}
_FUNCTION: Final = f"""
CREATE OR REPLACE FUNCTION contrada_count_phase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN {_COUNT} (OLD.phase, -1); END IF;
  IF TG_OP <> 'DELETE' THEN {_COUNT} (NEW.phase, 1); END IF;
  RETURN NULL;
END $$
"""


def create_triggers(connection: Connection) -> None:
    """Make the database count; part of the schema."""
    shared = connection.dialect.name == "postgresql"
    if shared:
        connection.execute(text(_FUNCTION))
    for name, when in (_POSTGRES if shared else _SQLITE).items():
        connection.execute(text(f"CREATE TRIGGER {name} {when}"))


def drop_triggers(connection: Connection) -> None:
    """Remove what `create_triggers` made."""
    shared = connection.dialect.name == "postgresql"
    for name in _SQLITE:
        connection.execute(text(f"DROP TRIGGER {name}" + (" ON matches" if shared else "")))
    if shared:
        connection.execute(text("DROP FUNCTION contrada_count_phase()"))


def recount(connection: Connection) -> None:
    """Count all tables anew; nothing else may write meanwhile."""
    connection.execute(delete(phase_counts))
    query = select(matches.c.phase, func.count()).group_by(matches.c.phase)
    rows = [{"phase": phase, "delta": count} for phase, count in connection.execute(query)]
    if rows:
        connection.execute(insert(phase_counts), rows)


class Counts:
    """The counts of one database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def read(self) -> dict[str, int]:
        """The number of tables in each phase that has any."""
        total = func.sum(phase_counts.c.delta)
        query = select(phase_counts.c.phase, total).group_by(phase_counts.c.phase)
        with self.engine.connect() as connection:
            found = {phase: int(count) for phase, count in connection.execute(query)}
        return {phase: count for phase, count in found.items() if count}

    def fold(self) -> None:
        """Merge the rows of each phase into one. Processes may do so at the same time."""
        with self.engine.begin() as connection:
            gone = delete(phase_counts).returning(phase_counts.c.phase, phase_counts.c.delta)
            totals: dict[str, int] = {}
            for phase, delta in connection.execute(gone):
                totals[phase] = totals.get(phase, 0) + delta
            rows = [{"phase": phase, "delta": count} for phase, count in totals.items() if count]
            if rows:
                connection.execute(insert(phase_counts), rows)
