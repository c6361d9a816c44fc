"""Why something cannot be scored."""

from __future__ import annotations

from contrada.core.messages import Message, seat_form
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.phases.court import stones_in_game
from contrada.games.carrara.pieces import (
    CITIES,
    FIELD_NAMES,
    LANDSCAPE_FIELD,
    MONEY_FIELD,
    MONEY_FIELDS,
    NORMAL_FIELDS,
    PAIR_FIELD,
    TYPE_FIELD,
    count_bits,
)
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def why_not_visit(s: CarraraState) -> Message | None:
    """Why nothing can be followed or forgone (CAR-T2)."""
    if s.stage == st.FOLLOWING and s.moving == st.NOTHING:
        return Message("nothing-to-score")
    if s.forgone == 1:
        return Message("forgone")
    return Message("no-visit") if s.holder in (st.NOBODY, s.turn) else Message("followed")


def why_not_bonus(t: Tables, s: CarraraState, seat: int, bonus: int) -> Message | None:
    """Why a visit with this bonus cannot be started (CAR-V1)."""
    court = t.court(s)
    there = [place for place in range(stones_in_game(s)) if court[place] == bonus]
    if not there:
        return Message("no-bonus", {"bonus": act.bonus_form(bonus)})
    if not any(s.stones[seat] >> place & 1 for place in there):
        return Message("no-stone", {"bonus": act.bonus_form(bonus)})
    if s.forgone == 1:
        return Message("forgone")
    if s.stage != st.MAIN or s.moving != st.NOTHING:
        return None
    return Message("nothing-to-score")


def why_not_open(s: CarraraState, seat: int) -> Message | None:
    """Why a stone of the open area cannot be used (CAR-V2, CAR-V3)."""
    if s.open_stones[seat] == 0:
        return Message("no-open-stone")
    if s.forgone == 1:
        return Message("forgone")
    if s.stones[seat] != 0 and s.early_open == 0:
        return Message("bonus-fields-first")
    if s.stage != st.MAIN or s.moving != st.NOTHING:
        return None
    return Message("nothing-to-score")


def why_not_field(t: Tables, s: CarraraState, seat: int, field: int) -> Message | None:
    """Why a field cannot be scored (CAR-V4)."""
    if field >= NORMAL_FIELDS and s.advanced == 0:
        return Message("only-advanced")
    if s.used[seat] >> field & 1:
        return Message("scored-self")
    if s.claimed >> field & 1:
        by = next(p for p in range(s.seats) if s.used[p] >> field & 1)
        return Message("scored", {"who": seat_form(by)})
    lacking = _lacking(t, s, seat, field)
    if lacking is not None:
        return lacking
    if s.forgone == 1:
        return Message("forgone")
    return Message("stone-first") if s.stage == st.MAIN else None


def _lacking(t: Tables, s: CarraraState, seat: int, field: int) -> Message | None:
    """What the player lacks for a field."""
    own = s.owned[seat * CITIES : (seat + 1) * CITIES]
    if field < TYPE_FIELD:
        have = int(count_bits(own[field]))
        if have < t.minimum[field]:
            told = {"city": act.city_form(field), "need": t.minimum[field], "have": have}
            return Message("minimum", told)
    elif field < MONEY_FIELD:
        kinds = [field - TYPE_FIELD]
        if field >= LANDSCAPE_FIELD:
            kinds = [k for k in range(6) if t.landscape[k] == field - LANDSCAPE_FIELD]
        if not any(tiles >> (k * 7) & 0x7F for tiles in own for k in kinds):
            return Message("no-building", {"field": act.field_form(field)})
    elif field < PAIR_FIELD:
        if s.used[seat] & MONEY_FIELDS:
            return Message("one-money-field")
        need, have = t.money_minimum[field - MONEY_FIELD], s.coins[seat]
        if have < need:
            return Message("money", {"need": need, "have": have})
    else:
        pair = field - PAIR_FIELD
        if not (own[pair] | own[CITIES - 1 - pair]) & s.statued:
            first, second = FIELD_NAMES[field].split("_")
            told = {"one": {"is": "city", "name": first}, "other": {"is": "city", "name": second}}
            return Message("no-statue", told)
    return None
