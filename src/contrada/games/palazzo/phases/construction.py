"""Building acquired tiles, and rebuilding for a card."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.games.palazzo.actions import BUILD_NEW, BUILD_ON, DISCARD_CARD, DISCARD_TILE
from contrada.games.palazzo.phases.auction import box_left_over
from contrada.games.palazzo.phases.building import drop_acquired, found, rebuild
from contrada.games.palazzo.phases.money import show_and_pay
from contrada.games.palazzo.phases.turn import end_turn, next_seat
from contrada.games.palazzo.pieces import CARD_KINDS, TILES, lone
from contrada.games.palazzo.state import NOTHING, SHARING, PalazzoState


def build(s: PalazzoState, seat: i64, a: i64) -> None:
    """Build an acquired tile or discard it (PAL-G2, PAL-G3)."""
    if a >= DISCARD_TILE:
        drop_acquired(s, a - DISCARD_TILE)
        s.box[a - DISCARD_TILE] += 1
    elif a >= BUILD_ON:
        kind: i64 = (a - BUILD_ON) // TILES
        i: i64 = seat * TILES + (a - BUILD_ON) % TILES
        drop_acquired(s, kind)
        s.palazzi[i] = s.palazzi[i] | lone(kind)
    else:
        drop_acquired(s, a - BUILD_NEW)
        found(s, seat, lone(a - BUILD_NEW))
    if len(s.acquired) == 0:
        after_building(s, seat)


def after_building(s: PalazzoState, seat: i64) -> None:
    """The next player takes their shared-out tile, or the turn ends."""
    if s.step == 0 or s.step == s.seats:
        if s.step > 0:
            box_left_over(s)
        end_turn(s)
    else:
        s.seat = next_seat(s, seat)
        s.phase = SHARING


def card_choices(s: PalazzoState, seat: i64) -> vec[i64]:
    """Any one card pays for rebuilding (PAL-R1)."""
    out = vec[i64](capacity=16)
    hands = s.hands
    for kind in range(i64(CARD_KINDS)):
        if hands[seat * CARD_KINDS + kind] > 0:
            out = append(out, DISCARD_CARD + kind)
    return out


def pay_rebuild(s: PalazzoState, seat: i64, kind: i64) -> None:
    """Pay one card and rebuild (PAL-R1)."""
    s.hands[seat * CARD_KINDS + kind] -= 1
    show_and_pay(s, seat, kind, 1)
    rebuild(s, seat, s.rebuilding)
    s.rebuilding = NOTHING
    end_turn(s)
