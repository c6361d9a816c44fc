"""Statements of the most frequent writes, compiled once for each database.

SQLAlchemy prepares the parameters of every execution anew; for a few rows that takes longer than
the database does. The types of all columns here are stored as they are given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.engine import Connection
from sqlalchemy.sql import Executable
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """A statement with its SQL text."""

    def __init__(self, statement: ClauseElement, engine: Engine, columns: Sequence[str] = ()):
        """`columns` are those that an insert sets."""
        assert isinstance(statement, Executable)
        keys = list(columns) or None
        compiled: Any = statement.compile(dialect=engine.dialect, column_keys=keys)
        self.text = str(compiled)
        self._order: list[str] | None = compiled.positiontup
        """The names of the parameters in their order, where the driver has no names."""

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Execute it for every row; returns the number of rows that it changed."""
        order = self._order
        given: Any = rows if order is None else [tuple([row[k] for k in order]) for row in rows]
        return connection.exec_driver_sql(self.text, given).rowcount
