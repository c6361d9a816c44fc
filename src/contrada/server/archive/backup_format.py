"""The portable backup file: gzip-compressed JSON lines, the same for SQLite and PostgreSQL.

The first line is a header with the schema revision and the columns of every table. Each further
line is one row: the table's index in the header, then its values. The last line holds the number
of rows and the SHA-256 of everything before it, so a truncated or altered file is recognised.
"""

from __future__ import annotations

import base64
import binascii
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
)
from sqlalchemy.types import TypeEngine

from contrada.core.errors import ContradaError
from contrada.server.storage.migrations import upgrade_to

FORMAT: Final = "contrada backup"
VERSION: Final = 1
LINE_BYTES: Final = 64 * 1024 * 1024
"""Maximum length of a line; a longer one is rejected without reading it into memory."""
BATCH: Final = 500
"""Rows per read or insert."""


class BadBackup(ContradaError):
    """A backup file cannot be used, or cannot be written."""


class Header(msgspec.Struct, frozen=True):
    """The first line: what the file contains."""

    format: str
    version: int
    contrada: str
    revisions: list[str]
    at: int
    tables: list[tuple[str, list[tuple[str, str]]]]
    """Name and columns (name, kind) of each table, referenced tables first."""


class Trailer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    rows: int
    sha256: str


# The most specific type comes first: a BigInteger is also an Integer.
_KINDS: Final[tuple[tuple[type[TypeEngine[Any]], str], ...]] = (
    (Boolean, "bool"),
    (LargeBinary, "bytes"),
    (BigInteger, "int64"),
    (Integer, "int32"),
    (Float, "float"),
    (String, "text"),
)
_TYPES: Final[dict[str, type[TypeEngine[Any]]]] = {
    "bool": Boolean,
    "bytes": LargeBinary,
    "int64": BigInteger,
    "int32": Integer,
    "float": Float,
    "text": Text,
}


def kind_of(column: Column[Any]) -> str:
    """The kind of a column's values; raises BadBackup for an unsupported type."""
    for kind, name in _KINDS:
        if isinstance(column.type, kind):
            return name
    raise BadBackup(f"The column {column} has a type that a backup cannot hold.")


def tables_at(revisions: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The tables of a schema revision with their columns, referenced tables first.

    Found by running the migrations on an empty database in memory, so that tables of other
    programs in the same database are never touched.
    """
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            upgrade_to(connection, revisions)
            found = MetaData()
            found.reflect(connection)
        return [
            (str(table.name), [(str(column.name), kind_of(column)) for column in table.columns])
            for table in found.sorted_tables
            if table.name != "alembic_version"
        ]
    finally:
        engine.dispose()


def table_of(name: str, columns: list[tuple[str, str]]) -> Table:
    """A table for reading and inserting, with types that every database has."""
    return Table(name, MetaData(), *(Column(column, _TYPES[kind]()) for column, kind in columns))


def to_json(value: Any) -> Any:
    """Encode a value of a row."""
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


_BOUNDS: Final = {"int32": 2**31, "int64": 2**63}


def from_json(value: Any, kind: str) -> Any:
    """Decode a value for the database; raises ValueError if it is not of this kind."""
    if value is None:
        return None
    if kind == "bytes" and isinstance(value, str):
        try:
            return base64.b64decode(value, validate=True)
        except binascii.Error as error:
            raise ValueError(str(error)) from None
    if kind == "text" and isinstance(value, str) and "\0" not in value:
        return value
    if kind == "bool" and isinstance(value, bool):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        if kind == "float":
            return float(value)
        if -_BOUNDS.get(kind, 0) <= value < _BOUNDS.get(kind, 0):
            return value
    if kind == "float" and isinstance(value, float):
        return value
    raise ValueError(f"a value is not {kind}")
