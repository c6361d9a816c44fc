"""The ways to pay for a placement: every way to complete the cards and workers laid so far."""

from __future__ import annotations

from contrada.games.tuscany.actions import PAY, PAY_STEPS, WORKER
from contrada.games.tuscany.phases.payment import (
    completes,
    one_order,
    payment_choices,
)
from contrada.games.tuscany.pieces import COLOUR_NAMES, COLOURS
from contrada.games.tuscany.presentation.shapes import Cards, Way, Workers
from contrada.games.tuscany.state import TuscanyState

WORKER_COST = 1.5
"""A worker is worth more than the card it replaces."""


def laid_counts(s: TuscanyState) -> list[int]:
    """How many cards of each colour, and last how many workers, are laid."""
    return [*(int(n) for n in s.draft), int(s.draft_workers)]


def pieces_of(counts: list[int]) -> list[Cards | Workers]:
    """Cards and workers for the view."""
    found: list[Cards | Workers] = [
        Cards(COLOUR_NAMES[colour], counts[colour]) for colour in range(COLOURS) if counts[colour]
    ]
    return [*found, Workers(counts[WORKER])] if counts[WORKER] else found


def laid_pieces(s: TuscanyState) -> list[Cards | Workers]:
    """The cards and workers laid so far."""
    return pieces_of(laid_counts(s))


def complete_payments(s: TuscanyState) -> list[list[int]]:
    """Every complete payment as counts of cards and workers, the cheapest first."""
    found: list[list[int]] = []
    waiting = [s.copy()]
    while waiting:
        now = waiting.pop()
        legal = payment_choices(now, s.seat)
        for action in one_order(now, s.seat, legal, s):
            step = int(action - PAY)
            if completes(now, step):
                counts = laid_counts(now)
                counts[step] += 1
                found.append(counts)
                continue
            after = now.copy()
            if step == WORKER:
                after.draft_workers += 1
            else:
                after.draft[step] += 1
            waiting.append(after)
    return sorted(found, key=cost)


def cost(counts: list[int]) -> tuple[float, list[int]]:
    """The order of payments: few cards first."""
    cards = sum(counts[:WORKER])
    return cards + WORKER_COST * counts[WORKER], [-counts[i] for i in range(PAY_STEPS)]


def ways(s: TuscanyState) -> list[Way]:
    """Every way to complete the open payment."""
    return [Way(pieces_of(counts)) for counts in complete_payments(s)]
