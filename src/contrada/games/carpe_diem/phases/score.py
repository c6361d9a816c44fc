"""A scoring turn: a disc between two cards, both resolved, a penalty for each one missed.

Green cards pay out first and by themselves, because their gains can only help. Then the player
fulfils cards any number of times in any order; see `draft`. The penalty is due after both cards
or, by the option `penalty`, when a card is closed (CAD-V5).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carpe_diem.actions import (
    CIRCLE,
    CIRCLES,
    CLOSE,
    FINISH,
)
from contrada.games.carpe_diem.phases import draft
from contrada.games.carpe_diem.phases.draft import BREADS_PER_CARD, GREEN
from contrada.games.carpe_diem.phases.scoring_grid import circle_is_free
from contrada.games.carpe_diem.pieces import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    COUNTED,
    CRAFTSMAN,
    HERB_GARDEN,
    MERCHANT,
    POND,
)
from contrada.games.carpe_diem.state import (
    CHOOSING_CIRCLE,
    DEAL_DISPLAYS,
    FROM_PENALTIES,
    OVER,
    SOURCES,
    SPENDING,
    CarpeDiemState,
    raised,
    replaced,
)
from contrada.games.carpe_diem.tables import Tables

__all__ = ["BREADS_PER_CARD", "GREEN", "PENALTY", "PHASES"]

PHASES: Final = 4
PENALTY: Final = 4


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


def victory_points(s: CarpeDiemState, seat: i64) -> i64:
    """The victory points in a player's hand."""
    total: i64 = 0
    for source in range(SOURCES):
        total += s.points[seat * SOURCES + source]
    return total


def circles(tables: Tables, s: CarpeDiemState) -> vec[i64]:
    """The circles where a disc can be placed."""
    out = vec[i64]()
    for circle in range(CIRCLES):
        if circle_is_free(tables, s, circle):
            out = append(out, CIRCLE + circle)
    return out


def spendings(tables: Tables, s: CarpeDiemState) -> vec[i64]:
    """The action that ends the turn, the cards that can be closed, then every affordable way to
    fulfil a card once more.
    """
    out = vec[i64]()
    out = append(out, FINISH)
    if s.card_by_card == 0:
        return draft.fulfilments(tables, s, out)
    found = draft.fulfilments(tables, s, vec[i64]())
    n: i64 = len(found)
    # With nothing left to give, closing a card is the same as finishing.
    if n > 0:
        if s.closed & 1 == 0:
            out = append(out, CLOSE + tables.first_slot[s.circle])
        if s.closed & 2 == 0:
            out = append(out, CLOSE + tables.second_slot[s.circle])
    for i in range(n):
        out = append(out, found[i])
    return out


def nothing_to_give(tables: Tables, s: CarpeDiemState) -> bool:
    """Whether the scoring turn has no decision: nothing was fulfilled and nothing can be.

    Once the draft contains a step, the player finishes explicitly, so that the last step can still
    be taken back.
    """
    if s.closed != 0 or draft.is_drafted(s):
        return False
    return len(draft.fulfilments(tables, s, vec[i64]())) == 0


def apply(tables: Tables, s: CarpeDiemState, seat: i64, a: i64) -> None:
    """Apply an action of a scoring turn."""
    if s.stage == CHOOSING_CIRCLE:
        _place_disc(tables, s, seat, a - CIRCLE)
    elif a == FINISH:
        _finish(tables, s, seat)
    elif a >= CLOSE:
        _close(tables, s, seat, 0 if a - CLOSE == tables.first_slot[s.circle] else 1)
    else:
        s.uses = raised(s.uses, draft.use_of(tables, s, a), 1)


def _place_disc(tables: Tables, s: CarpeDiemState, seat: i64, circle: i64) -> None:
    s.discs = replaced(s.discs, circle, seat)
    s.circle = circle
    s.held = victory_points(s, seat)
    s.fulfilled = 0
    s.stage = SPENDING
    for end in range(2):
        card = draft.card_at(tables, s, end)
        if tables.card_red[card] == GREEN:
            number = times(tables, s, seat, card)
            if number > 0:
                s.fulfilled |= 1 << end
                draft.gain(tables, s, seat, card, number)


def at_stake(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """The victory points that a penalty due now is taken from.

    Card by card, a card that is closed before anything is given is resolved first: the gains of the
    other card come later.
    """
    if s.card_by_card != 0 and not draft.is_drafted(s):
        return s.held - s.lost
    return victory_points(draft.settled(tables, s), seat)


def _close(tables: Tables, s: CarpeDiemState, seat: i64, end: i64) -> None:
    if (draft.fulfilled(s) >> end) & 1 == 0:
        held = at_stake(tables, s, seat)
        s.lost += i64(PENALTY) if held > PENALTY else held
    s.closed |= 1 << end


def due(tables: Tables, s: CarpeDiemState, seat: i64) -> i64:
    """The victory points that finishing now costs, besides those lost by closing cards."""
    return _penalties(draft.fulfilled(s) | s.closed, at_stake(tables, s, seat))


def _penalties(fulfilled: i64, held: i64) -> i64:
    """What the cards that are not in these bits cost, at most what is held."""
    open_cards: i64 = 3 & ~fulfilled
    lost: i64 = ((open_cards & 1) + (open_cards >> 1)) * PENALTY
    return lost if lost < held else held


def _finish(tables: Tables, s: CarpeDiemState, seat: i64) -> None:
    lost: i64
    if s.closed == 0 and not draft.is_drafted(s):
        lost = _penalties(s.fulfilled, s.held if s.card_by_card != 0 else victory_points(s, seat))
    else:
        lost = due(tables, s, seat)
        draft.settle(tables, s)
    if lost > 0:
        s.points = raised(s.points, seat * SOURCES + FROM_PENALTIES, -lost)
    s.circle = -1
    s.held = 0
    s.fulfilled = 0
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
