"""Checks a log against rules and seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from contrada.core.errors import AuditFailed, BadAction
from contrada.core.game import CHANCE, TERMINAL, Game
from contrada.core.play.dealer import Dealer


class Step(Protocol):
    """An entry of a log."""

    @property
    def actor(self) -> int:
        """A seat, or CHANCE."""

    @property
    def action(self) -> int:
        """The action."""


def check_log(
    game: Game[Any], state: Any, log: Iterable[Step], dealer: Dealer, *, audit: bool
) -> None:
    """Play a log from this state; raises AuditFailed at the first error.

    Without `audit`, chance outcomes must be possible but need not follow from the seed.
    """
    for ply, entry in enumerate(log):
        _check_entry(game, state, ply, entry, dealer, audit=audit)
        if entry.actor == CHANCE:
            dealer.count(game, state)
        game.apply(state, entry.actor, entry.action)


def _check_entry(
    game: Game[Any], state: Any, ply: int, entry: Step, dealer: Dealer, *, audit: bool
) -> None:
    def said() -> str:
        return worded(game, entry.actor, entry.action)

    turn = game.to_move(state)
    if turn == TERMINAL:
        raise AuditFailed(f"Ply {ply}: {said()} comes after the end of the game.")
    if entry.actor == CHANCE or turn == CHANCE:
        if entry.actor != turn:
            who = "chance" if turn == CHANCE else f"seat {turn}"
            raise AuditFailed(f"Ply {ply}: {said()}, but {who} is to decide here.")
        drawn = dealer.outcome(game, state, ply) if audit else entry.action
        if drawn != entry.action:
            drew = worded(game, CHANCE, drawn)
            raise AuditFailed(f"Ply {ply}: the log says {said()}, the seed gives {drew}.")
        outcomes = game.outcomes(state)
        if outcomes is not None and entry.action not in [a for a, _ in outcomes]:
            raise AuditFailed(f"Ply {ply}: {said()} is not a possible outcome here.")
    elif entry.actor not in game.actors(state):
        raise AuditFailed(f"Ply {ply}: seat {entry.actor} is not to move.")
    elif entry.action not in game.legal(state, entry.actor):
        raise AuditFailed(f"Ply {ply}: seat {entry.actor} may not play {said()} here.")


def worded(game: Game[Any], seat: int, action: int) -> str:
    """An action for an error message; a number outside the vocabulary is shown unchanged."""
    try:
        return str(game.encode(seat, action))
    except BadAction:
        return repr(action)
