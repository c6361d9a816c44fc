"""The prompt: what a player is asked to do now."""

from __future__ import annotations

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Message, seat_form
from raccolta.pieces import HAND_LIMIT, SMALLEST_SET
from raccolta.scoring import sale_points
from raccolta.state import OVER, RaccoltaState, drafted


def prompt(s: RaccoltaState, viewer: int) -> Message:
    """What a seat, or a spectator, is told about the decision that is open now."""
    if s.phase == OVER:
        return Message("over")
    if s.seat == CHANCE:
        return Message("chance")
    if not is_turn_of(s.seat, viewer):
        return Message("wait", {"who": seat_form(s.seat)})
    n = drafted(s)
    if n == 0:
        return Message("full" if s.hand_size[viewer] >= HAND_LIMIT else "turn")
    if n < SMALLEST_SET:
        return Message("lay")
    return Message("sell", {"cards": int(n), "points": int(sale_points(s))})
