"""What a draft of cards comes to: the total with the cards that its triples still need."""

from __future__ import annotations

from typing import NamedTuple

from contrada.core.messages import Json
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.phases.laying import possible_currencies
from contrada.games.palazzo.phases.market import price_to_pay
from contrada.games.palazzo.phases.money import (
    TRIPLE,
    certificates_value,
    lay_card_step,
    lay_triple_step,
)
from contrada.games.palazzo.pieces import CARD_VALUES, CERTIFICATE, CURRENCIES, LOWEST_VALUE
from contrada.games.palazzo.state import PalazzoState


class Completion(NamedTuple):
    """The lowest total a draft can have, and the cards, by kind, that are missing for it."""

    total: int
    missing: tuple[int, ...]


def goal_of(s: PalazzoState) -> int:
    """The value that the draft must reach."""
    if s.phase == st.PAYING:
        return price_to_pay(s)
    return s.bid[s.high_bidder] + 1 if s.phase == st.BIDDING else 0


def completion(s: PalazzoState, seat: int) -> Completion:
    """The lowest total of a payment with the cards of the draft; each triple is made complete."""
    possible = possible_currencies(s, seat, goal_of(s))
    found = [_with_singles(s, seat, c) for c in range(CURRENCIES) if possible >> c & 1]
    return min(found, default=Completion(s.draft_value, ()))


def _with_singles(s: PalazzoState, seat: int, currency: int) -> Completion:
    total = int(s.bid[seat] + certificates_value(s.draft[CERTIFICATE]))
    missing: list[int] = []
    for v in range(CARD_VALUES):
        counts = [s.draft[c * CARD_VALUES + v] for c in range(CURRENCIES)]
        triples = max(n for c, n in enumerate(counts) if c != currency)
        total += triples * TRIPLE + max(0, counts[currency] - triples) * (v + LOWEST_VALUE)
        for c, n in enumerate(counts):
            missing += [c * CARD_VALUES + v] * max(0, triples - n)
    return Completion(total, tuple(missing))


def laid_preview(s: PalazzoState, seat: int, a: int) -> Json:
    """The total after laying a card or a triple, and the cards that its triple still needs."""
    after = s.copy()
    if a < act.LAY_CARD:
        lay_triple_step(after, seat, a - act.LAY_TRIPLE)
    else:
        lay_card_step(after, seat, a - act.LAY_CARD)
    total, missing = completion(after, seat)
    if missing:
        return {"total": total, "missing": [act.card_form(kind) for kind in missing]}
    return {"total": total}
