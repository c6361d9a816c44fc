"""Why a box is refused: a message of the catalogues, its values, and the place of the error.

Messages that several games use are in `badbox.ftl` (`badbox-<id>`), those of one game in its own
`badbox-<game>.ftl` (`<game>-badbox-<id>`). Terminal and browser translate them; the exception
itself has the English text.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from contrada.boxes.toml_values import write_value
from contrada.core.errors import BadComponents
from contrada.core.messages import Message
from contrada.core.registry import game_ids
from contrada.words import Words

SHORT: Final = 60
"""Maximum number of characters of a wrong value in a message."""


class Refuser:
    """Makes the exceptions of one game, or of all games if it has no name."""

    def __init__(self, game: str = "") -> None:
        self.game = game

    def bad(self, reason: str, at: str = "", **values: Any) -> BadComponents:
        """The exception for a message id, the place of the error and the message's values."""
        message = Message(reason, values)
        return BadComponents(_english(tuple(game_ids())).badbox(self.game, message), at, message)

    def wrong(self, reason: str, at: str, value: Any, **values: Any) -> BadComponents:
        """As `bad`, for a wrong value, which the message calls `$value`; None is missing."""
        if value is None:
            return self.bad("missing", at, key=at.rpartition(".")[2])
        return self.bad(reason, at, value=shown(value), **values)


@cache
def _english(_games: tuple[str, ...]) -> Words:
    return Words("en")


def shown(value: Any) -> str:
    """A value as it stands in the file, cut to a readable length."""
    text = write_value(value)
    return text if len(text) <= SHORT else f"{text[: SHORT - 1]}…"
