"""A position with checked moves: the common base class of all games' scenes."""

from __future__ import annotations

from typing import Any, Self

from contrada.core.game import CHANCE


class Position:
    """A state of a game; checks that every move is legal and every state valid."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.s = state

    @property
    def seat(self) -> int:
        """The seat to move."""
        return int(self.game.to_move(self.s))

    def sound(self) -> None:
        """Assert that the state satisfies all invariants."""
        assert self.game.check(self.s) == []

    # -- moves -------------------------------------------------------------------------------

    def play(self, *actions: int) -> Self:
        """Play these actions, each for the seat to move."""
        for a in actions:
            assert a in self.legal(), (self.game.encode(0, a), self.forms())
            self.game.apply(self.s, self.s.seat, a)
            self.sound()
        return self

    def happens(self, *outcomes: int) -> Self:
        """Play these chance outcomes."""
        for a in outcomes:
            assert self.seat == CHANCE
            assert a in [outcome for outcome, _ in self.game.outcomes(self.s)]
            self.game.apply(self.s, CHANCE, a)
            self.sound()
        return self

    # -- what is legal -----------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[int]:
        return [int(a) for a in self.game.legal(self.s, self.s.seat if seat is None else seat)]

    def forms(self, seat: int | None = None) -> list[dict[str, Any]]:
        """The JSON forms of the legal actions."""
        number = self.s.seat if seat is None else seat
        return [self.game.encode(number, a) for a in self.legal(number)]

    def verbs(self) -> list[str]:
        """The set of legal verbs."""
        return list(dict.fromkeys(form["do"] for form in self.forms()))

    def may(self, action: int) -> bool:
        """Whether this action is legal."""
        return action in self.legal()

    def can(self, do: str, **fields: Any) -> bool:
        """Whether an action of this verb, with these fields if given, is legal."""
        wanted = {"do": do, **fields}
        return any(wanted.items() <= form.items() for form in self.forms())
