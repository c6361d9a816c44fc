"""How soon the game can end: with the fifth rider (PAL-B3), so before the last stack is empty."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.arrays import Row
from contrada.games.palazzo.pieces import RIDERS, STACKS, height
from contrada.games.palazzo.state import PalazzoState

REVEALS: Final = 2
"""The number of tiles that a turn of buying or auctioning reveals (PAL-B1)."""
NAMES: Final = (
    "reveals to come",
    "danger of the end",
    "palazzi of 1 floors in danger",
    "palazzi of 2 floors in danger",
    "purchasing power in danger",
)


def reveals_to_come(s: PalazzoState) -> float:
    """The expected number of reveals until the fifth rider."""
    riders = float(RIDERS - s.riders)
    last = STACKS - 1
    to_come = riders * float(s.stack_size[last] + 1) / (riders + 1.0)
    for stack in range(last):
        to_come += float(s.stack_size[stack])
    return to_come


def tiles_to_come(s: PalazzoState) -> float:
    """The expected number of tiles still to be had: revealed ones, and half of the open ones."""
    return reveals_to_come(s) - float(RIDERS - s.riders) + float(len(s.market) // 2)


def danger(s: PalazzoState) -> float:
    """The probability that the next turn of buying or auctioning ends the game."""
    riders = RIDERS - s.riders
    left: i64 = 0
    for stack in range(STACKS):
        left += s.stack_size[stack]
    if riders > REVEALS or left > s.stack_size[STACKS - 1]:
        return 0.0
    if riders == 0 or left <= REVEALS:
        return 1.0
    if riders == 1:
        return float(REVEALS) / float(left)
    return 2.0 / float(left * (left - 1))


def add_end(out: Row, s: PalazzoState, row: vec[i64], power: float) -> None:
    """The features in the order of NAMES."""
    near = danger(s)
    ones = 0.0
    twos = 0.0
    for i in range(len(row)):
        floors = height(row[i])
        if floors == 1:
            ones += 1.0
        elif floors == 2:
            twos += 1.0
    out.append(reveals_to_come(s))
    out.append(near)
    out.append(near * ones)
    out.append(near * twos)
    out.append(near * power)
