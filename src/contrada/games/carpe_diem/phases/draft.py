"""The fulfilments of a scoring turn: a draft without an order, which takes effect when it is
finished.

The state keeps how often each of the two cards was fulfilled in each way and nothing else, so all
orders of the same fulfilments lead to the same state. Goods, points and track change only when the
player finishes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import (
    BREADS,
    FINISH,
    MOST_COINS,
    PAY,
    PAY_SET,
    SUBSETS,
    slot_of,
)
from contrada.games.carpe_diem.phases.track import advance
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
from contrada.games.carpe_diem.state import (
    FROM_CARDS,
    FROM_PENALTIES,
    SOURCES,
    USES,
    CarpeDiemState,
    raised,
)
from contrada.games.carpe_diem.tables import Tables

BREADS_PER_CARD: Final = 3
GREEN: Final = 0
RED_SAME: Final = 1
RED_DIFFERENT: Final = 2
BY_BREADS: Final = 0
"""The way with three breads; the others are 1 + the coins, or 1 + the mask of wares replaced."""


def bits(mask: i64) -> i64:
    """The number of set bits among the lowest four."""
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


def card_at(tables: Tables, s: CarpeDiemState, end: i64) -> i64:
    """One of the two cards of the current circle."""
    slots = tables.first_slot if end == 0 else tables.second_slot
    return s.slots[slots[s.circle]]


def use_of(tables: Tables, s: CarpeDiemState, a: i64) -> i64:
    """The place in `uses` of an action that fulfils a card."""
    end: i64 = 0 if slot_of(a) == tables.first_slot[s.circle] else 1
    if a < PAY:
        return end * USES
    how: i64 = (a - PAY) % MOST_COINS if a < PAY_SET else (a - PAY_SET) % SUBSETS
    return end * USES + 1 + how


def is_drafted(s: CarpeDiemState) -> bool:
    """Whether the draft of the scoring turn contains a fulfilment."""
    uses = s.uses
    for i in range(2 * USES):
        if uses[i] > 0:
            return True
    return False


def total(s: CarpeDiemState, end: i64) -> i64:
    """How often the draft fulfils a card."""
    uses = s.uses
    number: i64 = 0
    for i in range(end * USES, end * USES + USES):
        number += uses[i]
    return number


def fulfilled(s: CarpeDiemState) -> i64:
    """Bits: which of the two cards is fulfilled, by itself or by the draft."""
    found: i64 = s.fulfilled
    if total(s, 0) > 0:
        found |= 1
    if total(s, 1) > 0:
        found |= 2
    return found


def means(tables: Tables, s: CarpeDiemState) -> vec[i64]:
    """The goods of the scoring player after the draft."""
    base: i64 = s.seat * GOODS
    left = s.goods[base : base + GOODS]
    for end in range(2):
        number = total(s, end)
        if number == 0:
            continue
        card = card_at(tables, s, end)
        left[COIN] += number * tables.card_gains[card * GAINS + GAIN_COIN]
        left[BREAD] += number * tables.card_gains[card * GAINS + GAIN_BREAD]
        for way in range(USES):
            times = s.uses[end * USES + way]
            if times > 0:
                _give(tables, card, way, times, left)
    return left


def _give(tables: Tables, card: i64, way: i64, times: i64, left: vec[i64]) -> None:
    """Take what a card costs in one way, so many times."""
    if way == BY_BREADS:
        left[BREAD] -= times * BREADS_PER_CARD
        return
    same = tables.card_red[card] == RED_SAME
    for ware in range(WARES):
        needed = tables.card_needs[card * WARES + ware]
        if needed > 0:
            coins: i64 = way - 1 if same else ((way - 1) >> ware) & 1
            left[ware] -= times * (needed - coins)
            left[COIN] -= times * coins


def fulfilments(tables: Tables, s: CarpeDiemState, out: vec[i64]) -> vec[i64]:
    """Append every way to fulfil a card once more that the player can afford after the draft."""
    left = means(tables, s)
    first = tables.first_slot[s.circle]
    second = tables.second_slot[s.circle]
    if left[BREAD] >= BREADS_PER_CARD:
        if s.closed & 1 == 0:
            out = append(out, BREADS + first)
        if s.closed & 2 == 0:
            out = append(out, BREADS + second)
    if s.closed & 1 == 0:
        out = _payments(tables, s.slots[first], first, left, out)
    if s.closed & 2 == 0:
        out = _payments(tables, s.slots[second], second, left, out)
    return out


def _payments(tables: Tables, card: i64, slot: i64, left: vec[i64], out: vec[i64]) -> vec[i64]:
    """Append the ways to pay a red card once, the fewest coins first."""
    red = tables.card_red[card]
    if red == GREEN:
        return out
    coins = left[COIN]
    if red == RED_SAME:
        for ware in range(WARES):
            needed = tables.card_needs[card * WARES + ware]
            if needed == 0:
                continue
            for given in range(needed + 1):
                if given <= coins and left[ware] >= needed - given:
                    out = append(out, PAY + slot * MOST_COINS + given)
        return out
    wanted: i64 = 0
    lacking: i64 = 0
    for ware in range(WARES):
        if tables.card_needs[card * WARES + ware] > 0:
            wanted |= 1 << ware
            if left[ware] == 0:
                lacking |= 1 << ware
    if bits(lacking) > coins:
        return out
    for mask in range(SUBSETS):
        if mask & ~wanted == 0 and lacking & ~mask == 0 and bits(mask) <= coins:
            out = append(out, PAY_SET + slot * SUBSETS + mask)
    return out


def gives_goods(tables: Tables, s: CarpeDiemState, a: i64) -> bool:
    """Whether an action fulfils a card that gives coins or breads."""
    if a < BREADS or a >= FINISH:
        return False
    base: i64 = s.slots[slot_of(a)] * GAINS
    return tables.card_gains[base + GAIN_COIN] + tables.card_gains[base + GAIN_BREAD] > 0


def gain(tables: Tables, s: CarpeDiemState, seat: i64, card: i64, number: i64) -> None:
    """Give a card's gains the given number of times."""
    base: i64 = card * GAINS
    vp: i64 = number * tables.card_gains[base + GAIN_VP]
    s.points = raised(s.points, seat * SOURCES + FROM_CARDS, vp)
    s.goods[seat * GOODS + COIN] += number * tables.card_gains[base + GAIN_COIN]
    s.goods[seat * GOODS + BREAD] += number * tables.card_gains[base + GAIN_BREAD]
    advance(tables, s, seat, number * tables.card_gains[base + GAIN_STEP])


def settle(tables: Tables, s: CarpeDiemState) -> None:
    """Apply the draft; the scoring turn itself goes on.

    Afterwards `fulfilled` includes the cards that the draft fulfilled, and those that were closed,
    because nothing more is due for them.
    """
    if is_drafted(s):
        left = means(tables, s)
        first = total(s, 0)
        second = total(s, 1)
        bit = fulfilled(s)
        if first > 0:
            gain(tables, s, s.seat, card_at(tables, s, 0), first)
        if second > 0:
            gain(tables, s, s.seat, card_at(tables, s, 1), second)
        for good in range(GOODS):
            s.goods[s.seat * GOODS + good] = left[good]
        s.fulfilled = bit
    if s.closed != 0:
        s.fulfilled |= s.closed
        s.points = raised(s.points, s.seat * SOURCES + FROM_PENALTIES, -s.lost)
    clear(s)


def settled(tables: Tables, s: CarpeDiemState) -> CarpeDiemState:
    """The state with the draft of the scoring turn applied; `s` itself if there is none."""
    if s.closed == 0 and not is_drafted(s):
        return s
    after = s.copy()
    settle(tables, after)
    return after


def clear(s: CarpeDiemState) -> None:
    """Forget the draft."""
    if is_drafted(s):
        s.uses = nothing_used()
    s.closed = 0
    s.lost = 0


def nothing_used() -> vec[i64]:
    """An empty draft."""
    found = vec[i64]()
    for _ in range(2 * USES):
        found = append(found, 0)
    return found
