"""One order for each result of a scoring turn, for the search.

The rules allow fulfilments in any order. Here they come in one order: breads for the card that
gives more breads back, breads for the other, then wares and coins. Payments of the published cards
give back no goods, so whatever can be afforded in some order can be afforded in this one. Red cards
of other boxes may give coins or breads; then a step is searched if no step with a higher number can
be the last one of the same draft, which also keeps exactly one way to each draft.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import BREADS, CLOSE, FINISH
from contrada.games.carpe_diem.phases import draft
from contrada.games.carpe_diem.phases.draft import BY_BREADS, GREEN
from contrada.games.carpe_diem.phases.score import PENALTY
from contrada.games.carpe_diem.pieces import GAIN_BREAD, GAIN_COIN, GAINS
from contrada.games.carpe_diem.state import USES, CarpeDiemState, raised
from contrada.games.carpe_diem.tables import Tables

STEPS: Final = 2 * USES


def narrowed(
    tables: Tables, s: CarpeDiemState, legal: vec[i64], root: CarpeDiemState | None
) -> vec[i64]:
    """The legal actions of a scoring turn without other orders of the same fulfilments."""
    low = s.held < 2 * PENALTY
    if s.card_by_card != 0 and low:
        # The moment of closing a card changes the penalty, so every order has its own result.
        return legal
    added = s.uses[:]
    if root is not None and root.circle == s.circle and root.seat == s.seat:
        for i in range(STEPS):
            added[i] -= root.uses[i]
    out = vec[i64]()
    n: i64 = len(legal)
    second_first = (
        tables.card_gains[draft.card_at(tables, s, 1) * GAINS + GAIN_BREAD]
        > (tables.card_gains[draft.card_at(tables, s, 0) * GAINS + GAIN_BREAD])
    )
    simple = not _gives_goods_back(tables, s)
    last: i64 = -1
    for i in range(STEPS):
        if added[i] > 0:
            rank = _rank(i, second_first)
            if rank > last:
                last = rank
    for i in range(n):
        a = legal[i]
        if a == FINISH:
            out = append(out, a)
        elif a >= CLOSE or a < BREADS:
            continue  # closing a card costs the same as finishing
        elif simple:
            if _rank(draft.use_of(tables, s, a), second_first) >= last:
                out = append(out, a)
        elif _is_last(tables, s, added, draft.use_of(tables, s, a)):
            out = append(out, a)
    return out


def _rank(use: i64, second_first: bool) -> i64:
    """The place of a step in the search's order."""
    if use % USES != BY_BREADS:
        return 2 + use
    first = use < USES
    return 1 if first == second_first else 0


def _gives_goods_back(tables: Tables, s: CarpeDiemState) -> bool:
    """Whether paying one of the two cards gives coins or breads."""
    for end in range(2):
        card = draft.card_at(tables, s, end)
        base: i64 = card * GAINS
        if tables.card_red[card] != GREEN and (
            tables.card_gains[base + GAIN_COIN] + tables.card_gains[base + GAIN_BREAD] > 0
        ):
            return True
    return False


def _is_last(tables: Tables, s: CarpeDiemState, added: vec[i64], use: i64) -> bool:
    """Whether no step with a higher number can come last in the draft with this step."""
    known: dict[tuple[int, ...], bool] = {}
    after = raised(added, use, 1)
    at_root = s.copy()
    for i in range(STEPS):
        at_root.uses = raised(at_root.uses, i, -added[i])
    for later in range(use + 1, STEPS):
        if after[later] > 0 and _reachable(tables, at_root, raised(after, later, -1), later, known):
            return False
    return True


def _reachable(
    tables: Tables,
    at_root: CarpeDiemState,
    steps: vec[i64],
    then: i64,
    known: dict[tuple[int, ...], bool],
) -> bool:
    """Whether these steps can be taken in some order, and the step `then` after them."""
    s = at_root.copy()
    for i in range(STEPS):
        if steps[i] > 0:
            s.uses = raised(s.uses, i, steps[i])
    if not _affords(tables, s, then):
        return False
    key = tuple([int(n) for n in steps])
    if key in known:
        return known[key]
    found = True
    for i in range(STEPS):
        if steps[i] > 0:
            found = _reachable(tables, at_root, raised(steps, i, -1), i, known)
            if found:
                break
    known[key] = found
    return found


def _affords(tables: Tables, s: CarpeDiemState, use: i64) -> bool:
    found = draft.fulfilments(tables, s, vec[i64]())
    n: i64 = len(found)
    for i in range(n):
        if draft.use_of(tables, s, found[i]) == use:
            return True
    return False
