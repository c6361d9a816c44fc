"""The invariants of a state, in words."""

from __future__ import annotations

from raccolta.pieces import (
    COPIES,
    DISPLAY,
    FRUIT_NAMES,
    FRUITS,
    HAND_LIMIT,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    VALUES,
)
from raccolta.state import FAVOURITES, NONE, OVER, RaccoltaState


def check(s: RaccoltaState) -> list[str]:
    """Every invariant the state breaks."""
    if not MIN_SEATS <= s.seats <= MAX_SEATS or not FAVOURITES <= s.phase <= OVER:
        return [f"{s.seats} seats in phase {s.phase}"]
    return [*_cards(s), *_hands(s), *_favourites(s)]


def _cards(s: RaccoltaState) -> list[str]:
    """Every card is in exactly one place."""
    faults = []
    for kind in range(KINDS):
        n = s.pool[kind] + s.display[kind] + s.sold[kind]
        n += sum(s.hands[seat * KINDS + kind] for seat in range(s.seats))
        if n != COPIES:
            name = f"{FRUIT_NAMES[kind // VALUES]} {kind % VALUES + 1}"
            faults.append(f"{n} cards {name} instead of {COPIES}")
    if any(n < 0 for part in (s.pool, s.display, s.sold, s.hands) for n in part):
        faults.append("a negative number of cards somewhere")
    if sum(s.pool) != s.pool_size:
        faults.append(f"{sum(s.pool)} cards in the pool, counted {s.pool_size}")
    if sum(s.display) > DISPLAY:
        faults.append(f"{sum(s.display)} cards in the display")
    return faults


def _hands(s: RaccoltaState) -> list[str]:
    faults = []
    for seat in range(s.seats):
        own = slice(seat * KINDS, (seat + 1) * KINDS)
        if sum(s.hands[own]) != s.hand_size[seat] or s.hand_size[seat] > HAND_LIMIT:
            faults.append(f"seat {seat} has {sum(s.hands[own])} cards, counted {s.hand_size[seat]}")
        if any(seen > n for seen, n in zip(s.seen[own], s.hands[own], strict=True)):
            faults.append(f"seat {seat} was seen taking cards that it does not have")
        fruits = slice(seat * FRUITS, (seat + 1) * FRUITS)
        if (s.sales[seat] == 0) != (sum(s.sold_fruit[fruits]) == 0):
            faults.append(f"seat {seat} has sold {s.sales[seat]} times")
    laid = [n for n in s.draft if n]
    if laid and s.seat < 0:
        faults.append("cards are laid for a sale while nobody is to move")
    if s.seat >= 0:
        hand = s.hands[s.seat * KINDS : (s.seat + 1) * KINDS]
        if any(n > have for n, have in zip(s.draft, hand, strict=True)):
            faults.append(f"seat {s.seat} has laid cards that it does not have")
    if len({kind // VALUES for kind in range(KINDS) if s.draft[kind]}) > 1:
        faults.append("cards of two fruits are laid for one sale")
    return faults


def _favourites(s: RaccoltaState) -> list[str]:
    dealt = [fruit for fruit in s.favourites if fruit != NONE]
    if len(set(dealt)) != len(dealt) or any(not 0 <= fruit < FRUITS for fruit in dealt):
        return [f"the favourites are {dealt}"]
    return []
