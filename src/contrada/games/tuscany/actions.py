"""The actions of The Castles of Tuscany: verbs, their numbers, constructors and JSON forms."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.vocabulary import Field, Verb, Vocabulary
from contrada.games.tuscany.phases.maps import (
    BOARDS,
    FIELD_NAMES,
    FIELDS,
    LETTERS,
    OFFSET_NAMES,
    ORDER_NAMES,
    TURNS,
    VARIANTS,
)
from contrada.games.tuscany.pieces import (
    AGRICULTURE,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HEXAGON,
    ITEM_KINDS,
    MAX_SEATS,
    NOTHING,
    TILE_KINDS,
    TILE_NAMES,
    YIELD_NAMES,
    shown_goods,
)

DRAW: Final = 0
MARBLE: Final = 1
END_TURN: Final = 2
SKIP_CASTLE: Final = 3
ARRANGE: Final = 4
SHIFT: Final = 28
START_CASTLE: Final = 32
BONUS: Final = 62
TAKE: Final = 67
EXCHANGE: Final = 84
PLACE: Final = 390
PAY: Final = 930
CASTLE_TAKE: Final = 985
CASTLE_PLACE: Final = 1002
NUM_ACTIONS: Final = 1032

STARTER: Final = 0
DRAW_CARD: Final = 4
DEAL_BOARD: Final = 12
OPEN_TILE: Final = 24
REFILL: Final = 41
YIELD: Final = 58
SCORE: Final = 64
NUM_CHANCE: Final = 65

# -- payments ---------------------------------------------------------------------------------
# Two units, each a card of the field's own colour, a worker, or a pair of another colour (TUS-T3).

OWN_OWN: Final = 0
WORKER_OWN: Final = 1
WORKER_WORKER: Final = 2
OWN_PAIR: Final = 3
WORKER_PAIR: Final = 11
PAIR_PAIR: Final = 19
PAYMENTS: Final = 55


def _pairs() -> list[tuple[int, int]]:
    nothing = [(NOTHING, NOTHING)] * 3
    single = [(colour, NOTHING) for colour in range(COLOURS)] * 2
    double = [(a, b) for a in range(COLOURS) for b in range(a, COLOURS)]
    return nothing + single + double


def _pair_pair() -> vec[i64]:
    table = vec[i64]()
    index = {pair: i for i, pair in enumerate(_pairs())}
    for a in range(COLOURS):
        for b in range(COLOURS):
            table = append(table, index[min(a, b), max(a, b)])
    return table


PAY_WORKERS: Final = vec[i64]([0, 1, 2] + [0] * 8 + [1] * 8 + [0] * 36)
PAY_OWN: Final = vec[i64]([2, 1, 0] + [1] * 8 + [0] * 8 + [0] * 36)
PAY_PAIR: Final = vec[i64]([a for a, _ in _pairs()])
PAY_SECOND_PAIR: Final = vec[i64]([b for _, b in _pairs()])
PAIR_PAIR_OF: Final = _pair_pair()
"""The payment with a pair of each of two colours."""

# -- constructors -----------------------------------------------------------------------------


def arrange(order: i64, turns: i64) -> i64:
    """Lay the three boards in this order, turned or not (TUS-S2)."""
    return ARRANGE + order * TURNS + turns


def shift(offsets: i64) -> i64:
    """Shift the middle and the right board half a hex down or up (TUS-S2)."""
    return SHIFT + offsets


def start_castle(field: i64) -> i64:
    """Put the start castle on this field (TUS-S2)."""
    return START_CASTLE + field


def bonus(kind: i64) -> i64:
    """Take a bonus tile (TUS-S3, TUS-P4)."""
    return BONUS + kind


def take(tile: i64) -> i64:
    """Take an open tile to a free storage space (TUS-T2)."""
    return TAKE + tile


def exchange(tile: i64, item: i64) -> i64:
    """Take an open tile and remove this stored item for it (TUS-T2)."""
    return EXCHANGE + tile * ITEM_KINDS + item


def place(item: i64, field: i64) -> i64:
    """Place a stored item on a field; the payment follows (TUS-T3)."""
    return PLACE + item * FIELDS + field


def pay(payment: i64) -> i64:
    """Pay for the placement (TUS-T3)."""
    return PAY + payment


def castle_take(tile: i64) -> i64:
    """Castle: take this open tile to place it immediately (TUS-P3)."""
    return CASTLE_TAKE + tile


def castle_place(field: i64) -> i64:
    """Castle: place the tile just taken on this field (TUS-P3)."""
    return CASTLE_PLACE + field


def is_place(a: i64) -> bool:
    """Whether the action is the first step of a placement."""
    return PLACE <= a < PAY


def is_pay(a: i64) -> bool:
    """Whether the action is a payment."""
    return PAY <= a < CASTLE_TAKE


def placed_item(a: i64) -> i64:
    """The item of a `place` action."""
    return (a - PLACE) // FIELDS


def placed_field(a: i64) -> i64:
    """The field of a `place` action."""
    return (a - PLACE) % FIELDS


# -- JSON forms -------------------------------------------------------------------------------


def item_form(item: int) -> dict[str, Any]:
    """A tile or wooden hexagon in JSON."""
    if item == HEXAGON:
        return {"is": "hexagon"}
    if item < AGRICULTURE:
        return {"is": "tile", "tile": TILE_NAMES[item]}
    return {"is": "agriculture", "shows": [{"is": "goods", "goods": g} for g in shown_goods(item)]}


def card_form(colour: int) -> dict[str, Any]:
    """A game card in JSON."""
    return {"is": "card", "colour": COLOUR_NAMES[colour]}


def bonus_form(kind: int) -> dict[str, Any]:
    """A bonus tile in JSON."""
    return {"is": "bonus", "bonus": BONUS_NAMES[kind]}


def payment_form(payment: int) -> list[dict[str, Any]]:
    """A payment in JSON: what is given, unit by unit."""
    units: list[dict[str, Any]] = []
    if PAY_WORKERS[payment] > 0:
        units.append({"is": "workers", "count": int(PAY_WORKERS[payment])})
    if PAY_OWN[payment] > 0:
        units.append({"is": "own_cards", "count": int(PAY_OWN[payment])})
    for colour in (PAY_PAIR[payment], PAY_SECOND_PAIR[payment]):
        if colour != NOTHING:
            units.append({"is": "pair", "colour": COLOUR_NAMES[colour]})
    return units


TILE_FORMS: Final = [item_form(tile) for tile in range(TILE_KINDS)]
ITEM_FORMS: Final = [item_form(item) for item in range(ITEM_KINDS)]
CARD_FORMS: Final = [card_form(colour) for colour in range(COLOURS)]
BONUS_FORMS: Final = [bonus_form(kind) for kind in range(len(BONUS_NAMES))]
BOARD_NAMES: Final = [
    LETTERS[letter] + str(variant + 1) for letter in range(BOARDS) for variant in range(VARIANTS)
]
YIELD_FORMS: Final = [{"is": "yield", "gives": name} for name in YIELD_NAMES]
TURN_NAMES: Final = ["upright", "turned"]

PLAYER: Final = Vocabulary(
    Verb("draw", DRAW),
    Verb("marble", MARBLE),
    Verb("end_turn", END_TURN),
    Verb("skip_castle", SKIP_CASTLE),
    Verb(
        "arrange",
        ARRANGE,
        Field("order", ORDER_NAMES),
        Field("left", TURN_NAMES),
        Field("middle", TURN_NAMES),
        Field("right", TURN_NAMES),
    ),
    Verb("shift", SHIFT, Field("middle", OFFSET_NAMES), Field("right", OFFSET_NAMES)),
    Verb("start_castle", START_CASTLE, Field("field", FIELD_NAMES)),
    Verb("bonus", BONUS, Field("bonus", BONUS_FORMS)),
    Verb("take", TAKE, Field("tile", TILE_FORMS)),
    Verb("exchange", EXCHANGE, Field("tile", TILE_FORMS), Field("for", ITEM_FORMS)),
    Verb("place", PLACE, Field("item", ITEM_FORMS), Field("field", FIELD_NAMES)),
    Verb("pay", PAY, Field("with", [payment_form(payment) for payment in range(PAYMENTS)])),
    Verb("castle_take", CASTLE_TAKE, Field("tile", TILE_FORMS)),
    Verb("castle_place", CASTLE_PLACE, Field("field", FIELD_NAMES)),
)

CHANCE_OUTCOMES: Final = Vocabulary(
    Verb("starter", STARTER, Field("seat", list(range(MAX_SEATS)))),
    Verb("draw_card", DRAW_CARD, Field("card", CARD_FORMS)),
    Verb("deal_board", DEAL_BOARD, Field("board", BOARD_NAMES)),
    Verb("open_tile", OPEN_TILE, Field("tile", TILE_FORMS)),
    Verb("refill", REFILL, Field("tile", TILE_FORMS)),
    Verb("yield", YIELD, Field("yield", YIELD_FORMS)),
    Verb("scoring", SCORE),
)
