"""The effects of a placed tile: area, colour bonus, and the effect of its colour."""

from __future__ import annotations

from mypy_extensions import i64

from contrada.games.tuscany.phases.maps import AREA_POINTS, area_at, count, offsets_of
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.pieces import (
    BEIGE,
    BONUS_KINDS,
    BONUS_MARBLE,
    BONUS_STORAGE,
    BONUS_WORKER,
    BONUS_YIELD,
    COLOURS,
    DARK_GREEN,
    DISPLAY,
    GIFTS,
    GOODS,
    GREY,
    HEXAGON,
    LIGHT_GREEN,
    MONASTERY_CARDS,
    NOTHING,
    ORANGE,
    RED,
    STORAGE_POINTS,
    SURPLUS_POINTS,
    TURQUOISE,
    YELLOW,
    YIELD_BONUS,
    YIELD_CARDS,
    YIELD_GREEN,
    YIELD_HEXAGON,
    YIELD_MARBLE,
    YIELD_RED,
    YIELD_WORKER,
    colour_of,
)
from contrada.games.tuscany.state import (
    CASTLE_TAKING,
    FROM_AGRICULTURE,
    FROM_AREAS,
    FROM_COLOURS,
    FROM_GREEN_YIELDS,
    FROM_RED_YIELDS,
    FROM_STORAGE,
    FROM_SURPLUS,
    GREEN_SOURCES,
    SOURCES,
    TuscanyState,
    free_space,
)
from contrada.games.tuscany.tables import Tables


def gain_green(s: TuscanyState, seat: i64, source: i64, points: i64) -> None:
    """Advance the green marker."""
    s.green[seat] += points
    s.green_from[seat * GREEN_SOURCES + source] += points


def gain_red(s: TuscanyState, seat: i64, source: i64, points: i64) -> None:
    """Advance the red marker."""
    s.red[seat] += points
    s.red_from[seat * SOURCES + source] += points


def field_colour(s: TuscanyState, seat: i64, field: i64) -> i64:
    """The colour of a field of a seat's map."""
    fields = s.fields
    base = seat * COLOURS
    for colour in range(i64(COLOURS)):
        if (fields[base + colour] >> field) & 1 != 0:
            return colour
    return NOTHING


def open_fields(s: TuscanyState, seat: i64, colour: i64) -> i64:
    """The empty fields of a colour that touch a laid tile (TUS-T3)."""
    return s.fields[seat * COLOURS + colour] & s.reach[seat] & ~s.covered[seat]


# -- points of a placement --------------------------------------------------------------------


def area_points(t: Tables, s: TuscanyState, seat: i64, colour: i64, field: i64) -> i64:
    """The points for completing its area by covering this field (TUS-P1)."""
    fields = s.fields[seat * COLOURS + colour]
    area = area_at(t.near, fields, offsets_of(s.arrangement[seat]), field)
    bit: i64 = 1 << field
    if area & ~(s.covered[seat] | bit) != 0:
        return 0
    return AREA_POINTS[count(area)]


def colour_points(t: Tables, s: TuscanyState, seat: i64, colour: i64, field: i64) -> i64:
    """The points for completing its colour by covering this field (TUS-P2)."""
    bit: i64 = 1 << field
    if s.fields[seat * COLOURS + colour] & ~(s.covered[seat] | bit) != 0:
        return 0
    if s.completed[colour] == 0:
        return t.first[colour]
    return t.second[colour] if s.completed[colour] == 1 else i64(0)


def agriculture_points(t: Tables, s: TuscanyState, seat: i64, item: i64, field: i64) -> i64:
    """A point for each kind that is not in the area yet; a hexagon counts as new (TUS-P6)."""
    if item == HEXAGON:
        return 1
    fields = s.fields[seat * COLOURS + LIGHT_GREEN]
    area = area_at(t.near, fields, offsets_of(s.arrangement[seat]), field)
    shows = t.shows[item]
    points: i64 = 0
    for kind in range(GOODS):
        if (shows >> kind) & 1 != 0 and s.goods[seat * GOODS + kind] & area == 0:
            points += 1
    return points


# -- placing ----------------------------------------------------------------------------------


def cover(t: Tables, s: TuscanyState, seat: i64, field: i64) -> None:
    """Cover a field, which makes its neighbours reachable."""
    bit: i64 = 1 << field
    s.covered[seat] |= bit
    s.reach[seat] |= t.near[offsets_of(s.arrangement[seat]) * FIELDS + field]


def place_item(t: Tables, s: TuscanyState, item: i64, field: i64) -> bool:
    """Lay an item of the current player on a field, with all its effects.

    Returns whether the player now has a decision.
    """
    seat = s.turn
    bit: i64 = 1 << field
    colour = field_colour(s, seat, field) if item == HEXAGON else colour_of(item)
    gain_green(s, seat, FROM_AREAS, area_points(t, s, seat, colour, field))
    gain_green(s, seat, FROM_COLOURS, colour_points(t, s, seat, colour, field))
    if colour == LIGHT_GREEN:
        gain_green(s, seat, FROM_AGRICULTURE, agriculture_points(t, s, seat, item, field))
        shows = t.shows[item]
        for kind in range(GOODS):
            if (shows >> kind) & 1 != 0:
                s.goods[seat * GOODS + kind] |= bit
    cover(t, s, seat, field)
    if item == HEXAGON:
        s.hexagons[seat] |= bit
    if s.fields[seat * COLOURS + colour] & ~s.covered[seat] == 0 and s.completed[colour] < 2:
        s.completed[colour] += 1
    return effect(s, colour)


def effect(s: TuscanyState, colour: i64) -> bool:
    """Apply exactly one effect, by the colour of the field (TUS-P3 to TUS-P8)."""
    seat = s.turn
    bonus = seat * BONUS_KINDS
    if colour == GREY:
        s.marble[seat] += 1 + s.bonus[bonus + BONUS_MARBLE]
    elif colour == ORANGE:
        s.workers[seat] += 1 + s.bonus[bonus + BONUS_WORKER]
    elif colour == YELLOW:
        s.due_cards = MONASTERY_CARDS
    elif colour == BEIGE:
        s.due_yields = 1 + s.bonus[bonus + BONUS_YIELD]
    elif colour == TURQUOISE:
        gain_hexagons(s, 1)
    elif colour == RED:
        s.due_bonus = 1
    elif colour == DARK_GREEN and castle_helps(s, seat):
        s.phase = CASTLE_TAKING
        s.seat = seat
        return True
    return False


def castle_helps(s: TuscanyState, seat: i64) -> bool:
    """Whether an open tile fits on the map (TUS-P3)."""
    for i in range(DISPLAY):
        tile = s.display[i]
        if tile != NOTHING and open_fields(s, seat, colour_of(tile)) != 0:
            return True
    return False


def gain_hexagons(s: TuscanyState, number: i64) -> None:
    """Put wooden hexagons into storage; each one without a space gives red points (TUS-P5)."""
    seat = s.turn
    for _ in range(number):
        space = free_space(s, seat)
        if space == NOTHING:
            gain_red(s, seat, FROM_SURPLUS, SURPLUS_POINTS)
        else:
            s.storage[space] = HEXAGON
            s.fresh += 1


def take_bonus(s: TuscanyState, seat: i64, kind: i64) -> None:
    """Give a bonus tile to the player (TUS-S3, TUS-P4)."""
    s.bonus_left[kind] -= 1
    s.bonus[seat * BONUS_KINDS + kind] += 1
    if kind == BONUS_STORAGE:
        gain_green(s, seat, FROM_STORAGE, STORAGE_POINTS)


def open_yield(t: Tables, s: TuscanyState, kind: i64) -> None:
    """Apply a yield card and discard it (TUS-P8)."""
    seat = s.turn
    s.yields[kind] -= 1
    s.yields_size -= 1
    s.yields_out[kind] += 1
    s.due_yields -= 1
    base = kind * GIFTS
    gives = t.gives
    gain_red(s, seat, FROM_RED_YIELDS, gives[base + YIELD_RED])
    gain_green(s, seat, FROM_GREEN_YIELDS, gives[base + YIELD_GREEN])
    s.due_cards = gives[base + YIELD_CARDS]
    s.workers[seat] += gives[base + YIELD_WORKER]
    s.marble[seat] += gives[base + YIELD_MARBLE]
    gain_hexagons(s, gives[base + YIELD_HEXAGON])
    s.due_bonus = gives[base + YIELD_BONUS]
