"""Refusals: an error code for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from contrada.core.errors import ContradaError

STATUS: Final = {
    "bad_message": 400,
    "bad_action": 400,
    "bad_setup": 400,
    "bad_name": 400,
    "bad_box": 400,
    "weak_password": 400,
    "bad_origin": 403,
    "not_signed_in": 401,
    "wrong_password": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_allowed": 403,
    "no_name": 403,
    "banned": 403,
    "muted": 403,
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
    "busy": 503,
}
"""Every error code with its HTTP status."""

CODE_MEANINGS: Final = {
    "bad_message": "the message cannot be read, or names something that does not exist",
    "bad_action": "the action is not in the game's vocabulary",
    "bad_setup": "no table can be set up like this",
    "bad_name": "a name with invisible characters, or too short or too long",
    "bad_box": "the box cannot be read, so it is not stored; the text says where",
    "weak_password": "a new password has fewer than 10 characters or is easily guessed",
    "bad_origin": "a page of another site sent the request",
    "not_signed_in": "only a signed-in account may do this",
    "wrong_password": "account name and password do not belong together",
    "not_yours": "the seat or the table belongs to somebody else",
    "not_host": "only the host of the table may do this",
    "not_allowed": "the operator, the host or the rules of the table do not permit it",
    "no_name": "choose a name first (`PUT /api/me`)",
    "banned": "an operator has banned the person or network; the text says until when and why",
    "muted": "an operator does not let the person speak; the text says until when and why",
    "unknown_table": "there is no such table, or it was deleted",
    "unknown_path": "there is nothing at this address",
    "wrong_method": "the address does not take this HTTP method",
    "stale": "the decision has changed since `seq`: wait for the next `table`, choose again",
    "not_now": "not possible in this phase, or not at this moment",
    "illegal": "the action is not among the legal ones",
    "nothing_to_undo": "nothing can be taken back",
    "taken": "the seat or the account name is taken",
    "too_large": "the body or message is too long",
    "wrong_type": "the body is not `application/json`",
    "read_only": "the table was played by rules this server does not know",
    "too_many": "a rate limit or quota is reached: wait, then try again",
    "unavailable": "the server failed or is overloaded: wait, then try again",
    "busy": "too many passwords are being checked: try again in a few seconds",
}
"""What each code means to a client; part of the AsyncAPI document and of docs/protocol.md."""

Code = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(STATUS)})]


class Refused(ContradaError):
    """A request or command is refused."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.status = STATUS[code]
