"""Take an SQLite database back to an earlier schema, with the rows that the schema has room for."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

FIXTURES = Path(__file__).parent / "fixtures"


def take_back(file: Path, revision: str) -> None:
    """Rewrite a database as a server of that revision would have left it."""
    old = file.with_suffix(".old")
    with closing(sqlite3.connect(old)) as target:
        target.executescript((FIXTURES / f"schema-{revision}.sql").read_text("utf-8"))
        target.execute("ATTACH ? AS new", (str(file),))
        tables = (
            "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        for (name,) in target.execute(tables).fetchall():
            if name == "alembic_version":
                continue
            columns = [row[1] for row in target.execute(f"PRAGMA main.table_info({name})")]
            listed = ", ".join(columns)
            target.execute(f"DELETE FROM main.{name}")
            target.execute(f"INSERT INTO main.{name} ({listed}) SELECT {listed} FROM new.{name}")
        _with_components(target)
        target.commit()
    for end in ("", "-wal", "-shm"):
        file.with_name(file.name + end).unlink(missing_ok=True)
    old.rename(file)


def _with_components(target: sqlite3.Connection) -> None:
    """Put the components back into the settings of tables, where earlier schemas have them."""
    rows = target.execute(
        "SELECT one.id, one.setup, box.data FROM new.matches AS one"
        " JOIN new.component_sets AS box ON box.id = one.box"
    ).fetchall()
    for match_id, setup, data in rows:
        whole = json.dumps({**json.loads(setup), "components": json.loads(data)})
        target.execute("UPDATE main.matches SET setup = ? WHERE id = ?", (whole, match_id))
