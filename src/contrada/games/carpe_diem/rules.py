"""The rules: the initial state, the legal actions and their effects."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import filled
from contrada.core.game import CHANCE, TERMINAL
from contrada.games.carpe_diem.phases import deal, score, turn
from contrada.games.carpe_diem.phases.district import BIT, NO_NODE, NODES, empty_demand
from contrada.games.carpe_diem.state import (
    BUILDING,
    CHOOSING_CIRCLE,
    DRAW_FOUNTAIN,
    ENTERING,
    FETCHING,
    MOVING,
    OVER,
    SPENDING,
    TAKING,
    CarpeDiemState,
    fresh,
)
from contrada.games.carpe_diem.tables import Tables


def initial(
    tables: Tables, seats: i64, drawn_start: bool, open_scores: bool, card_by_card: bool
) -> CarpeDiemState:
    """The state before anything has been dealt."""
    s = fresh(seats, 1 if open_scores else 0, 1 if card_by_card else 0)
    s.light = tables.light[:]
    s.dark = tables.dark[:]
    s.pile = tables.fountain_copies[:]
    s.order = vec[i64](list(range(seats)))
    s.demand = empty_demand(seats)
    s.nodes = filled(seats * NODES, NO_NODE)
    s.frontier = filled(seats, BIT[tables.shovel])
    if not drawn_start:
        deal.choose_start(tables, s, 0)
    return s


def to_move(s: CarpeDiemState) -> i64:
    """The seat to move, or CHANCE, or TERMINAL."""
    if s.stage <= DRAW_FOUNTAIN:
        return CHANCE
    if s.stage == OVER:
        return TERMINAL
    return s.seat


def legal(tables: Tables, s: CarpeDiemState, seat: i64) -> vec[i64]:
    """All legal actions of this seat, in a fixed order; none for a seat that is not to move."""
    stage = s.stage
    if seat != s.seat or stage <= DRAW_FOUNTAIN or stage == OVER:
        return vec[i64]()
    if stage == BUILDING:
        return turn.buildings(tables, s)
    if stage == TAKING or stage == FETCHING:
        return turn.takings(s)
    if stage == MOVING:
        return turn.moves(s)
    if stage == SPENDING:
        return score.spendings(tables, s)
    if stage == CHOOSING_CIRCLE:
        return score.circles(tables, s)
    if stage == ENTERING:
        return turn.entries(s)
    return turn.returnable(s)


def apply(tables: Tables, s: CarpeDiemState, seat: i64, a: i64) -> None:
    """Play an action in place; seat is CHANCE for a chance outcome."""
    stage = s.stage
    if stage <= DRAW_FOUNTAIN:
        deal.apply(tables, s, a)
    elif stage >= CHOOSING_CIRCLE:
        score.apply(tables, s, seat, a)
    else:
        turn.apply(tables, s, seat, a)


def is_forced(tables: Tables, s: CarpeDiemState) -> bool:
    """Whether everyone knows that there is no choice: one move, one seal tile, nothing to spend.

    A single tile on a display does not count: the others do not know yet which display it is.
    """
    if s.stage == MOVING or s.stage == FETCHING:
        return len(legal(tables, s, s.seat)) == 1
    return s.stage == SPENDING and score.nothing_to_give(tables, s)
