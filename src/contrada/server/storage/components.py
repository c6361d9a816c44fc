"""The components of tables, stored once for all tables that use the same ones.

Most tables of a game use the published components, which take up to 8 kB. They are stored under the
SHA-256 of their canonical JSON, so an entry never changes and may be cached.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import select, text
from sqlalchemy.engine import Connection

from contrada.server.storage.schema import component_sets, matches
from contrada.server.tables.events import Setup

_INSERT: Final = text(
    "INSERT INTO component_sets (id, data) VALUES (:id, :data) ON CONFLICT DO NOTHING"
)
CACHED: Final = 256
_cache: OrderedDict[str, Any] = OrderedDict()


class NoComponents(msgspec.MsgspecError):
    """The components of a table are missing."""


def write_setup(connection: Connection, setup: Setup) -> tuple[str, str]:
    """Encode the settings of a table without their components; returns also the components' key."""
    data = msgspec.json.encode(setup.components, order="sorted")
    key = sha256(data).hexdigest()
    # A transaction that writes must not begin by reading: in SQLite it fails if another connection
    # writes in between.
    connection.execute(_INSERT, {"id": key, "data": data.decode()})
    without = msgspec.structs.replace(setup, components={})
    return msgspec.json.encode(without).decode(), key


def read_setup(connection: Connection, written: str, key: str | None) -> Setup:
    """Decode the settings of a table; raises a MsgspecError if they are damaged."""
    setup = msgspec.json.decode(written, type=Setup)
    if key is None:
        return setup  # a table of an earlier version, which has its components with it
    components = _cache.get(key)
    if components is None:
        query = select(component_sets.c.data).where(component_sets.c.id == key)
        data = connection.execute(query).scalar()
        if data is None:
            raise NoComponents("The components of this table are missing.")
        components = _cache[key] = msgspec.json.decode(data)
        if len(_cache) > CACHED:
            _cache.popitem(last=False)
    return msgspec.structs.replace(setup, components=components)


def remove_unused(connection: Connection) -> None:
    """Delete the components that no table uses any more."""
    used = select(matches.c.box).where(matches.c.box == component_sets.c.id).exists()
    connection.execute(component_sets.delete().where(~used))
