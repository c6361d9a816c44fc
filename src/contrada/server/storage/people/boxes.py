"""The boxes that people keep, in the database. All methods block."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update

from contrada.core.messages import Json
from contrada.server.storage.schema import users
from contrada.server.storage.schema.boxes import boxes

MAX_BOXES: Final = 10
"""Maximum number of boxes of a person."""


class TooManyBoxes(Exception):
    """The person has as many boxes as they may keep."""


class KeptBox(msgspec.Struct, frozen=True):
    """A box of a person."""

    id: str
    user_id: str
    game: str
    name: str
    created_at: int
    changed_at: int
    toml: str
    components: Json
    fault: str
    fault_at: str


class Boxes:
    """The boxes in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, user: str) -> list[KeptBox]:
        """A person's boxes, oldest first."""
        query = select(boxes).where(boxes.c.user_id == user)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(boxes.c.created_at, boxes.c.id)).all()
        return [_box(row) for row in rows]

    def find(self, user: str, box: str) -> KeptBox | None:
        """A person's box by id."""
        query = select(boxes).where(boxes.c.id == box, boxes.c.user_id == user)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else _box(row)

    def add(self, user: str, game: str, values: Json, now: int) -> KeptBox:
        """Store a new box; raises TooManyBoxes."""
        box = KeptBox(secrets.token_hex(12), user, game, created_at=now, changed_at=now, **values)
        count = select(func.count()).select_from(boxes).where(boxes.c.user_id == user)
        # The person's row is locked, so that two requests at once cannot exceed the maximum.
        owner = update(users).where(users.c.id == user).values(id=user)
        with self.engine.begin() as connection:
            if connection.execute(owner).rowcount == 0:
                raise TooManyBoxes  # the person was deleted meanwhile
            if connection.execute(count).scalar_one() >= MAX_BOXES:
                raise TooManyBoxes
            connection.execute(insert(boxes).values(_row(msgspec.structs.asdict(box))))
        return box

    def change(self, user: str, box: str, values: Json, now: int) -> KeptBox | None:
        """Change a person's box; None if there is no such box."""
        mine = update(boxes).where(boxes.c.id == box, boxes.c.user_id == user)
        with self.engine.begin() as connection:
            connection.execute(mine.values(_row({**values, "changed_at": now})))
        return self.find(user, box)

    def remove(self, user: str, box: str) -> bool:
        """Delete a person's box; False if there was none."""
        mine = delete(boxes).where(boxes.c.id == box, boxes.c.user_id == user)
        with self.engine.begin() as connection:
            return connection.execute(mine).rowcount > 0

    def about(self, user: str) -> list[Json]:
        """What is stored about a person here."""
        return [
            {"id": box.id, "game": box.game, "name": box.name, "toml": box.toml}
            for box in self.of(user)
        ]


def _row(values: Json) -> Json:
    found = dict(values)
    if "components" in found:
        found["components"] = msgspec.json.encode(found["components"]).decode()
    return found


def _box(row: Any) -> KeptBox:
    values = dict(row._mapping)
    return KeptBox(**{**values, "components": msgspec.json.decode(values["components"])})
