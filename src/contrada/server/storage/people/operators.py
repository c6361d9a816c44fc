"""Operators in the database: their role, what they do, and what is in force because of it.

Every change is written together with an act that says who did what, to whom and why. Servers
follow the acts (`desk.py`), so that one made by the command line takes effect at once. All methods
block.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Engine, delete, insert, or_, select, update
from sqlalchemy.engine import Connection

from contrada.server.common.server_clock import now_ms
from contrada.server.storage import schema
from contrada.server.storage.people.sanction import Kind, Sanction
from contrada.server.storage.schema import operators as tables

OPERATOR: Final = "operator"
BrowserAct = Literal[
    "mute",
    "unmute",
    "ban",
    "unban",
    "ban_range",
    "unban_range",
    "ban_address_of",
    "rename",
    "reset_password",
    "close",
    "delete",
    "stop_bots",
    "start_bots",
    "close_report",
]
"""What operators can do in the browser."""
What = Literal[BrowserAct, "grant", "revoke"]
"""What operators can do: roles are for the command line."""
BY_SERVER: Final = ("ban", "ban_address_of", "close", "delete")
"""Acts that only a running server can carry out."""
KEEP: Final = 90 * 86_400_000
"""So many milliseconds closed reports and ended sanctions are kept."""
KEEP_ACTS: Final = 730 * 86_400_000


class Act(msgspec.Struct, frozen=True):
    """Something an operator did; `done_at` is None until a server has carried it out."""

    id: int
    at: int
    by: str
    what: str
    target: str
    detail: dict[str, Any]
    reason: str
    done_at: int | None
    outcome: str


class Operators:
    """Roles, acts and sanctions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- acts --------------------------------------------------------------------------------

    def act(self, by: str, what: What, target: str, reason: str, **detail: Any) -> int:
        """Write an act with its effects in the database; its number."""
        now = now_ms()
        with self.engine.begin() as connection:
            self._effect(connection, what, target, reason, detail, now)
            row = insert(tables.acts).values(
                at=now,
                by=by[:60],
                what=what,
                target=target,
                detail=msgspec.json.encode(detail).decode(),
                reason=reason,
                done_at=None if what in BY_SERVER else now,
                outcome="",
            )
            key = connection.execute(row).inserted_primary_key
            assert key is not None
            return int(key[0])

    def _effect(
        self,
        connection: Connection,
        what: What,
        target: str,
        reason: str,
        detail: dict[str, Any],
        now: int,
    ) -> None:
        until = detail.get("until")
        match what:
            case "ban" | "mute":
                self._impose(connection, Sanction(what, target, until, now, reason))
            case "ban_range":
                self._impose(connection, Sanction("range", target, until, now, reason))
            case "stop_bots":
                self._impose(connection, Sanction("bots", target, None, now, reason))
            case "unban":
                self._lift(connection, "ban", target)
            case "unmute":
                self._lift(connection, "mute", target)
            case "unban_range":
                self._lift(connection, "range", target)
            case "start_bots":
                self._lift(connection, "bots", target)
            case "rename":
                people = schema.users
                mine = update(people).where(people.c.id == target)
                connection.execute(mine.values(name=detail["name"]))
            case "grant" | "revoke":
                connection.execute(delete(tables.roles).where(tables.roles.c.user_id == target))
                if what == "grant":
                    row = {"user_id": target, "role": OPERATOR, "at": now}
                    connection.execute(insert(tables.roles).values(row))
            case "close_report":
                mine = update(tables.reports).where(tables.reports.c.id == int(target))
                connection.execute(mine.values(closed_at=now))
            case _:
                pass  # a server does it, or it has been done

    def _impose(self, connection: Connection, sanction: Sanction) -> None:
        self._lift(connection, sanction.kind, sanction.subject)
        connection.execute(insert(tables.sanctions).values(msgspec.structs.asdict(sanction)))

    def _lift(self, connection: Connection, kind: Kind, subject: str) -> None:
        table = tables.sanctions
        this = (table.c.kind == kind) & (table.c.subject == subject)
        connection.execute(delete(table).where(this))

    def impose(self, sanction: Sanction) -> None:
        """Put a sanction into force that follows from an act."""
        with self.engine.begin() as connection:
            self._impose(connection, sanction)

    def done(self, act: int, outcome: str) -> None:
        """A server has carried out an act."""
        table = tables.acts
        mine = update(table).where(table.c.id == act, table.c.done_at.is_(None))
        with self.engine.begin() as connection:
            connection.execute(mine.values(done_at=now_ms(), outcome=outcome))

    def following(self, after: int) -> list[Act]:
        """The acts after a number, and earlier ones that wait for a server, oldest first."""
        table = tables.acts
        query = select(table).where(or_(table.c.id > after, table.c.done_at.is_(None)))
        with self.engine.connect() as connection:
            return [_act(row) for row in connection.execute(query.order_by(table.c.id))]

    def find_act(self, number: int) -> Act | None:
        """One act."""
        table = tables.acts
        with self.engine.connect() as connection:
            row = connection.execute(select(table).where(table.c.id == number)).first()
        return None if row is None else _act(row)

    def last_acts(self, limit: int) -> list[Act]:
        """The newest acts, newest first."""
        query = select(tables.acts).order_by(tables.acts.c.id.desc()).limit(limit)
        with self.engine.connect() as connection:
            return [_act(row) for row in connection.execute(query)]

    # -- what is in force --------------------------------------------------------------------

    def in_force(self) -> list[Sanction]:
        """Every sanction that has not ended."""
        table = tables.sanctions
        query = select(table).where(or_(table.c.until.is_(None), table.c.until > now_ms()))
        with self.engine.connect() as connection:
            return [
                Sanction(row.kind, row.subject, row.until, row.at, row.reason)
                for row in connection.execute(query.order_by(table.c.at))
            ]

    def is_operator(self, user: str) -> bool:
        """Whether a person has the operator's role."""
        table = tables.roles
        query = select(table.c.role).where(table.c.user_id == user)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() == OPERATOR

    def operators(self) -> list[str]:
        """Everybody with the operator's role."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(tables.roles.c.user_id)).scalars())

    # -- temporary passwords -----------------------------------------------------------------

    def set_temporary(self, user: str, password: str, until: int) -> None:
        """The hash of a password that signs in once, until a time."""
        table = tables.temporary_passwords
        with self.engine.begin() as connection:
            connection.execute(delete(table).where(table.c.user_id == user))
            values = {"user_id": user, "password": password, "until": until}
            connection.execute(insert(table).values(values))

    def use_temporary(self, user: str, password: str | None) -> bool:
        """Whether a sign-in with this stored hash is allowed; a temporary one is used up."""
        table = tables.temporary_passwords
        mine = (table.c.user_id == user) & (table.c.password == password)
        with self.engine.begin() as connection:
            row = connection.execute(select(table).where(mine)).first()
            if row is None:
                return True
            fresh = mine & table.c.used_at.is_(None) & (table.c.until > now_ms())
            used = connection.execute(update(table).where(fresh).values(used_at=now_ms()))
            return used.rowcount == 1

    # -- privacy -----------------------------------------------------------------------------

    def about(self, user: str) -> dict[str, Any]:
        """Everything that is kept about a person here."""
        sanctions, reports = tables.sanctions, tables.reports
        ours = select(sanctions).where(
            sanctions.c.subject == user, sanctions.c.kind.in_(("ban", "mute"))
        )
        columns = (reports.c.at, reports.c.match_id, reports.c.text, reports.c.reason)
        with self.engine.connect() as connection:
            return {
                "sanctions": [dict(row._mapping) for row in connection.execute(ours)],
                "reports": [
                    dict(row._mapping)
                    for row in connection.execute(select(*columns).where(reports.c.by == user))
                ],
            }

    def forget(self, user: str) -> None:
        """Delete what is kept about a person; a ban stays, as a random id, until it ends."""
        reports, roles = tables.reports, tables.roles
        temporary = tables.temporary_passwords
        with self.engine.begin() as connection:
            either = or_(reports.c.by == user, reports.c.target == user)
            connection.execute(delete(reports).where(either))
            connection.execute(delete(roles).where(roles.c.user_id == user))
            connection.execute(delete(temporary).where(temporary.c.user_id == user))
            mine = update(tables.acts).where(tables.acts.c.target == user)
            connection.execute(mine.values(detail="{}"))

    def purge(self) -> None:
        """Delete what has been kept long enough."""
        now = now_ms()
        acts, reports, sanctions = tables.acts, tables.reports, tables.sanctions
        with self.engine.begin() as connection:
            connection.execute(delete(reports).where(reports.c.closed_at < now - KEEP))
            connection.execute(delete(sanctions).where(sanctions.c.until < now - KEEP))
            connection.execute(delete(acts).where(acts.c.done_at < now - KEEP_ACTS))
            temporary = tables.temporary_passwords
            connection.execute(delete(temporary).where(temporary.c.until < now - KEEP))


def _act(row: Any) -> Act:
    detail = msgspec.json.decode(row.detail)
    fields = (row.id, row.at, row.by, row.what, row.target, detail, row.reason)
    return Act(*fields, row.done_at, row.outcome)
