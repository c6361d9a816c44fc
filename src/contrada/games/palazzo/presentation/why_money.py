"""Why a card cannot be taken, laid, bid or paid, and why a payment is not complete."""

from __future__ import annotations

from contrada.core.messages import Json, Message
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.phases.laying import possible_currencies, triples_of_value
from contrada.games.palazzo.phases.money import TRIPLE, certificates_value
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    CURRENCY_NAMES,
    LOWEST_VALUE,
)
from contrada.games.palazzo.presentation.forecast import completion, goal_of
from contrada.games.palazzo.state import NO_CURRENCY, PalazzoState


def why_not_take(s: PalazzoState, kinds: list[int]) -> Message | None:
    """Why these cards of the display cannot be taken (PAL-T1)."""
    if s.phase != st.TAKING_MONEY:
        return Message("cards-when-taken")
    for kind in kinds:
        if s.display[kind] == 0:
            return Message("card-not-open", {"card": act.card_form(kind)})
    if len(kinds) == 1 and s.step == 0:
        return Message("take-two")
    if len(kinds) == 2 and s.step > 0:
        return Message("take-one")
    if len(kinds) == 2 and kinds[0] == kinds[1] and s.display[kinds[0]] == 1:
        return Message("card-once", {"card": act.card_form(kinds[0])})
    return Message("other-order") if kinds != sorted(kinds) else None


def why_not_lay(s: PalazzoState, seat: int, kinds: list[int]) -> Message | None:
    """Why these cards cannot be laid now: one card, or a triple (PAL-M1, PAL-B9)."""
    if s.phase not in (st.PAYING, st.BIDDING):
        return Message("lay-when-paying")
    for kind in kinds:
        if s.hands[seat * CARD_KINDS + kind] == 0:
            return not_held(s, kind)
    goal = goal_of(s)
    if possible_currencies(s, seat, goal) == 0:
        return Message("cannot-reach", {"goal": goal, "most": most_laid(s, seat)})
    for kind in kinds:
        if kind != CERTIFICATE:
            found = _not_with_the_rest(s, seat, kind, goal)
            if found is not None:
                return found
    return None


def not_held(s: PalazzoState, kind: int) -> Message:
    """Why a card that is not in the hand cannot be used."""
    name = "card-laid" if s.draft[kind] > 0 else "card-not-held"
    return Message(name, {"card": act.card_form(kind)})


def _not_with_the_rest(s: PalazzoState, seat: int, kind: int, goal: int) -> Message | None:
    """Why a card does not go with the singles laid, or is not enough in its currency."""
    currency, v = divmod(kind, CARD_VALUES)
    if possible_currencies(s, seat, goal) >> currency & 1:
        return None
    if s.draft[kind] < triples_of_value(s, seat * CARD_KINDS, v):
        return None
    own = CURRENCY_NAMES[currency]
    fixed = s.bid_currency[seat]
    if fixed not in (NO_CURRENCY, currency):
        return Message("bid-currency", {"currency": CURRENCY_NAMES[fixed], "own": own})
    for other in range(CURRENCIES):
        if other != currency and _has_singles(s, seat, other):
            name = "bid-currency" if s.phase == st.BIDDING else "pay-currency"
            return Message(name, {"currency": CURRENCY_NAMES[other], "own": own})
    most = most_laid(s, seat, currency)
    return Message("currency-too-little", {"currency": own, "goal": goal, "most": most})


def _has_singles(s: PalazzoState, seat: int, currency: int) -> bool:
    """Whether the draft has a card of a currency that cannot become part of a triple."""
    start = seat * CARD_KINDS
    return any(
        s.draft[currency * CARD_VALUES + v] > triples_of_value(s, start, v)
        for v in range(CARD_VALUES)
    )


def most_laid(s: PalazzoState, seat: int, only: int = NO_CURRENCY) -> int:
    """The highest total of the bid, the draft and the hand, with singles of one currency."""
    start = seat * CARD_KINDS
    cards = [s.draft[kind] + s.hands[start + kind] for kind in range(CARD_KINDS)]
    triples = [triples_of_value(s, start, v) for v in range(CARD_VALUES)]
    base = s.bid[seat] + certificates_value(cards[CERTIFICATE]) + sum(triples) * TRIPLE
    fixed = s.bid_currency[seat] if only == NO_CURRENCY else only
    singles = [
        sum((cards[c * CARD_VALUES + v] - triples[v]) * (v + LOWEST_VALUE) for v in range(5))
        for c in range(CURRENCIES)
        if fixed in (NO_CURRENCY, c)
    ]
    return int(base + max(singles))


def why_not_confirm(s: PalazzoState, seat: int) -> Message | None:
    """Why the laid cards are not a payment or a bid yet."""
    if s.phase not in (st.PAYING, st.BIDDING):
        return Message("lay-when-paying")
    total, missing = completion(s, seat)
    if missing:
        cards = [act.card_form(kind) for kind in missing]
        return Message("triple-incomplete", {"cards": cards})
    goal = goal_of(s)
    if s.phase == st.BIDDING:
        return Message("bid-too-low", {"laid": total, "goal": goal})
    return Message("paid-too-little", {"laid": total, "goal": goal})


def why_not_pass(s: PalazzoState) -> Message | None:
    """Why passing is not possible: only bidders pass, before they lay cards (PAL-B9, PAL-H2)."""
    return Message("pass-with-cards-laid" if s.phase == st.BIDDING else "pass-in-auctions")


def why_not_discard(s: PalazzoState, seat: int, kind: int) -> Message | None:
    """Why a card cannot pay for rebuilding (PAL-R1)."""
    if s.phase != st.PAYING_REBUILD:
        return Message("card-for-rebuilding")
    if s.hands[seat * CARD_KINDS + kind] == 0:
        return not_held(s, kind)
    return None


def why_not_card(s: PalazzoState, seat: int, kind: int) -> Message | None:
    """Why a card on the table cannot be used now, wherever it is."""
    held = s.hands[seat * CARD_KINDS + kind] > 0
    if held and s.phase in (st.PAYING, st.BIDDING):
        return why_not_lay(s, seat, [kind])
    if held and s.phase == st.PAYING_REBUILD:
        return None
    card: Json = {"card": act.card_form(kind)}
    if s.phase == st.TAKING_MONEY:
        return None if s.display[kind] else Message("card-not-open", card)
    if held:
        return Message("card-not-now", card)
    if s.draft[kind]:
        return Message("card-laid", card)
    if any(s.laid[p * CARD_KINDS + kind] for p in range(s.seats)):
        return Message("card-in-bid", card)
    return Message("card-not-held", card)
