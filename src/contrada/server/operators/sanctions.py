"""Bans and mutes in memory, checked at every request without a database query.

`desk.py` reloads them after operators' acts.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable
from typing import Final

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.net.ranges import read_address
from contrada.server.storage.people.sanction import Kind, Sanction

OPEN_TO_ALL: Final = frozenset({("GET", "/api/me/standing")})
"""Open to banned people, so that a page can show until when and why they are banned."""
OPEN_TO_BANNED: Final = OPEN_TO_ALL | {
    ("GET", "/api/me"),
    ("GET", "/api/me/data"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/account/sign-in"),
    ("POST", "/api/me/account/sign-out"),
}
"""A banned person can read and delete their data; another person at the device can sign in."""


class Sanctions:
    """The sanctions in force."""

    def __init__(self, now: Callable[[], int] = now_ms) -> None:
        self._now = now
        self._people: dict[str, dict[str, Sanction]] = {}
        self._ranges: dict[tuple[int, int], dict[int, Sanction]] = {}

    def replace(self, sanctions: Iterable[Sanction]) -> None:
        """Replace all sanctions by those of the database."""
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
        """The sanction in force against a person, or a table's bots."""
        found = self._people.get(kind, {}).get(subject)
        return found if found is not None and self._holds(found) else None

    def of_address(self, text: str) -> Sanction | None:
        """The ban of a range that contains this address; one lookup per prefix length."""
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
        """Refuse a request from a banned range; pages are served to show the reason."""
        if not path.startswith("/api/") or (method, path) in OPEN_TO_ALL:
            return
        found = self.of_address(address)
        if found is not None:
            raise Refused("banned", found.text("Your network is banned here"))

    def admit(self, user: str, method: str, path: str) -> None:
        """Refuse requests of banned people, and changes of name by muted people."""
        if not path.startswith("/api/"):
            return
        found = self.of("ban", user)
        if found is not None and (method, path) not in OPEN_TO_BANNED:
            raise Refused("banned", found.text("You are banned here"))
        if (method, path) == ("PUT", "/api/me"):
            self.may_speak(user)

    def may_speak(self, user: str) -> None:
        """Refuse chat of muted people."""
        found = self.of("mute", user)
        if found is not None:
            raise Refused("muted", found.text("You may not speak here"))
