"""The start of a turn, the end of its action, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL
from contrada.games.carrara.phases.items import has_free_choice
from contrada.games.carrara.pieces import TRIGGER_POINTS
from contrada.games.carrara.state import (
    ENDING,
    FINISHING,
    FOLLOWING,
    MAIN,
    NOBODY,
    NOTHING,
    OVER,
    TRIGGERING,
    CarraraState,
    add_points,
)
from contrada.games.carrara.tables import Tables


def begin_turn(s: CarraraState, seat: i64) -> None:
    """Start a turn: return the player's marker, or require an answer to another's (CAR-T1, T2)."""
    s.turn = seat
    s.seat = seat
    s.forgone = 0
    s.purchased = 0
    s.stored_now = 0
    s.turned = 0
    if s.holder == seat:
        s.holder = NOBODY
        s.visit = NOTHING
    s.stage = FOLLOWING if s.holder != NOBODY else MAIN


def finish_action(t: Tables, s: CarraraState) -> None:
    """End the action; in the advanced version items may still be placed (CAR-D4, CAR-D6)."""
    s.seat = s.turn
    if s.advanced == 1 and has_free_choice(t, s, s.turn):
        s.stage = FINISHING
    else:
        end_turn(s)


def all_stones_used(s: CarraraState, seat: i64) -> bool:
    """Whether every scoring stone of the player lies on a scoring field (CAR-G6)."""
    return s.stones[seat] == 0 and s.open_stones[seat] == 0 and s.scoring == 0


def end_turn(s: CarraraState) -> None:
    """End the turn; it may have triggered the end of the game (CAR-E1, CAR-E2)."""
    if s.trigger == NOBODY and s.stack_size == 0:
        for seat in range(s.seats):
            if s.stones[seat] == 0 and s.open_stones[seat] == 0:
                s.trigger = s.turn
        if s.trigger != NOBODY:
            s.stage = TRIGGERING
            s.seat = CHANCE
            return
    next_turn(s)


def announce_end(s: CarraraState) -> None:
    """Tell everybody who has triggered the end, and give them 5 points (CAR-E2)."""
    add_points(s, s.trigger, ENDING, TRIGGER_POINTS)
    next_turn(s)


def next_turn(s: CarraraState) -> None:
    """Begin the next player's turn; the game is over when it would be the trigger's (CAR-E2)."""
    following: i64 = (s.turn + 1) % s.seats
    if following == s.trigger:
        s.stage = OVER
        s.seat = TERMINAL
        s.holder = NOBODY
        s.visit = NOTHING
    else:
        begin_turn(s, following)
