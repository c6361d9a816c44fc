"""A scoring turn: a disc between two cards, both resolved, a penalty for each one missed.

Green cards pay out first, because their gains can only help. Then the player spends any number of
times, in a canonical order that excludes no result: breads on the card that gives more breads,
breads on the other, wares on the first card, wares on the second. Within one card real wares are
used before coins. So each way to spend is offered exactly once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import (
    BREADS,
    CIRCLE,
    CIRCLES,
    FINISH,
    MOST_COINS,
    PAY,
    PAY_SET,
    SUBSETS,
)
from contrada.games.carpe_diem.phases.scoring_grid import FIRST_SLOT, SECOND_SLOT, circle_is_free
from contrada.games.carpe_diem.phases.track import advance
from contrada.games.carpe_diem.pieces import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    BREAD,
    COIN,
    COUNTED,
    CRAFTSMAN,
    GAIN_BREAD,
    GAIN_COIN,
    GAIN_STEP,
    GAIN_VP,
    GAINS,
    GOODS,
    HERB_GARDEN,
    MERCHANT,
    POND,
    WARES,
)
from contrada.games.carpe_diem.state import (
    CHOOSING_CIRCLE,
    DEAL_DISPLAYS,
    FROM_CARDS,
    FROM_PENALTIES,
    OVER,
    SOURCES,
    SPENDING,
    CarpeDiemState,
    raised,
    replaced,
)
from contrada.games.carpe_diem.tables import Tables

PHASES: Final = 4
BREADS_PER_CARD: Final = 3
PENALTY: Final = 4
GREEN: Final = 0
RED_SAME: Final = 1
RED_DIFFERENT: Final = 2

# Steps of the canonical spending order.
BREADS_BETTER: Final = 0
BREADS_OTHER: Final = 1
WARES_FIRST: Final = 2
WARES_SECOND: Final = 3


def counted(s: CarpeDiemState, seat: i64, what: i64) -> i64:
    """A district's count of finished features of a kind or group, or of chimneys."""
    base: i64 = seat * COUNTED
    if what < COUNTED:
        return s.built[base + what]
    number: i64 = 0
    if what == ANY_LANDSCAPE:
        for kind in range(POND, HERB_GARDEN + 1):
            number += s.built[base + kind]
    elif what == ANY_DWELLING:
        for kind in range(MERCHANT, CRAFTSMAN + 1):
            number += s.built[base + kind]
    return number


def times(tables: Tables, s: CarpeDiemState, seat: i64, card: i64) -> i64:
    """How often a district fulfils a green card."""
    what = tables.card_count[card * 2]
    number: i64 = counted(s, seat, what) // tables.card_divisor[card * 2]
    other = tables.card_count[card * 2 + 1]
    if other >= 0:
        also: i64 = counted(s, seat, other) // tables.card_divisor[card * 2 + 1]
        if also < number:
            number = also
    return number


def gain(tables: Tables, s: CarpeDiemState, seat: i64, card: i64, number: i64) -> None:
    """Give a card's gains the given number of times."""
    base: i64 = card * GAINS
    vp: i64 = number * tables.card_gains[base + GAIN_VP]
    s.points = raised(s.points, seat * SOURCES + FROM_CARDS, vp)
    s.goods[seat * GOODS + COIN] += number * tables.card_gains[base + GAIN_COIN]
    s.goods[seat * GOODS + BREAD] += number * tables.card_gains[base + GAIN_BREAD]
    advance(s, seat, number * tables.card_gains[base + GAIN_STEP])


def victory_points(s: CarpeDiemState, seat: i64) -> i64:
    """The victory points in a player's hand."""
    total: i64 = 0
    for source in range(SOURCES):
        total += s.points[seat * SOURCES + source]
    return total


def circles(s: CarpeDiemState) -> vec[i64]:
    """The circles where a disc can be placed."""
    out = vec[i64]()
    for circle in range(CIRCLES):
        if circle_is_free(s, circle):
            out = append(out, CIRCLE + circle)
    return out


def spendings(tables: Tables, s: CarpeDiemState) -> vec[i64]:
    """The action that ends the turn, then all ways to fulfil a card once more."""
    out = vec[i64]()
    out = append(out, FINISH)
    goods = s.goods
    base: i64 = s.seat * GOODS
    first = FIRST_SLOT[s.circle]
    second = SECOND_SLOT[s.circle]
    if goods[base + BREAD] >= BREADS_PER_CARD and s.spent <= BREADS_OTHER:
        better = _better_for_breads(tables, s)
        if s.spent == BREADS_BETTER:
            out = append(out, BREADS + better)
        out = append(out, BREADS + first + second - better)
    if s.spent <= WARES_FIRST:
        variant: i64 = s.variant if s.spent == WARES_FIRST else -1
        out = _payments(tables, s, first, variant, out)
    return _payments(tables, s, second, s.variant if s.spent == WARES_SECOND else -1, out)


def _better_for_breads(tables: Tables, s: CarpeDiemState) -> i64:
    """The slot of the card that gives more breads; spending breads there first allows the most
    uses.
    """
    first = FIRST_SLOT[s.circle]
    second = SECOND_SLOT[s.circle]
    given = tables.card_gains[s.slots[first] * GAINS + GAIN_BREAD]
    return second if tables.card_gains[s.slots[second] * GAINS + GAIN_BREAD] > given else first


def _payments(
    tables: Tables, s: CarpeDiemState, slot: i64, variant: i64, out: vec[i64]
) -> vec[i64]:
    """The ways to pay a red card once, after a payment with `variant` (-1: none)."""
    card = s.slots[slot]
    red = tables.card_red[card]
    if red == GREEN:
        return out
    goods = s.goods
    base: i64 = s.seat * GOODS
    coins = goods[base + COIN]
    if red == RED_SAME:
        for ware in range(WARES):
            needed = tables.card_needs[card * WARES + ware]
            if needed == 0:
                continue
            # At most one payment mixes wares and coins; later ones use only coins.
            for given in range(0 if variant <= 0 else needed, needed + 1):
                if given <= coins and goods[base + ware] >= needed - given:
                    out = append(out, PAY + slot * MOST_COINS + given)
        return out
    wanted: i64 = 0
    lacking: i64 = 0
    for ware in range(WARES):
        if tables.card_needs[card * WARES + ware] > 0:
            wanted |= 1 << ware
            if goods[base + ware] == 0:
                lacking |= 1 << ware
    if variant > 0:
        lacking |= variant
    if lacking == wanted and coins == 0:
        return out
    for mask in range(SUBSETS):
        # A ware once replaced by a coin stays replaced for this card.
        if mask & ~wanted == 0 and lacking & ~mask == 0 and bits(mask) <= coins:
            out = append(out, PAY_SET + slot * SUBSETS + mask)
    return out


def bits(mask: i64) -> i64:
    """The number of set bits among the lowest four."""
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


def apply(tables: Tables, s: CarpeDiemState, seat: i64, a: i64) -> None:
    """Apply an action of a scoring turn."""
    if s.stage == CHOOSING_CIRCLE:
        _place_disc(tables, s, seat, a - CIRCLE)
    elif a == FINISH:
        _finish(s, seat)
    elif a < PAY:
        slot: i64 = a - BREADS
        s.goods[seat * GOODS + BREAD] -= BREADS_PER_CARD
        s.spent = BREADS_BETTER if slot == _better_for_breads(tables, s) else BREADS_OTHER
        _fulfil(tables, s, seat, slot)
    else:
        _pay(tables, s, seat, a)


def _place_disc(tables: Tables, s: CarpeDiemState, seat: i64, circle: i64) -> None:
    s.discs = replaced(s.discs, circle, seat)
    s.circle = circle
    s.fulfilled = 0
    s.spent = BREADS_BETTER
    s.variant = -1
    s.stage = SPENDING
    for end in range(2):
        slot = FIRST_SLOT[circle] if end == 0 else SECOND_SLOT[circle]
        card = s.slots[slot]
        if tables.card_red[card] == GREEN:
            number = times(tables, s, seat, card)
            if number > 0:
                s.fulfilled |= 1 << end
                gain(tables, s, seat, card, number)


def _fulfil(tables: Tables, s: CarpeDiemState, seat: i64, slot: i64) -> None:
    s.fulfilled |= 1 if slot == FIRST_SLOT[s.circle] else 2
    gain(tables, s, seat, s.slots[slot], 1)


def _pay(tables: Tables, s: CarpeDiemState, seat: i64, a: i64) -> None:
    base: i64 = seat * GOODS
    same = a < PAY_SET
    slot: i64 = (a - PAY) // MOST_COINS if same else (a - PAY_SET) // SUBSETS
    how: i64 = (a - PAY) % MOST_COINS if same else (a - PAY_SET) % SUBSETS
    card = s.slots[slot]
    for ware in range(WARES):
        needed = tables.card_needs[card * WARES + ware]
        if needed > 0:
            coins: i64 = how if same else (how >> ware) & 1
            s.goods[base + ware] -= needed - coins
            s.goods[base + COIN] -= coins
    s.spent = WARES_FIRST if slot == FIRST_SLOT[s.circle] else WARES_SECOND
    s.variant = how
    _fulfil(tables, s, seat, slot)


def _finish(s: CarpeDiemState, seat: i64) -> None:
    for end in range(2):
        if (s.fulfilled >> end) & 1 == 0:
            held = victory_points(s, seat)
            lost: i64 = PENALTY if held > PENALTY else held
            s.points = raised(s.points, seat * SOURCES + FROM_PENALTIES, -lost)
    s.circle = -1
    s.fulfilled = 0
    s.spent = BREADS_BETTER
    s.variant = -1
    s.scorer += 1
    if s.scorer < s.seats:
        # Discs only move forward, past seats that have scored, so the order of the others is
        # unchanged.
        s.seat = s.order[s.scorer]
        s.stage = CHOOSING_CIRCLE
    elif s.phase < PHASES:
        s.scorer = 0
        s.phase += 1
        s.stage = DEAL_DISPLAYS
    else:
        s.stage = OVER
