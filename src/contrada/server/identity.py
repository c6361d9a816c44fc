"""Who somebody is: a signed cookie, a seat's secret link, an account's password.

A guest is a random id in a cookie; nothing is stored about him until he chooses a name.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE: Final = "contrada"
COOKIE_SECONDS: Final = 400 * 86_400
"""As long as browsers keep a cookie."""
ID_BYTES: Final = 12


class Identity:
    """Makes and checks what people show."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._hasher = PasswordHasher()
        self._nobody = ""
        """A hash that belongs to no password; made when first needed, for it takes a while."""

    def new_user(self) -> str:
        """An id for somebody who comes for the first time."""
        return secrets.token_hex(ID_BYTES)

    def cookie(self, user: str, session: int) -> str:
        """What a browser keeps: who it is, signed."""
        text = f"{user}.{session}"
        return f"{text}.{self._sign('cookie', text)}"

    def read_cookie(self, cookie: str) -> tuple[str, int] | None:
        """The person and session of a cookie, or None if we did not make it."""
        user, _, rest = cookie.partition(".")
        session, _, signature = rest.partition(".")
        text = f"{user}.{session}"
        if not hmac.compare_digest(self._sign("cookie", text).encode(), signature.encode()):
            return None
        return user, int(session)

    def seat_secret(self, table: str, seat: int, hands: int) -> str:
        """The secret of a seat's link; another one each time the seat changes hands."""
        return f"{seat}.{self._sign('seat', f'{table}.{seat}.{hands}')}"

    def same(self, secret: str, shown: str) -> bool:
        """Compare secrets without telling by the time it takes."""
        return hmac.compare_digest(secret.encode(), shown.encode())

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._key, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def hash_password(self, password: str) -> str:
        """What is stored of a password. Takes a while, on purpose."""
        return self._hasher.hash(password)

    def check_password(self, password: str, kept: str | None) -> bool:
        """Whether this is the password. As slow for somebody who has none."""
        if kept is None and not self._nobody:
            self._nobody = self.hash_password(secrets.token_hex(16))
        try:
            return self._hasher.verify(kept or self._nobody, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False
