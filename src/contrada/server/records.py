"""What is kept beside the tables: who was given hints.

All methods block; the server calls them from threads.
"""

from __future__ import annotations

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from contrada.server import schema_people as schema


class Records:
    """The notes about finished games and the people who played them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- hints -------------------------------------------------------------------------------

    def note_hint(self, match_id: str) -> None:
        """Remember that somebody was given a hint at this table: it cannot be rated."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.hinted).values(match_id=match_id))
        except IntegrityError:  # it is noted already
            pass

    def was_hinted(self, match_id: str) -> bool:
        """Whether anybody was given a hint at this table."""
        query = select(schema.hinted.c.match_id).where(schema.hinted.c.match_id == match_id)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None
