"""Checks the strength of new passwords. Blocks for some milliseconds: call it in a thread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from contrada.core.registry import game_ids
from contrada.server.common.refusal import Refused

MIN_LENGTH: Final = 10
MAX_JUDGED: Final = 64
"""Maximum number of characters that are checked: the estimate takes quadratic time, and more
characters do not make a password weaker."""
MIN_SCORE: Final = 3
"""The minimum zxcvbn score; guessing then takes more than 10^8 attempts."""


def check_strength(password: str, about: Iterable[str]) -> None:
    """Refuse a short or easily guessed password; `about` holds the person's names."""
    if len(password) < MIN_LENGTH:
        raise Refused("weak_password", f"A password has at least {MIN_LENGTH} characters.")
    from zxcvbn import zxcvbn  # its word lists take 30 ms to import

    own = ["contrada", *(game.replace("-", " ") for game in game_ids())]
    words = [word for word in (*about, *own) if word]
    if zxcvbn(password[:MAX_JUDGED], user_inputs=words)["score"] < MIN_SCORE:
        raise Refused("weak_password", "This password is too easy to guess; add a few words.")
