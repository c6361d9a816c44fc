"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import has_draft
from contrada.games.carrara.pieces import (
    CITIES,
    COLOURS,
    GOLD,
    ITEM_PRICE,
    LOCATION_NAMES,
    MONEY_FIELD,
    PAIR_FIELD,
    PASS_COINS,
)
from contrada.games.carrara.presentation.forms import applied, block_forms, reward_form
from contrada.games.carrara.scoring import field_coins, field_points
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def redact(t: Tables, s: CarraraState, actor: int, a: int) -> Json | None:
    """The log entry of an action about to be played; equal for all viewers."""
    if actor == CHANCE:
        return _chance_entry(a)
    after = applied(t, s, actor, a)
    if has_draft(after) and after.turn == actor:
        return None
    if s.moving != st.NOTHING:
        return _moved(s, a)
    if act.SEGMENT <= a < act.BUILD:
        return _bought(s, after, actor, a)
    if act.CITY <= a < act.IMPROVE:
        return _built(s, after, actor, a)
    if act.FIELD <= a < act.SEGMENT:
        return _scored(t, s, actor, a - act.FIELD)
    return _plain_entry(t, s, actor, a)


def _chance_entry(a: int) -> Json:
    form = act.CHANCE_OUTCOMES.encode(a)
    if form["do"] == "starter":
        form["seat"] = seat_form(form["seat"])
    return form


def _plain_entry(t: Tables, s: CarraraState, actor: int, a: int) -> Json:
    entry = act.PLAYER.encode(a)
    if a == act.SHOW:
        entry["has"] = s.coins[actor]
        entry["coins"] = PASS_COINS
    elif a == act.PASS:
        entry["coins"] = PASS_COINS
    elif a in (act.FOLLOW, act.FORGO):
        entry["bonus"] = act.bonus_form(t.court(s)[s.visit])
    elif a >= act.SET:
        entry["item"] = act.item_form(s.item)
    elif act.DISCARD <= a < act.SET:
        entry["for"] = act.item_form(s.item)
    elif a == act.STORE:
        entry["item"] = act.item_form(s.item)
    elif a == act.LEAVE and s.item == GOLD:
        entry["do"] = "leave_gold"
    elif act.IMPROVE <= a < act.TAKE:
        place = a - act.IMPROVE
        entry["reward"] = reward_form(t.improved_coins[place], t.improved_points[place])
    return entry


def _moved(s: CarraraState, a: int) -> Json:
    form = act.PLAYER.encode(a)
    bought = s.moving_from == st.BOUGHT
    return {
        "do": "purchased" if bought else "unstored",
        "item": act.item_form(s.moving),
        "building": form["building"],
        "city": form["city"],
        "paid": ITEM_PRICE if bought else 0,
    }


def _bought(s: CarraraState, after: CarraraState, actor: int, a: int) -> Json:
    own = slice(actor * COLOURS, (actor + 1) * COLOURS)
    blocks = [new - old for new, old in zip(after.hands[own], s.hands[own], strict=True)]
    location = a - act.SEGMENT if s.stage == st.SEGMENTS else s.location
    return {
        "do": "bought",
        "location": LOCATION_NAMES[location],
        "blocks": block_forms(blocks),
        "paid": s.coins[actor] - after.coins[actor],
    }


def _built(s: CarraraState, after: CarraraState, actor: int, a: int) -> Json:
    """The entry for a building, completed by the choice of its city or its last block."""
    city, replaced = s.city, s.replaced
    if act.CITY <= a < act.UPGRADE:
        city, replaced = a - act.CITY, st.NOTHING
    elif act.UPGRADE <= a < act.EXCHANGE:
        replaced, city = divmod(a - act.UPGRADE, CITIES)
    own = slice(actor * COLOURS, (actor + 1) * COLOURS)
    blocks = [old - new for new, old in zip(after.hands[own], s.hands[own], strict=True)]
    late = actor * st.SOURCES + st.LATE_BUILDING
    entry: Json = {
        "do": "built" if replaced == st.NOTHING else "upgraded",
        "building": act.building_form(s.tile),
        "city": act.city_form(city),
        "blocks": block_forms(blocks),
        "points": after.earned[late] - s.earned[late],
    }
    if replaced != st.NOTHING:
        entry["replaced"] = act.building_form(replaced)
    return entry


def _scored(t: Tables, s: CarraraState, actor: int, field: int) -> Json:
    if MONEY_FIELD <= field < PAIR_FIELD:
        i = field - MONEY_FIELD
        return {
            "do": "claimed",
            "field": act.field_form(field),
            "minimum": t.money_minimum[i],
            "rate": t.money_rate[i],
        }
    return {
        "do": "scored",
        "field": act.field_form(field),
        "reward": reward_form(
            int(field_coins(t, s, actor, field)), int(field_points(t, s, actor, field))
        ),
    }
