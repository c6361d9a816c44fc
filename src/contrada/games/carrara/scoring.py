"""The values of the scoring fields, and the final scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.arrays import zeros
from contrada.games.carrara.pieces import (
    CITIES,
    DECORATIONS,
    FIELDS,
    LANDSCAPE_FIELD,
    MONEY_FIELD,
    MONEY_FIELDS,
    PAIR_FIELD,
    PAIRS,
    SLOTS,
    TYPE_FIELD,
    TYPES,
    VALUES,
    bit,
    count_bits,
    of_type,
)
from contrada.games.carrara.state import (
    PAIR_SCORES,
    SOURCE_NAMES,
    SOURCES,
    CarraraState,
    blocks_of,
    buildings_of,
    points_of,
)
from contrada.games.carrara.tables import Tables

RANKS: Final = 3


def value_sum(s: CarraraState, tiles: i64) -> i64:
    """The values of these buildings, each decoration adding 1 (CAR-V8)."""
    total: i64 = count_bits(tiles & s.decorated)
    values = VALUES
    slot: i64 = 0
    while tiles != 0:
        if tiles & 1 != 0:
            total += values[slot]
        tiles >>= 1
        slot += 1
        if slot == SLOTS:
            slot = 0
    return total


def all_fields(t: Tables, s: CarraraState, seat: i64) -> vec[i64]:
    """What every field would give now (CAR-V5 to CAR-V10): all coins, followed by all points."""
    out = zeros(2 * FIELDS)
    values = VALUES
    for city in range(CITIES):
        tiles = s.owned[seat * CITIES + city]
        if tiles == 0:
            continue
        coins = t.reward_coins(s, seat, city)
        points = t.reward_points(s, seat, city)
        pair: i64 = PAIR_FIELD + (city if city < PAIRS else CITIES - 1 - city)
        decorated: i64 = s.decorated & tiles
        statued: i64 = s.statued & tiles
        kind: i64 = 0
        while tiles != 0:
            value: i64 = 0
            with_statue: i64 = 0
            for slot in range(SLOTS):
                if tiles & 1 != 0:
                    each: i64 = values[slot] + (decorated & 1)
                    value += each
                    with_statue += each * (statued & 1)
                tiles >>= 1
                decorated >>= 1
                statued >>= 1
            land = t.landscape[kind]
            out[city] += coins * value
            out[TYPE_FIELD + kind] += coins * value
            out[LANDSCAPE_FIELD + land] += t.landscape_coins[land] * value
            out[pair] += coins * with_statue
            out[FIELDS + city] += points * value
            out[FIELDS + TYPE_FIELD + kind] += points * value
            out[FIELDS + LANDSCAPE_FIELD + land] += t.landscape_points[land] * value
            out[FIELDS + pair] += points * with_statue
            kind += 1
    return out


def field_coins(t: Tables, s: CarraraState, seat: i64, field: i64) -> i64:
    """The coins that scoring a field would give now."""
    return all_fields(t, s, seat)[field]


def field_points(t: Tables, s: CarraraState, seat: i64, field: i64) -> i64:
    """The points that scoring a field would give now."""
    return all_fields(t, s, seat)[FIELDS + field]


def has_at_least(tiles: i64, n: i64) -> bool:
    """Whether a set has n members or more."""
    while n > 1 and tiles != 0:
        tiles &= tiles - 1
        n -= 1
    return tiles != 0


def building_fields(t: Tables, s: CarraraState, seat: i64) -> i64:
    """The fields this player can score with their current buildings, as bits (CAR-V4)."""
    out: i64 = 0
    taken = s.used[seat] | s.claimed
    owned = s.owned
    k: i64 = seat * CITIES
    minimum = t.minimum
    every: i64 = 0
    for city in range(CITIES):
        tiles = owned[k + city]
        every |= tiles
        if tiles != 0 and taken & bit(city) == 0 and has_at_least(tiles, minimum[city]):
            out |= bit(city)
    if every == 0:
        return 0
    landscape = t.landscape
    for kind in range(TYPES):
        if every & of_type(kind) != 0:
            out |= bit(TYPE_FIELD + kind) | bit(LANDSCAPE_FIELD + landscape[kind])
    if s.statued & every != 0:
        statued = s.statued
        for pair in range(PAIRS):
            if (owned[k + pair] | owned[k + CITIES - 1 - pair]) & statued != 0:
                out |= bit(PAIR_FIELD + pair)
    return out & ~taken


def money_fields(t: Tables, s: CarraraState, seat: i64, coins: i64) -> i64:
    """The money fields this player could claim with this number of coins, as bits (CAR-V9)."""
    out: i64 = 0
    if s.advanced == 1 and s.used[seat] & MONEY_FIELDS == 0:
        for i in range(2):
            if coins >= t.money_minimum[i] and s.claimed & bit(MONEY_FIELD + i) == 0:
                out |= bit(MONEY_FIELD + i)
    return out


# -- the final scoring ------------------------------------------------------------------------


def money_points(t: Tables, s: CarraraState, seat: i64) -> i64:
    """Points for the remaining coins (CAR-E3)."""
    rate = t.rate
    for i in range(2):
        if s.used[seat] & bit(MONEY_FIELD + i) != 0:
            rate = t.money_rate[i]
    return s.coins[seat] // rate


def set_points(t: Tables, s: CarraraState, seat: i64) -> i64:
    """Points for the decorations on a player's buildings (CAR-E4, CAR-C12)."""
    total: i64 = 0
    placed = buildings_of(s, seat) & s.decorated
    if placed != 0:
        for kind in range(DECORATIONS):
            total += t.sets[count_bits(placed & of_type(kind))]
    return total


def majority_rank(s: CarraraState, seat: i64, city: i64) -> i64:
    """A player's rank for the statues of a city; 0 without a statue there (CAR-E5).

    A fourth player behind three who are tied for first has rank 3, or 4 by the option `triple_tie`.
    """
    own = count_bits(s.owned[seat * CITIES + city] & s.statued)
    if own == 0:
        return 0
    rank: i64 = 1
    # Each number of statues above the player's own is a rank; each number that several players
    # have, including the player's own, moves everyone at or below it down by one.
    for other in range(s.seats):
        number = count_bits(s.owned[other * CITIES + city] & s.statued)
        if number < own:
            continue
        alike: i64 = 0
        first = True
        for third in range(s.seats):
            if count_bits(s.owned[third * CITIES + city] & s.statued) == number:
                alike += 1
                if third < other:
                    first = False
        if first:
            if number > own:
                rank += 1
            if alike > 1:
                rank += 1
            if alike == 3 and number > own:
                rank += s.behind_three
    return rank


def majority_points(t: Tables, s: CarraraState, seat: i64) -> i64:
    """Points for statues in all cities (CAR-E4)."""
    if s.statued == 0:
        return 0
    total: i64 = 0
    for city in range(CITIES):
        rank = majority_rank(s, seat, city)
        if 0 < rank <= RANKS:
            total += t.majorities[city * RANKS + rank - 1]
    return total


def score(t: Tables, s: CarraraState, seat: i64) -> i64:
    """A player's points if the game ended now."""
    return (
        points_of(s, seat)
        + money_points(t, s, seat)
        + set_points(t, s, seat)
        + majority_points(t, s, seat)
    )


def scores(t: Tables, s: CarraraState) -> list[int]:
    """All players' points if the game ended now."""
    return [int(score(t, s, seat)) for seat in range(s.seats)]


def ranking(t: Tables, s: CarraraState) -> list[int]:
    """All players' places: by points, then blocks left; otherwise shared (CAR-E6)."""
    keys = vec[i64]()
    for seat in range(s.seats):
        keys = append(keys, score(t, s, seat) * 64 + blocks_of(s, seat))
    places = []
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if keys[other] > keys[seat]:
                place += 1
        places.append(place)
    return places


def breakdown(t: Tables, s: CarraraState, seat: i64, with_money: bool) -> list[tuple[str, int]]:
    """A player's points by source; without money if the viewer may not know it."""
    lines: list[tuple[str, int]] = []
    for source in range(SOURCES):
        if source == PAIR_SCORES and s.advanced == 0:
            continue
        lines.append((SOURCE_NAMES[source], int(s.earned[seat * SOURCES + source])))
    if with_money:
        lines.append(("money", int(money_points(t, s, seat))))
    if s.advanced == 1:
        lines.append(("sets", int(set_points(t, s, seat))))
        lines.append(("majorities", int(majority_points(t, s, seat))))
    return lines
