"""Bot accounts and their tokens in the database. All methods block.

A bot account is a user without an account name or password, with a row that names its owner. A
program authenticates by a token; the database holds only its hash.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update

from contrada.server.storage.people.sessions import hash_of
from contrada.server.storage.schema import users
from contrada.server.storage.schema.bots import bot_accounts, bot_tokens, challenges

PREFIX: Final = "contrada-bot-"
"""Tokens begin with this text, so that they are recognised where they were published by mistake."""
MAX_TOKENS: Final = 5
"""Maximum number of tokens of a bot account."""
SEEN_EVERY: Final = 3_600_000
"""Milliseconds between two updates of a token's `seen_at`."""
ONLINE: Final = 60_000
"""Milliseconds for which a bot counts as connected after its stream was last open."""


class TooManyBots(Exception):
    """The person has as many bot accounts, or the bot as many tokens, as allowed."""


class BotToken(msgspec.Struct, frozen=True):
    """A token of a bot account."""

    id: str
    label: str
    scopes: list[str]
    created_at: int
    seen_at: int


class BotIdentity(msgspec.Struct, frozen=True):
    """Who sends a request with a token: the bot, its owner, and what the token permits."""

    user: str
    owner: str
    token: str
    """The id of the token."""
    scopes: list[str]
    seen_at: int = 0


class BotAccount(msgspec.Struct, frozen=True):
    """A bot account with its name and its owner's name."""

    id: str
    name: str
    owner_id: str
    owner: str
    created_at: int
    seen_at: int
    games: list[str]

    def online(self, now: int) -> bool:
        """Whether its program was connected a moment ago."""
        return self.seen_at > now - ONLINE


def _token(row: Any) -> BotToken:
    return BotToken(row.id, row.label, row.scopes.split(), row.created_at, row.seen_at)


class BotAccounts:
    """The bot accounts in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- accounts ----------------------------------------------------------------------------

    def _select(self) -> Any:
        owners = users.alias("owners")
        return (
            select(
                users.c.id,
                users.c.name,
                bot_accounts.c.owner_id,
                owners.c.name.label("owner"),
                bot_accounts.c.created_at,
                bot_accounts.c.seen_at,
                bot_accounts.c.games,
            )
            .join(bot_accounts, bot_accounts.c.user_id == users.c.id)
            .join(owners, owners.c.id == bot_accounts.c.owner_id)
        )

    def _all(self, query: Any) -> list[BotAccount]:
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            BotAccount(
                row.id,
                row.name,
                row.owner_id,
                row.owner,
                row.created_at,
                row.seen_at,
                row.games.split(),
            )
            for row in rows
        ]

    def find(self, bot: str) -> BotAccount | None:
        """A bot account by its id."""
        return next(iter(self._all(self._select().where(users.c.id == bot))), None)

    def of_owner(self, owner: str) -> list[BotAccount]:
        """A person's bot accounts, oldest first."""
        mine = self._select().where(bot_accounts.c.owner_id == owner)
        return self._all(mine.order_by(bot_accounts.c.created_at, users.c.id))

    def owners(self, people: Iterable[str]) -> dict[str, str]:
        """Of these users the bot accounts, each with its owner's name."""
        found = self._all(self._select().where(users.c.id.in_(list(people))))
        return {bot.id: bot.owner for bot in found}

    def owner_ids(self, people: Iterable[str]) -> dict[str, str]:
        """Of these users the bot accounts, each with its owner's id."""
        mine = select(bot_accounts.c.user_id, bot_accounts.c.owner_id)
        with self.engine.connect() as connection:
            rows = connection.execute(mine.where(bot_accounts.c.user_id.in_(list(people)))).all()
        return {row.user_id: row.owner_id for row in rows}

    def online(self, now: int, limit: int) -> list[BotAccount]:
        """The bots whose programs are connected, by name."""
        here = self._select().where(bot_accounts.c.seen_at > now - ONLINE)
        return self._all(here.order_by(users.c.name, users.c.id).limit(limit))

    def create(self, owner: str, name: str, now: int, most: int) -> str:
        """Create a bot account; its id. Raises TooManyBots."""
        bot = secrets.token_hex(12)
        mine = select(func.count()).select_from(bot_accounts)
        with self.engine.begin() as connection:
            connection.execute(insert(users).values(id=bot, name=name, session=0, created_at=now))
            row = {"user_id": bot, "owner_id": owner, "created_at": now, "seen_at": 0, "games": ""}
            connection.execute(insert(bot_accounts).values(row))
            number = connection.execute(mine.where(bot_accounts.c.owner_id == owner)).scalar_one()
            if number > most:
                raise TooManyBots  # which also undoes the write
        return bot

    def forget(self, bot: str) -> None:
        """Delete a bot account's own rows; `Users.forget` deletes the user."""
        with self.engine.begin() as connection:
            for table in (bot_tokens, bot_accounts):
                connection.execute(delete(table).where(table.c.user_id == bot))
            either = (challenges.c.to_id == bot) | (challenges.c.by_id == bot)
            connection.execute(delete(challenges).where(either))

    def note_stream(self, bot: str, games: Iterable[str], now: int) -> None:
        """Store that a bot's program is connected, or with `now` 0 that it has left."""
        mine = update(bot_accounts).where(bot_accounts.c.user_id == bot)
        with self.engine.begin() as connection:
            connection.execute(mine.values(seen_at=now, games=" ".join(games)))

    def about(self, owner: str) -> list[dict[str, Any]]:
        """What is stored about a person's bot accounts."""
        return [
            {
                "id": bot.id,
                "name": bot.name,
                "created_at": bot.created_at,
                "tokens": self.tokens(bot.id),
            }
            for bot in self.of_owner(owner)
        ]

    # -- tokens ------------------------------------------------------------------------------

    def tokens(self, bot: str) -> list[BotToken]:
        """The tokens of a bot account, oldest first."""
        mine = select(bot_tokens).where(bot_tokens.c.user_id == bot)
        with self.engine.connect() as connection:
            rows = connection.execute(mine.order_by(bot_tokens.c.created_at, bot_tokens.c.id))
            return [_token(row) for row in rows]

    def add_token(
        self, bot: str, label: str, scopes: Iterable[str], now: int
    ) -> tuple[str, BotToken]:
        """Create a token; its text, and what is stored. Raises TooManyBots."""
        text = PREFIX + secrets.token_urlsafe(32)
        made = BotToken(secrets.token_hex(8), label, sorted(set(scopes)), now, 0)
        row = {
            "id": made.id,
            "token_hash": hash_of(text),
            "user_id": bot,
            "label": label,
            "scopes": " ".join(made.scopes),
            "created_at": now,
            "seen_at": 0,
        }
        mine = select(func.count()).select_from(bot_tokens).where(bot_tokens.c.user_id == bot)
        with self.engine.begin() as connection:
            connection.execute(insert(bot_tokens).values(row))
            if connection.execute(mine).scalar_one() > MAX_TOKENS:
                raise TooManyBots
        return text, made

    def revoke(self, bot: str, token: str) -> bool:
        """Delete a token; False if it is not one of this bot's."""
        mine = (bot_tokens.c.id == token) & (bot_tokens.c.user_id == bot)
        with self.engine.begin() as connection:
            return bool(connection.execute(delete(bot_tokens).where(mine)).rowcount)

    def identify(self, text: str) -> BotIdentity | None:
        """The bot that a token belongs to."""
        found = (
            select(
                bot_tokens.c.user_id,
                bot_accounts.c.owner_id,
                bot_tokens.c.id,
                bot_tokens.c.scopes,
                bot_tokens.c.seen_at,
            )
            .join(bot_accounts, bot_accounts.c.user_id == bot_tokens.c.user_id)
            .where(bot_tokens.c.token_hash == hash_of(text))
        )
        with self.engine.connect() as connection:
            row = connection.execute(found).first()
        return None if row is None else BotIdentity(*row[:3], row[3].split(), row[4])

    def note_use(self, token: str, now: int) -> None:
        """Store that a token was used."""
        mine = update(bot_tokens).where(bot_tokens.c.id == token)
        with self.engine.begin() as connection:
            connection.execute(mine.values(seen_at=now))

    def token_exists(self, token: str) -> bool:
        """Whether a token has not been revoked."""
        mine = select(bot_tokens.c.id).where(bot_tokens.c.id == token)
        with self.engine.connect() as connection:
            return connection.execute(mine).first() is not None
