"""What the routes need: one bundle, made when the server starts."""

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
    """The parts of a running server."""

    settings: Settings
    store: Store
    identity: Identity
    tables: TableService
    background: BackgroundServices
    listings: Limiter
    """New listed tables from one address."""
    hashing: Hashing
    desk: ActExecutor


def services(connection: HTTPConnection) -> Services:
    """The server that a request came to."""
    return cast(Services, connection.app.state.services)


def user_of(connection: HTTPConnection) -> str:
    """Who sent a request."""
    return cast(str, connection.state.user)


def session_of(connection: HTTPConnection) -> str:
    """The id of the session a request belongs to; empty for a guest without a name."""
    return cast(str, connection.state.session)


def set_cookies(connection: HTTPConnection, cookies: dict[str, str]) -> None:
    """Send cookies with the answer; an empty value deletes one."""
    connection.state.cookies = cookies
