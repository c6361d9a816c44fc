"""The policy of the bots: evaluation of positions and move ordering.

The values are estimates of final points: what the best fields would give now for the stones a
player still has, the expected growth of these fields, and the value of coins, blocks and stored
items while there is time to use them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import Policy
from contrada.games.carrara import actions as act
from contrada.games.carrara.bots.completion import city_promise, completed
from contrada.games.carrara.bots.narrowing import narrow
from contrada.games.carrara.bots.taste import Taste, coin_worth, time_left, use_for_blocks
from contrada.games.carrara.pieces import (
    CITIES,
    COLOURS,
    FIELDS,
    MONEY_FIELD,
    PAIR_FIELD,
    STOREHOUSES,
    TYPE_FIELD,
    bit,
    count_bits,
    value_of,
)
from contrada.games.carrara.scoring import (
    all_fields,
    field_coins,
    field_points,
    majority_points,
    money_points,
    set_points,
    value_sum,
)
from contrada.games.carrara.state import (
    CARTING,
    CITY_CHOICE,
    FOLLOWING,
    IMPROVING,
    MAIN,
    NOBODY,
    OVER,
    PAYING,
    TAKING,
    CarraraState,
    blocks_of,
    points_of,
    segment_at,
)
from contrada.games.carrara.tables import Tables

ENOUGH_BLOCKS: Final = 10
"""The number of blocks beyond which further ones have little value."""
HOARD: Final = 60
"""The number of coins beyond which further ones count only in the final scoring; otherwise bots
would pass for coins and never end the game.
"""
MANY_BLOCKS: Final = 0.3
"""The share of the usual value for such a block."""


@final
class CarraraPolicy(Policy[CarraraState]):
    """Evaluation and move ordering for Carrara."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.taste = Taste()

    def evaluate(self, s: CarraraState) -> list[float]:
        t, taste = self.tables, self.taste
        if s.stage == OVER:
            return [
                float(final_points(t, s, seat)) + 0.01 * float(blocks_of(s, seat))
                for seat in range(s.seats)
            ]
        settled = s
        if s.stage == CARTING or s.stage == CITY_CHOICE or s.stage == PAYING or s.moving >= 0:
            settled = completed(t, taste, s)
        left = time_left(settled)
        values: list[float] = []
        for seat in range(s.seats):
            values.append(expectation(t, taste, settled, seat, left))
        begins = settled.stage == MAIN or settled.stage == FOLLOWING
        upcoming = settled.turn if begins else (settled.turn + 1) % s.seats
        gain = taste.advanced_turn if s.advanced == 1 else taste.turn
        if s.trigger == NOBODY:
            self.credit_turns(values, upcoming, gain)
        else:
            # In the last round some seats have no further turn (CAR-E2).
            while upcoming != s.trigger:
                values[upcoming] += gain
                upcoming = (upcoming + 1) % s.seats
        return values

    def begins(self, s: CarraraState, seat: i64) -> bool:
        return s.seat == seat and (s.stage == MAIN or s.stage == FOLLOWING)

    def prior(self, s: CarraraState, seat: i64, legal: vec[i64]) -> list[float]:
        t, taste = self.tables, self.taste
        weights: list[float] = []
        begun: i64 = -1
        promise = 1.0
        for i in range(len(legal)):
            a = legal[i]
            if act.CART <= a < act.BUILD:
                location: i64 = (a - act.CART) // COLOURS
                if s.stage != CARTING and location != begun:
                    begun = location
                    promise = 0.2 + bargain(t, taste, s, location)
                weights.append(promise * likely_block(t, taste, a - act.CART))
            else:
                weights.append(likely(t, taste, s, seat, a))
        return weights

    def narrow(
        self, s: CarraraState, seat: i64, legal: vec[i64], root: CarraraState | None
    ) -> vec[i64]:
        return narrow(s, seat, legal, root)


def final_points(t: Tables, s: CarraraState, seat: i64) -> i64:
    """The current points."""
    return (
        points_of(s, seat)
        + money_points(t, s, seat)
        + set_points(t, s, seat)
        + majority_points(t, s, seat)
    )


# -- how good a state is ----------------------------------------------------------------------


def expectation(t: Tables, taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """The estimated final points of a player."""
    total = float(points_of(s, seat))
    if s.advanced == 1:
        total += float(set_points(t, s, seat))
        total += float(majority_points(t, s, seat)) * (1.0 - left * (1.0 - taste.majority))
        for i in range(STOREHOUSES):
            if s.stores[seat * STOREHOUSES + i] != 0:
                total += taste.stored * left
    total += fields_worth(t, taste, s, seat, left)
    return total + coins_worth(t, taste, s, seat, left) + blocks_worth(taste, s, seat, left)


def coins_worth(t: Tables, taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """The value of all coins of a player."""
    coins = s.coins[seat]
    if s.trigger == NOBODY and coins > HOARD:
        coins = HOARD
    needed: i64 = coins if coins < taste.poor else taste.poor
    handy: i64 = coins - needed if coins < taste.rich else taste.rich - taste.poor
    early = taste.coin * float(needed) + taste.handy_coin * float(handy)
    early += taste.last_coin * float(coins - needed - handy)
    rate = 1.0 / float(t.rate)
    for i in range(2):
        if s.used[seat] & bit(MONEY_FIELD + i) != 0:
            rate = 1.0 / float(t.money_rate[i])
    late = rate * float(coins)
    return early * left + late * (1.0 - left) if late < early else late


def blocks_worth(taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """The value of the blocks of a player, the most expensive first."""
    total = 0.0
    counted: i64 = 0
    for step in range(COLOURS):
        colour: i64 = COLOURS - 1 - step
        n = s.hands[seat * COLOURS + colour]
        useful: i64 = n
        if counted + n > ENOUGH_BLOCKS:
            useful = ENOUGH_BLOCKS - counted if counted < ENOUGH_BLOCKS else i64(0)
        total += taste.blocks[colour] * (float(useful) + MANY_BLOCKS * float(n - useful))
        counted += n
    useful_now = total * use_for_blocks(left)
    # A player without stones gets a point for every block used to build (CAR-G6).
    done = s.stones[seat] == 0 and s.open_stones[seat] == 0
    if s.trigger == NOBODY and done and useful_now < taste.late_block * float(counted):
        useful_now = taste.late_block * float(counted)
    return useful_now + 0.02 * float(counted)


def fields_worth(t: Tables, taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """The value of the best fields for the remaining stones, with their expected growth."""
    stones: i64 = count_bits(s.stones[seat])
    opened = s.open_stones[seat]
    in_hand: i64 = 1 if s.scoring == 1 and s.turn == seat else 0
    uses: i64 = stones + opened + in_hand
    if uses == 0:
        return 0.0
    turns_left = left if s.trigger == NOBODY else 0.0
    if s.trigger != NOBODY:
        uses = 1
    values = vec[float]([], capacity=FIELDS)
    every: i64 = 0
    for city in range(CITIES):
        every |= s.owned[seat * CITIES + city]
    if every != 0:
        gives = all_fields(t, s, seat)
        taken = s.used[seat] | s.claimed
        for field in range(FIELDS):
            if field == MONEY_FIELD or field == MONEY_FIELD + 1 or taken & bit(field) != 0:
                continue
            if field >= PAIR_FIELD and s.statued == 0:
                continue
            points = float(gives[FIELDS + field])
            if gives[field] != 0:
                points += float(gives[field]) * coin_worth(taste, s.coins[seat], left)
            worth = points * likelihood(t, taste, s, seat, field, left)
            if worth > 0.0:
                values = append(values, worth)
    total = 0.0
    for _use in range(uses):
        best: i64 = -1
        most = 0.0
        for i in range(len(values)):
            if values[i] > most:
                most = values[i]
                best = i
        if best < 0:
            break
        total += most
        values[best] = 0.0
    growing = (
        float(stones) * (taste.growth + taste.bonus)
        + float(opened) * taste.growth * taste.open_stone
    )
    return total + growing * turns_left - taste.idle_stone * float(uses) * (1.0 - left)


def likelihood(
    t: Tables, taste: Taste, s: CarraraState, seat: i64, field: i64, left: float
) -> float:
    """The probability that the current value of a field is scored in the end."""
    if field >= TYPE_FIELD:
        return taste.not_yet
    have = count_bits(s.owned[seat * CITIES + field])
    if have < t.minimum[field]:
        return taste.unfinished * left * float(have) / float(t.minimum[field])
    return taste.contested


# -- which moves to look at first -------------------------------------------------------------


def likely(t: Tables, taste: Taste, s: CarraraState, seat: i64, a: i64) -> float:
    """The weight of an action: how likely a competent player is to choose it."""
    if a < act.SCORE:
        return likely_verb(a)
    if a < act.FIELD:
        return 2.0
    if a < act.CART:
        field: i64 = a - act.FIELD
        coins = 0.5 * float(field_coins(t, s, seat, field))
        return 0.5 + float(field_points(t, s, seat, field)) + coins
    if a < act.BUILD:
        return likely_block(t, taste, a - act.CART)
    if a < act.CITY:
        return 1.0 + 0.5 * float(value_of(a - act.BUILD))
    if a < act.EXCHANGE:
        return 0.5 + city_promise(t, taste, s, seat, a, 0.5)
    if a < act.PAY:
        return 0.8
    if a < act.IMPROVE:
        return 3.0 - 0.4 * float(a - act.PAY)
    if a < act.TAKE:
        place: i64 = a - act.IMPROVE
        value = float(value_sum(s, s.owned[seat * CITIES + place // 2]))
        return 1.0 + value
    if a < act.UNSTORE:
        return 2.0
    if a < act.DISCARD and not opportune(s.stage):
        return 0.02
    if a < act.PURCHASE:
        return 3.0
    if a < act.SET:
        return 0.7
    city: i64 = (a - act.SET) % CITIES
    reward = float(t.reward_points(s, seat, city)) + 0.5 * float(t.reward_coins(s, seat, city))
    return 0.5 + reward * (1.0 + 0.3 * float(value_of((a - act.SET) // CITIES)))


def opportune(stage: i64) -> bool:
    """Whether bots consider placing or buying an item in this stage: not between the steps of
    another decision, where it changes nothing.
    """
    return not (
        stage == CARTING
        or stage == CITY_CHOICE
        or stage == PAYING
        or stage == IMPROVING
        or stage == TAKING
    )


def likely_verb(a: i64) -> float:
    """The weight of a verb without fields."""
    if a == act.PASS or a == act.FORGO:
        return 0.6
    if a == act.FOLLOW or a == act.SCORE_OPEN:
        return 2.5
    if a == act.LEAVE or a == act.LEAVE_GOLD:
        return 0.3
    return 1.5


def likely_block(t: Tables, taste: Taste, k: i64) -> float:
    """The weight of a block for the cart: its value in excess of its price."""
    gain = taste.blocks[k % COLOURS] - 0.5 * float(t.prices[k])
    return 0.2 + (gain if gain > 0.0 else 0.0)


def bargain(t: Tables, taste: Taste, s: CarraraState, location: i64) -> float:
    """The value of a segment's blocks in excess of their price."""
    here: i64 = segment_at(s, location) * COLOURS
    total = 0.0
    for colour in range(COLOURS):
        n = s.wheel[here + colour]
        gain = taste.blocks[colour] - 0.5 * float(t.prices[location * COLOURS + colour])
        if n > 0 and gain > 0.0:
            total += gain * float(n)
    return total
