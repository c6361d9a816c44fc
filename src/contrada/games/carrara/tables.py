"""The components as lookup tables for the rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.carrara.pieces import CITIES
from contrada.games.carrara.state import CarraraState


@final
class Tables:
    """Prices, rewards, bonuses and orders, as numbers; immutable after construction."""

    def __init__(
        self,
        prices: vec[i64],
        landscape: vec[i64],
        decoration: vec[i64],
        minimum: vec[i64],
        coins: vec[i64],
        points: vec[i64],
        improved_coins: vec[i64],
        improved_points: vec[i64],
        improvements: i64,
        court_normal: vec[i64],
        court_advanced: vec[i64],
        landscape_coins: vec[i64],
        landscape_points: vec[i64],
        sets: vec[i64],
        wheel_decorations: vec[i64],
        wheel_statues: vec[i64],
        majorities: vec[i64],
        money_minimum: vec[i64],
        money_rate: vec[i64],
        rate: i64,
    ) -> None:
        self.prices = prices
        """By location and colour (CAR-C2)."""
        self.landscape = landscape
        """By type: 0 urban, 1 rural (CAR-C3)."""
        self.decoration = decoration
        """By type: its decoration (CAR-C3)."""
        self.minimum = minimum
        """By city: the buildings needed to score it (CAR-C5)."""
        self.coins = coins
        self.points = points
        """By city: the reward for a point of value (CAR-C5)."""
        self.improved_coins = improved_coins
        self.improved_points = improved_points
        """By place of an improvement: its reward (CAR-C6)."""
        self.improvements = improvements
        """The places that hold an improvement, as bits (CAR-C6)."""
        self.court_normal = court_normal
        self.court_advanced = court_advanced
        """By field of the Royal Court: its bonus (CAR-C7)."""
        self.landscape_coins = landscape_coins
        self.landscape_points = landscape_points
        """For urban and rural: the reward for a point of value (CAR-C8)."""
        self.sets = sets
        """Points for 0 to 7 decorations of a kind (CAR-C12)."""
        self.wheel_decorations = wheel_decorations
        self.wheel_statues = wheel_statues
        """The orders on the wheels, clockwise (CAR-C10)."""
        self.majorities = majorities
        """By city and rank: points for statues (CAR-C11)."""
        self.money_minimum = money_minimum
        self.money_rate = money_rate
        """For the two money fields: coins needed, and coins for a point (CAR-V9)."""
        self.rate = rate
        """Coins for a point without a money field (CAR-E3)."""

    def court(self, s: CarraraState) -> vec[i64]:
        """The bonuses of the side of the Court in use."""
        return self.court_advanced if s.advanced == 1 else self.court_normal

    def reward_coins(self, s: CarraraState, seat: i64, city: i64) -> i64:
        """Coins for a point of value in a city, on this player's board."""
        which = s.improved[seat * CITIES + city]
        return self.coins[city] if which == 0 else self.improved_coins[city * 2 + ((which - 1) & 1)]

    def reward_points(self, s: CarraraState, seat: i64, city: i64) -> i64:
        """Points for a point of value in a city, on this player's board."""
        which = s.improved[seat * CITIES + city]
        return (
            self.points[city] if which == 0 else self.improved_points[city * 2 + ((which - 1) & 1)]
        )

    def type_with(self, decoration: i64) -> i64:
        """The type that a decoration belongs to."""
        table = self.decoration
        kind: i64 = 0
        while table[kind] != decoration:
            kind += 1
        return kind
