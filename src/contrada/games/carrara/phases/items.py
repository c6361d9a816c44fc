"""Decorations and statues: their places, the storehouses, the purchase for 10 coins."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.carrara.actions import (
    DISCARD,
    LEAVE_GOLD,
    PURCHASE,
    STORE,
    UNSTORE,
    discard,
    purchase,
    set_on,
    unstore,
)
from contrada.games.carrara.pieces import (
    CITIES,
    DECORATIONS,
    FIRST_THREE,
    GOLD,
    ITEM_PRICE,
    PAIR_FIELD,
    PAIRS,
    SECOND_THREE,
    SLOT_MASK,
    SLOTS,
    STATUES,
    STOREHOUSES,
    bit,
    of_type,
)
from contrada.games.carrara.state import BOUGHT, CARTING, NOTHING, CarraraState, buildings_of
from contrada.games.carrara.tables import Tables

# -- where an item may go ---------------------------------------------------------------------


def places_in(t: Tables, s: CarraraState, seat: i64, item: i64, bought: bool, city: i64) -> i64:
    """The buildings of a city on which an item may stand, as bits (CAR-D1, CAR-D2, CAR-D6)."""
    tiles = s.owned[seat * CITIES + city]
    if item < DECORATIONS:
        return tiles & ~s.decorated & of_type(t.type_with(item))
    colour: i64 = item - DECORATIONS
    if item != GOLD and (colour < city or (bought and colour != city)):
        return 0
    return tiles & ~s.statued


def can_place(t: Tables, s: CarraraState, seat: i64, item: i64, bought: bool) -> bool:
    """Whether an item has a place on one of the player's buildings."""
    if item < DECORATIONS:
        return buildings_of(s, seat) & ~s.decorated & of_type(t.type_with(item)) != 0
    owned = s.owned
    free = ~s.statued
    k: i64 = seat * CITIES
    colour: i64 = item - DECORATIONS
    if bought:
        return owned[k + colour] & free != 0
    last: i64 = i64(CITIES - 1) if item == GOLD else colour
    for city in range(last + 1):
        if owned[k + city] & free != 0:
            return True
    return False


def place_choices(
    out: vec[i64], t: Tables, s: CarraraState, seat: i64, item: i64, bought: bool
) -> vec[i64]:
    """The buildings on which an item may stand; equal ones in a city are one choice."""
    for city in range(CITIES):
        tiles = places_in(t, s, seat, item, bought, city)
        kind: i64 = 0
        while tiles != 0:
            slots: i64 = tiles & SLOT_MASK
            if slots != 0:
                slots = different(s, kind, slots)
                for slot in range(SLOTS):
                    if slots & bit(slot) != 0:
                        out = append(out, set_on(kind * SLOTS + slot, city))
            tiles >>= SLOTS
            kind += 1
    return out


def different(s: CarraraState, kind: i64, slots: i64) -> i64:
    """The different tiles of a type: the first of equal ones."""
    both: i64 = FIRST_THREE | bit(SECOND_THREE)
    second: i64 = kind * SLOTS + SECOND_THREE
    if slots & both == both and alike(s, second - 1, second):
        return FIRST_THREE | (slots & ~both)
    return slots


def alike(s: CarraraState, one: i64, other: i64) -> bool:
    """Whether two tiles of the same type and value have equal decorations and statues."""
    return (s.decorated >> one) & 1 == (s.decorated >> other) & 1 and (s.statued >> one) & 1 == (
        s.statued >> other
    ) & 1


# -- storehouses and the purchase -------------------------------------------------------------


def free_storehouse(s: CarraraState, seat: i64) -> i64:
    """An empty storehouse of the player, or NOTHING."""
    for i in range(STOREHOUSES):
        if s.stores[seat * STOREHOUSES + i] == 0:
            return i
    return NOTHING


def storehouse_with(s: CarraraState, seat: i64, item: i64, placeable: bool) -> i64:
    """The storehouse that holds an item; with `placeable`, one not filled in this turn."""
    for i in range(STOREHOUSES):
        if s.stores[seat * STOREHOUSES + i] == item + 1 and not (
            placeable and s.stored_now & bit(i) != 0
        ):
            return i
    return NOTHING


def in_supply(s: CarraraState, item: i64) -> bool:
    """Whether a decoration or a coloured statue is left."""
    if item < DECORATIONS:
        return s.decorations[item] > 0
    return s.supply[item - DECORATIONS] > 0


def draw_from_supply(s: CarraraState, item: i64, number: i64) -> None:
    """Take this number of items from the supply; gold statues are at the Court."""
    if item < DECORATIONS:
        s.decorations[item] -= number
    else:
        s.supply[item - DECORATIONS] -= number


def drop(s: CarraraState, item: i64) -> None:
    """Return an item: gold statues to the box, others to the supply (CAR-D5)."""
    if item == GOLD:
        s.boxed += 1
    else:
        draw_from_supply(s, item, -1)


def drop_gold(s: CarraraState) -> None:
    """Move a gold statue from the Court to the box."""
    s.supply[STATUES] -= 1
    s.boxed += 1


def spendable(s: CarraraState, seat: i64) -> i64:
    """The coins of a player that the cart does not need."""
    return s.coins[seat] - s.due if s.stage == CARTING else s.coins[seat]


def has_free_choice(t: Tables, s: CarraraState, seat: i64) -> bool:
    """Whether the player could place a stored item or buy one."""
    k: i64 = seat * STOREHOUSES
    stores = s.stores
    for i in range(STOREHOUSES):
        item: i64 = stores[k + i] - 1
        if item >= 0 and s.stored_now & bit(i) == 0 and can_place(t, s, seat, item, False):
            return True
    if s.purchased == 1 or s.coins[seat] < ITEM_PRICE:
        return False
    for kind in range(GOLD):
        if in_supply(s, kind) and can_place(t, s, seat, kind, True):
            return True
    return False


def unstore_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """Stored items that could be placed now (CAR-D4)."""
    k: i64 = seat * STOREHOUSES
    stores = s.stores
    listed: i64 = NOTHING
    for i in range(STOREHOUSES):
        item: i64 = stores[k + i] - 1
        if item < 0 or item == listed or s.stored_now & bit(i) != 0:
            continue
        if can_place(t, s, seat, item, False):
            out = append(out, unstore(item))
            listed = item
    return out


def purchase_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The items that can be bought for 10 coins and placed immediately (CAR-D6)."""
    if s.purchased == 1 or spendable(s, seat) < ITEM_PRICE:
        return out
    bare = buildings_of(s, seat) & ~s.decorated
    if bare != 0:
        for item in range(DECORATIONS):
            if s.decorations[item] > 0 and bare & of_type(t.type_with(item)) != 0:
                out = append(out, purchase(item))
    k: i64 = seat * CITIES
    free = ~s.statued
    for colour in range(STATUES):
        if s.supply[colour] > 0 and s.owned[k + colour] & free != 0:
            out = append(out, purchase(DECORATIONS + colour))
    return out


def received_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The choices for an item just received (CAR-D3, CAR-D5)."""
    item = s.item
    before: i64 = len(out)
    out = place_choices(out, t, s, seat, item, False)
    if free_storehouse(s, seat) != NOTHING:
        out = append(out, STORE)
    elif len(out) == before:
        listed: i64 = NOTHING
        for i in range(STOREHOUSES):
            stored: i64 = s.stores[seat * STOREHOUSES + i] - 1
            if stored != listed:
                out = append(out, discard(stored))
                listed = stored
    if item == GOLD:
        out = append(out, LEAVE_GOLD)
    return out


# -- what the choices do ----------------------------------------------------------------------


def begin_moving(s: CarraraState, seat: i64, a: i64) -> None:
    """Take an item out of a storehouse, or choose one to buy: its place is chosen next."""
    if a >= PURCHASE:
        s.moving = a - PURCHASE
        s.moving_from = BOUGHT
    else:
        s.moving = a - UNSTORE
        s.moving_from = storehouse_with(s, seat, s.moving, True)


def finish_moving(s: CarraraState, seat: i64, piece: i64) -> None:
    """Put the moving item on a building, and pay for it if it is bought."""
    if s.moving_from == BOUGHT:
        s.coins[seat] -= ITEM_PRICE
        s.purchased = 1
        draw_from_supply(s, s.moving, 1)
    else:
        s.stores[seat * STOREHOUSES + s.moving_from] = 0
    put(s, s.moving, piece)
    s.moving = NOTHING
    s.moving_from = NOTHING


def put(s: CarraraState, item: i64, piece: i64) -> None:
    """Put an item on a tile."""
    if item < DECORATIONS:
        s.decorated |= bit(piece)
    else:
        s.statued |= bit(piece)
        s.statues[item - DECORATIONS] |= bit(piece)


def put_away(s: CarraraState, seat: i64, a: i64) -> None:
    """Store, exchange or leave the item just received."""
    item = s.item
    s.item = NOTHING
    if a == LEAVE_GOLD:
        drop(s, item)
        return
    place: i64
    if a == STORE:
        place = free_storehouse(s, seat)
    else:
        place = storehouse_with(s, seat, a - DISCARD, False)
        drop(s, a - DISCARD)
    s.stores[seat * STOREHOUSES + place] = item + 1
    s.stored_now |= bit(place)


def statue_reaches_pair(t: Tables, s: CarraraState, seat: i64, item: i64, bought: bool) -> bool:
    """Whether placing this statue makes a pair of cities available for scoring (CAR-V10)."""
    for pair in range(PAIRS):
        if s.used[seat] & bit(PAIR_FIELD + pair) == 0:
            if places_in(t, s, seat, item, bought, pair) != 0:
                return True
            if places_in(t, s, seat, item, bought, CITIES - 1 - pair) != 0:
                return True
    return False
