"""The reason against an action or a piece: the obstacle that lasts longest comes first."""

from __future__ import annotations

from contrada.core.errors import BadAction
from contrada.core.messages import Json, Message, seat_form
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.pieces import (
    COLOUR_NAMES,
    COLOURS,
    LOCATION_NAMES,
    LOCATIONS,
)
from contrada.games.carrara.presentation.reasons.building import (
    why_not_build,
    why_not_city,
    why_not_complete,
    why_not_exchange,
    why_not_improve,
    why_not_pay,
    why_not_upgrade,
)
from contrada.games.carrara.presentation.reasons.buying import (
    why_not_buy,
    why_not_cart,
    why_not_show,
    why_not_wheel,
)
from contrada.games.carrara.presentation.reasons.items import (
    why_not_discard,
    why_not_leave,
    why_not_purchase,
    why_not_set,
    why_not_store,
    why_not_take,
    why_not_unstore,
)
from contrada.games.carrara.presentation.reasons.scoring import (
    why_not_bonus,
    why_not_field,
    why_not_open,
    why_not_visit,
)
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def reason(t: Tables, s: CarraraState, seat: int, what: Json) -> Message | None:
    """The reason against an action's form or a tagged piece; None if no rule can be named."""
    if "do" not in what:
        form = form_for(s, what)
        return None if form is None else reason(t, s, seat, form)
    a = act.PLAYER.decode(what)
    return why_not(t, s, seat, a) or busy(s)


def busy(s: CarraraState) -> Message | None:
    """The decision that has to be finished first: a turn is one action."""
    if s.moving != st.NOTHING:
        return Message("moving", {"item": act.item_form(s.moving)})
    if s.stage == st.FOLLOWING:
        return Message("visit", {"who": seat_form(s.holder)})
    if s.stage == st.PLACING:
        return Message("placing", {"item": act.item_form(s.item)})
    if s.stage in (st.CITY_CHOICE, st.PAYING):
        return Message("building", {"building": act.building_form(s.tile)})
    if s.stage in (st.SEGMENTS, st.CARTING):
        return Message("buying")
    if s.stage in (st.IMPROVING, st.TAKING, st.SCORING, st.FINISHING):
        return Message(st.STAGE_NAMES[s.stage])
    return None


def why_not(t: Tables, s: CarraraState, seat: int, a: int) -> Message | None:
    """The rule against an action, from the rules of its verb."""
    if a >= act.TAKE:
        return _item(t, s, seat, a)
    if a >= act.IMPROVE:
        return why_not_improve(t, s, seat, a - act.IMPROVE)
    if a >= act.PAY:
        return why_not_pay(s, a - act.PAY)
    if a >= act.EXCHANGE:
        return why_not_exchange(s, seat, a - act.EXCHANGE)
    if a >= act.UPGRADE:
        return why_not_upgrade(s, seat, a - act.UPGRADE)
    if a >= act.CITY:
        return why_not_city(s, seat, a - act.CITY)
    if a >= act.BUILD:
        return why_not_build(s, seat, a - act.BUILD)
    if a >= act.CART:
        return why_not_cart(t, s, seat, (a - act.CART) // COLOURS, (a - act.CART) % COLOURS)
    if a >= act.FIELD:
        return why_not_field(t, s, seat, a - act.FIELD)
    if a >= act.SCORE:
        return why_not_bonus(t, s, seat, a - act.SCORE)
    return _simple(t, s, seat, a)


def _simple(t: Tables, s: CarraraState, seat: int, a: int) -> Message | None:
    if a in (act.KEEP, act.TURN, act.TURN_BOTH, act.TURN_STATUES):
        return why_not_wheel(t, s, seat, a)
    if a in (act.FOLLOW, act.FORGO):
        return why_not_visit(s)
    if a in (act.LEAVE, act.LEAVE_GOLD):
        return why_not_leave(s, a)
    if a == act.SCORE_OPEN:
        return why_not_open(s, seat)
    if a == act.STORE:
        return why_not_store(s, seat)
    if a == act.SHOW:
        return why_not_show(s)
    if a == act.BUY:
        return why_not_buy(s)
    if a == act.COMPLETE:
        return why_not_complete(s)
    if a == act.DONE and s.stage == st.MAIN:
        return Message("action-first")
    return None


def _item(t: Tables, s: CarraraState, seat: int, a: int) -> Message | None:
    if s.advanced == 0:
        return Message("only-advanced")
    if a >= act.SET:
        return why_not_set(t, s, seat, a - act.SET)
    if a >= act.DISCARD:
        return why_not_discard(s, seat, a - act.DISCARD)
    if a >= act.PURCHASE:
        return why_not_purchase(t, s, seat, a - act.PURCHASE)
    if a >= act.UNSTORE:
        return why_not_unstore(t, s, seat, a - act.UNSTORE)
    return why_not_take(t, s, a - act.TAKE)


# -- pieces -----------------------------------------------------------------------------------


def form_for(s: CarraraState, piece: Json) -> Json | None:
    """The action that a person wants who points at a piece; None if it cannot be used at all."""
    tag = piece.get("is")
    if tag in ("building", "monument"):
        return {"do": "build", "building": piece}
    if tag == "bonus":
        return {"do": "score", "bonus": piece}
    if tag == "field":
        return {"do": "field", "field": piece}
    if tag == "city":
        return {"do": "city" if s.stage == st.CITY_CHOICE else "field", **_city(s, piece)}
    if tag == "improvement":
        named = {"is": "improvement", "city": piece["city"], "copy": piece["copy"]}
        return {"do": "improve", "improvement": named}
    if tag in ("decoration", "statue"):
        return {"do": "take" if s.stage == st.TAKING else "purchase", "item": piece}
    if tag in ("block", "blocks", "colour"):
        return _block(s, {"is": "block", "colour": piece["colour"]})
    return None


def _city(s: CarraraState, piece: Json) -> Json:
    if s.stage == st.CITY_CHOICE:
        return {"city": piece}
    return {"field": {"is": "field", "name": piece["name"]}}


def _block(s: CarraraState, block: Json) -> Json:
    """Pay a block while paying; otherwise put one of this colour into the cart."""
    if s.stage == st.PAYING:
        return {"do": "pay", "block": block}
    if block["colour"] not in COLOUR_NAMES:
        raise BadAction(f"There is no block of the colour {block['colour']!r}.")
    colour = COLOUR_NAMES.index(block["colour"])
    at = s.location
    for location in range(LOCATIONS):
        if at == st.NOTHING and s.wheel[st.segment_at(s, location) * COLOURS + colour] > 0:
            at = location
    return {"do": "cart", "location": LOCATION_NAMES[max(at, 0)], "block": block}
