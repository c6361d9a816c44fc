"""Buying blocks: turning the wheels, choosing a segment, counting blocks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE
from contrada.games.carrara.actions import (
    KEEP,
    LEAVE,
    SHOW,
    TURN,
    TURN_STATUES,
    buy,
    segment,
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
    COUNTING,
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
        out = append(out, TURN)
    return out


def turn_wheel(s: CarraraState, a: i64) -> None:
    """Turn both wheels and add blocks, only the statue wheel, or none (CAR-B1, CAR-B6)."""
    s.stage = SEGMENTS
    if a == TURN:
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
    """The segments to buy from; with none affordable the screen is lifted (CAR-B2, CAR-B4)."""
    coins = s.coins[seat]
    before: i64 = len(out)
    for location in range(LOCATIONS):
        if affordable_at(t, s, location, coins):
            out = append(out, segment(location))
    if len(out) == before:
        out = append(out, SHOW)
    return out


def lift_screen(t: Tables, s: CarraraState) -> None:
    """Take 2 coins because nothing is affordable (CAR-B4)."""
    s.coins[s.turn] += PASS_COINS
    finish_action(t, s)


def begin_counting(t: Tables, s: CarraraState, location: i64) -> None:
    """Buy from this segment, colour by colour, the most expensive first."""
    s.stage = COUNTING
    s.location = location
    s.colour = COLOURS - 1
    s.due = s.coins[s.turn]
    skip_forced_counts(t, s)


def most_of(t: Tables, s: CarraraState, colour: i64) -> i64:
    """The maximum number of blocks of a colour that the remaining coins can buy."""
    there = s.wheel[segment_at(s, s.location) * COLOURS + colour]
    price = t.prices[s.location * COLOURS + colour]
    if price == 0 or there == 0:
        return there
    payable = s.due // price
    return there if there < payable else payable


def fewest_of(t: Tables, s: CarraraState) -> i64:
    """1 if the colour being counted is the last possibility to buy a block, otherwise 0."""
    chosen = s.chosen
    for colour in range(COLOURS):
        if chosen[colour] > 0 or (colour < s.colour and most_of(t, s, colour) > 0):
            return 0
    return 1


def count_choices(out: vec[i64], t: Tables, s: CarraraState) -> vec[i64]:
    """The possible numbers of blocks of the colour being counted (CAR-B2)."""
    for count in range(fewest_of(t, s), most_of(t, s, s.colour) + 1):
        out = append(out, buy(s.colour, count))
    return out


def count_blocks(t: Tables, s: CarraraState, count: i64) -> None:
    """Choose a number of blocks of the colour being counted, and continue with the next real
    choice.
    """
    choose(t, s, count)
    skip_forced_counts(t, s)


def choose(t: Tables, s: CarraraState, count: i64) -> None:
    s.chosen[s.colour] = count
    s.due -= count * t.prices[s.location * COLOURS + s.colour]
    s.colour -= 1


def skip_forced_counts(t: Tables, s: CarraraState) -> None:
    """Skip colours that leave no choice; complete the purchase after the last colour."""
    while s.colour >= 0:
        most = most_of(t, s, s.colour)
        if most > 0:
            fewest = fewest_of(t, s)
            if most > fewest:
                return
            choose(t, s, most)
        else:
            s.colour -= 1
    complete_purchase(t, s)


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
    s.coins[seat] = s.due
    s.due = 0
    s.colour = NOTHING
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
    return item if in_supply(s, item) else NOTHING


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
