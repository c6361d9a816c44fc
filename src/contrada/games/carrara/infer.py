"""What a player with perfect recall knows: everything but the steps of another's decision.

Coins and blocks are behind screens, but every change of them is public (CAR-S3): the views do not
show them, but a player with perfect recall knows them. The stack and the bag are pools whose
contents follow from public information.
"""

from __future__ import annotations

from mypy_extensions import i64

from contrada.games.carrara.pieces import COLOURS
from contrada.games.carrara.state import (
    CARTING,
    CITY_CHOICE,
    MAIN,
    NOTHING,
    PAYING,
    SEGMENTS,
    CarraraState,
)


def public_stage(stage: i64) -> i64:
    """The stage as the others know it: a decision in progress looks like one not begun."""
    if stage == CARTING:
        return SEGMENTS
    if stage == CITY_CHOICE or stage == PAYING:
        return MAIN
    return stage


def has_draft(s: CarraraState) -> bool:
    """Whether the player to move is in the middle of a decision."""
    return s.moving != NOTHING or public_stage(s.stage) != s.stage


def put_back_decision(s: CarraraState) -> None:
    """Undo the steps of the decision in progress, which only its player knows."""
    if s.moving != NOTHING:
        s.moving = NOTHING
        s.moving_from = NOTHING
    stage = public_stage(s.stage)
    if stage != s.stage:
        s.stage = stage
        s.location = NOTHING
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


def known_to(s: CarraraState, seat: i64) -> CarraraState:
    """The state with what the seat knows and nothing else."""
    known = s.copy()
    if s.seat != seat:
        put_back_decision(known)
    return known


def info_key(s: CarraraState, seat: i64) -> tuple[object, ...]:
    """The seat's knowledge, in a fixed order."""
    known = known_to(s, seat)
    return tuple(tuple(part) if isinstance(part, list) else part for part in known.dump())
