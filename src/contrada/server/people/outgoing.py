"""Outgoing HTTP requests, safe against DNS rebinding and endless responses.

A name is resolved once, its address is checked, and the connection is made to that address. A
public DNS name that resolves to a private network is refused: its owner could otherwise make this
server send requests to machines behind the firewall.
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
"""Suffixes of names that only the operator's own network resolves, never the public DNS."""


class Forbidden(Exception):
    """The host resolves to an address to which requests are forbidden."""


def may_be_private(host: str) -> bool:
    """Whether this host may be private: the operator listed an address or a local name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith(LOCAL)
    return True


def address_of(host: str, port: int) -> str:
    """Resolve and check a host; raises Forbidden, or OSError if the name does not resolve."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not may_be_private(host):
        for address in addresses:
            if not ipaddress.ip_address(address.split("%")[0]).is_global:
                raise Forbidden(host)
    return addresses[0]


def post(parts: SplitResult, body: bytes, headers: dict[str, str], seconds: float) -> int:
    """Send a POST request and return the status. Redirects are not followed.

    After resolving the name it takes at most about twice `seconds`. Blocks.
    Raises Forbidden, OSError or HTTPException.
    """
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = http.client.HTTPConnection(host, port, timeout=seconds)
    used = [socket.create_connection((address_of(host, port), port), timeout=seconds)]
    # The socket timeout restarts with every byte; this timer ends a response that never ends.
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
    """Shut down the last socket in use; TLS wraps the first one in another."""
    with contextlib.suppress(OSError):
        used[0].shutdown(socket.SHUT_RDWR)
