"""What a placement or a yield card gives, named: the parts of the green points, and the goods."""

from __future__ import annotations

from contrada.core.messages import Json
from contrada.games.tuscany.phases.effects import (
    agriculture_points,
    area_points,
    colour_points,
    field_colour,
)
from contrada.games.tuscany.pieces import (
    BEIGE,
    BONUS_KINDS,
    BONUS_MARBLE,
    BONUS_WORKER,
    BONUS_YIELD,
    COLOUR_NAMES,
    DARK_GREEN,
    GREY,
    LIGHT_GREEN,
    MONASTERY_CARDS,
    NOTHING,
    ORANGE,
    RED,
    SCORINGS,
    SURPLUS_POINTS,
    TURQUOISE,
    YELLOW,
)
from contrada.games.tuscany.state import TuscanyState, free_space
from contrada.games.tuscany.tables import Tables


def counts_times(s: TuscanyState) -> int:
    """The number of scorings in which a green point gained now will count."""
    return SCORINGS - int(s.scorings)


def gift(name: str, amount: int) -> Json:
    """Something gained, in JSON."""
    return {"is": "gift", "gift": name, "amount": amount}


def placement(
    t: Tables, s: TuscanyState, seat: int, item: int, field: int, *, freed: bool = False
) -> Json:
    """The green points of a placement by source, how many times they count, and what else it
    gives; `freed` if the item leaves a storage space.
    """
    colour = field_colour(s, seat, field)
    area = area_points(t, s, seat, colour, field)
    whole = colour_points(t, s, seat, colour, field)
    goods = agriculture_points(t, s, seat, item, field) if colour == LIGHT_GREEN else 0
    parts: list[Json] = []
    if area:
        parts.append({"is": "part", "source": "area", "points": area, "colour": "none", "place": 0})
    if whole:
        parts.append(
            {
                "is": "part",
                "source": "colour",
                "points": whole,
                "colour": COLOUR_NAMES[colour],
                "place": int(s.completed[colour]) + 1,
            }
        )
    if goods:
        one = {"source": "agriculture", "points": goods, "colour": "none", "place": 0}
        parts.append({"is": "part", **one})
    total = int(area + whole + goods)
    gains = [{"is": "green_gain", "points": total, "parts": parts}] if total else []
    return {
        "points": total,
        "counts": counts_times(s),
        "parts": parts,
        "gains": [*gains, *effect_gifts(s, seat, colour, freed=freed)],
    }


def effect_gifts(s: TuscanyState, seat: int, colour: int, *, freed: bool) -> list[Json]:
    """What the effect of a colour gives (TUS-P3 to TUS-P8)."""
    bonus = seat * BONUS_KINDS
    if colour == GREY:
        return [gift("marble", 1 + s.bonus[bonus + BONUS_MARBLE])]
    if colour == ORANGE:
        return [gift("worker", 1 + s.bonus[bonus + BONUS_WORKER])]
    if colour == YELLOW:
        certain = s.deck_size + s.discards_size >= MONASTERY_CARDS
        return [gift("cards", MONASTERY_CARDS)] if certain else []
    if colour == BEIGE:
        return [gift("yield_card", 1 + s.bonus[bonus + BONUS_YIELD])]
    if colour == TURQUOISE:
        if freed or free_space(s, seat) != NOTHING:
            return [gift("hexagon", 1)]
        return [gift("red_points", SURPLUS_POINTS)]
    if colour == RED:
        return [gift("bonus_tile", 1)]
    return [gift("castle", 1)] if colour == DARK_GREEN else []
