"""Sends requests and reads their answers."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from contrada.client.errors import ConnectionLost
from contrada.client.transport import SECONDS, Transport

T = TypeVar("T")


class Requests:
    """What all requests of a client have in common."""

    def __init__(self, url: str, token: str = "", seconds: float = SECONDS) -> None:
        """`url` is the address of the server, `seconds` how long a request may take."""
        self.transport = Transport(url, token, seconds)

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Send any documented request; its answer as JSON. Raises ServerRefused, ConnectionLost."""
        return self._call(Any, method, path, body, **query)

    def fetch(self, path: str) -> bytes:
        """A file of the server: rules, words, a box as TOML, a QR code, the protocol's schema."""
        return self.transport.request("GET", path)

    def _call(
        self, kind: type[T] | Any, method: str, path: str, body: object = None, **query: object
    ) -> T:
        shown = {
            name.rstrip("_"): value for name, value in query.items() if value not in ("", None)
        }
        tail = f"?{urlencode(shown)}" if shown else ""
        data = self.transport.request(method, path + tail, body)
        try:
            found: T = msgspec.json.decode(data, type=kind)
        except msgspec.MsgspecError as error:
            raise ConnectionLost(f"The server's answer cannot be read: {error}.") from None
        return found


def part(text: str) -> str:
    """One part of a path."""
    if not isinstance(text, str):
        raise TypeError(f"An id is a text, not {text!r}.")
    return quote(text, safe="")


def table_path(table: str, rest: str = "") -> str:
    """The path of a table."""
    return f"/api/tables/{part(table)}{rest}"
