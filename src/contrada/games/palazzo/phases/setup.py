"""Set-up: starting cards and the first tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from contrada.games.palazzo.chance import draw, unstack
from contrada.games.palazzo.pieces import CARD_KINDS, TILE_KINDS, WAREHOUSE
from contrada.games.palazzo.state import SETTING_UP, TURN, PalazzoState

STARTING_CARDS: Final = 4


def deal(s: PalazzoState, kind: i64) -> None:
    """Deal one starting card, four to each player in turn, hidden from the others (PAL-S3)."""
    seat: i64 = s.step // STARTING_CARDS
    draw(s, kind)
    s.hands[seat * CARD_KINDS + kind] += 1
    s.hand_size[seat] += 1
    s.step += 1
    if s.step == s.seats * STARTING_CARDS:
        s.phase = SETTING_UP
        s.step = 0


def set_up_tile(s: PalazzoState, kind: i64) -> None:
    """Put one tile on each quarry, then one on the warehouse (PAL-S2)."""
    unstack(s, kind)
    s.market = append(s.market, s.step * TILE_KINDS + kind)
    s.step += 1
    if s.step > WAREHOUSE:
        s.phase = TURN
        s.seat = s.turn
        s.step = 0
