"""Building: the tile, the city or the building it replaces, the blocks, the improvement.

A payment is a multiset of blocks and exchanges, laid out in any order. It is a draft, which only
its player knows until they complete it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.games.carrara.actions import (
    COMPLETE,
    PAY,
    build,
    city,
    exchange,
    improve,
    pay,
    upgrade,
)
from contrada.games.carrara.phases.items import different
from contrada.games.carrara.phases.turns import all_stones_used, finish_action
from contrada.games.carrara.pieces import (
    BUILDING_SLOTS,
    CHEAPEST_UPGRADE,
    CITIES,
    COLOURS,
    FIRST_THREE,
    IMPROVEMENTS,
    MONUMENT_SLOT,
    MONUMENT_VALUE,
    SECOND_THREE,
    SLOT_MASK,
    SLOTS,
    TYPES,
    UPGRADABLE,
    VALUES,
    bit,
    count_bits,
    is_monument,
    type_of,
    value_of,
)
from contrada.games.carrara.state import (
    CITY_CHOICE,
    IMPROVING,
    LATE_BUILDING,
    NOTHING,
    PAYING,
    REFILLING,
    CarraraState,
    add_points,
    blocks_of,
)
from contrada.games.carrara.tables import Tables


def power_in(s: CarraraState, seat: i64, where: i64) -> i64:
    """The largest cost a player can pay in a city (CAR-G1, CAR-G2)."""
    hands = s.hands
    k: i64 = seat * COLOURS
    total: i64 = 0
    for colour in range(where, COLOURS):
        total += hands[k + colour]
    return total + (hands[k + where - 1] >> 1 if where > 0 else i64(0))


def upgradable(s: CarraraState, seat: i64, where: i64, kind: i64, power: i64) -> i64:
    """The slots of a player's upgradable buildings of a type in a city (CAR-G4)."""
    tiles = (s.owned[seat * CITIES + where] >> (kind * SLOTS)) & BUILDING_SLOTS
    return tiles & UPGRADABLE[power if power < MONUMENT_VALUE else i64(MONUMENT_VALUE - 1)]


def can_upgrade(s: CarraraState, seat: i64, kind: i64) -> bool:
    """Whether the player can upgrade a building of a type anywhere."""
    owned = s.owned
    for where in range(CITIES):
        if (owned[seat * CITIES + where] >> (kind * SLOTS)) & BUILDING_SLOTS != 0 and (
            upgradable(s, seat, where, kind, power_in(s, seat, where)) != 0
        ):
            return True
    return False


def build_choices(out: vec[i64], s: CarraraState, seat: i64) -> vec[i64]:
    """The tiles the player can pay for somewhere: any city's blocks do in Lérici (CAR-G1)."""
    blocks = blocks_of(s, seat)
    if blocks == 0:
        return out
    tiles = s.display
    values = VALUES
    first: i64 = 0
    while tiles != 0:
        slots: i64 = tiles & SLOT_MASK
        slot: i64 = 0
        while slots != 0:
            if (
                slots & 1 != 0
                and values[slot] <= blocks
                and (slot != SECOND_THREE or tiles & FIRST_THREE == 0)
            ):
                out = append(out, build(first + slot))
            slots >>= 1
            slot += 1
        tiles >>= SLOTS
        first += SLOTS
    if blocks >= CHEAPEST_UPGRADE and s.monuments != 0:
        for kind in range(TYPES):
            piece: i64 = kind * SLOTS + MONUMENT_SLOT
            if s.monuments & bit(piece) != 0 and (
                blocks >= MONUMENT_VALUE or can_upgrade(s, seat, kind)
            ):
                out = append(out, build(piece))
    return out


def begin_building(s: CarraraState, piece: i64) -> None:
    """Choose a tile; the city is chosen next."""
    s.tile = piece
    s.stage = CITY_CHOICE


def city_choices(out: vec[i64], s: CarraraState, seat: i64) -> vec[i64]:
    """Where the chosen tile can be paid for, or what the monument can replace."""
    cost = value_of(s.tile)
    monument = is_monument(s.tile)
    kind = type_of(s.tile)
    for where in range(CITIES):
        power = power_in(s, seat, where)
        if power >= cost:
            out = append(out, city(where))
        if monument:
            slots = different(s, kind, upgradable(s, seat, where, kind, power))
            for slot in range(SLOTS):
                if slots & bit(slot) != 0:
                    out = append(out, upgrade(kind * SLOTS + slot, where))
    return out


def begin_paying(t: Tables, s: CarraraState, where: i64, replaced: i64) -> None:
    """Choose the city, and for an upgrade the building; the blocks are chosen next."""
    s.city = where
    s.replaced = replaced
    s.due = value_of(s.tile) - (value_of(replaced) if replaced != NOTHING else i64(0))
    s.stage = PAYING
    if forced_payment(s):
        complete_building(t, s)


def forced_payment(s: CarraraState) -> bool:
    """Whether there is only one way to pay; if so, lay it out."""
    k: i64 = s.turn * COLOURS
    hands = s.hands
    accepted: i64 = 0
    only: i64 = NOTHING
    colours: i64 = 0
    for colour in range(s.city, COLOURS):
        if hands[k + colour] > 0:
            accepted += hands[k + colour]
            only = colour
            colours += 1
    pairs: i64 = hands[k + s.city - 1] >> 1 if s.city > 0 else i64(0)
    if accepted + pairs == s.due:
        for colour in range(s.city, COLOURS):
            s.chosen[colour] = hands[k + colour]
        if pairs > 0:
            s.chosen[s.city - 1] = pairs * 2
    elif pairs == 0 and colours == 1:
        s.chosen[only] = s.due
    elif colours == 0:
        s.chosen[s.city - 1] = s.due * 2
    else:
        return False
    s.due = 0
    return True


def payment_choices(out: vec[i64], s: CarraraState) -> vec[i64]:
    """The blocks and exchanges that can be added to the payment; any of them can be completed,
    because each covers one block of the cost (CAR-G1, CAR-G2).
    """
    if s.due == 0:
        return append(out, COMPLETE)
    k: i64 = s.turn * COLOURS
    hands = s.hands
    chosen = s.chosen
    where = s.city
    if where > 0 and hands[k + where - 1] - chosen[where - 1] >= 2:
        out = append(out, exchange(where - 1))
    for colour in range(where, COLOURS):
        if hands[k + colour] > chosen[colour]:
            out = append(out, pay(colour))
    return out


def lay_out(s: CarraraState, a: i64) -> None:
    """Add a block or an exchange to the payment."""
    if a < PAY:
        s.chosen[s.city - 1] += 2
    else:
        s.chosen[a - PAY] += 1
    s.due -= 1


def complete_building(t: Tables, s: CarraraState) -> None:
    """Put the blocks into the bag, the tile on its column or on what it replaces (CAR-G3)."""
    seat = s.turn
    piece = s.tile
    for colour in range(COLOURS):
        s.hands[seat * COLOURS + colour] -= s.chosen[colour]
        s.bag[colour] += s.chosen[colour]
        s.chosen[colour] = 0
    where: i64 = seat * CITIES + s.city
    worth = value_of(piece)
    if s.replaced != NOTHING:
        worth -= value_of(s.replaced)
        s.floor[piece] = s.floor[s.replaced]
        s.floor[s.replaced] = 0
        cover(s, s.replaced, piece)
        s.owned[where] ^= bit(s.replaced)
    else:
        s.floor[piece] = count_bits(s.owned[where])
    s.owned[where] |= bit(piece)
    if all_stones_used(s, seat):
        add_points(s, seat, LATE_BUILDING, worth)
    s.tile = NOTHING
    s.city = NOTHING
    s.replaced = NOTHING
    if is_monument(piece):
        s.monuments ^= bit(piece)
        if has_improvement(s, seat):
            s.stage = IMPROVING
            return
    else:
        s.display ^= bit(piece)
        if s.stack_size > 0:
            s.stage = REFILLING
            s.seat = CHANCE
            return
    finish_action(t, s)


def cover(s: CarraraState, old: i64, new: i64) -> None:
    """Remove the old tile from the game; its decoration and statue move to the new one (CAR-G4)."""
    s.gone |= bit(old)
    if s.decorated & bit(old) != 0:
        s.decorated ^= bit(old) | bit(new)
    if s.statued & bit(old) != 0:
        s.statued ^= bit(old) | bit(new)
        for colour in range(COLOURS + 1):
            if s.statues[colour] & bit(old) != 0:
                s.statues[colour] ^= bit(old) | bit(new)


def lay_tile(s: CarraraState, piece: i64) -> None:
    """Lay a tile of the stack onto the display (CAR-G3)."""
    s.stack ^= bit(piece)
    s.stack_size -= 1
    s.display |= bit(piece)


def may_improve(s: CarraraState, seat: i64, place: i64) -> bool:
    """Whether an improvement is left that the player may place: one for each city, or any by the
    option `improvements` (CAR-C6).
    """
    if s.improvements & bit(place) == 0:
        return False
    return s.any_improvement == 1 or s.improved[seat * CITIES + place // 2] == 0


def has_improvement(s: CarraraState, seat: i64) -> bool:
    """Whether an improvement is left that the player may place (CAR-G5)."""
    for place in range(IMPROVEMENTS):
        if may_improve(s, seat, place):
            return True
    return False


def improvement_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The available improvements; two equal ones are one choice."""
    for place in range(IMPROVEMENTS):
        if not may_improve(s, seat, place):
            continue
        if (
            place % 2 == 1
            and s.improvements & bit(place - 1) != 0
            and t.improved_coins[place] == t.improved_coins[place - 1]
            and t.improved_points[place] == t.improved_points[place - 1]
        ):
            continue
        out = append(out, improve(place))
    return out


def take_improvement(t: Tables, s: CarraraState, place: i64) -> None:
    """Put the improvement over the reward of its city on the player's board (CAR-G5)."""
    s.improvements ^= bit(place)
    where: i64 = s.turn * CITIES + place // 2
    s.improved[where] = place % 2 + (1 if s.improved[where] == 0 else 3)
    finish_action(t, s)
