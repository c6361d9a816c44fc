"""`why` at the terminal: why something that a person wants to do is not possible now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from contrada.core.errors import BadAction
from contrada.core.game import Game
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.words import Words

MOST_TOLD: Final = 6
"""Up to this many reasons are told at once."""
MOST_LISTED: Final = 20
MAX_LISTED: Final = 20_000
"""In games with more actions than this only whole actions are looked up."""


class Asked:
    """The questions of one person: `why` lists what is not possible, `why N` explains a line."""

    def __init__(self, match: Match, words: Words, names: Sequence[str]) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.words = words
        self.names = names
        self.listed: list[Json] = []
        """What the last list named, by number."""

    def answer(self, seat: int, question: str) -> list[str]:
        """The lines that answer `why` with this text behind it."""
        text = question.strip()
        if text.isdecimal():
            number = int(text)
            if not 1 <= number <= len(self.listed):
                return [self.words.text("cli-why-no-number", count=len(self.listed))]
            return [self._told(seat, self.listed[number - 1])]
        if text.startswith("{"):
            return [self._json(seat, text)]
        return self._found(seat, text)

    def _json(self, seat: int, text: str) -> str:
        """The answer about an action or a piece in its JSON form."""
        try:
            return self._told(seat, msgspec.json.decode(text, type=dict[str, Any]))
        except (msgspec.MsgspecError, BadAction) as error:
            return str(error)

    def _found(self, seat: int, text: str) -> list[str]:
        """The answer about actions whose text contains all these words; without words one for
        each verb that is not possible at all.
        """
        legal = set(self.match.legal(seat))
        possible = {self.game.encode(seat, action)["do"] for action in legal}
        wanted = text.lower().split()
        self.listed = []
        told: set[str] = set()
        count = self.game.spec.num_actions
        for action in range(count if count <= MAX_LISTED else 0):
            form = self.game.encode(seat, action)
            said = self.words.form(self.game.spec.id, "do", form, self.names)
            if wanted:
                fits = action not in legal and all(word in said.lower() for word in wanted)
            else:
                fits = form["do"] not in possible and form["do"] not in told
            if fits and said not in told:
                told |= {said, form["do"]} if not wanted else {said}
                self.listed.append(form)
        return self._answer(seat)

    def _answer(self, seat: int) -> list[str]:
        if not self.listed:
            return [self.words.text("cli-why-nothing")]
        if len(self.listed) <= MOST_TOLD:
            return [self._told(seat, form) for form in self.listed]
        head = self.words.text("cli-why-list", count=len(self.listed))
        shown = [
            f"{number:4}  {self.words.form(self.game.spec.id, 'do', form, self.names)}"
            for number, form in enumerate(self.listed[:MOST_LISTED], 1)
        ]
        return [head, *shown, *(["   …"] if len(self.listed) > MOST_LISTED else [])]

    def _told(self, seat: int, what: Json) -> str:
        """An action or a piece with the reason."""
        game_id = self.game.spec.id
        reason = self.game.why_not(self.match.state, seat, what)
        said = (
            self.words.form(game_id, "do", what, self.names)
            if "do" in what
            else str(self.words.value(game_id, what, self.names))
        )
        if reason is None:
            return self.words.text("cli-why-possible", action=said)
        why = self.words.why(game_id, reason, self.names)
        return self.words.text("cli-why", action=said, reason=why)
