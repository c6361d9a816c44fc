"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.infer import public_phase
from contrada.games.palazzo.phases.market import price_to_pay
from contrada.games.palazzo.presentation.drafting import completion, goal_of
from contrada.games.palazzo.presentation.view import PHASES
from contrada.games.palazzo.state import PalazzoState


def prompt(s: PalazzoState, viewer: int) -> Message:
    """The viewer's decision, or what they wait for."""
    if s.phase == st.OVER:
        return Message("over")
    if not is_turn_of(s.seat, viewer):
        if s.seat == CHANCE:
            return Message("chance")
        who = seat_form(s.seat)
        phase = PHASES[public_phase(s.phase)].replace("_", "-")
        return Message("wait", {"who": who, "phase": phase})
    return Message(PHASES[s.phase].replace("_", "-"), _prompt_values(s))


def _prompt_values(s: PalazzoState) -> Json:
    if s.phase == st.TAKING_MONEY:
        return {"cards": 2 if s.step == 0 else 1}
    if s.phase == st.MARKET:
        return {"price": s.price}
    if s.phase == st.PAYING:
        return {"price": price_to_pay(s), "laid": completion(s, s.seat).total}
    if s.phase == st.BIDDING:
        started = "yes" if s.draft_value > s.bid[s.seat] else "no"
        return {"goal": goal_of(s), "laid": completion(s, s.seat).total, "started": started}
    if s.phase == st.BUILDING:
        return {"tiles": [act.tile_form(kind) for kind in s.acquired]}
    return {}
