"""The errors that the public API raises; each message says what is wrong and where."""

from __future__ import annotations

from contrada.core.messages import Message


class ContradaError(Exception):
    """An error that the caller can correct; its message is one paragraph for a human reader."""


class UnknownGame(ContradaError):
    """No game of that name is registered."""


class BadSetup(ContradaError):
    """The number of seats, an option, a seat or a ply does not fit the game or the match."""


class BadComponents(ContradaError):
    """A components file does not describe the game's components.

    `at` is the place of the error: the keys of the tables and the indices of lists, separated by
    dots (`stack.1.brick.2`), or a line of the file (`line 3`); empty if the whole file is wrong.
    `text` is the sentence without the place. `reason` is its message, which `Words.badbox`
    translates; None if the sentence exists in one language only.
    """

    def __init__(self, message: str, at: str = "", reason: Message | None = None) -> None:
        super().__init__(message)
        self.text = message
        self.at = at
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.text} (at {self.at})" if self.at else self.text


class BadAction(ContradaError):
    """An action's JSON form does not name an action of the game."""


class IllegalAction(ContradaError):
    """The action is not legal here, or not for this seat."""


class NothingToUndo(ContradaError):
    """There is nothing to undo or redo, or a barrier prevents it."""


class BadMatchFile(ContradaError):
    """A saved match cannot be read: it is not JSON, or a field is missing or has the wrong type."""


class AuditFailed(ContradaError):
    """A saved match does not follow from its own seed, log and rules."""
