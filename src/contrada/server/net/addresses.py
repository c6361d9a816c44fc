"""Client addresses as the rate limits count them, and the trusted proxies."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

MAX_ADDRESS: Final = 64
"""Maximum length of an address; bounds what a proxy can make the server store."""
IPV6_PREFIX: Final = 64
"""An IPv6 subscriber has at least a /64 network and can use any address in it."""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The key of an address in rate limits: IPv4 by address, IPv6 by /64."""
    try:
        address = ip_address(host[:MAX_ADDRESS].partition("%")[0])
    except ValueError:
        return host[:MAX_ADDRESS]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address) >> IPV6_PREFIX << IPV6_PREFIX, IPV6_PREFIX)))


def client_network(scope: Scope) -> str:
    """The rate-limit key of the client that sent a request."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "local"


class Proxies:
    """The proxies whose forwarding headers are trusted, as the setting lists them."""

    def __init__(self, names: str) -> None:
        parts = {part.strip() for part in names.split(",")} - {""}
        self._all = "*" in parts
        self._networks = []
        for part in parts - {"*"}:
            try:
                self._networks.append(ip_network(part, strict=False))
            except ValueError:
                continue  # a name, such as that of a UNIX socket, which has no address

    def trusts(self, host: str) -> bool:
        """Whether connections from this address carry the requests of many clients."""
        if self._all:
            return True
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)
