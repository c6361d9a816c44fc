"""Buying blocks: turning the wheels, filling the cart from one segment, paying.

A cart is a multiset: its blocks can be chosen in any order. It is a draft, which only its player
knows until they buy it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.games.carrara.actions import (
    BUY,
    KEEP,
    LEAVE,
    SHOW,
    TURN,
    TURN_BOTH,
    TURN_STATUES,
    cart,
    take,
)
from contrada.games.carrara.phases.items import draw_from_supply, in_supply
from contrada.games.carrara.phases.turns import finish_action
from contrada.games.carrara.pieces import (
    COLOURS,
    DECORATIONS,
    LOCATIONS,
    ON_WHEEL,
    PASS_COINS,
)
from contrada.games.carrara.state import (
    CARTING,
    DRAWING,
    NOTHING,
    PLACING,
    SEGMENTS,
    TAKING,
    CarraraState,
    bag_size,
    segment_at,
)
from contrada.games.carrara.tables import Tables


def affordable_at(t: Tables, s: CarraraState, location: i64, coins: i64) -> bool:
    """Whether this number of coins buys a block at this location; a free block always counts
    (CAR-B4).
    """
    wheel = s.wheel
    prices = t.prices
    here: i64 = segment_at(s, location) * COLOURS
    at: i64 = location * COLOURS
    for colour in range(COLOURS):
        if wheel[here + colour] > 0 and prices[at + colour] <= coins:
            return True
    return False


def affordable(t: Tables, s: CarraraState, coins: i64) -> bool:
    """Whether this number of coins buys any block on the wheel."""
    for location in range(LOCATIONS):
        if affordable_at(t, s, LOCATIONS - 1 - location, coins):
            return True
    return False


def wheel_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The ways to begin buying blocks (CAR-B1, CAR-B4, CAR-B5, CAR-B6)."""
    if s.on_wheel > 0 and affordable(t, s, s.coins[seat]):
        out = append(out, TURN_STATUES if s.advanced == 1 else KEEP)
    if s.on_wheel > 0 or bag_size(s) > 0:
        out = append(out, TURN_BOTH if s.advanced == 1 else TURN)
    return out


def turn_wheel(s: CarraraState, a: i64) -> None:
    """Turn both wheels and add blocks, only the statue wheel, or none (CAR-B1, CAR-B6)."""
    s.stage = SEGMENTS
    if a == TURN or a == TURN_BOTH:
        s.rotation = (s.rotation + 1) % LOCATIONS
        s.turned = 1
        if s.on_wheel < ON_WHEEL and bag_size(s) > 0:
            s.to_draw = ON_WHEEL - s.on_wheel
            s.stage = DRAWING
            s.seat = CHANCE
    if a != KEEP:
        s.statue_rotation = (s.statue_rotation + 1) % LOCATIONS


def draw_block(s: CarraraState, colour: i64) -> None:
    """Draw a block from the bag onto location I (CAR-B1)."""
    s.bag[colour] -= 1
    s.wheel[segment_at(s, 0) * COLOURS + colour] += 1
    s.on_wheel += 1
    s.to_draw -= 1
    if s.to_draw == 0 or bag_size(s) == 0:
        s.to_draw = 0
        s.stage = SEGMENTS
        s.seat = s.turn


def segment_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """The first block of a cart, of any segment; with none affordable the screen is lifted
    (CAR-B2, CAR-B4).
    """
    coins = s.coins[seat]
    before: i64 = len(out)
    for location in range(LOCATIONS):
        out = blocks_at(out, t, s, location, coins)
    if len(out) == before:
        out = append(out, SHOW)
    return out


def blocks_at(out: vec[i64], t: Tables, s: CarraraState, location: i64, coins: i64) -> vec[i64]:
    """The blocks at a location that this number of coins can add to the cart."""
    wheel = s.wheel
    prices = t.prices
    chosen = s.chosen
    here: i64 = segment_at(s, location) * COLOURS
    at: i64 = location * COLOURS
    for colour in range(COLOURS):
        if wheel[here + colour] > chosen[colour] and prices[at + colour] <= coins:
            out = append(out, cart(location, colour))
    return out


def cart_choices(out: vec[i64], t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """Buy what is in the cart, or add another block of its segment (CAR-B2)."""
    out = append(out, BUY)
    return blocks_at(out, t, s, s.location, s.coins[seat] - s.due)


def lift_screen(t: Tables, s: CarraraState) -> None:
    """Take 2 coins because nothing is affordable (CAR-B4)."""
    s.coins[s.turn] += PASS_COINS
    finish_action(t, s)


def put_in_cart(t: Tables, s: CarraraState, location: i64, colour: i64) -> None:
    """Put a block into the cart; the first one fixes the segment."""
    s.stage = CARTING
    s.location = location
    s.chosen[colour] += 1
    s.due += t.prices[location * COLOURS + colour]


def complete_purchase(t: Tables, s: CarraraState) -> None:
    """Pay and take the blocks; an emptied segment may give an item (CAR-B2, CAR-B7)."""
    seat = s.turn
    here: i64 = segment_at(s, s.location) * COLOURS
    left: i64 = 0
    for colour in range(COLOURS):
        count = s.chosen[colour]
        s.wheel[here + colour] -= count
        left += s.wheel[here + colour]
        s.on_wheel -= count
        s.hands[seat * COLOURS + colour] += count
        s.chosen[colour] = 0
    s.coins[seat] -= s.due
    s.due = 0
    if s.advanced == 1 and left == 0 and offered_item(t, s, 0) + offered_item(t, s, 1) > -2:
        s.stage = TAKING
    else:
        s.location = NOTHING
        finish_action(t, s)


def offered_item(t: Tables, s: CarraraState, which: i64) -> i64:
    """The decoration (0) or statue (1) shown at the location, or NOTHING if used up (CAR-B7)."""
    item: i64
    if which == 0:
        item = decoration_at(t, s, s.location)
    else:
        item = DECORATIONS + statue_at(t, s, s.location)
    return item if in_supply(s, item) else i64(NOTHING)


def decoration_at(t: Tables, s: CarraraState, location: i64) -> i64:
    """The decoration on the segment that lies at a location."""
    place: i64 = (segment_at(s, location) + s.first_decoration) % LOCATIONS
    return t.wheel_decorations[place]


def statue_at(t: Tables, s: CarraraState, location: i64) -> i64:
    """The colour of the statue that the small wheel shows at a location."""
    return t.wheel_statues[(location - s.statue_rotation + LOCATIONS) % LOCATIONS]


def wheel_item_choices(out: vec[i64], t: Tables, s: CarraraState) -> vec[i64]:
    """Take the decoration, the statue, or neither (CAR-B7)."""
    for which in range(2):
        item = offered_item(t, s, which)
        if item != NOTHING:
            out = append(out, take(item))
    return append(out, LEAVE)


def take_item(s: CarraraState, item: i64) -> None:
    """Take an item from the supply; its place is chosen next."""
    draw_from_supply(s, item, 1)
    s.item = item
    s.location = NOTHING
    s.stage = PLACING
