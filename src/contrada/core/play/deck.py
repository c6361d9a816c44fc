"""Decks that keep their order: the n-th draw from a source does not depend on who draws it.

A state holds decks, bags and stacks as pools without an order. A match draws the n-th piece of a
source from the seed, the source and n alone, so two lines of play of one deal meet the same next
card, as with a real shuffled deck. Every piece gets a random rank for each draw, and the lowest
rank is drawn: each piece is equally likely, and two pools with mostly the same pieces mostly give
the same one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from contrada.core.rng import Rng

WARM_UP: Final = 12


def drawn(seed: bytes, source: int, n: int, pool: Sequence[tuple[int, int]]) -> int:
    """The n-th outcome of a source; `pool` lists the possible outcomes with their copies."""
    key = b"contrada draw" + seed + source.to_bytes(8, "little") + n.to_bytes(8, "little")
    digest = hashlib.sha256(key).digest()
    word = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4)]
    best = pool[0][0]
    lowest: i64 = 1 << 60
    for outcome, copies in pool:
        rank = lowest_rank(word[0], word[1], word[2], word[3], outcome, copies)
        if rank < lowest:
            lowest = rank
            best = outcome
    return best


def lowest_rank(a: i64, b: i64, c: i64, d: i64, outcome: i64, copies: i64) -> i64:
    """The lowest rank among the copies of an outcome, 52 random bits."""
    rng = Rng(a ^ outcome, b, c, d)
    for _i in range(WARM_UP):
        rng.next32()
    lowest: i64 = 1 << 60
    for _j in range(copies):
        rank: i64 = (rng.next32() << 20) | (rng.next32() >> 12)
        if rank < lowest:
            lowest = rank
    return lowest
