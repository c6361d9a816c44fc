"""HTTP requests to hosts outside, safe against rebound names and endless answers.

A name is resolved once, its address is checked, and the connection is made to that address. A
name of the public DNS that leads into a private network is refused: whoever owns the name could
otherwise make this server send requests to machines behind the firewall.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from typing import Final
from urllib.parse import SplitResult

LOCAL: Final = (".local", ".internal", ".lan", ".home.arpa", ".localhost")
"""Endings of names that no public DNS resolves: only the operator's own network does."""


class Forbidden(Exception):
    """The host has an address to which nothing may be sent."""


def may_be_private(host: str) -> bool:
    """Whether this host may lie in a private network: the operator named it as such."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith(LOCAL)
    return True


def address_of(host: str, port: int) -> str:
    """The address to connect to; raises Forbidden, or OSError where the name has none."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not may_be_private(host):
        for address in addresses:
            if not ipaddress.ip_address(address.split("%")[0]).is_global:
                raise Forbidden(host)
    return addresses[0]


def post(parts: SplitResult, body: bytes, headers: dict[str, str], seconds: float) -> int:
    """Send a POST; the status of the answer. Redirects are not followed.

    Everything together takes at most about twice `seconds` after the name is resolved. Blocks.
    Raises Forbidden, OSError or HTTPException.
    """
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = http.client.HTTPConnection(host, port, timeout=seconds)
    used = [socket.create_connection((address_of(host, port), port), timeout=seconds)]
    # A timeout counts from byte to byte; this one ends an answer that trickles for ever.
    deadline = threading.Timer(seconds, _cut, (used,))
    deadline.daemon = True
    deadline.start()
    try:
        if secure:
            tls = ssl.create_default_context()
            safe = tls.wrap_socket(used[0], server_hostname=host, do_handshake_on_connect=False)
            used[0] = safe
            safe.do_handshake()
        connection.sock = used[0]
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, headers | {"Host": parts.netloc})
        return connection.getresponse().status
    finally:
        deadline.cancel()
        connection.close()
        used[0].close()


def _cut(used: list[socket.socket]) -> None:
    """End the connection that is used at the moment; TLS wraps the first one in another."""
    with contextlib.suppress(OSError):
        used[0].shutdown(socket.SHUT_RDWR)
