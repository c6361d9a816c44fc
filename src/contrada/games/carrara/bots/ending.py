"""How soon the game can end, and what a player can still do until then.

The game ends when a player has used all stones and the stack is empty (CAR-E1). Each turn takes at
most one building from the stack or one stone, so the conditions give a fewest number of turns.
What a player cannot use in these turns may be lost, because a rival who leads will hurry.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import Row
from contrada.games.carrara.pieces import FIELDS, bit, count_bits
from contrada.games.carrara.state import NOBODY, CarraraState, blocks_of

MOST: Final = 8
"""The maximum number of stones, and so of fields to score."""
A_TURN: Final = 4
"""About the number of blocks that a turn of building uses."""
NAMES: Final = (
    "turns left",
    "points of fields in the turns left",
    "points of fields in twice the turns left",
    "stones for more than the turns left",
    "stones for more than twice the turns left",
    "blocks for the turns left",
    "building blocks without stones",
)


def stones_of(s: CarraraState, seat: i64) -> i64:
    """The stones that a player has not used."""
    return count_bits(s.stones[seat]) + s.open_stones[seat]


def turns_left(s: CarraraState, seat: i64, last: i64) -> i64:
    """The fewest turns a player has before the game can end.

    `last` is 1 if the player has a turn after the end was triggered.
    """
    if s.trigger != NOBODY:
        return last
    fewest: i64 = MOST
    for other in range(s.seats):
        there = stones_of(s, other)
        if there < fewest:
            fewest = there
    # The fewest turns of everybody together, and of the player who uses the last stone.
    together = s.stack_size + fewest
    if together < 1:
        together = 1
    rounds: i64 = (together + s.seats - 1) // s.seats
    if fewest > rounds:
        rounds = fewest
    # Whoever does not trigger the end has one more turn.
    return rounds if stones_of(s, seat) == fewest else rounds + 1


def best_fields(gives: vec[i64], scorable: i64) -> vec[i64]:
    """The points of the scorable fields, the best first."""
    best = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    for field in range(FIELDS):
        points = gives[FIELDS + field]
        if points <= best[MOST - 1] or scorable & bit(field) == 0:
            continue
        place: i64 = MOST - 1
        while place > 0 and best[place - 1] < points:
            best[place] = best[place - 1]
            place -= 1
        best[place] = points
    return best


def add_end(out: Row, s: CarraraState, seat: i64, last: i64, best: vec[i64]) -> None:
    """The features in the order of NAMES; `best` are the points of the best fields."""
    turns = turns_left(s, seat, last)
    stones = stones_of(s, seat)
    soon: i64 = 0
    later: i64 = 0
    for use in range(stones if stones < MOST else i64(MOST)):
        if use < turns:
            soon += best[use]
        if use < 2 * turns:
            later += best[use]
    out.append(float(turns))
    out.append(float(soon))
    out.append(float(later))
    out.append(float(stones - turns) if stones > turns else 0.0)
    out.append(float(stones - 2 * turns) if stones > 2 * turns else 0.0)
    blocks = blocks_of(s, seat)
    usable: i64 = A_TURN * turns
    out.append(float(blocks if blocks < usable else usable))
    out.append(float(blocks if blocks < usable else usable) if stones == 0 else 0.0)
