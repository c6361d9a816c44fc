"""The columns of observations that never change where a seat decides."""

from __future__ import annotations

from typing import Any

from contrada.core.game import Game
from contrada.core.spec import Options
from contrada.games.palazzo.pieces import REVEAL_KINDS, STACKS


def constant(game: Game[Any], seats: int, options: Options) -> list[str]:
    """Patterns of their names, for this box and number of players."""
    stacks = list(game.initial(seats, options).stacks)
    # The others' hands are hidden; a bidder who is asked has neither passed nor bid most.
    found = ["hands.next*", "passed.me", "high_bidder=me"]
    if seats == 2:
        found.append("passed.next1")
    # A tile is in no other stack than at the beginning.
    found += [f"stacks{i}" for i, number in enumerate(stacks) if number == 0]
    # The second tile of a purchase is not before the first one.
    if sum(stacks[stack * REVEAL_KINDS] for stack in range(STACKS)) < 2:
        found.append("buying_too=0")
    return found
