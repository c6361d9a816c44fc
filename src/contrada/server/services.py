"""What the routes need: one bundle, made when the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from contrada.server.desk import Desk
from contrada.server.identity import Identity
from contrada.server.people import People
from contrada.server.settings import Settings
from contrada.server.store import Store
from contrada.server.tables import Tables


@dataclass(frozen=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    identity: Identity
    tables: Tables
    people: People
    desk: Desk


def services(connection: HTTPConnection) -> Services:
    """The server that a request came to."""
    return cast(Services, connection.app.state.services)


def user_of(connection: HTTPConnection) -> str:
    """Who sent a request."""
    return cast(str, connection.state.user)
