"""The prompt: the decision of a player, or what they wait for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, is_turn_of
from contrada.core.messages import Json, Message, seat_form
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import public_stage
from contrada.games.carrara.phases.court import can_score_with
from contrada.games.carrara.phases.items import purchase_choices, unstore_choices
from contrada.games.carrara.pieces import LOCATION_NAMES
from contrada.games.carrara.presentation.forms import block_forms
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
    if s.stage == st.CARTING:
        return {
            "location": LOCATION_NAMES[s.location],
            "blocks": block_forms(list(s.chosen)),
            "price": s.due,
            "coins": s.coins[seat] - s.due,
        }
    if s.stage in (st.CITY_CHOICE, st.IMPROVING):
        return {} if s.tile == st.NOTHING else {"building": act.building_form(s.tile)}
    if s.stage == st.PAYING:
        return {
            "building": act.building_form(s.tile),
            "city": act.city_form(s.city),
            "blocks": block_forms(list(s.chosen)),
            "laid": sum(s.chosen),
            "due": s.due,
        }
    if s.stage == st.TAKING:
        return {"from": "court" if s.scoring else "wheel"}
    if s.stage == st.PLACING:
        return {"item": act.item_form(s.item)}
    if s.stage == st.FINISHING:
        stored, bought = free_choices(t, s, seat)
        return {"stored": "yes" if stored else "no", "bought": "yes" if bought else "no"}
    return {}


def free_choices(t: Tables, s: CarraraState, seat: int) -> tuple[bool, bool]:
    """Whether a stored item can be placed, and whether one can be bought."""
    stored = unstore_choices(vec[i64](), t, s, seat)
    bought = purchase_choices(vec[i64](), t, s, seat)
    return len(stored) > 0, len(bought) > 0
