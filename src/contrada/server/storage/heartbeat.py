"""The server clock's value in the database, written every few seconds."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, func, insert, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from contrada.server.common.server_clock import GRACE_SECONDS, now_ms
from contrada.server.storage import schema

ROW: Final = "server"


class Heartbeat:
    """The server clock's value in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._last = 0
        """The value that this process last read or wrote."""

    def read(self) -> int:
        """The value of the last heartbeat; in a database without one, the last event's time."""
        row = schema.heartbeat
        with self.engine.connect() as connection:
            found = connection.execute(select(row.c.clock).where(row.c.name == ROW)).scalar()
        self._last = int(found) if found is not None else self._begin()
        return self._last

    def _begin(self) -> int:
        row = schema.heartbeat
        try:
            with self.engine.begin() as connection:
                latest = connection.execute(select(func.max(schema.matches.c.changed_at))).scalar()
                value = int(latest) if latest is not None else now_ms()
                connection.execute(insert(row).values(name=ROW, clock=value, wall=now_ms()))
                return value
        except IntegrityError:  # another process began at the same time
            with self.engine.connect() as connection:
                found = connection.execute(select(row.c.clock).where(row.c.name == ROW))
                return int(found.scalar_one())

    def beat(self, mine: int) -> int:
        """Write this process's time, or adopt the time of another process that is ahead."""
        row = schema.heartbeat
        mine_row = update(row).where(row.c.name == ROW)
        if self.engine.dialect.name == "sqlite":  # which one process uses alone
            with self.engine.begin() as connection:
                connection.execute(mine_row.values(clock=mine, wall=now_ms()))
            return mine
        query = select(row.c.clock, row.c.wall).where(row.c.name == ROW).with_for_update()
        with self.engine.begin() as connection:
            clock, wall = connection.execute(query).one()
            now = _database_time(connection)
            # If another process has written since, it is alive and its clock has advanced.
            ran = now - wall if clock != self._last else 0
            shared = clock + (ran if 0 <= ran <= GRACE_SECONDS * 1000 else 0)
            value = max(shared, mine)
            connection.execute(mine_row.values(clock=value, wall=now))
        self._last = value
        return int(value)


def _database_time(connection: Connection) -> int:
    """The wall time of the database server, which is the same for all processes."""
    query = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return int(connection.execute(query).scalar_one())
