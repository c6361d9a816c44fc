"""The log: what a seat or a spectator sees of an action."""

from __future__ import annotations

from contrada.core.game import CHANCE
from contrada.core.messages import Json, seat_form
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.infer import has_draft
from contrada.games.carrara.pieces import (
    BONUS_STATUE,
    CITIES,
    COLOURS,
    ITEM_PRICE,
    LANDSCAPE_FIELD,
    LOCATION_NAMES,
    MONEY_FIELD,
    PAIR_FIELD,
    PASS_COINS,
    TRIGGER_POINTS,
    TYPE_FIELD,
    TYPE_NAMES,
    is_monument,
    type_of,
)
from contrada.games.carrara.presentation.forms import applied, block_forms, reward_form
from contrada.games.carrara.scoring import field_coins, field_points
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def redact(t: Tables, s: CarraraState, actor: int, a: int) -> Json | None:
    """The log entry of an action about to be played; equal for all viewers."""
    if actor == CHANCE:
        return _chance_entry(a)
    if s.moving != st.NOTHING:
        return _moved(s, a)
    after = applied(t, s, actor, a)
    if has_draft(after) and after.turn == actor:
        return None
    if a == act.BUY:
        return _bought(s)
    if a == act.COMPLETE or act.CITY <= a < act.EXCHANGE:
        return _built(s, after, actor, a)
    if act.FIELD <= a < act.CART:
        return _scored(t, s, actor, a - act.FIELD)
    return _plain_entry(t, s, actor, a)


def type_name(piece: int) -> str:
    """The type of a building, or `monument`: what the grammar of a language needs."""
    return "monument" if is_monument(piece) else TYPE_NAMES[type_of(piece)]


def kind_of_field(field: int) -> str:
    """What kind of scoring field this is, for the grammar of a language."""
    if field < TYPE_FIELD:
        return "city"
    if field < LANDSCAPE_FIELD:
        return "type"
    if field < MONEY_FIELD:
        return "landscape"
    return "money" if field < PAIR_FIELD else "pair"


def _chance_entry(a: int) -> Json:
    form = act.CHANCE_OUTCOMES.encode(a)
    if form["do"] == "draw":
        # The line counts the blocks by colour.
        form["block"] = act.colour_form(a - act.DRAW)
    elif form["do"] == "lay":
        form["type"] = type_name(a - act.LAY)
    if "seat" in form:
        form["seat"] = seat_form(form["seat"])
    if form["do"] == "ending":
        form["points"] = TRIGGER_POINTS
    return form


def _plain_entry(t: Tables, s: CarraraState, actor: int, a: int) -> Json:
    entry = act.PLAYER.encode(a)
    if a == act.SHOW:
        entry["has"] = s.coins[actor]
        entry["coins"] = PASS_COINS
    elif a == act.PASS:
        entry["coins"] = PASS_COINS
    elif a in (act.FOLLOW, act.FORGO):
        bonus = t.court(s)[s.visit]
        entry["bonus"] = act.bonus_form(bonus)
        entry["boxed"] = "yes" if a == act.FORGO and bonus == BONUS_STATUE else "no"
    elif a >= act.SET:
        entry["item"] = act.item_form(s.item)
        entry["type"] = type_name((a - act.SET) // CITIES)
    elif act.DISCARD <= a < act.SET:
        entry["for"] = act.item_form(s.item)
    elif a == act.STORE:
        entry["item"] = act.item_form(s.item)
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
        "type": type_name((a - act.SET) // CITIES),
        "paid": ITEM_PRICE if bought else 0,
    }


def _bought(s: CarraraState) -> Json:
    return {
        "do": "bought",
        "location": LOCATION_NAMES[s.location],
        "blocks": block_forms(list(s.chosen)),
        "paid": s.due,
    }


def _built(s: CarraraState, after: CarraraState, actor: int, a: int) -> Json:
    """The entry for a building, completed by the choice of its city or by its payment."""
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
        "type": type_name(s.tile),
        "blocks": block_forms(blocks),
        "points": after.earned[late] - s.earned[late],
    }
    if replaced != st.NOTHING:
        entry["replaced"] = act.building_form(replaced)
        entry["type"] = type_name(replaced)
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
        "kind": kind_of_field(field),
        "reward": reward_form(
            int(field_coins(t, s, actor, field)), int(field_points(t, s, actor, field))
        ),
    }
