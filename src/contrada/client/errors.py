"""Errors of the client."""

from __future__ import annotations

from contrada.core.errors import ContradaError


class ServerRefused(ContradaError):
    """The server refused a request: `code` is one of docs/protocol.md, `status` that of HTTP."""

    def __init__(self, code: str, text: str, status: int = 0) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code
        self.status = status


class ConnectionLost(ContradaError):
    """The server does not answer, or has closed a connection; `reason` is that of its `bye`."""

    def __init__(self, text: str, reason: str = "", code: int = 0) -> None:
        super().__init__(text)
        self.reason = reason
        self.code = code


class RulesDiffer(ContradaError):
    """The table uses rules or a game that this installation does not have."""
