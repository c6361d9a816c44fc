"""Stores requested analyses, their progress and their results. All methods block."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Engine, delete, func, insert, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from contrada.analysis.results import SCHEMA, Decision
from contrada.core.errors import ContradaError
from contrada.server.storage.schema.analyses import analyses
from contrada.server.storage.schema.profiles import analysed_seats

DAY_MS: Final = 86_400_000
MOST_WAITING: Final = 200
"""Requests that may wait on a server."""
MOST_TRIES: Final = 3
"""A request whose process died so often is given up."""
MOST_BYTES: Final = 1 << 24
"""The size of a stored result after decompression."""


class TooMany(ContradaError):
    """The person's limit of a day, or the limit of the server, is reached."""


class Judged(msgspec.Struct, frozen=True):
    """A judged decision, by the ply of its first step; None if its options are all the same."""

    first: int
    decision: Decision | None


class Status(msgspec.Struct, frozen=True):
    """The state of an analysis: `none`, `waiting`, `running`, `done` or `failed`."""

    state: str = "none"
    done: int = 0
    total: int = 0
    ahead: int = 0
    """The number of analyses that are computed before this one."""


class PersonSeat(msgspec.Struct, frozen=True):
    """A person's seat in an analysed game, for their statistics."""

    seat: int
    user_id: str
    game: str
    seats: int
    at: int
    decisions: int
    accuracy: float
    luck_win: float
    luck_points: float


class Work(msgspec.Struct, frozen=True):
    """An analysis to compute, with the decisions that are already judged."""

    match_id: str
    judged: list[Judged]


def version_of(rules_version: int, depth: str) -> str:
    """What a stored result depends on besides the match: format, rules and depth."""
    return f"{SCHEMA}.{rules_version}.{depth}"


class AnalysisStore:
    """The analyses in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def status(self, match_id: str) -> Status:
        """The state of a table's analysis."""
        with self.engine.connect() as connection:
            query = select(analyses).where(analyses.c.match_id == match_id)
            row = connection.execute(query).first()
            if row is None or _outdated(row.version):
                return Status()
            ahead = 0
            if row.state == "waiting":
                earlier = or_(
                    analyses.c.state == "running",
                    (analyses.c.state == "waiting") & (analyses.c.at < row.at),
                )
                counted = select(func.count()).select_from(analyses).where(earlier)
                ahead = int(connection.execute(counted).scalar_one())
        return Status(row.state, row.done, row.total, ahead)

    def left_today(self, user: str, per_day: int, now: int) -> int:
        """How many analyses a person may still request today."""
        with self.engine.connect() as connection:
            return max(0, per_day - _today(connection, user, now))

    def request(self, match_id: str, user: str, version: str, per_day: int, now: int) -> None:
        """Request an analysis; does nothing if it exists. Raises TooMany.

        One that failed, or was made by another version, is replaced.
        """
        values: dict[str, Any] = {
            "match_id": match_id,
            "user_id": user,
            "at": now,
            "state": "waiting",
            "done": 0,
            "total": 0,
            "tries": 0,
            "lease": 0,
            "fault": "",
            "version": version,
            "data": None,
        }
        try:
            with self.engine.begin() as connection:
                here = analyses.c.match_id == match_id
                # A write first: SQLite does not let a transaction that has read write later.
                connection.execute(update(analyses).where(here).values(tries=analyses.c.tries))
                row = connection.execute(select(analyses).where(here)).first()
                if row is not None and row.state != "failed" and not _outdated(row.version):
                    return
                if _today(connection, user, now) >= per_day:
                    raise TooMany(
                        f"You may have {per_day} games analysed within 24 hours; try again later."
                    )
                open_ones = analyses.c.state.in_(("waiting", "running"))
                counted = select(func.count()).select_from(analyses).where(open_ones)
                if int(connection.execute(counted).scalar_one()) >= MOST_WAITING:
                    raise TooMany("Too many analyses are waiting; try again later.")
                connection.execute(delete(analyses).where(here))
                connection.execute(insert(analyses).values(**values))
        except IntegrityError:  # another request was faster
            return

    # -- computing ---------------------------------------------------------------------------

    def claim(self, now: int, lease: int) -> Work | None:
        """Take over the oldest analysis that nobody works on; None if there is none."""
        free = analyses.c.state.in_(("waiting", "running")) & (analyses.c.lease < now)
        query = select(analyses).where(free).order_by(analyses.c.at).limit(1)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        with self.engine.begin() as connection:
            mine = (analyses.c.match_id == row.match_id) & (analyses.c.lease == row.lease)
            if row.tries >= MOST_TRIES:
                gone = {"state": "failed", "fault": "tries", "data": None}
                connection.execute(update(analyses).where(mine).values(gone))
                return None
            taken = {"state": "running", "lease": now + lease, "tries": row.tries + 1}
            if _outdated(row.version):  # begun before an upgrade: its decisions are judged again
                _, _, rest = row.version.partition(".")
                taken |= {"version": f"{SCHEMA}.{rest}", "data": None, "done": 0}
            if connection.execute(update(analyses).where(mine).values(taken)).rowcount == 0:
                return None  # another process was faster
        try:
            fresh = row.data is None or _outdated(row.version)
            judged = [] if fresh else _unpack_judged(row.data)
        except (zlib.error, msgspec.MsgspecError):
            judged = []
        return Work(row.match_id, judged)

    def progress(self, match_id: str, judged: list[Judged], total: int, lease: int) -> None:
        """Store how far an analysis is, so that it can go on after a crash."""
        self._set(
            match_id,
            done=len(judged),
            total=total,
            lease=lease,
            data=zlib.compress(msgspec.json.encode(judged)),
        )

    def release(self, match_id: str, judged: list[Judged], total: int) -> None:
        """Give an unfinished analysis back when the server stops: it is no failed attempt."""
        data = zlib.compress(msgspec.json.encode(judged)) if judged else None
        back = {"state": "waiting", "lease": 0, "tries": 0, "done": len(judged), "total": total}
        self._set(match_id, **back, data=data)

    def finish(self, match_id: str, result: bytes, people: Sequence[PersonSeat] = ()) -> None:
        """Store the result, and accuracy and luck of the people in it."""
        self._set(match_id, state="done", data=zlib.compress(result, 9))
        rows = [{"match_id": match_id, **msgspec.structs.asdict(each)} for each in people]
        with self.engine.begin() as connection:
            connection.execute(delete(analysed_seats).where(analysed_seats.c.match_id == match_id))
            if rows:
                connection.execute(insert(analysed_seats), rows)

    def fail(self, match_id: str, fault: str) -> None:
        """Store that an analysis failed, with the kind of error."""
        self._set(match_id, state="failed", fault=fault[:40], data=None)

    def _set(self, match_id: str, **values: Any) -> None:
        with self.engine.begin() as connection:
            mine = update(analyses).where(analyses.c.match_id == match_id)
            connection.execute(mine.where(analyses.c.state != "done").values(values))

    # -- reading -----------------------------------------------------------------------------

    def result(self, match_id: str) -> bytes | None:
        """The result as JSON; None if there is none, or if it is damaged.

        A damaged result is marked as failed, so that it can be requested again.
        """
        query = select(analyses.c.data, analyses.c.version).where(
            analyses.c.match_id == match_id, analyses.c.state == "done"
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None or _outdated(row.version):
            return None
        try:
            return _unpack(row.data or b"")
        except zlib.error:
            self.spoilt(match_id)
            return None

    def spoilt(self, match_id: str) -> None:
        """Mark a stored result as failed, because it cannot be read."""
        with self.engine.begin() as connection:
            mine = update(analyses).where(analyses.c.match_id == match_id)
            connection.execute(mine.values(state="failed", fault="damaged", data=None))

    # -- people ------------------------------------------------------------------------------

    def forget(self, user: str) -> None:
        """Remove a person's name from the analyses they requested."""
        with self.engine.begin() as connection:
            mine = update(analyses).where(analyses.c.user_id == user)
            connection.execute(mine.values(user_id=""))

    def about(self, user: str) -> list[dict[str, Any]]:
        """The analyses that a person requested."""
        query = select(analyses.c.match_id, analyses.c.at, analyses.c.state)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(analyses.c.user_id == user)).all()
        return [{"table": row.match_id, "at": row.at, "state": row.state} for row in rows]


def _today(connection: Connection, user: str, now: int) -> int:
    query = select(func.count()).select_from(analyses)
    query = query.where(analyses.c.user_id == user, analyses.c.at > now - DAY_MS)
    return int(connection.execute(query).scalar_one())


def is_current() -> ColumnElement[bool]:
    """The condition that a stored result has the format of this version."""
    return analyses.c.version.startswith(f"{SCHEMA}.", autoescape=True)


def _outdated(version: str) -> bool:
    """Whether a result has a format that this version does not read."""
    return version.partition(".")[0] != str(SCHEMA)


def _unpack(data: bytes) -> bytes:
    """Decompress up to MOST_BYTES; raises zlib.error."""
    reader = zlib.decompressobj()
    found = reader.decompress(data, MOST_BYTES)
    if not reader.eof:
        raise zlib.error("incomplete, or too large")
    return found


def _unpack_judged(data: bytes) -> list[Judged]:
    return msgspec.json.decode(_unpack(data), type=list[Judged])
