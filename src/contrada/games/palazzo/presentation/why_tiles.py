"""Why a tile cannot be bought, taken, built or rebuilt."""

from __future__ import annotations

from contrada.core.messages import Json, Message, seat_form
from contrada.games.palazzo import actions as act
from contrada.games.palazzo import state as st
from contrada.games.palazzo.phases.building import can_rebuild, place_of_lone, stands_before
from contrada.games.palazzo.phases.money import purchasing_power
from contrada.games.palazzo.pieces import (
    FLOORS,
    TILES,
    WAREHOUSE,
    floor_of,
    has_floor,
    height,
    is_lone,
    lone,
    tile_at,
)
from contrada.games.palazzo.state import PalazzoState


def why_not_buy(s: PalazzoState, seat: int, kinds: list[int]) -> Message | None:
    """Why these tiles cannot be bought (PAL-B4, PAL-B5)."""
    if s.phase == st.PAYING:
        return Message("tiles-chosen")
    if s.phase != st.MARKET:
        return Message("reveal-first" if s.phase == st.TURN else "buy-when-revealed")
    stock = list(st.tiles_at(s, WAREHOUSE))
    for kind in kinds:
        if kind not in stock:
            return Message("not-in-warehouse", {"tile": act.tile_form(kind)})
    if len(kinds) == 2 and kinds[0] == kinds[1] and stock.count(kinds[0]) < 2:
        return Message("tile-once", {"tile": act.tile_form(kinds[0])})
    price, most = len(kinds) * s.price, purchasing_power(s, seat)
    if price > most:
        return Message("too-expensive", {"price": price, "most": int(most)})
    return Message("other-order") if kinds != sorted(kinds) else None


def why_not_auction(s: PalazzoState, share_out: bool) -> Message | None:
    """Why the next quarry is not auctioned, or not shared out (PAL-B4, PAL-B7)."""
    if s.phase != st.MARKET:
        return Message("reveal-first" if s.phase == st.TURN else "auction-when-revealed")
    return Message("share-from-four" if share_out else "auction-up-to-three")


def why_not_take_tile(s: PalazzoState, kind: int) -> Message | None:
    """Why a tile cannot be taken for nothing (PAL-B7)."""
    if s.phase != st.SHARING:
        return Message("tiles-when-shared")
    return Message("not-in-quarry", {"tile": act.tile_form(kind), "quarry": s.builder + 1})


def why_not_build(s: PalazzoState, seat: int, kind: int, at: int | None) -> Message | None:
    """Why a tile cannot be built on the palazzo at a place of the row (PAL-G1, PAL-G2)."""
    tile: Json = {"tile": act.tile_form(kind)}
    if s.phase != st.BUILDING:
        return Message("build-what-you-get")
    if kind not in list(s.acquired):
        return Message("not-acquired", tile)
    if at is None:
        return None
    if at >= s.palazzo_count[seat]:
        return Message("no-palazzo", {"palazzo": at + 1})
    palazzo, floor = s.palazzi[seat * TILES + at], floor_of(kind)
    if has_floor(palazzo, floor):
        return Message("floor-taken", {"palazzo": at + 1, "floor": floor})
    top = max(f for f in range(1, FLOORS + 1) if has_floor(palazzo, f))
    if top > floor:
        return Message("not-ascending", {"palazzo": at + 1, "floor": floor, "top": top})
    return _equal(s, seat, at)


def _equal(s: PalazzoState, seat: int, at: int) -> Message | None:
    """The palazzo equal to this one that stands for both."""
    if not stands_before(s, seat, at):
        return None
    row = s.palazzi[seat * TILES : seat * TILES + at]
    first = list(row).index(s.palazzi[seat * TILES + at])
    return Message("equal-palazzo", {"palazzo": at + 1, "other": first + 1})


def why_not_rebuild_now(s: PalazzoState, seat: int) -> Message | None:
    """Why nothing can be rebuilt in this phase; None while a rebuilding is chosen (PAL-R1)."""
    if s.phase == st.REBUILDING:
        return None
    if s.phase == st.PAYING_REBUILD:
        return Message("rebuilding-chosen")
    if s.phase != st.TURN:
        return begun(s, seat)
    if can_rebuild(s, seat):
        return Message("rebuild-first")
    return Message("rebuild-no-palazzo" if s.palazzo_count[seat] == 0 else "rebuild-no-card")


def begun(s: PalazzoState, seat: int) -> Message:
    """Why no turn can begin now: this turn's action is chosen, or it is somebody else's turn."""
    if s.turn != seat:
        return Message("turn-of", {"who": seat_form(s.turn)})
    return Message("turn-begun")


def why_not_take_out(s: PalazzoState, seat: int, at: int, floor: int) -> Message | None:
    """Why a floor cannot be taken out of a palazzo (PAL-R1 a)."""
    now = why_not_rebuild_now(s, seat)
    if now is not None:
        return now
    if at >= s.palazzo_count[seat]:
        return Message("no-palazzo", {"palazzo": at + 1})
    palazzo = s.palazzi[seat * TILES + at]
    if not has_floor(palazzo, floor):
        return Message("no-floor", {"palazzo": at + 1, "floor": floor})
    if is_lone(palazzo):
        return Message("one-floor", {"palazzo": at + 1})
    equal = _equal(s, seat, at)
    if equal is None and height(palazzo) == 2:
        return Message("two-floors", {"palazzo": at + 1})
    return equal


def why_not_single(s: PalazzoState, seat: int, kind: int) -> Message | None:
    """Why a tile cannot be put in or removed: it must be an own single tile (PAL-R1 b, c)."""
    now = why_not_rebuild_now(s, seat)
    if now is not None:
        return now
    if place_of_lone(s, seat, kind) == st.NOBODY:
        return Message("not-single", {"tile": act.tile_form(kind)})
    return None


def why_not_put_in(s: PalazzoState, seat: int, kind: int, at: int) -> Message | None:
    """Why a single tile cannot be put into a palazzo (PAL-R1 b)."""
    found = why_not_single(s, seat, kind)
    if found is not None:
        return found
    if at >= s.palazzo_count[seat]:
        return Message("no-palazzo", {"palazzo": at + 1})
    palazzo = s.palazzi[seat * TILES + at]
    if palazzo == lone(kind):
        return Message("into-itself")
    if has_floor(palazzo, floor_of(kind)):
        return Message("floor-taken", {"palazzo": at + 1, "floor": floor_of(kind)})
    return _equal(s, seat, at) or Message("other-single")


def why_not_tile(s: PalazzoState, seat: int, kind: int) -> Message | None:
    """Why a tile on the table cannot be used now, wherever it is."""
    tile: Json = {"tile": act.tile_form(kind)}
    if kind in list(s.acquired):
        return None
    if kind in list(st.tiles_at(s, WAREHOUSE)):
        return why_not_buy(s, seat, [kind])
    for quarry in range(WAREHOUSE):
        if kind in list(st.tiles_at(s, quarry)):
            return _in_quarry(s, kind, quarry)
    for p in range(s.seats):
        row = s.palazzi[p * TILES : p * TILES + s.palazzo_count[p]]
        if any(has_floor(x, floor_of(kind)) and tile_at(x, floor_of(kind)) == kind for x in row):
            if p != seat:
                return Message("tile-of", {"who": seat_form(p), **tile})
            return why_not_rebuild_now(s, seat)
    return Message("tile-not-here", tile)


def _in_quarry(s: PalazzoState, kind: int, quarry: int) -> Message | None:
    """Why a tile of a quarry cannot be taken."""
    if s.phase == st.SHARING:
        return None if quarry == s.builder else why_not_take_tile(s, kind)
    if s.phase == st.BIDDING and quarry == s.builder:
        return Message("lot-is-auctioned")
    return Message("quarry-is-auctioned", {"quarry": quarry + 1})
