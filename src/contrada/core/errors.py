"""The named errors of the public doors: each says what is wrong and where."""

from __future__ import annotations


class ContradaError(Exception):
    """Something a caller can put right; its text is one paragraph for a person."""


class UnknownGame(ContradaError):
    """No game of that name is registered."""


class BadSetup(ContradaError):
    """The number of seats or an option does not fit the game."""


class BadComponents(ContradaError):
    """A components file does not describe the game's box."""


class BadAction(ContradaError):
    """An action's JSON form does not name an action of the game."""


class IllegalAction(ContradaError):
    """The action may not be played here, or not by this seat."""


class NothingToUndo(ContradaError):
    """Undo or redo has nothing to go to, or a barrier stands before it."""


class BadMatchFile(ContradaError):
    """A saved match cannot be read: not JSON, a field missing, or of the wrong kind."""


class AuditFailed(ContradaError):
    """A saved match does not follow from its own seed, log and rules."""
