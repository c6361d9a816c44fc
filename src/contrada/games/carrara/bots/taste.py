"""What resources are worth to bots, and how much of the game is left."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.games.carrara.pieces import DISPLAY, count_bits
from contrada.games.carrara.state import NOBODY, CarraraState


@final
class Taste:
    """The values of resources while there is time to use them, in final points."""

    def __init__(self) -> None:
        self.blocks = vec[float]([0.6, 1.0, 1.3, 2.2, 2.3, 3.4])
        """The value of a block of each colour."""
        self.late_block = 0.5
        """The value of a block in the hand of a player without stones. Building with it gives a
        point: if it had nearly that value in the hand, bots would pass for coins and never end the
        game.
        """
        self.coin = 0.32
        """The value of a coin for a player with few coins."""
        self.poor: i64 = 14
        """The number of coins beyond which further ones have less value."""
        self.handy_coin = 0.27
        self.rich: i64 = 34
        """The number of coins beyond which further ones count only in the final scoring."""
        self.last_coin = 0.2
        self.growth = 6.5
        """The expected growth of a stone's field at the start of the game."""
        self.open_stone = 0.75
        """The factor for a stone in the open area, which has to wait and gives no bonus."""
        self.bonus = 2.0
        self.contested = 0.7
        """The factor for a city's field, which another player may take."""
        self.not_yet = 0.85
        """The factor for a field that is not scored yet."""
        self.unfinished = 0.75
        self.idle_stone = 1.0
        """The cost of an unused stone when the game could end."""
        self.stored = 3.0
        self.majority = 0.6
        """The factor for a majority, which may be lost before the end."""
        self.turn = 2.8
        """The average growth of a player's lead in one turn."""
        self.advanced_turn = 4.7


def time_left(s: CarraraState) -> float:
    """The remaining share of the game, from 1 to 0, by the two conditions for its end."""
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
    # Without tiles to build no field can grow, even if stones are left.
    tiles: i64 = s.stack_size + count_bits(s.display)
    room = float(tiles) / float(DISPLAY) if tiles < DISPLAY else 1.0
    return (0.65 * longer + 0.35 * shorter) * room


def coin_worth(taste: Taste, coins: i64, left: float) -> float:
    """The value of one more coin."""
    early = taste.last_coin
    if coins < taste.poor:
        early = taste.coin
    elif coins < taste.rich:
        early = taste.handy_coin
    return taste.last_coin * (1.0 - left) + early * left


def use_for_blocks(left: float) -> float:
    """How much blocks can still be used for buildings and points."""
    return 1.0 if left > 0.35 else left / 0.35
