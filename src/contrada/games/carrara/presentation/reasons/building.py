"""Why something cannot be built or paid."""

from __future__ import annotations

from contrada.core.messages import Message
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.phases.builder import power_in
from contrada.games.carrara.pieces import (
    CITIES,
    COLOURS,
    MONUMENT_VALUE,
    is_monument,
    type_of,
    value_of,
)
from contrada.games.carrara.state import CarraraState, blocks_of
from contrada.games.carrara.tables import Tables


def why_not_build(s: CarraraState, seat: int, piece: int) -> Message | None:
    """Why a tile cannot be built (CAR-G1, CAR-G4)."""
    named = {"building": act.building_form(piece)}
    if is_monument(piece) and not s.monuments >> piece & 1:
        return Message("monument-gone", named)
    if not is_monument(piece) and not s.display >> piece & 1:
        return Message("not-on-display", named)
    if s.stage != st.MAIN or s.moving != st.NOTHING:
        return None
    have = int(blocks_of(s, seat))
    if is_monument(piece):
        return Message("monument-blocks", {**named, "need": MONUMENT_VALUE, "have": have})
    if have < value_of(piece):
        return Message("blocks", {**named, "need": int(value_of(piece)), "have": have})
    return Message("same-tile", named)


def why_not_city(s: CarraraState, seat: int, where: int) -> Message | None:
    """Why the chosen tile cannot be built in a city (CAR-G1, CAR-G2)."""
    if s.stage == st.MAIN:
        return Message("building-first")
    if s.stage != st.CITY_CHOICE or s.moving != st.NOTHING:
        return None
    need, have = int(value_of(s.tile)), int(power_in(s, seat, where))
    return Message("city-blocks", {"city": act.city_form(where), "need": need, "have": have})


def why_not_upgrade(s: CarraraState, seat: int, k: int) -> Message | None:
    """Why a building cannot be upgraded to the chosen monument (CAR-G4)."""
    piece, where = divmod(k, CITIES)
    named = {"building": act.building_form(piece), "city": act.city_form(where)}
    if not s.owned[seat * CITIES + where] >> piece & 1:
        return Message("not-there", named)
    if is_monument(piece):
        return Message("already-monument", named)
    if s.stage == st.MAIN:
        return Message("monument-first")
    if s.stage != st.CITY_CHOICE or s.moving != st.NOTHING:
        return None
    if not is_monument(s.tile):
        return Message("not-over", {"building": act.building_form(s.tile)})
    if type_of(s.tile) != type_of(piece):
        return Message("other-type", {"monument": act.building_form(s.tile), **named})
    need = int(value_of(s.tile) - value_of(piece))
    have = int(power_in(s, seat, where))
    if have < need:
        return Message("city-blocks", {"city": act.city_form(where), "need": need, "have": have})
    return Message("same-tile", named)


def why_not_pay(s: CarraraState, colour: int) -> Message | None:
    """Why a block cannot be paid (CAR-G1)."""
    if s.stage == st.MAIN:
        return Message("building-first")
    if s.stage != st.PAYING or s.moving != st.NOTHING:
        return None
    if s.due == 0:
        return Message("paid")
    if colour < s.city:
        told = {"block": act.colour_form(colour), "city": act.city_form(s.city)}
        return Message("not-accepted", told)
    return Message("no-block-left", {"block": act.colour_form(colour)})


def why_not_exchange(s: CarraraState, seat: int, colour: int) -> Message | None:
    """Why two blocks cannot stand for one of the next dearer colour (CAR-G2)."""
    if s.stage == st.MAIN:
        return Message("building-first")
    if s.stage != st.PAYING or s.moving != st.NOTHING:
        return None
    if s.due == 0:
        return Message("paid")
    told = {"block": act.colour_form(colour), "city": act.city_form(s.city)}
    if colour >= s.city:
        return Message("exchange-pointless", told)
    if colour < s.city - 1:
        return Message("exchange-chained", told)
    have = s.hands[seat * COLOURS + colour] - s.chosen[colour]
    return Message("exchange-few", {"block": act.colour_form(colour), "have": have})


def why_not_complete(s: CarraraState) -> Message | None:
    """Why the payment cannot be completed."""
    if s.stage == st.PAYING and s.moving == st.NOTHING:
        return Message("due", {"due": s.due})
    return Message("building-first") if s.stage == st.MAIN else None


def why_not_improve(t: Tables, s: CarraraState, seat: int, place: int) -> Message | None:
    """Why an improvement cannot be taken (CAR-G5, CAR-C6)."""
    named = {"improvement": act.improvement_form(place)}
    if not t.improvements >> place & 1:
        return Message("no-improvement", named)
    if not s.improvements >> place & 1:
        return Message("improvement-gone", named)
    if s.any_improvement == 0 and s.improved[seat * CITIES + place // 2] > 0:
        return Message("improved", {"city": act.city_form(place // 2)})
    if s.stage == st.IMPROVING and s.moving == st.NOTHING:
        return Message("same-improvement", named)
    return Message("with-monument") if s.stage == st.MAIN else None
