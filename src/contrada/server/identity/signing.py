"""Signed guest cookies, secret links of seats, password hashes.

A guest without a name is a random id in a signed cookie; nothing is stored about them.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

ID_BYTES: Final = 12


class Identity:
    """Creates and verifies signed cookies, seat secrets and password hashes."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._hasher = PasswordHasher()
        self._nobody = _hash_of_nothing(self._hasher)

    def new_user(self) -> str:
        """A random id for a new user."""
        return secrets.token_hex(ID_BYTES)

    def cookie(self, user: str, session: int) -> str:
        """The signed cookie of a guest (`session` 0); earlier versions gave one to every user."""
        text = f"{user}.{session}"
        return f"{text}.{self._sign('cookie', text)}"

    def read_cookie(self, cookie: str) -> tuple[str, int] | None:
        """The user and session number of a signed cookie; None if the signature is invalid."""
        user, _, rest = cookie.partition(".")
        session, _, signature = rest.partition(".")
        text = f"{user}.{session}"
        if not hmac.compare_digest(self._sign("cookie", text).encode(), signature.encode()):
            return None
        return user, int(session)

    def seat_secret(self, table: str, seat: int, hands: int) -> str:
        """The secret of a seat's link; it changes each time the seat changes hands."""
        return f"{seat}.{self._sign('seat', f'{table}.{seat}.{hands}')}"

    def same(self, secret: str, shown: str) -> bool:
        """Compare secrets in constant time."""
        return hmac.compare_digest(secret.encode(), shown.encode())

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._key, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def hash_password(self, password: str) -> str:
        """The hash of a password. Slow on purpose."""
        return self._hasher.hash(password)

    def check_password(self, password: str, stored: str | None) -> bool:
        """Whether a password matches its hash. Takes as long without a stored hash."""
        try:
            return self._hasher.verify(stored or self._nobody, password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A well-formed hash that no password matches, with the parameters of real ones."""
    salt, digest = (
        base64.b64encode(secrets.token_bytes(size)).rstrip(b"=").decode()
        for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"
