"""Sessions of people with a name: one per device, kept on the server.

A browser holds a random token; the database holds only its hash. A guest without a name has no
session: their identity is a signed cookie, which costs nothing here.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.engine import Connection

from contrada.server.identity.cookies import COOKIE_SECONDS
from contrada.server.storage import schema
from contrada.server.storage.schema.sessions import deleted_users, sessions

LIFETIME: Final = COOKIE_SECONDS * 1000
"""Milliseconds after which an unused session ends."""
SEEN_EVERY: Final = 3_600_000
"""Milliseconds between two updates of `seen_at`."""
SEND_EVERY: Final = 7 * 86_400_000
"""Milliseconds after which a page sends the cookie again, which prolongs it in the browser."""
DEVICES: Final = 50
"""Sessions of one person; the one unused for longest ends when there are more."""


class Session(msgspec.Struct, frozen=True):
    """A signed-in device."""

    id: str
    user_id: str
    device: str
    created_at: int
    seen_at: int
    sent_at: int
    replaces_signed: bool


_COLUMNS: Final = [sessions.c[name] for name in Session.__struct_fields__]


def hash_of(token: str) -> str:
    """What is stored of a token. It is random, so a plain hash cannot be reversed by guessing."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """The sessions in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def find(self, tokens: Sequence[str], now: int) -> tuple[str, Session] | None:
        """The first of these tokens that is a living session."""
        hashes = {hash_of(token): token for token in reversed(tokens)}
        query = select(sessions.c.token_hash, *_COLUMNS)
        query = query.where(sessions.c.token_hash.in_(hashes), sessions.c.seen_at > now - LIFETIME)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        found = {hashes[row[0]]: Session(*row[1:]) for row in rows}
        return next(((token, found[token]) for token in tokens if token in found), None)

    def exists(self, session_id: str) -> bool:
        """Whether a session has not ended."""
        query = select(sessions.c.id).where(sessions.c.id == session_id)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def of_user(self, user: str, now: int) -> list[Session]:
        """The living sessions of a person, the last seen first."""
        mine = select(*_COLUMNS).where(
            sessions.c.user_id == user, sessions.c.seen_at > now - LIFETIME
        )
        with self.engine.connect() as connection:
            rows = connection.execute(mine.order_by(sessions.c.seen_at.desc())).all()
        return [Session(*row) for row in rows]

    def begin(self, user: str, device: str, now: int, *, replaces_signed: bool = False) -> str:
        """Start a session; its token."""
        token = secrets.token_urlsafe(32)
        row = {
            "id": secrets.token_hex(8),
            "token_hash": hash_of(token),
            "user_id": user,
            "device": device[:80],
            "created_at": now,
            "seen_at": now,
            "sent_at": now,
            "replaces_signed": replaces_signed,
        }
        with self.engine.begin() as connection:
            # A transaction that reads before it writes can fail on a busy SQLite.
            connection.execute(insert(sessions).values(row))
            self._trim(connection, user)
        return token

    def _trim(self, connection: Connection, user: str) -> None:
        mine = select(sessions.c.id).where(sessions.c.user_id == user)
        order = (sessions.c.seen_at.desc(), sessions.c.created_at.desc())
        # SQLite knows OFFSET only after a LIMIT.
        rows = connection.execute(mine.order_by(*order).limit(1_000).offset(DEVICES))
        old = list(rows.scalars())
        if old:
            connection.execute(delete(sessions).where(sessions.c.id.in_(old)))

    def rotate(self, session_id: str, now: int) -> str | None:
        """Give a session another token, which voids the one before; None if it has ended."""
        token = secrets.token_urlsafe(32)
        mine = update(sessions).where(sessions.c.id == session_id)
        with self.engine.begin() as connection:
            done = connection.execute(mine.values(token_hash=hash_of(token), sent_at=now))
        return token if done.rowcount else None

    def note_use(self, session: Session, now: int, sent: bool) -> None:
        """Write that a session was used, and that its cookie was sent again.

        From its first use on, the signed cookie that it replaced is void.
        """
        values: dict[str, object] = {"seen_at": now, "replaces_signed": False}
        if sent:
            values["sent_at"] = now
        with self.engine.begin() as connection:
            connection.execute(update(sessions).where(sessions.c.id == session.id).values(values))
            if session.replaces_signed:
                _void_signed(connection, session.user_id, accounts=False)

    def end(self, user: str, session_id: str) -> bool:
        """Sign a device out; False if it is not one of theirs."""
        with self.engine.begin() as connection:
            mine = (sessions.c.id == session_id) & (sessions.c.user_id == user)
            return bool(connection.execute(delete(sessions).where(mine)).rowcount)

    def end_all(self, user: str, keep: str = "") -> None:
        """Sign every device out but one, and void the signed cookies of earlier versions."""
        with self.engine.begin() as connection:
            mine = (sessions.c.user_id == user) & (sessions.c.id != keep)
            connection.execute(delete(sessions).where(mine))
            _void_signed(connection, user, accounts=True)

    def void_signed(self, user: str) -> None:
        """Void the signed cookies of a person."""
        with self.engine.begin() as connection:
            _void_signed(connection, user, accounts=True)

    def is_deleted(self, user: str) -> bool:
        """Whether this was the id of a person who has been deleted."""
        query = select(deleted_users.c.user_id).where(deleted_users.c.user_id == user)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def purge(self, now: int) -> None:
        """Remove what nobody can use any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.seen_at <= now - LIFETIME))
            old = deleted_users.c.at <= now - LIFETIME
            connection.execute(delete(deleted_users).where(old))


def _void_signed(connection: Connection, user: str, *, accounts: bool) -> None:
    """Count on, so that signed cookies with the number before are refused.

    Devices of one account share one signed cookie, so exchanging it on one of them must not void
    it for the others (`accounts=False`).
    """
    users = schema.users
    mine = update(users).where(users.c.id == user)
    if not accounts:
        mine = mine.where(users.c.account.is_(None))
    connection.execute(mine.values(session=users.c.session + 1))
