"""People who have chosen a name, and their accounts, in the database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Engine, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from contrada.server.identity.names import confusable_key
from contrada.server.storage import schema
from contrada.server.storage.schema import notify
from contrada.server.storage.schema import sessions as more
from contrada.server.storage.schema.boxes import boxes
from contrada.server.tables.rows import AlreadyWritten


class User(msgspec.Struct, frozen=True):
    """A person who has chosen a name."""

    id: str
    name: str
    session: int
    created_at: int
    account: str | None
    password: str | None


class Users:
    """The people in the database. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def find(self, user_id: str) -> User | None:
        """A person by id; None if they have not chosen a name."""
        return self._one(schema.users.c.id == user_id)

    def of_account(self, *spellings: str) -> User | None:
        """The person who has this account name; of several spellings the first that exists."""
        query = select(schema.users).where(schema.users.c.account.in_(spellings))
        with self.engine.connect() as connection:
            found = {row.account: User(*row) for row in connection.execute(query)}
        return next((found[name] for name in spellings if name in found), None)

    def is_taken(self, account: str) -> bool:
        """Whether an account name is in use, or looks like one that is."""
        keys = more.account_keys
        alike = select(keys.c.key).where(keys.c.key == confusable_key(account))
        same = select(schema.users.c.id).where(schema.users.c.account == account)
        with self.engine.connect() as connection:
            return any(connection.execute(query).first() for query in (alike, same))

    def _one(self, condition: Any) -> User | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(schema.users).where(condition)).first()
        return None if row is None else User(*row)

    def names(self, users: Iterable[str]) -> dict[str, str]:
        """The names of these people, as far as they have one."""
        table = schema.users
        query = select(table.c.id, table.c.name).where(table.c.id.in_(list(users)))
        with self.engine.connect() as connection:
            return {row.id: row.name for row in connection.execute(query)}

    def save_name(self, user_id: str, name: str, now: int) -> None:
        """Give a person a name."""
        table = schema.users
        changed = update(table).where(table.c.id == user_id).values(name=name)
        new = insert(table).values(id=user_id, name=name, session=0, created_at=now)
        with self.engine.begin() as connection:
            if connection.execute(changed).rowcount:
                return
            try:
                with connection.begin_nested():
                    connection.execute(new)
            except IntegrityError:  # the same person came twice at once
                connection.execute(changed)

    def save_account(self, user_id: str, account: str, password: str) -> None:
        """Create an account; raises AlreadyWritten if its name, or one that looks alike, exists."""
        table = schema.users
        mine = update(table).where(table.c.id == user_id, table.c.account.is_(None))
        try:
            with self.engine.begin() as connection:
                done = connection.execute(mine.values(account=account, password=password))
                if done.rowcount:
                    key = {"key": confusable_key(account), "user_id": user_id}
                    connection.execute(insert(more.account_keys).values(key))
        except IntegrityError:
            raise AlreadyWritten("This account name is in use.") from None
        if done.rowcount == 0:
            raise AlreadyWritten("You have an account already.")

    def save_password(self, user_id: str, password: str, keep: str = "") -> None:
        """Change a password; all sessions but one end, signed cookies and links for a reset too."""
        table, sessions = schema.users, more.sessions
        values = {"password": password, "session": table.c.session + 1}
        others = (sessions.c.user_id == user_id) & (sessions.c.id != keep)
        with self.engine.begin() as connection:
            connection.execute(update(table).where(table.c.id == user_id).values(values))
            connection.execute(delete(sessions).where(others))
            mails = notify.mail_tokens
            links = (mails.c.user_id == user_id) & (mails.c.purpose == "reset")
            connection.execute(delete(mails).where(links))

    def forget(self, user_id: str) -> None:
        """Delete a person: name, account, sessions, chat, mutes, boxes, addresses, notifications.

        Their signed cookies are void. Finished games keep a nameless seat.
        """
        users, said, muted = schema.users, schema.chat, schema.mutes
        sat = schema.sitters
        with self.engine.begin() as connection:
            connection.execute(delete(said).where(said.c.user_id == user_id))
            either = or_(muted.c.user_id == user_id, muted.c.muted == user_id)
            connection.execute(delete(muted).where(either))
            connection.execute(delete(sat).where(sat.c.user_id == user_id))
            own = [notify.turns, notify.notice_settings, notify.addresses]
            own += [notify.mail_tokens, notify.push_subscriptions]
            for table in (more.sessions, more.account_keys, boxes, *own):
                connection.execute(delete(table).where(table.c.user_id == user_id))
            gone = more.deleted_users
            connection.execute(delete(gone).where(gone.c.user_id == user_id))
            connection.execute(insert(gone).values(user_id=user_id, at=time.time_ns() // 1_000_000))
            connection.execute(delete(users).where(users.c.id == user_id))
