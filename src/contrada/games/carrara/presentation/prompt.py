"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import public_stage
from contrada.games.carrara.phases.court import can_score_with
from contrada.games.carrara.pieces import (
    COLOURS,
    LOCATION_NAMES,
)
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def prompt(t: Tables, s: CarraraState, viewer: int) -> Message:
    """The viewer's decision, or what they wait for."""
    if s.stage == st.OVER:
        return Message("over")
    if s.seat == CHANCE:
        return Message("chance")
    if not is_turn_of(s.seat, viewer):
        stage = st.STAGE_NAMES[public_stage(s.stage)]
        return Message("wait", {"who": seat_form(s.seat), "stage": stage})
    if s.moving != st.NOTHING:
        return Message("moving", {"item": act.item_form(s.moving)})
    return Message(st.STAGE_NAMES[s.stage], _prompt_values(t, s, viewer))


def _prompt_values(t: Tables, s: CarraraState, seat: int) -> Json:
    last = "yes" if s.trigger != st.NOBODY else "no"
    if s.stage == st.FOLLOWING:
        bonus = t.court(s)[s.visit]
        able = "yes" if can_score_with(t, s, seat, bonus) else "no"
        return {
            "who": seat_form(s.holder),
            "bonus": act.bonus_form(bonus),
            "able": able,
            "last": last,
        }
    if s.stage == st.MAIN:
        return {"last": last, "scoring": "no" if s.forgone else "yes"}
    if s.stage == st.SEGMENTS:
        return {"coins": s.coins[seat]}
    if s.stage == st.COUNTING:
        return {
            "location": LOCATION_NAMES[s.location],
            "block": act.block_form(s.colour),
            "price": t.prices[s.location * COLOURS + s.colour],
            "coins": s.due,
        }
    if s.stage in (st.CITY_CHOICE, st.IMPROVING):
        return {} if s.tile == st.NOTHING else {"building": act.building_form(s.tile)}
    if s.stage == st.PAYING:
        exchange = "yes" if s.colour < s.city else "no"
        dear = s.city if s.colour < s.city else s.colour
        return {
            "building": act.building_form(s.tile),
            "city": act.city_form(s.city),
            "block": act.block_form(s.colour),
            "for": act.block_form(dear),
            "exchange": exchange,
            "due": s.due,
        }
    if s.stage == st.TAKING:
        return {"from": "court" if s.scoring else "wheel"}
    if s.stage == st.PLACING:
        return {"item": act.item_form(s.item)}
    return {}
