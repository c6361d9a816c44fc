"""The parts of a finished match: decisions, forced steps and chance events, in order."""

from __future__ import annotations

from typing import Any

import msgspec

from contrada.core.game import CHANCE
from contrada.core.match import Match


class Part(msgspec.Struct, frozen=True):
    """Consecutive entries of the log that belong together."""

    first: int
    last: int
    seat: int
    """The seat that decides, or CHANCE."""
    actions: list[int]


def parts_of(match: Match) -> list[Part]:
    """Divide the log: all steps of a decision are one part, and so are consecutive outcomes.

    A decision ends with the step that its player's log tells. Where several seats choose
    simultaneously, their steps may alternate; then each stretch is a part.
    """
    game = match.game
    found: list[Part] = []
    first, seat, actions = 0, CHANCE, list[int]()
    complete = True
    for ply, entry, state in match.states():
        goes_on = entry.actor == seat and (seat == CHANCE or not complete)
        if actions and not goes_on:
            found.append(Part(first, ply - 1, seat, actions))
            actions = []
        if not actions:
            first, seat = ply, entry.actor
        actions.append(entry.action)
        if entry.actor != CHANCE:
            complete = ends_decision(game, state, entry.actor, entry.action)
    if actions:
        found.append(Part(first, match.ply - 1, seat, actions))
    return found


def ends_decision(game: Any, state: Any, seat: int, action: int) -> bool:
    """Whether this step completes the decision of the seat."""
    return game.redact(state, seat, action, seat) is not None
