"""Why a decoration or statue cannot be taken, bought, stored or placed."""

from __future__ import annotations

from contrada.core.messages import Message
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.phases.items import can_place, free_storehouse, in_supply, spendable
from contrada.games.carrara.phases.wheel import affordable, offered_item
from contrada.games.carrara.pieces import (
    CITIES,
    DECORATIONS,
    GOLD,
    ITEM_PRICE,
    STOREHOUSES,
    type_of,
)
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def stored(s: CarraraState, seat: int) -> list[int]:
    """By storehouse: the item in it, or NOTHING."""
    own = s.stores[seat * STOREHOUSES : (seat + 1) * STOREHOUSES]
    return [int(item) - 1 for item in own]


def why_not_take(t: Tables, s: CarraraState, item: int) -> Message | None:
    """Why an item cannot be taken (CAR-B7, CAR-C7)."""
    named = {"item": act.item_form(item)}
    if item != GOLD and not in_supply(s, item):
        return Message("used-up", named)
    if s.stage != st.TAKING or s.moving != st.NOTHING:
        return Message("when-taken") if s.stage in (st.MAIN, st.SEGMENTS, st.CARTING) else None
    if s.location == st.NOTHING:
        return Message("only-decorations") if item >= DECORATIONS else Message("needs-field")
    if item not in (offered_item(t, s, 0), offered_item(t, s, 1)):
        return Message("not-shown", named)
    return None


def why_not_unstore(t: Tables, s: CarraraState, seat: int, item: int) -> Message | None:
    """Why an item cannot be placed from a storehouse (CAR-D4)."""
    named = {"item": act.item_form(item)}
    places = [i for i, there in enumerate(stored(s, seat)) if there == item]
    if not places:
        return Message("not-stored", named)
    if s.moving != st.NOTHING:
        return None
    if all(s.stored_now >> i & 1 for i in places):
        return Message("stored-now", named)
    if not can_place(t, s, seat, item, False):
        return Message("no-place", named)
    return Message("needs-field")


def why_not_purchase(t: Tables, s: CarraraState, seat: int, item: int) -> Message | None:
    """Why an item cannot be bought for 10 coins (CAR-D6)."""
    named = {"item": act.item_form(item)}
    if item == GOLD:
        return Message("gold-not-sold")
    if s.purchased == 1:
        return Message("one-purchase")
    if not in_supply(s, item):
        return Message("used-up", named)
    have = int(spendable(s, seat))
    if have < ITEM_PRICE:
        return Message("coins", {"price": ITEM_PRICE, "coins": have})
    if not can_place(t, s, seat, item, True):
        return Message("no-place-bought" if item >= DECORATIONS else "no-place", named)
    if s.moving != st.NOTHING:
        return None
    if s.stage == st.SEGMENTS and not affordable(t, s, have - ITEM_PRICE):
        return Message("keep-coins")
    return Message("needs-field")


def why_not_store(s: CarraraState, seat: int) -> Message | None:
    """Why the item in hand cannot be stored (CAR-D3)."""
    if s.advanced == 0:
        return Message("only-advanced")
    if s.stage == st.PLACING and s.moving == st.NOTHING:
        full = free_storehouse(s, seat) == st.NOTHING
        return Message("storehouses-full" if full else "needs-field")
    return None if s.moving != st.NOTHING else Message("no-item")


def why_not_leave(s: CarraraState, a: int) -> Message | None:
    """Why there is nothing to leave (CAR-B7, CAR-D5)."""
    if s.advanced == 0:
        return Message("only-advanced")
    if s.stage == st.TAKING and a == act.LEAVE and s.moving == st.NOTHING:
        return Message("needs-field")
    if s.stage == st.PLACING and s.moving == st.NOTHING:
        gold = s.item == GOLD and a == act.LEAVE_GOLD
        return Message("needs-field") if gold else Message("placing", _in_hand(s))
    return None if s.moving != st.NOTHING else Message("nothing-to-leave")


def why_not_discard(s: CarraraState, seat: int, item: int) -> Message | None:
    """Why a stored item cannot be discarded (CAR-D3)."""
    if item not in stored(s, seat):
        return Message("not-stored", {"item": act.item_form(item)})
    if s.moving != st.NOTHING:
        return None
    if s.stage != st.PLACING:
        return Message("no-discard")
    return Message("room", _in_hand(s))


def _in_hand(s: CarraraState) -> dict[str, object]:
    return {"item": act.item_form(s.item)}


def why_not_set(t: Tables, s: CarraraState, seat: int, k: int) -> Message | None:
    """Why the item in hand cannot stand on a building (CAR-D1, CAR-D2, CAR-D6)."""
    piece, where = divmod(k, CITIES)
    item = s.moving if s.moving != st.NOTHING else s.item
    if item == st.NOTHING:
        return Message("no-item")
    named = {"building": act.building_form(piece), "city": act.city_form(where)}
    if not s.owned[seat * CITIES + where] >> piece & 1:
        return Message("not-there", named)
    told = {"item": act.item_form(item), **named}
    if item < DECORATIONS:
        if t.decoration[type_of(piece)] != item:
            return Message("other-emblem", told)
        return Message("decorated" if s.decorated >> piece & 1 else "same-tile", told)
    if s.statued >> piece & 1:
        return Message("statued", told)
    colour = item - DECORATIONS
    if item != GOLD and s.moving_from == st.BOUGHT and colour != where:
        return Message("bought-statue", told)
    if item != GOLD and colour < where:
        return Message("statue-city", told)
    return Message("same-tile", told)
