"""The reasons for which the server closes a WebSocket, and their close codes."""

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
    "seat_lost": "this viewer may no longer watch from this seat: connect again without `seat`",
    "banned": "an operator has banned this person: `GET /api/me/standing` says until when and why",
    "signed_out": "this session has ended: sign in again",
    "slow": "the client read too slowly and its queue is full: connect again with `have` and `seq`",
    "reload": "the table was loaded anew: connect again with `have` and `seq`",
    "flood": "too many messages despite `too_many` errors: wait a minute, connect again",
    "shutdown": "the server restarts: connect again, with increasing delays",
}
"""What each reason means to a client; part of the AsyncAPI document and of docs/protocol.md."""

GONE: Final = "closed"
"""The client has closed the connection itself, so no `bye` follows."""
REFUSED: Final = 4000
"""The close code of a refused connection is this number plus the HTTP status of the refusal."""
