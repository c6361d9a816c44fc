"""Why blocks cannot be bought."""

from __future__ import annotations

from contrada.core.messages import Message
from contrada.games.carrara import actions as act
from contrada.games.carrara import state as st
from contrada.games.carrara.phases.wheel import affordable
from contrada.games.carrara.pieces import COLOURS, LOCATION_NAMES
from contrada.games.carrara.state import CarraraState
from contrada.games.carrara.tables import Tables


def why_not_wheel(t: Tables, s: CarraraState, seat: int, a: int) -> Message | None:
    """Why the wheel cannot be turned, or kept as it is (CAR-B4 to CAR-B6)."""
    if s.advanced == 0 and a in (act.TURN_BOTH, act.TURN_STATUES):
        return Message("one-wheel")
    if s.advanced == 1 and a in (act.KEEP, act.TURN):
        return Message("two-wheels")
    if s.stage != st.MAIN or s.moving != st.NOTHING:
        return None
    if s.on_wheel == 0 and (st.bag_size(s) == 0 or a not in (act.TURN, act.TURN_BOTH)):
        return Message("wheel-empty")
    if not affordable(t, s, s.coins[seat]):
        return Message("nothing-affordable", {"coins": s.coins[seat]})
    return None


def why_not_show(s: CarraraState) -> Message | None:
    """Why the screen is not lifted (CAR-B4)."""
    if s.stage == st.SEGMENTS:
        return Message("affordable")
    return Message("turn-first") if s.stage == st.MAIN else None


def why_not_buy(s: CarraraState) -> Message | None:
    """Why the cart cannot be bought."""
    return Message("cart-empty") if s.stage in (st.MAIN, st.SEGMENTS) else None


def why_not_cart(
    t: Tables, s: CarraraState, seat: int, location: int, colour: int
) -> Message | None:
    """Why a block cannot be put into the cart (CAR-B2)."""
    if s.moving != st.NOTHING or s.stage not in (st.MAIN, st.SEGMENTS, st.CARTING):
        return None
    if s.stage == st.CARTING and location != s.location:
        return Message("one-segment", {"location": LOCATION_NAMES[s.location]})
    here = st.segment_at(s, location) * COLOURS
    if s.wheel[here + colour] <= s.chosen[colour]:
        told = {"location": LOCATION_NAMES[location], "block": act.colour_form(colour)}
        more = s.stage == st.CARTING and s.chosen[colour] > 0
        return Message("no-more-blocks" if more else "no-block", told)
    price = t.prices[location * COLOURS + colour]
    left = s.coins[seat] - s.due
    if price > left:
        return Message("price", {"price": price, "coins": left, "cart": s.due})
    return Message("two-wheels" if s.advanced == 1 else "wheel-first")
