"""Bans and mutes in memory: checked at every request without asking the database.

The desk (`desk.py`) reloads them when an operator has acted.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from contrada.core.errors import ContradaError
from contrada.server.refusal import Refused
from contrada.server.server_clock import now_ms

Kind = Literal["ban", "mute", "range", "bots"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

WIDEST: Final = {4: 8, 6: 16}
"""The shortest prefix that can be banned: a slip of the hand must not shut out everybody."""
USUAL: Final = {4: 32, 6: 64}
"""The range that stands for one connection: an IPv6 customer has a whole /64."""
OPEN_TO_ALL: Final = frozenset({("GET", "/api/me/standing")})
"""Answers everybody, so that a page can say who is banned, until when and why."""
OPEN_TO_BANNED: Final = OPEN_TO_ALL | {
    ("GET", "/api/me"),
    ("GET", "/api/me/data"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/account/sign-in"),
    ("POST", "/api/me/account/sign-out"),
}
"""A banned person can still read and delete their data; somebody else at the device can sign in."""


class BadRange(ContradaError):
    """This is not a range of addresses that can be banned."""


class Sanction(msgspec.Struct, frozen=True):
    """Something in force: whom or what it concerns, until when (None: until lifted), and why."""

    kind: Kind
    subject: str
    until: int | None
    at: int
    reason: str

    def text(self, what: str) -> str:
        """A sentence for the person concerned."""
        end = "" if self.until is None else f" until {moment(self.until)}"
        return f"{what}{end}: {self.reason}"


def moment(at: int) -> str:
    """A time in milliseconds as people read it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


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


class Sanctions:
    """What is in force."""

    def __init__(self, now: Callable[[], int] = now_ms) -> None:
        self._now = now
        self._people: dict[str, dict[str, Sanction]] = {}
        self._ranges: dict[tuple[int, int], dict[int, Sanction]] = {}

    def replace(self, sanctions: Iterable[Sanction]) -> None:
        """Take what the database has in the place of what was known."""
        people: dict[str, dict[str, Sanction]] = {}
        ranges: dict[tuple[int, int], dict[int, Sanction]] = {}
        for one in sanctions:
            if one.kind != "range":
                people.setdefault(one.kind, {})[one.subject] = one
                continue
            network = ipaddress.ip_network(one.subject)
            shift = network.max_prefixlen - network.prefixlen
            key = int(network.network_address) >> shift
            ranges.setdefault((network.version, shift), {})[key] = one
        self._people, self._ranges = people, ranges

    def of(self, kind: Kind, subject: str) -> Sanction | None:
        """What is in force against a person, or a table's bots."""
        found = self._people.get(kind, {}).get(subject)
        return found if found is not None and self._holds(found) else None

    def of_address(self, text: str) -> Sanction | None:
        """The ban of a range that this address is in: one lookup for each length of prefix."""
        if not self._ranges:
            return None
        address = read_address(text)
        if address is None:
            return None
        for (version, shift), banned in self._ranges.items():
            if version == address.version:
                found = banned.get(int(address) >> shift)
                if found is not None and self._holds(found):
                    return found
        return None

    def _holds(self, sanction: Sanction) -> bool:
        return sanction.until is None or sanction.until > self._now()

    def bots_stopped(self, table_id: str) -> bool:
        """Whether an operator has stopped the bots of a table."""
        return self.of("bots", table_id) is not None

    # -- refusals ----------------------------------------------------------------------------

    def admit_address(self, address: str, method: str, path: str) -> None:
        """Refuse a request from a banned range; pages are served, so that they can say why."""
        if not path.startswith("/api/") or (method, path) in OPEN_TO_ALL:
            return
        found = self.of_address(address)
        if found is not None:
            raise Refused("banned", found.text("Your network is banned here"))

    def admit(self, user: str, method: str, path: str) -> None:
        """Refuse a banned person's request; a muted person keeps their name."""
        if not path.startswith("/api/"):
            return
        found = self.of("ban", user)
        if found is not None and (method, path) not in OPEN_TO_BANNED:
            raise Refused("banned", found.text("You are banned here"))
        if (method, path) == ("PUT", "/api/me"):
            self.may_speak(user)

    def may_speak(self, user: str) -> None:
        """Refuse what a muted person says."""
        found = self.of("mute", user)
        if found is not None:
            raise Refused("muted", found.text("You may not speak here"))
