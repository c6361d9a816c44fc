"""The database table of analyses of finished games; migration 0010 makes it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from contrada.server.storage.schema import metadata

analyses: Final = Table(
    "analyses",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("fault", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("data", LargeBinary),
    Index("analyses_state", "state", "at"),
    Index("analyses_user", "user_id", "at"),
)
"""Who asked for an analysis and when; `state` is waiting, running, done or failed. `lease` is until
when the process that works on it is believed to live. `version` says what made `data`: the result
if it is done, otherwise the decisions judged so far. Both are compressed JSON."""
