"""The preview of an action: its immediate effects, displayed with it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.messages import Json
from contrada.games.tuscany import actions as act
from contrada.games.tuscany.phases.effects import area_points
from contrada.games.tuscany.phases.maps import (
    AREA_POINTS,
    STORED_ORDERS,
    TURNS,
    areas_of,
    colour_fields,
    count,
    offsets_of,
    shifts_of,
    standing,
)
from contrada.games.tuscany.phases.payment import completes
from contrada.games.tuscany.phases.setup import variants_of
from contrada.games.tuscany.phases.shape import FIELDS, SHIFT_NAMES
from contrada.games.tuscany.pieces import (
    BONUS_CARD,
    BONUS_KINDS,
    BONUS_STORAGE,
    COLOUR_NAMES,
    COLOURS,
    STORAGE_POINTS,
)
from contrada.games.tuscany.presentation.gains import counts_times, placement
from contrada.games.tuscany.presentation.view import to_next_scoring
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables

CHOICES = act.SHIFT - act.ARRANGE
"""The number of orders and turns of the boards."""


def arrangement_values(t: Tables, s: TuscanyState, seat: int, arrangement: int) -> Json:
    """The values of an arrangement's areas: the total, and the larger areas by colour."""
    variants = variants_of(s, seat)
    areas = []
    for colour in range(COLOURS):
        fields = colour_fields(t.outlines, variants, arrangement, colour)
        for area in areas_of(t.near, fields, offsets_of(arrangement)):
            size = count(area)
            if size > 1:
                names = [t.shape.names[field] for field in range(FIELDS) if area >> field & 1]
                points = AREA_POINTS[size]
                areas.append({"colour": COLOUR_NAMES[colour], "fields": names, "points": points})
    return {"total": t.totals(variants)[arrangement], "areas": areas}


def preview(t: Tables, s: TuscanyState, seat: int, a: int) -> Json:
    """The immediate effects of an action, as far as they are certain."""
    if act.ARRANGE <= a < act.SHIFT:
        return _order_preview(t, s, seat, a - act.ARRANGE)
    if act.SHIFT <= a < act.START_CASTLE:
        return arrangement_values(t, s, seat, s.arrangement[seat] + a - act.SHIFT)
    if act.START_CASTLE <= a < act.BONUS:
        return _castle_preview(t, s, seat, a - act.START_CASTLE)
    if act.is_place(a):
        item, field = act.placed_item(a), act.placed_field(a)
        return _gifts_apart(placement(t, s, seat, item, field, freed=True))
    if act.is_pay(a):
        if not completes(s, a - act.PAY):
            return {}
        return _gifts_apart(placement(t, s, seat, s.draft_item, s.draft_field, freed=True))
    if a >= act.CASTLE_PLACE:
        return _gifts_apart(placement(t, s, seat, s.castle_tile, a - act.CASTLE_PLACE))
    if act.TAKE <= a < act.PLACE or act.CASTLE_TAKE <= a < act.CASTLE_PLACE:
        return _taking_preview(s, seat)
    if a == act.bonus(BONUS_STORAGE):
        return {"points": STORAGE_POINTS, "counts": counts_times(s)}
    if a == act.DRAW:
        due = int(s.draw + s.bonus[seat * BONUS_KINDS + BONUS_CARD])
        return {"cards": min(due, int(s.deck_size + s.discards_size))}
    return {}


def _gifts_apart(found: Json) -> Json:
    """A placement without its green points among the gains: a preview tells them by themselves."""
    return {**found, "gains": [one for one in found["gains"] if one["is"] == "gift"]}


def _order_preview(t: Tables, s: TuscanyState, seat: int, choice: int) -> Json:
    """The totals of the areas for each pair of shifts; the shifts are those of the order shown."""
    variants = variants_of(s, seat)
    key = int(variants[0] * 16 + variants[1] * 4 + variants[2]) * CHOICES + choice
    found = t.known_orders.get(key)
    if found is None:
        found = t.known_orders[key] = _order_totals(t, t.totals(variants), choice)
    return found


def _order_totals(t: Tables, totals: vec[i64], choice: int) -> Json:
    order, turns = divmod(choice, TURNS)
    first = standing(order, turns)
    shifts: list[Json] = []
    for offsets in t.shape.offsets:
        one, two = shifts_of(offsets)
        middle, right = (one, two) if order < STORED_ORDERS else (two, one)
        total = int(totals[first + offsets])
        names = {"middle": SHIFT_NAMES[middle], "right": SHIFT_NAMES[right]}
        shifts.append({**names, "total": total})
    return {"best": max(shift["total"] for shift in shifts), "shifts": shifts}


def _taking_preview(s: TuscanyState, seat: int) -> Json:
    """What filling the gap does to the clock: nothing without own tiles (TUS-T2, TUS-E1)."""
    left = to_next_scoring(s, seat)
    if s.own_left[seat] == 0:
        return {"refill": "none", "to_next_scoring": left}
    if s.triggered == 1 or s.last_round == 1:
        return {"refill": "ending", "to_next_scoring": max(0, left - 1)}
    return {"refill": "ends" if left == 1 else "some", "to_next_scoring": left - 1}


def _castle_preview(t: Tables, s: TuscanyState, seat: int, field: int) -> Json:
    """What the areas can still give after the start castle covers its field without points."""
    total = t.totals(variants_of(s, seat))[s.arrangement[seat]]
    return {"total": total - area_points(t, s, seat, 0, field)}
