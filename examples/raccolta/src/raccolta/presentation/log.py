"""The log: what each viewer reads about an action."""

from __future__ import annotations

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from raccolta.actions import DEAL, DRAW, LAY, REVEAL, SELL, TAKE, card_form, fruit_form
from raccolta.pieces import KINDS, STARTING_CARDS
from raccolta.scoring import sale_points
from raccolta.state import DEALING, RaccoltaState


def redact(s: RaccoltaState, actor: int, a: int, viewer: int) -> Json | None:
    """The entry of an action about to be played; None for a step of a sale under way."""
    if actor == CHANCE:
        return _chance(s, a, viewer)
    if a == DRAW:
        return {"do": "draw"}
    if a == SELL:
        cards = [card_form(kind) for kind in range(KINDS) for _ in range(s.draft[kind])]
        return {"do": "sell", "cards": cards, "points": int(sale_points(s))}
    return {"do": "take", "card": card_form(a - TAKE)} if a < LAY else None


def _chance(s: RaccoltaState, a: int, viewer: int) -> Json:
    if a >= REVEAL:
        return {"do": "reveal", "card": card_form(a - REVEAL)}
    if a >= DEAL:
        to = s.step // STARTING_CARDS if s.phase == DEALING else s.turn
        if to != viewer:
            return {"do": "deal_hidden", "to": seat_form(to)}
        return {"do": "deal", "to": seat_form(to), "card": card_form(a - DEAL)}
    if s.step != viewer:
        return {"do": "favourite_hidden", "to": seat_form(s.step)}
    return {"do": "favourite", "to": seat_form(s.step), "fruit": fruit_form(a)}
