"""What a player with a perfect memory knows: everything but the steps of another's decision.

Coins and blocks stand behind screens, but every movement of them is public (CAR-S3): the views do
not show them, a perfect memory has them. The stack and the bag are pools whose contents follow
from what has been seen.
"""

from __future__ import annotations

from mypy_extensions import i64

from contrada.games.carrara.pieces import COLOURS
from contrada.games.carrara.state import (
    CITY_CHOICE,
    COUNTING,
    MAIN,
    NOTHING,
    PAYING,
    SEGMENTS,
    CarraraState,
)


def public_stage(stage: i64) -> i64:
    """The stage as the others know it: a decision under way looks like one not begun."""
    if stage == COUNTING:
        return SEGMENTS
    if stage == CITY_CHOICE or stage == PAYING:
        return MAIN
    return stage


def has_draft(s: CarraraState) -> bool:
    """Whether the player to move is in the middle of a decision."""
    return s.moving != NOTHING or public_stage(s.stage) != s.stage


def put_back_decision(s: CarraraState) -> None:
    """Undo the steps of the decision under way, which are its player's secret."""
    if s.moving != NOTHING:
        s.moving = NOTHING
        s.moving_from = NOTHING
    stage = public_stage(s.stage)
    if stage != s.stage:
        s.stage = stage
        s.location = NOTHING
        s.colour = NOTHING
        s.due = 0
        s.tile = NOTHING
        s.city = NOTHING
        s.replaced = NOTHING
        for colour in range(COLOURS):
            s.chosen[colour] = 0


def determinize(s: CarraraState, seat: i64) -> CarraraState:
    """The state as the seat knows it."""
    known = s.copy()
    if s.seat != seat:
        put_back_decision(known)
    return known


def info_key(s: CarraraState, seat: i64) -> tuple[object, ...]:
    """All that the seat knows, in a fixed order."""
    known = s.copy()
    if s.seat != seat:
        put_back_decision(known)
    return tuple(tuple(part) if isinstance(part, list) else part for part in known.dump())
