"""Which new passwords are strong enough. Blocks for some milliseconds: call it in a thread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from contrada.core.registry import game_ids
from contrada.server.common.refusal import Refused

MIN_LENGTH: Final = 10
MAX_JUDGED: Final = 64
"""Characters that are judged: the estimate takes time quadratic in the length, and what is strong
so far stays strong."""
MIN_SCORE: Final = 3
"""The score of zxcvbn from which on guessing takes more than 10^8 attempts."""


def check_strength(password: str, about: Iterable[str]) -> None:
    """Refuse a new password that is short or easily guessed; `about` are the person's own words."""
    if len(password) < MIN_LENGTH:
        raise Refused("weak_password", f"A password has at least {MIN_LENGTH} characters.")
    from zxcvbn import zxcvbn  # its word lists take 30 ms to load

    own = ["contrada", *(game.replace("-", " ") for game in game_ids())]
    words = [word for word in (*about, *own) if word]
    if zxcvbn(password[:MAX_JUDGED], user_inputs=words)["score"] < MIN_SCORE:
        raise Refused("weak_password", "This password is too easy to guess; add a few words.")
