"""A position with checked moves: what the scenes of all games have in common."""

from __future__ import annotations

from typing import Any, Self

from contrada.core.game import CHANCE


class Position:
    """A state of a game; every move is checked to be legal, every state to be sound."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.s = state

    @property
    def seat(self) -> int:
        """Whose move it is."""
        return int(self.game.to_move(self.s))

    def sound(self) -> None:
        """The state breaks no promise of its game."""
        assert self.game.check(self.s) == []

    # -- moves -------------------------------------------------------------------------------

    def play(self, *actions: int) -> Self:
        """Whoever is to move does these things."""
        for a in actions:
            assert a in self.legal(), (self.game.encode(0, a), self.forms())
            self.game.apply(self.s, self.s.seat, a)
            self.sound()
        return self

    def happens(self, *outcomes: int) -> Self:
        """Chance brings these things."""
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
        """The legal actions in words for programs."""
        number = self.s.seat if seat is None else seat
        return [self.game.encode(number, a) for a in self.legal(number)]

    def verbs(self) -> list[str]:
        """The legal verbs, each once."""
        return list(dict.fromkeys(form["do"] for form in self.forms()))

    def may(self, action: int) -> bool:
        """Whether this very action is legal."""
        return action in self.legal()

    def can(self, do: str, **fields: Any) -> bool:
        """Whether an action of this verb, with these fields if given, is legal."""
        wanted = {"do": do, **fields}
        return any(wanted.items() <= form.items() for form in self.forms())
