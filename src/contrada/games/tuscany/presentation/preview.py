"""The preview of an action: its immediate effects, displayed with it."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.tuscany import actions as act
from contrada.games.tuscany.phases.effects import (
    agriculture_points,
    area_points,
    colour_points,
    field_colour,
)
from contrada.games.tuscany.phases.maps import (
    AREA_POINTS,
    FIELD_NAMES,
    FIELDS,
    OFFSET_NAMES,
    OFFSETS,
    TURNS,
    areas_of,
    arrangement_of,
    colour_fields,
    count,
)
from contrada.games.tuscany.phases.setup import variants_of
from contrada.games.tuscany.pieces import (
    BONUS_STORAGE,
    COLOUR_NAMES,
    COLOURS,
    LIGHT_GREEN,
    STORAGE_POINTS,
)
from contrada.games.tuscany.presentation.view import counts_times, to_next_scoring
from contrada.games.tuscany.state import TuscanyState
from contrada.games.tuscany.tables import Tables


def placement(t: Tables, s: TuscanyState, seat: int, item: int, field: int) -> Json:
    """The green points of a placement by source, and how many times they will count."""
    colour = field_colour(s, seat, field)
    area = area_points(s, seat, colour, field)
    whole = colour_points(t, s, seat, colour, field)
    goods = agriculture_points(s, seat, item, field) if colour == LIGHT_GREEN else 0
    return {
        "points": area + whole + goods,
        "from_area": area,
        "from_colour": whole,
        "from_agriculture": goods,
        "counts": counts_times(s),
    }


def arrangement_values(t: Tables, s: TuscanyState, seat: int, arrangement: int) -> Json:
    """The values of an arrangement's areas: the total, and the larger areas by colour."""
    variants = variants_of(s, seat)
    total = 0
    areas = []
    for colour in range(COLOURS):
        fields = colour_fields(t.outlines, variants, arrangement, colour)
        for area in areas_of(fields, arrangement % OFFSETS):
            size = count(area)
            points = AREA_POINTS[size]
            total += points
            if size > 1:
                names = [FIELD_NAMES[field] for field in range(FIELDS) if area >> field & 1]
                shown = {"colour": COLOUR_NAMES[colour], "fields": names, "points": points}
                areas.append(shown)
    return {"total": total, "areas": areas}


def preview(t: Tables, s: TuscanyState, seat: int, a: int) -> Json:
    """The immediate effects of an action, as far as they are certain."""
    if act.ARRANGE <= a < act.SHIFT:
        order, turns = divmod(a - act.ARRANGE, TURNS)
        shifts = []
        for offsets in range(OFFSETS):
            values = arrangement_values(t, s, seat, arrangement_of(order, turns, offsets))
            middle, right = OFFSET_NAMES[offsets >> 1], OFFSET_NAMES[offsets & 1]
            shifts.append({"middle": middle, "right": right, **values})
        return {"best": max(shift["total"] for shift in shifts), "shifts": shifts}
    if act.SHIFT <= a < act.START_CASTLE:
        return arrangement_values(t, s, seat, s.arrangement[seat] + a - act.SHIFT)
    if act.START_CASTLE <= a < act.BONUS:
        return _castle_preview(t, s, seat, a - act.START_CASTLE)
    if act.is_place(a):
        return placement(t, s, seat, act.placed_item(a), act.placed_field(a))
    if act.is_pay(a):
        return placement(t, s, seat, s.draft_item, s.draft_field)
    if a >= act.CASTLE_PLACE:
        return placement(t, s, seat, s.castle_tile, a - act.CASTLE_PLACE)
    if act.TAKE <= a < act.PLACE or act.CASTLE_TAKE <= a < act.CASTLE_PLACE:
        left = to_next_scoring(s, seat)
        return {"to_next_scoring": left - 1 if left > 0 and s.own_left[seat] > 0 else left}
    if a == act.bonus(BONUS_STORAGE):
        return {"points": STORAGE_POINTS, "counts": counts_times(s)}
    return {}


def _castle_preview(t: Tables, s: TuscanyState, seat: int, field: int) -> Json:
    """What the areas can still give after the start castle covers its field without points."""
    values = arrangement_values(t, s, seat, s.arrangement[seat])
    alone = area_points(s, seat, 0, field)
    return {"total": values["total"] - alone}
