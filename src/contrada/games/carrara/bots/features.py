"""The features of a state for fitted value functions: what a seat owns and what it can get next."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import Row, listed
from contrada.core.game import Features
from contrada.games.carrara.bots import ending
from contrada.games.carrara.bots.completion import completed
from contrada.games.carrara.bots.policy import CarraraPolicy, bargain, fields_worth, final_points
from contrada.games.carrara.bots.taste import time_left
from contrada.games.carrara.phases.builder import power_in
from contrada.games.carrara.pieces import (
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    FIELDS,
    LOCATIONS,
    MONEY_FIELD,
    STOREHOUSES,
    TILES,
    TYPES,
    bit,
    count_bits,
    of_type,
    value_of,
)
from contrada.games.carrara.scoring import (
    all_fields,
    building_fields,
    majority_points,
    set_points,
    value_sum,
)
from contrada.games.carrara.state import (
    CARTING,
    CITY_CHOICE,
    FOLLOWING,
    MAIN,
    NOBODY,
    PAYING,
    CarraraState,
    blocks_of,
    buildings_of,
    points_of,
)
from contrada.games.carrara.tables import Tables

TOP: Final = 3
"""The number of best fields that are features of their own."""
NAMES: Final = (
    "estimate",
    "points",
    "points if the game ended now",
    "coins",
    "coins above 14",
    "coins above 34",
    *(f"{colour} blocks" for colour in COLOUR_NAMES),
    "blocks",
    "blocks above 10",
    "buildings",
    "value of the buildings",
    "different types",
    "rural buildings",
    "cities with a building",
    "cities that can be scored",
    "cities that lack one building",
    "stones at the Court",
    "open stones",
    "value of the fields",
    *(f"points of field {n + 1}" for n in range(TOP)),
    "best coins of a field",
    "points of all fields",
    "scored fields",
    "improvements",
    "points for decorations",
    "points for statues",
    "statues",
    "stored items",
    "money field",
    "turns to wait",
    "begins its turn",
    "turns left in the last round",
    "best segment to buy",
    "best building to build",
    *ending.NAMES,
)
FEW: Final = 14
MANY: Final = 34
ENOUGH: Final = 10


@final
class CarraraFeatures(Features[CarraraState]):
    """The features of The Palaces of Carrara, in both versions."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.policy = CarraraPolicy(tables)

    def names(self) -> list[str]:
        return list(NAMES)

    def progress(self, s: CarraraState) -> float:
        return 1.0 - time_left(s)

    def variant(self, s: CarraraState) -> str:
        return "advanced" if s.advanced == 1 else ""

    def of(self, s: CarraraState) -> list[list[float]]:
        return listed(self.rows(s))

    def rows(self, s: CarraraState) -> list[Row]:
        estimates = self.policy.evaluate(s)
        if s.stage == CARTING or s.stage == CITY_CHOICE or s.stage == PAYING or s.moving >= 0:
            s = completed(self.tables, self.policy.taste, s)
        return [self.features_of(s, seat, estimates[seat]) for seat in range(s.seats)]

    def features_of(self, s: CarraraState, seat: i64, estimate: float) -> Row:
        """The features of one seat, in the order of NAMES."""
        t = self.tables
        out = Row()
        out.append(estimate)
        out.append(float(points_of(s, seat)))
        out.append(float(final_points(t, s, seat)))
        add_means(out, s, seat)
        add_buildings(out, t, s, seat)
        out.append(float(count_bits(s.stones[seat])))
        out.append(float(s.open_stones[seat]))
        out.append(fields_worth(t, self.policy.taste, s, seat, time_left(s)))
        gives = all_fields(t, s, seat)
        scorable = building_fields(t, s, seat)
        best_points = ending.best_fields(gives, scorable)
        add_fields(out, s, seat, gives, scorable, best_points)
        add_items(out, t, s, seat)
        begins = s.stage == MAIN or s.stage == FOLLOWING
        upcoming = s.turn if begins else (s.turn + 1) % s.seats
        wait: i64 = (seat - upcoming + s.seats) % s.seats
        out.append(float(wait))
        out.append(1.0 if begins and s.turn == seat else 0.0)
        last: i64 = 0
        if s.trigger != NOBODY and wait < (s.trigger - upcoming + s.seats) % s.seats:
            last = 1
        out.append(float(last))
        best = 0.0
        if wait == 0:
            for location in range(LOCATIONS):
                found = bargain(t, self.policy.taste, s, location)
                if found > best:
                    best = found
        out.append(best)
        out.append(float(best_building(t, s, seat)))
        ending.add_end(out, s, seat, last, best_points)
        return out


def add_means(out: Row, s: CarraraState, seat: i64) -> None:
    """Coins and blocks."""
    coins = s.coins[seat]
    out.append(float(coins))
    out.append(float(coins - FEW) if coins > FEW else 0.0)
    out.append(float(coins - MANY) if coins > MANY else 0.0)
    for colour in range(COLOURS):
        out.append(float(s.hands[seat * COLOURS + colour]))
    blocks = blocks_of(s, seat)
    out.append(float(blocks))
    out.append(float(blocks - ENOUGH) if blocks > ENOUGH else 0.0)


def add_buildings(out: Row, t: Tables, s: CarraraState, seat: i64) -> None:
    """Buildings by number, value, type and city."""
    tiles = buildings_of(s, seat)
    out.append(float(count_bits(tiles)))
    out.append(float(value_sum(s, tiles)))
    kinds: i64 = 0
    rural: i64 = 0
    for kind in range(TYPES):
        here = count_bits(tiles & of_type(kind))
        if here > 0:
            kinds += 1
        if t.landscape[kind] == 1:
            rural += here
    out.append(float(kinds))
    out.append(float(rural))
    taken = s.used[seat] | s.claimed
    begun: i64 = 0
    ready: i64 = 0
    nearly: i64 = 0
    for city in range(CITIES):
        have = count_bits(s.owned[seat * CITIES + city])
        if have > 0:
            begun += 1
        if taken & bit(city) == 0:
            if have >= t.minimum[city]:
                ready += 1
            elif have + 1 == t.minimum[city]:
                nearly += 1
    out.append(float(begun))
    out.append(float(ready))
    out.append(float(nearly))


def add_fields(
    out: Row, s: CarraraState, seat: i64, gives: vec[i64], scorable: i64, best: vec[i64]
) -> None:
    """What the fields that can be scored would give now."""
    coins: i64 = 0
    total: i64 = 0
    for field in range(FIELDS):
        if scorable & bit(field) != 0:
            total += gives[FIELDS + field]
            if gives[field] > coins:
                coins = gives[field]
    for place in range(TOP):
        out.append(float(best[place]))
    out.append(float(coins))
    out.append(float(total))
    out.append(float(count_bits(s.used[seat])))


def add_items(out: Row, t: Tables, s: CarraraState, seat: i64) -> None:
    """Improvements, decorations and statues, stored items and the money field."""
    improved: i64 = 0
    for city in range(CITIES):
        if s.improved[seat * CITIES + city] != 0:
            improved += 1
    out.append(float(improved))
    out.append(float(set_points(t, s, seat)))
    out.append(float(majority_points(t, s, seat)))
    out.append(float(count_bits(buildings_of(s, seat) & s.statued)))
    stored: i64 = 0
    for i in range(STOREHOUSES):
        if s.stores[seat * STOREHOUSES + i] != 0:
            stored += 1
    out.append(float(stored))
    money: i64 = s.used[seat] & (bit(MONEY_FIELD) | bit(MONEY_FIELD + 1))
    out.append(float(s.coins[seat]) if money != 0 else 0.0)


def best_building(t: Tables, s: CarraraState, seat: i64) -> i64:
    """The largest value times reward of a tile of the display that the seat can pay."""
    best: i64 = 0
    for city in range(CITIES):
        power = power_in(s, seat, city)
        reward: i64 = 2 * t.reward_points(s, seat, city) + t.reward_coins(s, seat, city)
        for piece in range(TILES):
            if s.display & bit(piece) != 0:
                value = value_of(piece)
                if value <= power and value * reward > best:
                    best = value * reward
    return best
