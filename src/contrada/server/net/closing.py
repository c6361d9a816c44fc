"""Why the server ends a WebSocket connection, and the close code of each reason."""

from __future__ import annotations

from typing import Final

CLOSE_CODES: Final = {
    "seat_lost": 4403,
    "banned": 4403,
    "signed_out": 4401,
    "slow": 4408,
    "reload": 4409,
    "flood": 4429,
    "shutdown": 1012,
}
"""The `reason` of a `bye` message, with the close code that follows it."""

REASON_MEANINGS: Final = {
    "seat_lost": "this viewer may no longer watch from here: connect again without `seat`",
    "banned": "an operator has banned this person: `GET /api/me/standing` says until when and why",
    "signed_out": "this session has ended: sign in again",
    "slow": "the client read too slowly and its queue is full: connect again with `have` and `seq`",
    "reload": "the table was loaded anew: connect again with `have` and `seq`",
    "flood": "too many messages in spite of `too_many` errors: wait a minute, connect again",
    "shutdown": "the server restarts: connect again, with growing pauses",
}
"""What each reason means to a client; part of the AsyncAPI document and of docs/protocol.md."""

REFUSED: Final = 4000
"""A connection that is refused is closed with this number plus the HTTP status of the refusal."""
