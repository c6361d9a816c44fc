"""The turn: its three choices, and the next player."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import REBUILD, REVEAL, TAKE_MONEY
from contrada.games.palazzo.phases.building import can_rebuild
from contrada.games.palazzo.state import TURN, PalazzoState


def turn_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Take money, buy or auction, rebuild: exactly one of them (PAL-T2, PAL-R1, PAL-H2)."""
    out = vec[i64](capacity=4)
    if s.deck_size + s.discards_size >= s.seats + 1:
        out = append(out, TAKE_MONEY)
    out = append(out, REVEAL)
    if can_rebuild(s, seat):
        out = append(out, REBUILD)
    return out


def next_seat(s: PalazzoState, seat: i64) -> i64:
    """The left neighbour."""
    return (seat + 1) % s.seats


def end_turn(s: PalazzoState) -> None:
    """End the turn; the left neighbour is next (PAL-B12)."""
    s.turn = next_seat(s, s.turn)
    s.seat = s.turn
    s.phase = TURN
    s.step = 0
