"""Reports of people and of lines of chat, in the database, until an operator has seen to them."""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from sqlalchemy import Engine, func, insert, select

from contrada.core.errors import ContradaError
from contrada.server.common.server_clock import now_ms
from contrada.server.net.limits import MAX_KEYS, Bucket
from contrada.server.net.ranges import range_around
from contrada.server.storage.schema.operators import reports

DAY = 86_400_000
WAITING = 5_000
"""So many reports may wait; more would only bury them."""
SAME = 5
"""So many reports of the same line or person at a table are kept; more would say nothing new."""


class TooManyReports(ContradaError):
    """A person has sent too many reports today, or too many wait for the operator."""


class Report(msgspec.Struct, frozen=True):
    """A report as operators see it; `text` is the line of chat as it was, or empty."""

    id: int
    at: int
    by: str
    target: str
    name: str
    """What the reported person was called."""
    table: str
    text: str
    reason: str


class NewReport(msgspec.Struct, frozen=True):
    """A report to keep; `line` is the number of a line of chat, or None for a person."""

    by: str
    target: str
    name: str
    table: str
    line: int | None
    text: str
    reason: str


class NetworkLimit:
    """Reports a day from one network, whatever names its people give themselves; in memory."""

    def __init__(self, per_day: float) -> None:
        self.per_day = per_day
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether another report from this network is allowed."""
        key = str(range_around(address))
        bucket = self._buckets.pop(key, None) or Bucket(self.per_day, self.per_day / 86_400)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Reports:
    """The reports. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, new: NewReport, per_day: int) -> None:
        """Store a report; raises TooManyReports if a person's or the total limit is reached."""
        now = now_ms()
        with self.engine.begin() as connection:

            def count(*conditions: object) -> int:
                query = select(func.count()).select_from(reports)
                found = connection.execute(query.where(*conditions))  # type: ignore[arg-type]
                return int(found.scalar_one())

            opened = reports.c.closed_at.is_(None)
            about = (
                opened,
                reports.c.target == new.target,
                reports.c.match_id == new.table,
                reports.c.line.is_(None) if new.line is None else reports.c.line == new.line,
            )
            if count(*about, reports.c.by == new.by) or count(*about) >= SAME:
                return  # the operator knows
            if count(reports.c.by == new.by, reports.c.at > now - DAY) >= per_day:
                raise TooManyReports("You have sent many reports today; try again tomorrow.")
            if count(opened) >= WAITING:
                raise TooManyReports("Too many reports are waiting; try again later.")
            values = msgspec.structs.asdict(new)
            values["match_id"] = values.pop("table")
            connection.execute(insert(reports).values(at=now, **values))

    def waiting(self, limit: int) -> list[Report]:
        """Reports that nobody has seen to, oldest first."""
        query = select(reports).where(reports.c.closed_at.is_(None))
        query = query.order_by(reports.c.id).limit(limit)
        with self.engine.connect() as connection:
            return [
                Report(r.id, r.at, r.by, r.target, r.name, r.match_id, r.text, r.reason)
                for r in connection.execute(query)
            ]

    def is_waiting(self, number: int) -> bool:
        """Whether this report exists and is still open."""
        query = select(reports.c.id).where(reports.c.id == number, reports.c.closed_at.is_(None))
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None
