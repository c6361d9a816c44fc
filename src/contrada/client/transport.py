"""HTTP requests and WebSockets to one server, with the identity of one person or bot."""

from __future__ import annotations

import http.client
import json
import threading
from contextlib import ExitStack, suppress
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from contrada.client.errors import ConnectionLost, ServerRefused
from contrada.core.errors import BadSetup

SECONDS: Final = 30.0
"""How long a request may take."""
MAX_BYTES: Final = 64 * 2**20
"""Maximum size of an answer, or of a message."""


class Transport:
    """Sends requests to a server; can be used from several threads."""

    def __init__(self, url: str, token: str = "", seconds: float = SECONDS) -> None:
        parts = _address(url)
        if not isinstance(token, str):
            raise TypeError(f"A token is a text, not {token!r}.")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0:
            raise BadSetup(f"The time of a request is a number of seconds, not {seconds!r}.")
        if not all("!" <= c <= "~" for c in token):
            raise BadSetup("A token is one word without spaces, as the server showed it.")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.seconds = seconds
        self._parts = parts
        self._token = token
        self._cookies: dict[str, str] = {}
        self._lock = threading.Lock()

    def headers(self) -> dict[str, str]:
        """The headers that identify the sender."""
        if self._token:
            return {"Authorization": f"Bearer {self._token}"}
        with self._lock:
            cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"Cookie": cookies} if cookies else {}

    def request(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request; the body of the answer. Raises ServerRefused and ConnectionLost."""
        secure = self._parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        host, port = self._parts.hostname or "", self._parts.port
        connection = kind(host, port, timeout=self.seconds)
        headers = self.headers()
        data = None
        if body is not None:
            data = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, self._parts.path.rstrip("/") + path, data, headers)
            answer = connection.getresponse()
            found = answer.read(MAX_BYTES)
            self._keep(answer.msg.get_all("Set-Cookie") or [])
        except (OSError, http.client.HTTPException) as error:
            raise ConnectionLost(f"The server does not answer: {error}.") from None
        finally:
            connection.close()
        if answer.status != http.client.OK:
            raise _refusal(answer.status, found)
        return found

    def _keep(self, cookies: list[str]) -> None:
        """Store the cookies that an answer sets; an empty one deletes."""
        with self._lock:
            for text in cookies:
                for name, morsel in SimpleCookie(text).items():
                    if morsel.value:
                        self._cookies[name] = morsel.value
                    else:
                        self._cookies.pop(name, None)

    def connect(self, path: str) -> Socket:
        """Open a WebSocket; raises ConnectionLost."""
        url = self.url.replace("http", "ws", 1) + path
        opened = ExitStack()
        try:
            found = connect(
                url,
                additional_headers=self.headers(),
                open_timeout=self.seconds,
                close_timeout=1,
                max_size=MAX_BYTES,
                proxy=None,
            )
            return Socket(opened.enter_context(found), opened)
        except (OSError, InvalidHandshake, InvalidURI, EOFError) as error:
            raise ConnectionLost(f"The server does not accept a WebSocket: {error}.") from None


def _address(url: str) -> SplitResult:
    """The parts of a server's address; raises TypeError or BadSetup."""
    if not isinstance(url, str):
        raise TypeError(f"A server's address is a text, not {url!r}.")
    with suppress(ValueError):  # for instance a port that is no number
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
        if parts.scheme in ("http", "https") and host and " " not in host:
            return parts
    raise BadSetup(f"A server's address is http://HOST or https://HOST, not {url!r}.")


class Socket:
    """A WebSocket whose messages are JSON."""

    def __init__(self, connection: ClientConnection, opened: ExitStack) -> None:
        self._connection = connection
        self._opened = opened
        self.bye = ""
        """The reason of the server's `bye`, which comes before it closes the connection."""

    def receive(self, timeout: float | None) -> Any:
        """The next message, None after the timeout; raises ConnectionLost."""
        try:
            message = json.loads(self._connection.recv(timeout))
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            raise self._lost(error) from None
        if message.get("type") == "bye":
            self.bye = str(message["reason"])
        return message

    def send(self, message: object) -> None:
        """Send a message; raises ConnectionLost."""
        try:
            self._connection.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise self._lost(error) from None

    def close(self) -> None:
        """Close the connection."""
        self._opened.close()

    def _lost(self, error: ConnectionClosed) -> ConnectionLost:
        code = error.rcvd.code if error.rcvd is not None else 1006
        return ConnectionLost(f"The connection was closed ({code}).", self.bye, code)


class _Fault(msgspec.Struct):
    code: str = "unavailable"
    text: str = "The server failed."


def _refusal(status: int, data: bytes) -> ServerRefused:
    try:
        fault = msgspec.json.decode(data, type=_Fault)
    except msgspec.MsgspecError:
        fault = _Fault(text=f"The server answered {status}.")
    return ServerRefused(fault.code, fault.text, status)
