"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.infer import public_phase
from contrada.games.palazzo.phases.market import is_shared_out, price_to_pay
from contrada.games.palazzo.phases.money import purchasing_power
from contrada.games.palazzo.presentation.forecast import completion, goal_of
from contrada.games.palazzo.presentation.view import PHASES
from contrada.games.palazzo.scoring import score
from contrada.games.palazzo.state import PalazzoState


def prompt(s: PalazzoState, viewer: int) -> Message:
    """The viewer's decision, or what they wait for."""
    if s.phase == st.OVER:
        return Message("over", _ties(s))
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
        return _market_values(s)
    if s.phase == st.PAYING:
        return {"price": price_to_pay(s), "laid": completion(s, s.seat).total}
    if s.phase == st.BIDDING:
        started = "yes" if s.draft_value > s.bid[s.seat] else "no"
        return {"goal": goal_of(s), "laid": completion(s, s.seat).total, "started": started}
    if s.phase == st.BUILDING:
        return {"tiles": [act.tile_form(kind) for kind in s.acquired]}
    return {}


def _market_values(s: PalazzoState) -> Json:
    """The price, whether anything can be bought, and what happens at the next quarry."""
    affordable = purchasing_power(s, s.seat) >= s.price and st.warehouse_count(s) > 0
    place = st.next_occupied_quarry(s)
    act_there = "share" if is_shared_out(s) else "auction"
    return {
        "price": s.price,
        "buy": "yes" if affordable else "no",
        "next": "none" if place == st.NOBODY else act_there,
        "quarry": place + 1,
    }


def _ties(s: PalazzoState) -> Json:
    """The players with equal points, and the largest payments that decide between them (PAL-E3)."""
    points = [int(score(s, seat)) for seat in range(s.seats)]
    tied = [seat for seat in range(s.seats) if points.count(points[seat]) > 1]
    tied.sort(key=lambda seat: (-points[seat], -purchasing_power(s, seat)))
    return {
        "tied": len(tied),
        "ties": [
            {
                "is": "tie",
                "who": seat_form(seat),
                "points": points[seat],
                "money": int(purchasing_power(s, seat)),
            }
            for seat in tied
        ],
    }
