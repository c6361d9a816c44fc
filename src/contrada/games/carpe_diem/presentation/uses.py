"""The fulfilments of a scoring turn, as its player sees them and as the log tells them."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.carpe_diem.phases import draft
from contrada.games.carpe_diem.phases.draft import BREADS_PER_CARD, BY_BREADS, RED_SAME
from contrada.games.carpe_diem.phases.score import due
from contrada.games.carpe_diem.pieces import WARE_NAMES, WARES
from contrada.games.carpe_diem.presentation.forms import amount_forms
from contrada.games.carpe_diem.presentation.shapes import Amount, Forms, ScoringDraft, Use, Ware
from contrada.games.carpe_diem.state import USES, CarpeDiemState
from contrada.games.carpe_diem.tables import Tables


def fulfilled(s: CarpeDiemState, own: bool) -> list[bool]:
    """Which of the two cards is fulfilled; with the draft for its own player only."""
    bits = draft.fulfilled(s) if own else s.fulfilled
    return [bool(bits >> i & 1) for i in range(2)]


def scoring_draft(tables: Tables, s: CarpeDiemState) -> ScoringDraft:
    """The current scoring turn as its player sees it."""
    slots = [int(tables.first_slot[s.circle]) + 1, int(tables.second_slot[s.circle]) + 1]
    uses = [_use(tables, s, end, way, slots[end], times) for end, way, times in drafted(s)]
    open_cards = ~(draft.fulfilled(s) | s.closed)
    return ScoringDraft(
        uses,
        [slot for i, slot in enumerate(slots) if s.closed >> i & 1],
        [slot for i, slot in enumerate(slots) if open_cards >> i & 1],
        int(due(tables, s, s.seat)),
        int(s.lost),
    )


def _use(tables: Tables, s: CarpeDiemState, end: int, way: int, slot: int, times: int) -> Use:
    card = draft.card_at(tables, s, end)
    gives = [Amount(name, n) for name, n in given_amounts(tables, card, way).items() if n]
    if way == draft.BY_BREADS:
        return Use("breads", slot, None, None, times, gives)
    if tables.card_red[card] == draft.RED_SAME:
        return Use("pay", slot, way - 1, None, times, gives)
    wares = [Ware(name) for i, name in enumerate(WARE_NAMES) if (way - 1) >> i & 1]
    return Use("pay_set", slot, None, wares, times, gives)


def drafted(s: CarpeDiemState) -> list[tuple[int, int, int]]:
    """The fulfilments of the draft: which of the two cards, in which way, how often."""
    return [(i // USES, i % USES, int(n)) for i, n in enumerate(s.uses) if n > 0]


def given_amounts(tables: Tables, card: int, way: int) -> Json:
    """What fulfilling a card once in one way costs, by name."""
    if way == BY_BREADS:
        return {"bread": int(BREADS_PER_CARD)}
    same = tables.card_red[card] == RED_SAME
    found: Json = {}
    coins = 0
    for ware, name in enumerate(WARE_NAMES):
        needed = int(tables.card_needs[card * WARES + ware])
        if needed > 0:
            replaced = way - 1 if same else ((way - 1) >> ware) & 1
            coins += replaced
            found[name] = needed - replaced
    found["coin"] = coins
    return found


def use_forms(tables: Tables, forms: Forms, s: CarpeDiemState) -> list[Json]:
    """By card: how often the draft fulfils it and what is given for it."""
    found = []
    for end in range(2):
        card = int(draft.card_at(tables, s, end))
        times = 0
        given: dict[str, int] = {}
        for which, way, number in drafted(s):
            if which == end:
                times += number
                for name, n in given_amounts(tables, card, way).items():
                    given[name] = given.get(name, 0) + n * number
        if times:
            found.append(
                {
                    "is": "use",
                    "card": forms.card(card),
                    "times": times,
                    "gives": amount_forms(given),
                }
            )
    return found


def missed_cards(tables: Tables, forms: Forms, s: CarpeDiemState) -> list[Json]:
    """The cards that finishing now leaves unfulfilled, closed ones included."""
    bits = draft.fulfilled(s)
    return [forms.card(draft.card_at(tables, s, i)) for i in range(2) if not bits >> i & 1]
