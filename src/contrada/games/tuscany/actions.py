"""The actions of The Castles of Tuscany: verbs, their numbers, constructors and JSON forms."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from contrada.core.vocabulary import Field, Verb, Vocabulary
from contrada.games.tuscany.phases.maps import LETTERS, ORDER_NAMES, TURNS, VARIANTS
from contrada.games.tuscany.phases.shape import BOARDS, FIELDS, SHIFT_NAMES
from contrada.games.tuscany.pieces import (
    AGRICULTURE,
    AGRICULTURE_KINDS,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    ITEM_KINDS,
    MAX_SEATS,
    TILE_NAMES,
    YIELD_KINDS,
    goods_names,
)

DRAW: Final = 0
MARBLE: Final = 1
END_TURN: Final = 2
SKIP_CASTLE: Final = 3
ARRANGE: Final = 4
SHIFT: Final = 52
START_CASTLE: Final = 61
BONUS: Final = 91
TAKE: Final = 96
EXCHANGE: Final = 111
PLACE: Final = 351
PAY: Final = 831
CASTLE_TAKE: Final = 840
CASTLE_PLACE: Final = 855
NUM_ACTIONS: Final = 885

WORKER: Final = 8
"""The payment step that gives a worker; the steps before it give a card of their colour."""
PAY_STEPS: Final = 9

STARTER: Final = 0
DRAW_CARD: Final = 4
DEAL_BOARD: Final = 12
OPEN_TILE: Final = 24
REFILL: Final = 39
YIELD: Final = 54
SCORE: Final = 66
NUM_CHANCE: Final = 67

# -- constructors -----------------------------------------------------------------------------


def arrange(order: i64, turns: i64) -> i64:
    """Lay the three boards in this order, turned or not; any of the six orders (TUS-S2)."""
    return ARRANGE + order * TURNS + turns


def shift(offsets: i64) -> i64:
    """Shift the middle and the right board relative to their left neighbours (TUS-S2)."""
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


def pay(step: i64) -> i64:
    """Lay a card of this colour, or a WORKER, for the placement (TUS-T3)."""
    return PAY + step


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
    """Whether the action is a step of a payment."""
    return PAY <= a < CASTLE_TAKE


def placed_item(a: i64) -> i64:
    """The item of a `place` action."""
    return (a - PLACE) // FIELDS


def placed_field(a: i64) -> i64:
    """The field of a `place` action."""
    return (a - PLACE) % FIELDS


# -- JSON forms -------------------------------------------------------------------------------


def agriculture_form(shows: int) -> dict[str, Any]:
    """An agriculture tile in JSON."""
    return {
        "is": "agriculture",
        "shows": [{"is": "goods", "goods": name} for name in goods_names(shows)],
    }


def tile_form(tile: int) -> dict[str, Any]:
    """A tile that is not agriculture in JSON."""
    return {"is": "tile", "tile": TILE_NAMES[tile]}


def card_form(colour: int) -> dict[str, Any]:
    """A game card in JSON."""
    return {"is": "card", "colour": COLOUR_NAMES[colour]}


def bonus_form(kind: int) -> dict[str, Any]:
    """A bonus tile in JSON."""
    return {"is": "bonus", "bonus": BONUS_NAMES[kind]}


HEXAGON_FORM: Final = {"is": "hexagon"}
WORKER_FORM: Final = {"is": "worker"}
CARD_FORMS: Final = [card_form(colour) for colour in range(COLOURS)]
BONUS_FORMS: Final = [bonus_form(kind) for kind in range(len(BONUS_NAMES))]
BOARD_NAMES: Final = [
    LETTERS[letter] + str(variant + 1) for letter in range(BOARDS) for variant in range(VARIANTS)
]
TURN_NAMES: Final = ["upright", "turned"]


@final
class Forms:
    """The JSON forms of a box: its fields, agriculture tiles and yield cards have their names."""

    def __init__(
        self, fields: list[str], agriculture: list[int], yields: list[dict[str, Any]]
    ) -> None:
        self.fields = fields
        """The names of the thirty fields of a map."""
        tiles = [tile_form(tile) for tile in range(AGRICULTURE)]
        tiles += [agriculture_form(shows) for shows in agriculture]
        self.items = [*tiles, HEXAGON_FORM]
        """For each item its form."""
        unused = [
            {"is": "yield", "gives": [], "unused": i} for i in range(YIELD_KINDS - len(yields))
        ]
        self.yields = [*yields, *unused]
        """For each yield card its form; a box may need fewer numbers than there are."""
        self.player = player_verbs(fields, tiles, self.items)
        self.chance = chance_verbs(tiles, self.yields)


def player_verbs(
    fields: list[str], tiles: list[dict[str, Any]], items: list[dict[str, Any]]
) -> Vocabulary:
    """The actions of the players."""
    return Vocabulary(
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
        Verb("shift", SHIFT, Field("middle", SHIFT_NAMES), Field("right", SHIFT_NAMES)),
        Verb("start_castle", START_CASTLE, Field("field", fields)),
        Verb("bonus", BONUS, Field("bonus", BONUS_FORMS)),
        Verb("take", TAKE, Field("tile", tiles)),
        Verb("exchange", EXCHANGE, Field("tile", tiles), Field("for", items)),
        Verb("place", PLACE, Field("item", items), Field("field", fields)),
        Verb("pay", PAY, Field("with", [*CARD_FORMS, WORKER_FORM])),
        Verb("castle_take", CASTLE_TAKE, Field("tile", tiles)),
        Verb("castle_place", CASTLE_PLACE, Field("field", fields)),
    )


def chance_verbs(tiles: list[dict[str, Any]], yields: list[dict[str, Any]]) -> Vocabulary:
    """The chance outcomes."""
    return Vocabulary(
        Verb("starter", STARTER, Field("seat", list(range(MAX_SEATS)))),
        Verb("draw_card", DRAW_CARD, Field("card", CARD_FORMS)),
        Verb("deal_board", DEAL_BOARD, Field("board", BOARD_NAMES)),
        Verb("open_tile", OPEN_TILE, Field("tile", tiles)),
        Verb("refill", REFILL, Field("tile", tiles)),
        Verb("yield", YIELD, Field("yield", yields)),
        Verb("scoring", SCORE),
    )


_PLAIN: Final = Forms(
    [f"field {i}" for i in range(FIELDS)], [1 + i for i in range(AGRICULTURE_KINDS)], []
)
PLAYER: Final = _PLAIN.player
"""The verbs of the players; a game's own forms (`Tables.forms`) name what its box contains."""
CHANCE_OUTCOMES: Final = _PLAIN.chance
