"""The policy of the bots: evaluation of positions and move ordering.

The figures are estimates in points at the end of the game: what the best
fields would give now for the stones a player still has, what these fields may yet grow by, and
what coins, blocks and stored items are worth while there is time to use them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import Policy
from contrada.games.carrara import actions as act
from contrada.games.carrara.phases.builder import (
    begin_paying,
    city_choices,
    fewest_blocks,
    lay_out,
    most_blocks,
    skip_forced_payments,
)
from contrada.games.carrara.phases.items import finish_moving, place_choices
from contrada.games.carrara.phases.wheel import count_blocks, fewest_of, most_of
from contrada.games.carrara.pieces import (
    CITIES,
    COLOURS,
    DISPLAY,
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
    BOUGHT,
    CITY_CHOICE,
    COUNTING,
    FOLLOWING,
    MAIN,
    NOBODY,
    NOTHING,
    OVER,
    PAYING,
    CarraraState,
    blocks_of,
    points_of,
    segment_at,
)
from contrada.games.carrara.tables import Tables

ENOUGH_BLOCKS: Final = 10
"""Blocks beyond this number are worth little."""
HOARD: Final = 60
"""More coins than these count only at the end: else all would pass for coins, and nobody end it."""
MANY_BLOCKS: Final = 0.3
"""The part of its worth that such a block has."""


@final
class Taste:
    """What things are worth to a player with time to use them, in final points."""

    def __init__(self) -> None:
        self.blocks: list[float] = [0.6, 1.0, 1.3, 2.2, 2.3, 3.4]
        """A block of each colour."""
        self.late_block = 0.5
        """A block in the hand of a player without stones. Built with it is worth a point: if it
        were nearly as much in the hand, all would pass for the coins, and nobody end the game."""
        self.coin = 0.32
        """A coin of a poor player."""
        self.poor: i64 = 14
        """The coins that keep a player going; more than these are worth less."""
        self.handy_coin = 0.27
        self.rich: i64 = 34
        """Coins beyond these are worth only what the final scoring gives."""
        self.last_coin = 0.2
        self.growth = 6.5
        """What a stone's field may still grow by when all the game is ahead."""
        self.open_stone = 0.75
        """A stone of the open area has to wait, and has no bonus."""
        self.bonus = 2.0
        self.contested = 0.7
        """A city's field may be taken by another player."""
        self.not_yet = 0.85
        """What has not been scored may never be."""
        self.unfinished = 0.75
        self.idle_stone = 1.0
        """What an unused stone costs when the game could be over."""
        self.stored = 3.0
        self.majority = 0.6
        """A majority may be lost as long as the game lasts."""
        self.turn = 2.8
        """How much a player's lead grows in one turn."""
        self.advanced_turn = 4.7


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
        if s.stage == COUNTING or s.stage == CITY_CHOICE or s.stage == PAYING or s.moving >= 0:
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
            # The last round: who has still a turn, and who has none (CAR-E2).
            while upcoming != s.trigger:
                values[upcoming] += gain
                upcoming = (upcoming + 1) % s.seats
        return values

    def begins(self, s: CarraraState, seat: i64) -> bool:
        return s.seat == seat and (s.stage == MAIN or s.stage == FOLLOWING)

    def prior(self, s: CarraraState, seat: i64, legal: vec[i64]) -> list[float]:
        weights: list[float] = []
        for i in range(len(legal)):
            weights.append(likely(self.tables, self.taste, s, seat, legal[i]))
        return weights


def final_points(t: Tables, s: CarraraState, seat: i64) -> i64:
    """The points as they stand."""
    return (
        points_of(s, seat)
        + money_points(t, s, seat)
        + set_points(t, s, seat)
        + majority_points(t, s, seat)
    )


# -- how good a state is ----------------------------------------------------------------------


def time_left(s: CarraraState) -> float:
    """How much of the game is left, from 1 at the start to 0: the end needs two things."""
    if s.trigger != NOBODY:
        return 0.0
    stones: float = 8.0 if s.advanced == 1 else 6.0
    fewest: float = stones
    for seat in range(s.seats):
        there = float(count_bits(s.stones[seat]) + s.open_stones[seat])
        if there < fewest:
            fewest = there
    by_stones = fewest / stones
    by_stack = float(s.stack_size) / float(6 * s.seats + 3)
    longer = by_stones if by_stones > by_stack else by_stack
    shorter = by_stack if by_stones > by_stack else by_stones
    # Without tiles to build nothing grows any more, however many stones are left.
    tiles: i64 = s.stack_size + count_bits(s.display)
    room = float(tiles) / float(DISPLAY) if tiles < DISPLAY else 1.0
    return (0.65 * longer + 0.35 * shorter) * room


def expectation(t: Tables, taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """About how many points a player will have at the end."""
    total = float(points_of(s, seat))
    if s.advanced == 1:
        total += float(set_points(t, s, seat))
        total += float(majority_points(t, s, seat)) * (1.0 - left * (1.0 - taste.majority))
        for i in range(STOREHOUSES):
            if s.stores[seat * STOREHOUSES + i] != 0:
                total += taste.stored * left
    total += fields_worth(t, taste, s, seat, left)
    return total + coins_worth(t, taste, s, seat, left) + blocks_worth(taste, s, seat, left)


def coin_worth(taste: Taste, coins: i64, left: float) -> float:
    """Points for one more coin."""
    early = taste.last_coin
    if coins < taste.poor:
        early = taste.coin
    elif coins < taste.rich:
        early = taste.handy_coin
    return taste.last_coin * (1.0 - left) + early * left


def coins_worth(t: Tables, taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """Points for all coins of a player."""
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


def use_for_blocks(left: float) -> float:
    """How far blocks can still be turned into buildings and points."""
    return 1.0 if left > 0.35 else left / 0.35


def blocks_worth(taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """Points for the blocks of a player, the dearest first."""
    total = 0.0
    counted: i64 = 0
    for step in range(COLOURS):
        colour: i64 = COLOURS - 1 - step
        n = s.hands[seat * COLOURS + colour]
        useful: i64 = n
        if counted + n > ENOUGH_BLOCKS:
            useful = ENOUGH_BLOCKS - counted if counted < ENOUGH_BLOCKS else 0
        total += taste.blocks[colour] * (float(useful) + MANY_BLOCKS * float(n - useful))
        counted += n
    useful_now = total * use_for_blocks(left)
    # Who has no stone left gets a point for every block built with (CAR-G6).
    done = s.stones[seat] == 0 and s.open_stones[seat] == 0
    if s.trigger == NOBODY and done and useful_now < taste.late_block * float(counted):
        useful_now = taste.late_block * float(counted)
    return useful_now + 0.02 * float(counted)


def fields_worth(t: Tables, taste: Taste, s: CarraraState, seat: i64, left: float) -> float:
    """What the best fields would give for the stones left, and may still grow by."""
    stones: i64 = count_bits(s.stones[seat])
    opened = s.open_stones[seat]
    in_hand: i64 = 1 if s.scoring == 1 and s.turn == seat else 0
    uses: i64 = stones + opened + in_hand
    if uses == 0:
        return 0.0
    turns_left = left if s.trigger == NOBODY else 0.0
    if s.trigger != NOBODY:
        uses = 1
    values: list[float] = []
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
                values.append(worth)
    total = 0.0
    for _use in range(uses):
        best: i64 = -1
        for i in range(len(values)):
            if values[i] > 0.0 and (best < 0 or values[i] > values[best]):
                best = i
        if best < 0:
            break
        total += values[best]
        values[best] = 0.0
    growing = (
        float(stones) * (taste.growth + taste.bonus)
        + float(opened) * taste.growth * taste.open_stone
    )
    return total + growing * turns_left - taste.idle_stone * float(uses) * (1.0 - left)


def likelihood(
    t: Tables, taste: Taste, s: CarraraState, seat: i64, field: i64, left: float
) -> float:
    """How much of what a field would give now is likely to be scored in the end."""
    if field >= TYPE_FIELD:
        return taste.not_yet
    have = count_bits(s.owned[seat * CITIES + field])
    if have < t.minimum[field]:
        return taste.unfinished * left * float(have) / float(t.minimum[field])
    return taste.contested


# -- decisions under way ----------------------------------------------------------------------


def completed(t: Tables, taste: Taste, s: CarraraState) -> CarraraState:
    """The state after a decision under way has been finished in a plain way."""
    s = s.copy()
    if s.moving != NOTHING:
        places = place_choices(vec[i64](), t, s, s.turn, s.moving, s.moving_from == BOUGHT)
        last: i64 = places[len(places) - 1]
        finish_moving(s, s.turn, (last - act.SET) // CITIES)
        return s
    left = time_left(s)
    if s.stage == CITY_CHOICE:
        choose_city(t, taste, s, left)
    while s.stage == COUNTING:
        price = float(t.prices[s.location * COLOURS + s.colour])
        worth = taste.blocks[s.colour] * use_for_blocks(left)
        wanted = worth > price * coin_worth(taste, s.due, left)
        count_blocks(t, s, most_of(t, s, s.colour) if wanted else fewest_of(t, s))
    while s.stage == PAYING:
        # The cheapest blocks first, but an exchange only where it is needed.
        lay_out(s, fewest_blocks(s) if s.colour < s.city else most_blocks(s))
        skip_forced_payments(t, s)
    return s


def choose_city(t: Tables, taste: Taste, s: CarraraState, left: float) -> None:
    """Build the chosen tile where it promises most."""
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
    """What the value added in a city may bring by its reward."""
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


# -- which moves to look at first -------------------------------------------------------------


def likely(t: Tables, taste: Taste, s: CarraraState, seat: i64, a: i64) -> float:
    """How likely a sensible player is to choose an action."""
    if a < act.SCORE:
        return likely_verb(a)
    if a < act.FIELD:
        return 2.0
    if a < act.SEGMENT:
        field: i64 = a - act.FIELD
        coins = 0.5 * float(field_coins(t, s, seat, field))
        return 0.5 + float(field_points(t, s, seat, field)) + coins
    if a < act.BUY:
        return 0.2 + bargain(t, taste, s, a - act.SEGMENT)
    if a < act.BUILD:
        return 1.0 + float((a - act.BUY) % act.COUNTS)
    if a < act.CITY:
        return 1.0 + 0.5 * float(value_of(a - act.BUILD))
    if a < act.EXCHANGE:
        return 0.5 + city_promise(t, taste, s, seat, a, 0.5)
    if a < act.PAY:
        return 2.0 / (1.0 + float(a - act.EXCHANGE))
    if a < act.IMPROVE:
        return 1.0 + float((a - act.PAY) % act.COUNTS)
    if a < act.TAKE:
        place: i64 = a - act.IMPROVE
        value = float(value_sum(s, s.owned[seat * CITIES + place // 2]))
        return 1.0 + value
    if a < act.UNSTORE:
        return 2.0
    if a < act.PURCHASE:
        return 3.0
    if a < act.SET:
        return 0.7
    city: i64 = (a - act.SET) % CITIES
    reward = float(t.reward_points(s, seat, city)) + 0.5 * float(t.reward_coins(s, seat, city))
    return 0.5 + reward * (1.0 + 0.3 * float(value_of((a - act.SET) // CITIES)))


def likely_verb(a: i64) -> float:
    """The same for a verb without fields."""
    if a == act.PASS or a == act.FORGO:
        return 0.6
    if a == act.FOLLOW or a == act.SCORE_OPEN:
        return 2.5
    if a == act.LEAVE:
        return 0.3
    return 1.5


def bargain(t: Tables, taste: Taste, s: CarraraState, location: i64) -> float:
    """What the blocks of a segment are worth above their price."""
    here: i64 = segment_at(s, location) * COLOURS
    total = 0.0
    for colour in range(COLOURS):
        n = s.wheel[here + colour]
        gain = taste.blocks[colour] - 0.5 * float(t.prices[location * COLOURS + colour])
        if n > 0 and gain > 0.0:
            total += gain * float(n)
    return total
