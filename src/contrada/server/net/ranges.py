"""Ranges of addresses, as operators ban them."""

from __future__ import annotations

import ipaddress
from typing import Final

from contrada.core.errors import ContradaError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

WIDEST: Final = {4: 8, 6: 16}
"""The shortest prefix that can be banned: a slip of the hand must not shut out everybody."""
USUAL: Final = {4: 32, 6: 64}
"""The range that stands for one connection: an IPv6 customer has a whole /64."""


class BadRange(ContradaError):
    """This is not a range of addresses that can be banned."""


def read_range(text: str) -> Network:
    """An address or a range such as `203.0.113.0/24`; raises BadRange."""
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
    """The address of a connection; an IPv4 address within IPv6 is the IPv4 address."""
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
