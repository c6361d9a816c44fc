"""Why a wish is refused: a code that programs know, a sentence for people, an HTTP status."""

from __future__ import annotations

from typing import Final

from contrada.core.errors import ContradaError

STATUS: Final = {
    "bad_message": 400,
    "bad_action": 400,
    "bad_setup": 400,
    "bad_origin": 403,
    "not_signed_in": 401,
    "wrong_password": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_allowed": 403,
    "no_name": 403,
    "unknown_table": 404,
    "unknown_path": 404,
    "wrong_method": 405,
    "stale": 409,
    "not_now": 409,
    "illegal": 409,
    "nothing_to_undo": 409,
    "taken": 409,
    "too_large": 413,
    "wrong_type": 415,
    "read_only": 409,
    "too_many": 429,
    "unavailable": 503,
}
"""Every code there is, with its HTTP status."""


class Refused(ContradaError):
    """A wish that cannot be granted."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.status = STATUS[code]
