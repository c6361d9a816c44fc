"""The value of a circle to a player: both cards resolved as well as the player's goods allow."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from contrada.games.carpe_diem.phases.score import BREADS_PER_CARD, GREEN, PENALTY, times
from contrada.games.carpe_diem.pieces import (
    BREAD,
    COIN,
    GAIN_BREAD,
    GAIN_COIN,
    GAIN_STEP,
    GAIN_VP,
    GAINS,
    GOODS,
    WARES,
)
from contrada.games.carpe_diem.state import CarpeDiemState
from contrada.games.carpe_diem.tables import Tables

MOST_USES: Final = 20
"""The maximum number of uses, for cards that return as many breads as they cost."""


@final
class Outlook:
    """The best use of a circle by victory points: how often each card is fulfilled, and the net."""

    def __init__(self) -> None:
        self.vp: i64 = 0
        """Victory points gained, penalties deducted."""
        self.first: i64 = 0
        self.second: i64 = 0
        """How often each card is fulfilled, breads included."""
        self.coins: i64 = 0
        """Coins left."""
        self.steps: i64 = 0


def coins_needed(
    tables: Tables, s: CarpeDiemState, seat: i64, card: i64, also: i64, a: i64, b: i64
) -> i64:
    """The coins needed to pay one red card a times and another b times, wares used first."""
    coins: i64 = 0
    for ware in range(WARES):
        needed: i64 = (
            a * tables.card_needs[card * WARES + ware] + b * tables.card_needs[also * WARES + ware]
        )
        held = s.goods[seat * GOODS + ware]
        if needed > held:
            coins += needed - held
    return coins


def breads_suffice(breads: i64, k: i64, back_k: i64, j: i64, back_j: i64) -> bool:
    """Whether the breads suffice to fulfil one card k and another j times; each use may return
    some.
    """
    if back_j > back_k:
        return breads_suffice(breads, j, back_j, k, back_k)
    for use in range(k + j):
        if breads < BREADS_PER_CARD or use >= MOST_USES:
            return False
        breads += (back_k if use < k else back_j) - BREADS_PER_CARD
    return True


def best_use(tables: Tables, s: CarpeDiemState, seat: i64, circle: i64) -> Outlook:
    """The use of a circle that brings the seat most victory points.

    Coins replace any ware, so for given numbers of payments it is always best to use real wares
    first.
    """
    first = s.slots[tables.first_slot[circle]]
    second = s.slots[tables.second_slot[circle]]
    coins: i64 = s.goods[seat * GOODS + COIN]
    breads: i64 = s.goods[seat * GOODS + BREAD]
    auto_first: i64 = 0
    auto_second: i64 = 0
    if tables.card_red[first] == GREEN:
        auto_first = times(tables, s, seat, first)
    if tables.card_red[second] == GREEN:
        auto_second = times(tables, s, seat, second)
    coins += auto_first * tables.card_gains[first * GAINS + GAIN_COIN]
    coins += auto_second * tables.card_gains[second * GAINS + GAIN_COIN]
    breads += auto_first * tables.card_gains[first * GAINS + GAIN_BREAD]
    breads += auto_second * tables.card_gains[second * GAINS + GAIN_BREAD]
    best = Outlook()
    best.vp = -1000
    back_first: i64 = tables.card_gains[first * GAINS + GAIN_BREAD]
    back_second: i64 = tables.card_gains[second * GAINS + GAIN_BREAD]
    k: i64 = 0
    while breads_suffice(breads, k, back_first, 0, back_second):
        j: i64 = 0
        while breads_suffice(breads, k, back_first, j, back_second):
            held: i64 = coins + k * tables.card_gains[first * GAINS + GAIN_COIN]
            held += j * tables.card_gains[second * GAINS + GAIN_COIN]
            _try_payments(
                tables, s, seat, first, second, auto_first + k, auto_second + j, held, best
            )
            j += 1
        k += 1
    return best


def _try_payments(
    tables: Tables,
    s: CarpeDiemState,
    seat: i64,
    first: i64,
    second: i64,
    base_first: i64,
    base_second: i64,
    coins: i64,
    best: Outlook,
) -> None:
    """Try every number of payments for both cards, besides uses by breads and green cards."""
    a: i64 = 0
    while True:
        needed = coins_needed(tables, s, seat, first, second, a, 0)
        if needed > coins or (a > 0 and tables.card_red[first] == GREEN):
            break
        b: i64 = 0
        while True:
            needed = coins_needed(tables, s, seat, first, second, a, b)
            if needed > coins or (b > 0 and tables.card_red[second] == GREEN):
                break
            _keep(tables, first, second, base_first + a, base_second + b, coins - needed, best)
            b += 1
        a += 1


def _keep(
    tables: Tables,
    first: i64,
    second: i64,
    a: i64,
    b: i64,
    coins: i64,
    best: Outlook,
) -> None:
    """Store the better of two uses: more victory points, then more coins left."""
    vp: i64 = (
        a * tables.card_gains[first * GAINS + GAIN_VP]
        + b * tables.card_gains[second * GAINS + GAIN_VP]
    )
    if a == 0:
        vp -= PENALTY
    if b == 0:
        vp -= PENALTY
    if vp > best.vp or (vp == best.vp and coins > best.coins):
        best.vp = vp
        best.first = a
        best.second = b
        best.coins = coins
        best.steps = a * tables.card_gains[first * GAINS + GAIN_STEP]
        best.steps += b * tables.card_gains[second * GAINS + GAIN_STEP]
