"""Parses the Cookie header leniently, and formats Set-Cookie.

Cookies are shared by all ports of a host, so a request may carry cookies of other programs in any
syntax. Only the pairs with our names are read; everything else is skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

SESSION_COOKIE: Final = "contrada"
"""Holds a session token. Earlier versions stored a signed identity under this name."""
GUEST_COOKIE: Final = "contrada-guest"
"""Holds the signed identity of a guest without a name. A session takes precedence over it, so a
guest cookie that arrives late, from a parallel first request, never replaces a session."""
COOKIE_SECONDS: Final = 400 * 86_400
"""The longest lifetime that browsers accept."""
MAX_VALUES: Final = 8
"""Maximum number of values of each kind that are read; a request needs one."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SIGNED: Final = re.compile(r"[0-9a-f]{1,32}\.[0-9]{1,9}\.[A-Za-z0-9_=-]{1,64}")


class IdentityCookies(msgspec.Struct, frozen=True):
    """The well-formed session tokens and signed identities of a request, in their order."""

    tokens: list[str]
    signed: list[str]


def read_cookies(headers: Iterable[tuple[bytes, bytes]]) -> IdentityCookies:
    """Read our cookies from the headers of a request; never raises."""
    tokens: list[str] = []
    signed: list[str] = []
    for name, raw in headers:
        if name != b"cookie":
            continue
        for pair in raw.decode("latin-1").split(";"):
            key, _, value = pair.partition("=")
            if key.strip() not in (SESSION_COOKIE, GUEST_COOKIE):
                continue
            text = value.strip().strip('"')
            if _TOKEN.fullmatch(text) and key.strip() == SESSION_COOKIE:
                _add(tokens, text)
            elif _SIGNED.fullmatch(text):
                _add(signed, text)
    return IdentityCookies(tokens, signed)


def _add(found: list[str], value: str) -> None:
    if len(found) < MAX_VALUES and value not in found:
        found.append(value)


def set_cookie(name: str, value: str, secure: bool) -> str:
    """A Set-Cookie header; an empty value deletes the cookie."""
    seconds = COOKIE_SECONDS if value else 0
    text = f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return text + ("; Secure" if secure else "")
