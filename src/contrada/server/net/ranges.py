"""Parses IP addresses and the address ranges that operators ban."""

from __future__ import annotations

import ipaddress
from typing import Final

from contrada.core.errors import ContradaError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

WIDEST: Final = {4: 8, 6: 16}
"""The shortest prefix that can be banned, so that a typing error does not ban everyone."""
USUAL: Final = {4: 32, 6: 64}
"""The prefix to ban for one connection: an IPv6 subscriber has a /64."""


class BadRange(ContradaError):
    """A text that is not an address range, or a range that is too wide to ban."""


def read_range(text: str) -> Network:
    """Parse an address or a range such as `203.0.113.0/24`; raises BadRange."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadRange(f"{text!r} is not an address or a range such as 203.0.113.0/24.") from None
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            network = ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False)
    if network.prefixlen < WIDEST[network.version]:
        raise BadRange(f"{network} is too wide: /{WIDEST[network.version]} is the widest range.")
    return network


def read_address(text: str) -> Address | None:
    """Parse the address of a connection; an IPv4-mapped IPv6 address gives the IPv4 address."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def range_around(text: str) -> Network | None:
    """The range to ban for a connection from this address."""
    address = read_address(text)
    if address is None:
        return None
    return ipaddress.ip_network((address, USUAL[address.version]), strict=False)
