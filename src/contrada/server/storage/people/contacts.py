"""How people are reached: settings of notifications, e-mail addresses, push subscriptions."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from contrada.server.storage import schema
from contrada.server.storage.people.sessions import hash_of
from contrada.server.storage.schema.notify import (
    addresses,
    mail_tokens,
    notice_settings,
    push_subscriptions,
)
from contrada.server.storage.schema.sessions import sessions
from contrada.server.tables.rows import AlreadyWritten

SUBSCRIPTIONS: Final = 10
"""Browsers of one person that receive push messages; the oldest one ends when there are more."""
ACCOUNTS_PER_ADDRESS: Final = 5
"""Accounts that can share a confirmed address."""
TOKENS: Final = 3
"""Living tokens of one person and purpose; the oldest ones end when there are more."""


class NoticeSettings(msgspec.Struct, frozen=True):
    """How a person wants to be notified; quiet hours are minutes of the day in `zone`."""

    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    push: bool = True
    mail: bool = True


class Address(msgspec.Struct, frozen=True):
    """The confirmed address of an account, and one that is not confirmed yet."""

    address: str = ""
    pending: str = ""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that receives push messages."""

    endpoint: str
    p256dh: str
    auth: str


class MailToken(msgspec.Struct, frozen=True):
    """What the token of a link in a mail permits."""

    user: str
    purpose: str
    address: str


class Contacts:
    """Settings, addresses and subscriptions. All methods block."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- settings ----------------------------------------------------------------------------

    def settings(self, user: str) -> NoticeSettings:
        """A person's settings, or the default ones."""
        columns = [notice_settings.c[name] for name in NoticeSettings.__struct_fields__]
        query = select(*columns).where(notice_settings.c.user_id == user)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return NoticeSettings() if row is None else NoticeSettings(*row)

    def save_settings(self, user: str, settings: NoticeSettings) -> None:
        """Store a person's settings."""
        with self.engine.begin() as connection:
            mine = delete(notice_settings).where(notice_settings.c.user_id == user)
            connection.execute(mine)
            values = msgspec.structs.asdict(settings)
            connection.execute(insert(notice_settings).values(user_id=user, **values))

    # -- addresses ---------------------------------------------------------------------------

    def address(self, user: str) -> Address:
        """The address of a person."""
        query = select(addresses.c.address, addresses.c.pending)
        with self.engine.connect() as connection:
            row = connection.execute(query.where(addresses.c.user_id == user)).first()
        return Address() if row is None else Address(*row)

    def propose(self, user: str, address: str) -> None:
        """Store an address to be confirmed; an empty one removes the address and its tokens."""
        with self.engine.begin() as connection:
            _drop_tokens(connection, user)
            mine = addresses.c.user_id == user
            if not address:
                connection.execute(delete(addresses).where(mine))
                return
            known = connection.execute(update(addresses).where(mine).values(pending=address))
            if not known.rowcount:
                row = {"user_id": user, "address": "", "pending": address}
                connection.execute(insert(addresses).values(row))

    def confirm(self, token: str, now: int) -> bool:
        """Confirm an address by the token of its mail; raises AlreadyWritten if it has too many
        accounts.
        """
        with self.engine.begin() as connection:
            found = _use(connection, token, "confirm", now)
            if found is None:
                return False
            same = select(func.count()).select_from(addresses)
            same = same.where(addresses.c.address == found.address)
            if int(connection.execute(same).scalar_one()) >= ACCOUNTS_PER_ADDRESS:
                raise AlreadyWritten("This address has too many accounts.")
            mine = update(addresses).where(
                addresses.c.user_id == found.user, addresses.c.pending == found.address
            )
            done = connection.execute(mine.values(address=found.address, pending=""))
            return done.rowcount == 1

    def accounts_of(self, address: str) -> list[tuple[str, str]]:
        """The id and account name of everyone who has confirmed this address."""
        users = schema.users
        query = select(users.c.id, users.c.account).join(
            addresses, addresses.c.user_id == users.c.id
        )
        query = query.where(addresses.c.address == address, users.c.account.is_not(None))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(users.c.account)).all()
        return [(row.id, row.account) for row in rows]

    # -- tokens ------------------------------------------------------------------------------

    def new_token(self, user: str, purpose: str, address: str, until: int) -> str:
        """A token for a link in a mail; only its hash is stored."""
        token = secrets.token_urlsafe(32)
        with self.engine.begin() as connection:
            row = {
                "token_hash": hash_of(token),
                "user_id": user,
                "purpose": purpose,
                "address": address,
                "until": until,
            }
            connection.execute(insert(mail_tokens).values(row))
            mine = (mail_tokens.c.user_id == user) & (mail_tokens.c.purpose == purpose)
            query = select(mail_tokens.c.token_hash).where(mine)
            newest = query.order_by(mail_tokens.c.until.desc()).limit(1000).offset(TOKENS)
            old = list(connection.execute(newest).scalars())
            if old:
                connection.execute(delete(mail_tokens).where(mail_tokens.c.token_hash.in_(old)))
        return token

    def look_up(self, token: str, purpose: str, now: int) -> MailToken | None:
        """What a token permits, without using it up."""
        with self.engine.connect() as connection:
            return _find(connection, token, purpose, now)

    def use(self, token: str, purpose: str, now: int) -> MailToken | None:
        """Use a token up; None if it is unknown, used or too old."""
        with self.engine.begin() as connection:
            return _use(connection, token, purpose, now)

    def purge(self, now: int) -> None:
        """Delete tokens that are too old, and subscriptions of devices that were signed out."""
        living = select(sessions.c.id)
        gone = delete(push_subscriptions).where(push_subscriptions.c.session_id.not_in(living))
        with self.engine.begin() as connection:
            connection.execute(delete(mail_tokens).where(mail_tokens.c.until <= now))
            connection.execute(gone)

    # -- push subscriptions ------------------------------------------------------------------

    def subscribe(self, user: str, session: str, subscription: Subscription, now: int) -> bool:
        """Store a browser's subscription; False if the endpoint is another browser's.

        Who signs in with another account in the same browser takes the subscription along: the
        browser proves by `auth` that it is its own.
        """
        table = push_subscriptions
        key = hash_of(subscription.endpoint)
        with self.engine.begin() as connection:
            query = select(table.c.auth).where(table.c.endpoint_hash == key)
            known = connection.execute(query).scalar()
            if known is not None and not secrets.compare_digest(known, subscription.auth):
                return False
            connection.execute(delete(table).where(table.c.endpoint_hash == key))
            row = {
                "endpoint_hash": key,
                "user_id": user,
                "session_id": session,
                **msgspec.structs.asdict(subscription),
                "created_at": now,
            }
            connection.execute(insert(table).values(row))
            mine = select(table.c.endpoint_hash).where(table.c.user_id == user)
            newest = mine.order_by(table.c.created_at.desc()).limit(1000).offset(SUBSCRIPTIONS)
            old = list(connection.execute(newest).scalars())
            if old:
                connection.execute(delete(table).where(table.c.endpoint_hash.in_(old)))
        return True

    def unsubscribe(self, endpoint: str, user: str = "") -> None:
        """Remove a subscription; with `user` only one of theirs."""
        mine = push_subscriptions.c.endpoint_hash == hash_of(endpoint)
        if user:
            mine = mine & (push_subscriptions.c.user_id == user)
        with self.engine.begin() as connection:
            connection.execute(delete(push_subscriptions).where(mine))

    def subscriptions(self, user: str) -> list[Subscription]:
        """The subscriptions of a person on devices that are still signed in."""
        table = push_subscriptions
        columns = [table.c[name] for name in Subscription.__struct_fields__]
        query = select(*columns).join(sessions, sessions.c.id == table.c.session_id)
        query = query.where(table.c.user_id == user, sessions.c.user_id == user)
        with self.engine.connect() as connection:
            return [Subscription(*row) for row in connection.execute(query).all()]

    # -- privacy -----------------------------------------------------------------------------

    def about(self, user: str) -> dict[str, Any]:
        """What is stored about a person here."""
        table = push_subscriptions
        query = select(table.c.endpoint, table.c.created_at).where(table.c.user_id == user)
        with self.engine.connect() as connection:
            browsers = connection.execute(query).all()
        return {
            "address": self.address(user),
            "notifications": self.settings(user),
            "push": [dict(row._mapping) for row in browsers],
        }


def _find(connection: Connection, token: str, purpose: str, now: int) -> MailToken | None:
    query = select(mail_tokens.c.user_id, mail_tokens.c.purpose, mail_tokens.c.address).where(
        mail_tokens.c.token_hash == hash_of(token),
        mail_tokens.c.purpose == purpose,
        mail_tokens.c.until > now,
    )
    row = connection.execute(query).first()
    return None if row is None else MailToken(*row)


def _use(connection: Connection, token: str, purpose: str, now: int) -> MailToken | None:
    found = _find(connection, token, purpose, now)
    if found is None:
        return None
    mine = delete(mail_tokens).where(mail_tokens.c.token_hash == hash_of(token))
    return found if connection.execute(mine).rowcount == 1 else None


def _drop_tokens(connection: Connection, user: str) -> None:
    connection.execute(delete(mail_tokens).where(mail_tokens.c.user_id == user))
