"""The services that routes use, created when the server starts."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from contrada.server.common.refusal import Refused
from contrada.server.http.visitors import TOKEN_SESSION
from contrada.server.identity.hashing import Hashing
from contrada.server.identity.signing import Identity
from contrada.server.net.limits import Limiter
from contrada.server.operators.desk import ActExecutor
from contrada.server.people.background import BackgroundServices
from contrada.server.runtime.service import TableService
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from contrada.server.storage.people.bot_accounts import BotIdentity


@dataclass(frozen=True)
class Services:
    """The services of a running server."""

    settings: Settings
    store: Store
    identity: Identity
    tables: TableService
    background: BackgroundServices
    listings: Limiter
    """Limits new listed tables per address."""
    hashing: Hashing
    desk: ActExecutor


def services(connection: HTTPConnection) -> Services:
    """The services of the server that received a request."""
    return cast(Services, connection.app.state.services)


def user_of(connection: HTTPConnection) -> str:
    """The id of the user who sent a request."""
    return cast(str, connection.state.user)


def session_of(connection: HTTPConnection) -> str:
    """The session id of a request; empty for a guest without a name."""
    return cast(str, connection.state.session)


def bot_of(connection: HTTPConnection) -> BotIdentity | None:
    """The bot account that sent a request; None for people."""
    return cast("BotIdentity | None", connection.state.bot)


def as_bot(connection: HTTPConnection) -> BotIdentity:
    """The bot account that sent a request; raises Refused for people."""
    found = bot_of(connection)
    if found is None:
        raise Refused("not_signed_in", "Only a bot account can do this, with its token.")
    return found


async def session_ended(s: Services, session: str) -> bool:
    """Whether the session, or the bot account's token, of a connection is no longer valid."""
    if session.startswith(TOKEN_SESSION):
        token = session.removeprefix(TOKEN_SESSION)
        return not await asyncio.to_thread(s.store.bots.token_exists, token)
    return bool(session) and not await asyncio.to_thread(s.store.sessions.exists, session)


def set_cookies(connection: HTTPConnection, cookies: dict[str, str]) -> None:
    """Set cookies in the response; an empty value deletes one."""
    connection.state.cookies = cookies
