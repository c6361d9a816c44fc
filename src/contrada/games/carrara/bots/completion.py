"""A decision in progress completed in a simple way, so that its state can be evaluated."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.carrara import actions as act
from contrada.games.carrara.bots.taste import Taste, coin_worth, time_left, use_for_blocks
from contrada.games.carrara.phases.builder import begin_paying, city_choices, complete_building
from contrada.games.carrara.phases.items import finish_moving, place_choices
from contrada.games.carrara.phases.wheel import complete_purchase, put_in_cart
from contrada.games.carrara.pieces import CITIES, COLOURS, value_of
from contrada.games.carrara.state import (
    BOUGHT,
    CARTING,
    CITY_CHOICE,
    NOTHING,
    PAYING,
    CarraraState,
    segment_at,
)
from contrada.games.carrara.tables import Tables


def completed(t: Tables, taste: Taste, s: CarraraState) -> CarraraState:
    """The state after the current decision has been completed in a simple way."""
    s = s.copy()
    if s.moving != NOTHING:
        places = place_choices(vec[i64](), t, s, s.turn, s.moving, s.moving_from == BOUGHT)
        last: i64 = places[len(places) - 1]
        finish_moving(s, s.turn, (last - act.SET) // CITIES)
    left = time_left(s)
    if s.stage == CITY_CHOICE:
        choose_city(t, taste, s, left)
    if s.stage == CARTING:
        fill_cart(t, taste, s, left)
        complete_purchase(t, s)
    elif s.stage == PAYING:
        pay_the_rest(s)
        complete_building(t, s)
    return s


def fill_cart(t: Tables, taste: Taste, s: CarraraState, left: float) -> None:
    """Add the blocks that are worth their price, in the order in which bots search a cart."""
    here: i64 = segment_at(s, s.location) * COLOURS
    colour: i64 = lowest_chosen(s)
    while colour >= 0:
        price = t.prices[s.location * COLOURS + colour]
        worth = taste.blocks[colour] * use_for_blocks(left)
        while (
            s.wheel[here + colour] > s.chosen[colour]
            and s.coins[s.turn] - s.due >= price
            and worth > float(price) * coin_worth(taste, s.coins[s.turn] - s.due, left)
        ):
            put_in_cart(t, s, s.location, colour)
        colour -= 1


def lowest_chosen(s: CarraraState) -> i64:
    """The cheapest colour in the cart."""
    colour: i64 = 0
    while s.chosen[colour] == 0:
        colour += 1
    return colour


def pay_the_rest(s: CarraraState) -> None:
    """Complete the payment with the cheapest blocks; exchange only if necessary."""
    k: i64 = s.turn * COLOURS
    hands = s.hands
    chosen = s.chosen
    accepted: i64 = 0
    highest = s.city
    for colour in range(s.city, COLOURS):
        accepted += hands[k + colour] - chosen[colour]
        if chosen[colour] > 0:
            highest = colour
    while s.due > accepted:
        chosen[s.city - 1] += 2
        s.due -= 1
    # First the colours that bots still search after the dearest one laid out, then all others.
    for step in range(2 * COLOURS):
        colour = highest + step
        if colour >= COLOURS:
            colour -= COLOURS
        while s.due > 0 and colour >= s.city and hands[k + colour] > chosen[colour]:
            chosen[colour] += 1
            s.due -= 1


def choose_city(t: Tables, taste: Taste, s: CarraraState, left: float) -> None:
    """Build the chosen tile in the city with the highest estimate."""
    offered = city_choices(vec[i64](), s, s.turn)
    best: i64 = offered[0]
    most = -1.0
    for i in range(len(offered)):
        promise = city_promise(t, taste, s, s.turn, offered[i], left)
        if promise > most:
            most = promise
            best = offered[i]
    if best >= act.UPGRADE:
        begin_paying(t, s, (best - act.UPGRADE) % CITIES, (best - act.UPGRADE) // CITIES)
    else:
        begin_paying(t, s, best - act.CITY, NOTHING)


def city_promise(t: Tables, taste: Taste, s: CarraraState, seat: i64, a: i64, left: float) -> float:
    """The estimated reward for the value added in a city."""
    city: i64
    value: i64
    if a >= act.UPGRADE:
        city = (a - act.UPGRADE) % CITIES
        value = value_of(s.tile) - value_of((a - act.UPGRADE) // CITIES)
    else:
        city = a - act.CITY
        value = value_of(s.tile)
    coins = float(t.reward_coins(s, seat, city)) * coin_worth(taste, s.coins[seat], left)
    return float(value) * (coins + float(t.reward_points(s, seat, city))) + 0.1
