"""Stores deals and who plays them. All methods block."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from contrada.core.spec import OptionValue
from contrada.server.storage.schema import matches, users
from contrada.server.storage.schema.deals import deal_tries, deals

STALE_MS: Final = 60_000
"""A try whose table was not made within this time failed, and can be begun again."""


class Deal(msgspec.Struct, frozen=True):
    """A deal: one seed for several tables."""

    id: str
    kind: str
    """`daily`, or `own` for one that a person set up."""
    host: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: int
    seat: int
    bot: str
    """The bot in the other seats; empty: people."""
    seed: bytes
    begins_at: int
    closes_at: int


class Try(msgspec.Struct, frozen=True):
    """A person's try: where and how far it is."""

    user: str
    name: str
    guest: bool
    table: str
    seat: int
    salt: bytes
    begun_at: int
    ended_at: int
    phase: str
    reason: str = ""
    scores: list[int] = []
    ranking: list[int] = []


class _Result(msgspec.Struct, frozen=True):
    """What a table's result says."""

    reason: str = ""
    scores: list[int] = []
    ranking: list[int] = []


class DealStore:
    """Deals in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, deal: Deal) -> Deal:
        """Store a deal; if there is one with this id already, that is returned."""
        values = msgspec.structs.asdict(deal)
        values["options"] = msgspec.json.encode(deal.options).decode()
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(deals).values(**values))
        except IntegrityError:  # another request was faster
            found = self.find(deal.id)
            assert found is not None
            return found
        return deal

    def find(self, deal_id: str) -> Deal | None:
        """A deal by its id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(deals).where(deals.c.id == deal_id)).first()
        return None if row is None else _deal(row)

    def hosted(self, user: str, now: int) -> int:
        """The number of a person's deals that are still open."""
        query = select(func.count()).select_from(deals)
        query = query.where(deals.c.host == user, deals.c.kind == "own", deals.c.closes_at > now)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    # -- tries -------------------------------------------------------------------------------

    def claim(self, deal_id: str, user: str, seat: int, salt: bytes, now: int) -> str | None:
        """Reserve a person's only try: None if it is theirs to begin, else their table's id.

        The id is empty while another request of theirs makes the table.
        """
        values = {"deal_id": deal_id, "user_id": user, "match_id": None, "seat": seat}
        mine = (deal_tries.c.deal_id == deal_id) & (deal_tries.c.user_id == user)
        old = mine & deal_tries.c.match_id.is_(None) & (deal_tries.c.begun_at < now - STALE_MS)
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(deal_tries).where(old))
                connection.execute(insert(deal_tries).values(**values, begun_at=now, salt=salt))
        except IntegrityError:
            with self.engine.connect() as connection:
                found = connection.execute(select(deal_tries.c.match_id).where(mine)).scalar()
            return found or ""
        return None

    def seat_at(self, deal_id: str, user: str, table: str) -> None:
        """Store the table of a reserved try."""
        mine = (deal_tries.c.deal_id == deal_id) & (deal_tries.c.user_id == user)
        with self.engine.begin() as connection:
            connection.execute(update(deal_tries).where(mine).values(match_id=table))

    def give_up(self, deal_id: str, user: str) -> None:
        """Release a reserved try whose table could not be made."""
        mine = (deal_tries.c.deal_id == deal_id) & (deal_tries.c.user_id == user)
        free = mine & deal_tries.c.match_id.is_(None)
        with self.engine.begin() as connection:
            connection.execute(delete(deal_tries).where(free))

    def tries(self, deal_id: str) -> list[Try]:
        """All tries of a deal with a table, in the order in which they began."""
        query = (
            select(
                deal_tries,
                users.c.name,
                users.c.account,
                matches.c.phase,
                matches.c.result,
                matches.c.changed_at,
            )
            .join(matches, matches.c.id == deal_tries.c.match_id)
            .outerjoin(users, users.c.id == deal_tries.c.user_id)
            .where(deal_tries.c.deal_id == deal_id)
            .order_by(deal_tries.c.begun_at, deal_tries.c.user_id)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [_try(row) for row in rows]

    def mine(self, user: str, deal_ids: list[str]) -> dict[str, tuple[str, str]]:
        """By deal, a person's table and its phase."""
        query = (
            select(deal_tries.c.deal_id, deal_tries.c.match_id, matches.c.phase)
            .join(matches, matches.c.id == deal_tries.c.match_id)
            .where(deal_tries.c.user_id == user, deal_tries.c.deal_id.in_(deal_ids))
        )
        with self.engine.connect() as connection:
            return {row.deal_id: (row.match_id, row.phase) for row in connection.execute(query)}

    # -- people ------------------------------------------------------------------------------

    def about(self, user: str) -> list[dict[str, Any]]:
        """What is stored about a person here."""
        query = select(deal_tries).where(deal_tries.c.user_id == user)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(deal_tries.c.begun_at)).all()
        return [
            {"deal": row.deal_id, "table": row.match_id, "seat": row.seat, "at": row.begun_at}
            for row in rows
        ]

    def forget(self, user: str) -> None:
        """Delete a person's tries, and their name from the deals they set up."""
        with self.engine.begin() as connection:
            connection.execute(delete(deal_tries).where(deal_tries.c.user_id == user))
            connection.execute(update(deals).where(deals.c.host == user).values(host=""))


def _deal(row: Any) -> Deal:
    options = msgspec.json.decode(row.options, type=dict[str, OptionValue])
    named = {name: getattr(row, name) for name in Deal.__struct_fields__ if name != "options"}
    return Deal(**named, options=options)


def _try(row: Any) -> Try:
    told = msgspec.json.decode(row.result, type=_Result) if row.result else _Result()
    return Try(
        row.user_id,
        row.name or "",
        row.account is None,
        row.match_id,
        row.seat,
        row.salt,
        row.begun_at,
        row.changed_at if row.phase == "over" else 0,
        row.phase,
        told.reason,
        told.scores,
        told.ranking,
    )
