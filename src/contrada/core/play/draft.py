"""The open draft of a seat: which of its steps can be taken out again (`Match.withdraw`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from contrada.core.game import Game
from contrada.core.match import Entry, Match


def withdrawable(
    match: Match, seat: int, state_at: Callable[[int], Any] | None = None
) -> list[int]:
    """The steps of the seat's open draft that can be taken out, each once, in the order of play.

    A step can be taken out if the others are legal without it and the decision stays open.
    `state_at` returns the state at a ply; by default the match is replayed.
    """
    game = match.game
    plies = match.draft(seat)
    last = {match.log[ply].action: ply for ply in plies}
    steps = [action for action in last if game.unordered(action)]
    if not steps or seat not in match.actors:
        return []
    first = plies[0]
    base = (state_at or match.state_at)(first)
    played = match.played_from(first)
    return [
        action
        for action in steps
        if _stays_open(game, base, [e for ply, e in played if ply != last[action]], seat)
    ]


def _stays_open(game: Game[Any], base: Any, entries: Sequence[Entry], seat: int) -> bool:
    """Whether these actions can be played from `base` without reaching a barrier, after which the
    seat decides on.
    """
    state = base.copy()
    for entry in entries:
        if not _play_forced(game, state) or entry.actor not in game.actors(state):
            return False
        if entry.action not in game.legal(state, entry.actor):
            return False
        if not _step(game, state, entry.actor, entry.action):
            return False
    return _play_forced(game, state) and seat in game.actors(state)


def _play_forced(game: Game[Any], state: Any) -> bool:
    """Play forced moves as a match does; returns whether no barrier is reached."""
    seat = int(game.to_move(state))
    while seat >= 0 and game.forced(state, seat):
        if not _step(game, state, seat, int(game.legal(state, seat)[0])):
            return False
        seat = int(game.to_move(state))
    return True


def _step(game: Game[Any], state: Any, seat: int, action: int) -> bool:
    """Play an action; returns whether it is no barrier, by the same rule as a match."""
    before = set(game.actors(state))
    reveals = game.barrier(state, seat, action)
    game.apply(state, seat, action)
    after = set(game.actors(state))
    return not reveals and bool(after) and after <= before
