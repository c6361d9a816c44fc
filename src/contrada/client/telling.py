"""What a bot on a server reports, in the user's language."""

from __future__ import annotations

from collections.abc import Callable

from contrada.client.errors import ServerRefused
from contrada.words import Words

Report = Callable[[str], None]


class Telling:
    """Reports events as lines of text: the messages `client-<id>`."""

    def __init__(self, report: Report | None = None, words: Words | None = None) -> None:
        """Without `report` nothing is told; without `words` the lines are English."""
        self.report = report
        self.words = words or Words()

    def tell(self, message_id: str, **values: str | int) -> None:
        """Report an event."""
        if self.report is not None:
            self.report(self.words.text(f"client-{message_id}", **values))

    def refusal(self, refused: ServerRefused) -> str:
        """Why the server refused a request; the text of a code that has none is the server's."""
        code = refused.code.replace("_", "-")
        for known in (f"client-error-{code}", f"web-error-{code}"):
            if self.words.has(known):
                return self.words.text(known)
        return str(refused)

    def game(self, game_id: str) -> str:
        """The title of a game, or its id."""
        known = f"web-game-{game_id}"
        return self.words.text(known) if self.words.has(known) else game_id

    def ending(self, reason: str) -> str:
        """Why a game ended without a result."""
        known = f"web-reason-{reason}"
        return self.words.text(known) if self.words.has(known) else reason
