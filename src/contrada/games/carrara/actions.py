"""The actions of The Palaces of Carrara: verbs, their numbers, constructors and JSON forms."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from contrada.core.vocabulary import Field, Verb, Vocabulary
from contrada.games.carrara.pieces import (
    BONUS_DECORATION,
    BONUS_POINTS,
    BONUS_STATUE,
    BONUSES,
    CITIES,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECORATION_NAMES,
    DECORATIONS,
    FIELD_NAMES,
    GOLD,
    IMPROVEMENTS,
    ITEMS,
    LOCATION_NAMES,
    MAX_SEATS,
    MONUMENT_SLOT,
    SECOND_THREE,
    SLOTS,
    TILES,
    TYPE_NAMES,
    VALUES,
)

PASS: Final = 0
KEEP: Final = 1
TURN: Final = 2
TURN_BOTH: Final = 3
TURN_STATUES: Final = 4
SHOW: Final = 5
FOLLOW: Final = 6
FORGO: Final = 7
SCORE_OPEN: Final = 8
STORE: Final = 9
LEAVE: Final = 10
LEAVE_GOLD: Final = 11
DONE: Final = 12
BUY: Final = 13
COMPLETE: Final = 14
SCORE: Final = 15
FIELD: Final = 37
CART: Final = 56
BUILD: Final = 92
CITY: Final = 134
UPGRADE: Final = 140
EXCHANGE: Final = 392
PAY: Final = 397
IMPROVE: Final = 403
TAKE: Final = 415
UNSTORE: Final = 428
PURCHASE: Final = 441
DISCARD: Final = 454
SET: Final = 467
NUM_ACTIONS: Final = 719

WHEEL: Final = 0
STARTER: Final = 6
DRAW: Final = 10
LAY: Final = 16
ENDING: Final = 58
NUM_CHANCE: Final = 62


def score(bonus: i64) -> i64:
    """Take a stone from a field of the Court with this bonus (CAR-V1)."""
    return SCORE + bonus


def cart(location: i64, colour: i64) -> i64:
    """Put a block from this location, 0 to 5, into the cart (CAR-B2)."""
    return CART + location * COLOURS + colour


def field(number: i64) -> i64:
    """Score this field (CAR-V4)."""
    return FIELD + number


def build(piece: i64) -> i64:
    """Build a tile of the display, or a monument (CAR-G1, CAR-G4)."""
    return BUILD + piece


def city(number: i64) -> i64:
    """Build the chosen tile in this city (CAR-G1)."""
    return CITY + number


def upgrade(piece: i64, where: i64) -> i64:
    """Replace this building of the player by the chosen monument (CAR-G4)."""
    return UPGRADE + piece * CITIES + where


def exchange(colour: i64) -> i64:
    """Lay out two blocks of a colour for one of the next dearer colour (CAR-G2)."""
    return EXCHANGE + colour


def pay(colour: i64) -> i64:
    """Lay out one block as payment (CAR-G1)."""
    return PAY + colour


def unordered(a: i64) -> bool:
    """Whether an action is a step of a cart or a payment, which can be played in any order."""
    return CART <= a < BUILD or EXCHANGE <= a < IMPROVE


def improve(place: i64) -> i64:
    """Take the improvement of this place, `city * 2` or one more (CAR-G5)."""
    return IMPROVE + place


def take(item: i64) -> i64:
    """Take this decoration or statue (CAR-B7)."""
    return TAKE + item


def unstore(item: i64) -> i64:
    """Take this item out of a storehouse to place it (CAR-D4)."""
    return UNSTORE + item


def purchase(item: i64) -> i64:
    """Buy this decoration or statue for 10 coins (CAR-D6)."""
    return PURCHASE + item


def discard(item: i64) -> i64:
    """Discard this stored item; the new one takes its storehouse (CAR-D3)."""
    return DISCARD + item


def set_on(piece: i64, where: i64) -> i64:
    """Put the item in hand on this building of the player (CAR-D1, CAR-D2)."""
    return SET + piece * CITIES + where


def block_form(colour: int) -> dict[str, Any]:
    """A block in JSON."""
    return {"is": "block", "colour": COLOUR_NAMES[colour]}


def blocks_form(colour: int, count: int) -> dict[str, Any]:
    """Some blocks of a colour in JSON."""
    return {"is": "blocks", "colour": COLOUR_NAMES[colour], "count": count}


def exchange_form(colour: int) -> dict[str, Any]:
    """Two blocks that stand for one of the next dearer colour, in JSON."""
    return {"is": "exchange", "colour": COLOUR_NAMES[colour], "for": COLOUR_NAMES[colour + 1]}


def colour_form(colour: int) -> dict[str, Any]:
    """The colour of a block in JSON."""
    return {"is": "colour", "colour": COLOUR_NAMES[colour]}


def city_form(number: int) -> dict[str, Any]:
    """A city in JSON."""
    return {"is": "city", "name": CITY_NAMES[number]}


def building_form(piece: int) -> dict[str, Any]:
    """A building tile or monument in JSON; the second tile of value 3 is copy 2."""
    kind, slot = divmod(piece, SLOTS)
    if slot == MONUMENT_SLOT:
        return {"is": "monument", "type": TYPE_NAMES[kind]}
    copy = 2 if slot == SECOND_THREE else 1
    return {"is": "building", "type": TYPE_NAMES[kind], "value": int(VALUES[slot]), "copy": copy}


def item_form(item: int) -> dict[str, Any]:
    """A decoration or statue in JSON."""
    if item < DECORATIONS:
        return {"is": "decoration", "kind": DECORATION_NAMES[item]}
    return {"is": "statue", "colour": "gold" if item == GOLD else COLOUR_NAMES[item - DECORATIONS]}


def bonus_form(bonus: int) -> dict[str, Any]:
    """A bonus of the Royal Court in JSON."""
    if bonus == BONUS_DECORATION:
        return {"is": "bonus", "gives": "decoration", "amount": 1}
    if bonus == BONUS_STATUE:
        return {"is": "bonus", "gives": "statue", "amount": 1}
    if bonus < BONUS_POINTS:
        return {"is": "bonus", "gives": "coins", "amount": bonus}
    return {"is": "bonus", "gives": "points", "amount": bonus - BONUS_POINTS}


def field_form(number: int) -> dict[str, Any]:
    """A scoring field in JSON."""
    return {"is": "field", "name": FIELD_NAMES[number]}


def improvement_form(place: int) -> dict[str, Any]:
    """An improvement in JSON."""
    return {"is": "improvement", "city": CITY_NAMES[place // 2], "copy": place % 2 + 1}


_blocks: Final = [block_form(colour) for colour in range(COLOURS)]
_cities: Final = [city_form(number) for number in range(CITIES)]
_buildings: Final = [building_form(piece) for piece in range(TILES)]
_items: Final = [item_form(item) for item in range(ITEMS)]

PLAYER: Final = Vocabulary(
    Verb("pass", PASS),
    Verb("keep", KEEP),
    Verb("turn", TURN),
    Verb("turn_both", TURN_BOTH),
    Verb("turn_statues", TURN_STATUES),
    Verb("show", SHOW),
    Verb("follow", FOLLOW),
    Verb("forgo", FORGO),
    Verb("score_open", SCORE_OPEN),
    Verb("store", STORE),
    Verb("leave", LEAVE),
    Verb("leave_gold", LEAVE_GOLD),
    Verb("done", DONE),
    Verb("buy", BUY),
    Verb("complete", COMPLETE),
    Verb("score", SCORE, Field("bonus", [bonus_form(bonus) for bonus in range(BONUSES)])),
    Verb("field", FIELD, Field("field", [field_form(i) for i in range(len(FIELD_NAMES))])),
    Verb("cart", CART, Field("location", LOCATION_NAMES), Field("block", _blocks)),
    Verb("build", BUILD, Field("building", _buildings)),
    Verb("city", CITY, Field("city", _cities)),
    Verb("upgrade", UPGRADE, Field("building", _buildings), Field("city", _cities)),
    Verb(
        "exchange",
        EXCHANGE,
        Field("exchange", [exchange_form(colour) for colour in range(COLOURS - 1)]),
    ),
    Verb("pay", PAY, Field("block", _blocks)),
    Verb(
        "improve",
        IMPROVE,
        Field("improvement", [improvement_form(i) for i in range(IMPROVEMENTS)]),
    ),
    Verb("take", TAKE, Field("item", _items)),
    Verb("unstore", UNSTORE, Field("item", _items)),
    Verb("purchase", PURCHASE, Field("item", _items)),
    Verb("discard", DISCARD, Field("item", _items)),
    Verb("set", SET, Field("building", _buildings), Field("city", _cities)),
)

CHANCE_OUTCOMES: Final = Vocabulary(
    Verb("wheel", WHEEL, Field("decoration", [item_form(i) for i in range(DECORATIONS)])),
    Verb("starter", STARTER, Field("seat", list(range(MAX_SEATS)))),
    Verb("draw", DRAW, Field("block", _blocks)),
    Verb("lay", LAY, Field("building", _buildings)),
    Verb("ending", ENDING, Field("seat", list(range(MAX_SEATS)))),
)
