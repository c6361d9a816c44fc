"""The services that routes use, created when the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from contrada.server.identity.hashing import Hashing
from contrada.server.identity.signing import Identity
from contrada.server.net.limits import Limiter
from contrada.server.operators.desk import ActExecutor
from contrada.server.people.background import BackgroundServices
from contrada.server.runtime.service import TableService
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store


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


def set_cookies(connection: HTTPConnection, cookies: dict[str, str]) -> None:
    """Set cookies in the response; an empty value deletes one."""
    connection.state.cookies = cookies
