"""The one order in which bots lay cards: triples by value, single cards by kind, certificates.

`laying_choices` allows any order; a search needs each set of cards once. The order applies to the
cards added since the search began: its root may be the draft of a person who has laid some already.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.arrays import zeros
from contrada.games.palazzo.actions import LAY_CARD, LAY_TRIPLE
from contrada.games.palazzo.phases.laying import is_payment
from contrada.games.palazzo.phases.market import price_to_pay
from contrada.games.palazzo.phases.money import TRIPLE, certificates_value, draft_currency, most
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.state import NO_CURRENCY, PAYING, PalazzoState

FIRST_SINGLE: Final = 5
CERTIFICATES_LAST: Final = 20
"""Places in the order of laying: triples 0 to 4, single cards 5 to 19, certificates 20."""
IMPOSSIBLE: Final = -1000


def in_one_order(
    s: PalazzoState, seat: i64, legal: vec[i64], root: PalazzoState | None
) -> vec[i64]:
    """The legal steps of a payment or bid that follow the order, and can be completed in it."""
    if root is not None and root.seat == seat and root.phase == s.phase and is_begun(root):
        return _after_root(s, seat, legal, root)
    if not is_payment(s, seat):
        return legal
    out = vec[i64](capacity=16)
    for i in range(len(legal)):
        if legal[i] >= LAY_TRIPLE:
            break
        out = append(out, legal[i])
    return _from_start(s, seat, goal_of(s), out)


def goal_of(s: PalazzoState) -> i64:
    return price_to_pay(s) if s.phase == PAYING else s.bid[s.high_bidder] + 1


def is_begun(s: PalazzoState) -> bool:
    return s.draft_value != s.bid[s.seat]


def _place(s: PalazzoState) -> i64:
    """The place in the order that a draft, laid in it, has reached."""
    draft = s.draft
    if draft[CERTIFICATE] > 0:
        return CERTIFICATES_LAST
    place: i64 = 0
    for v in range(CARD_VALUES):
        n0 = draft[v]
        n1 = draft[CARD_VALUES + v]
        n2 = draft[2 * CARD_VALUES + v]
        single: i64 = -1
        if n0 > n1:
            single = 0
        elif n1 > n0:
            single = 1
        elif n2 > n0:
            single = 2
        if single >= 0:
            place = FIRST_SINGLE + single * CARD_VALUES + v
        elif n0 > 0 and place < FIRST_SINGLE:
            place = v
    return place


def _from_start(s: PalazzoState, seat: i64, goal: i64, out: vec[i64]) -> vec[i64]:
    """Add the next steps of a draft that was laid in the order from its first card."""
    hands = s.hands
    start: i64 = seat * CARD_KINDS
    laid_certificates = s.draft[CERTIFICATE]
    certificates = hands[start + CERTIFICATE]
    base: i64 = s.draft_value - certificates_value(laid_certificates)
    with_all: i64 = base + certificates_value(laid_certificates + certificates)
    fixed = draft_currency(s, seat)
    first = _place(s)
    for v in range(first, CARD_VALUES):
        a: i64 = start + v
        b: i64 = a + CARD_VALUES
        c: i64 = b + CARD_VALUES
        if hands[a] > 0 and hands[b] > 0 and hands[c] > 0:
            fits = with_all + TRIPLE >= goal
            if not fits:
                hands[a] -= 1
                hands[b] -= 1
                hands[c] -= 1
                fits = with_all + TRIPLE + most(hands, start, v, fixed) >= goal
                hands[a] += 1
                hands[b] += 1
                hands[c] += 1
            if fits:
                out = append(out, LAY_TRIPLE + v)
    if first < CERTIFICATES_LAST:
        for currency in range(CURRENCIES):
            if fixed == NO_CURRENCY or fixed == currency:
                out = _singles(s, start, currency, first, goal - with_all, out)
    if certificates > 0 and with_all >= goal:
        out = append(out, LAY_CARD + CERTIFICATE)
    return out


def _singles(
    s: PalazzoState, start: i64, currency: i64, first: i64, missing: i64, out: vec[i64]
) -> vec[i64]:
    """Add the single cards from place `first` on with which `missing` can still be laid."""
    hands = s.hands
    from_value: i64 = 0
    if first >= FIRST_SINGLE:
        from_value = first - FIRST_SINGLE - currency * CARD_VALUES
        if from_value < 0 or from_value >= CARD_VALUES:
            return out
    more: i64 = 0
    for v in range(from_value, CARD_VALUES):
        more += hands[start + currency * CARD_VALUES + v] * (v + LOWEST_VALUE)
    for v in range(from_value, CARD_VALUES):
        if more < missing:
            break
        kind: i64 = currency * CARD_VALUES + v
        n = hands[start + kind]
        if n > 0:
            out = append(out, LAY_CARD + kind)
            more -= n * (v + LOWEST_VALUE)
    return out


def _after_root(s: PalazzoState, seat: i64, legal: vec[i64], root: PalazzoState) -> vec[i64]:
    """The legal steps that follow the order of the cards added since the root."""
    singles = zeros(CARD_KINDS)
    for kind in range(CARD_KINDS):
        singles[kind] = s.draft[kind] - root.draft[kind]
    last_triple: i64 = 0
    for value in range(CARD_VALUES):
        triples = _least(singles, value)
        if triples > 0:
            last_triple = value
            for currency in range(CURRENCIES):
                singles[currency * CARD_VALUES + value] -= triples
    last_single: i64 = -1
    for kind in range(CARD_KINDS):
        if singles[kind] > 0:
            last_single = kind
    out = vec[i64](capacity=16)
    for i in range(len(legal)):
        a = legal[i]
        if a < LAY_TRIPLE:
            out = append(out, a)
        elif a < LAY_CARD:
            v: i64 = a - LAY_TRIPLE
            if last_single < 0 and v >= last_triple and _goes_on_with(s, seat, v, singles):
                out = append(out, a)
        elif a - LAY_CARD >= last_single and _goes_on_after(s, seat, a - LAY_CARD, singles):
            out = append(out, a)
    return out


def _least(counts: vec[i64], v: i64) -> i64:
    least = counts[v]
    for currency in range(1, CURRENCIES):
        if counts[currency * CARD_VALUES + v] < least:
            least = counts[currency * CARD_VALUES + v]
    return least


def _goes_on_with(s: PalazzoState, seat: i64, v: i64, singles: vec[i64]) -> bool:
    """Whether the goal can be reached in the order after a triple of this value."""
    t = s.copy()
    for currency in range(CURRENCIES):
        t.hands[seat * CARD_KINDS + currency * CARD_VALUES + v] -= 1
        t.draft[currency * CARD_VALUES + v] += 1
    return _reaches(t, seat, singles, v, 0)


def _goes_on_after(s: PalazzoState, seat: i64, kind: i64, singles: vec[i64]) -> bool:
    """Whether the goal can be reached in the order after this card."""
    t = s.copy()
    more = singles[:]
    t.hands[seat * CARD_KINDS + kind] -= 1
    t.draft[kind] += 1
    more[kind] += 1
    return _reaches(t, seat, more, CARD_VALUES, kind)


def _reaches(s: PalazzoState, seat: i64, singles: vec[i64], triples_from: i64, kind: i64) -> bool:
    """Whether the goal can be reached with triples from a value on, then cards from a kind on."""
    certificates = s.draft[CERTIFICATE] + s.hands[seat * CARD_KINDS + CERTIFICATE]
    base: i64 = s.bid[seat] + certificates_value(certificates)
    for currency in range(CURRENCIES):
        if s.bid_currency[seat] != NO_CURRENCY and s.bid_currency[seat] != currency:
            continue
        total = base
        for v in range(CARD_VALUES):
            total += _most_of_value(s, seat, singles, currency, v, v >= triples_from, kind)
        if total >= goal_of(s):
            return True
    return False


def _most_of_value(
    s: PalazzoState,
    seat: i64,
    singles: vec[i64],
    currency: i64,
    v: i64,
    triples: bool,
    first: i64,
) -> i64:
    """The most that cards of one value can be worth, with left-over singles of `currency` only.

    Only kinds from `first` on are added. Unless `triples` is set, the cards added as singles must
    not contain a triple: that would have been laid as one.
    """
    own: i64 = currency * CARD_VALUES + v
    b: i64 = (currency + 1) % CURRENCIES * CARD_VALUES + v
    c: i64 = (currency + 2) % CURRENCIES * CARD_VALUES + v
    start: i64 = seat * CARD_KINDS
    more: i64 = s.hands[start + own] if own >= first else i64(0)
    most_b: i64 = s.draft[b] + (s.hands[start + b] if b >= first else i64(0))
    most_c: i64 = s.draft[c] + (s.hands[start + c] if c >= first else i64(0))
    x: i64 = s.draft[b] if s.draft[b] > s.draft[c] else s.draft[c]
    best: i64 = IMPOSSIBLE
    while x <= most_b and x <= most_c and x <= s.draft[own] + more:
        add = more
        added_b: i64 = singles[b] + x - s.draft[b]
        added_c: i64 = singles[c] + x - s.draft[c]
        fits = True
        if not triples and added_b > 0 and added_c > 0:
            add = 0
            fits = singles[own] == 0 and s.draft[own] >= x
        value: i64 = x * TRIPLE + (s.draft[own] + add - x) * (v + LOWEST_VALUE)
        if fits and value > best:
            best = value
        x += 1
    return best
