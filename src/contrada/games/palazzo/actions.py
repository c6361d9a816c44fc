"""The actions of Palazzo: verbs, their numbers, constructors and JSON forms."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from contrada.core.vocabulary import Field, Verb, Vocabulary
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CURRENCY_NAMES,
    FLOORS,
    LOWEST_VALUE,
    MATERIAL_NAMES,
    MAX_SEATS,
    TILE_KINDS,
    TILES,
)

TAKE_MONEY: Final = 0
REVEAL: Final = 1
REBUILD: Final = 2
AUCTION: Final = 3
PASS: Final = 4
CONFIRM: Final = 5
SHARE_OUT: Final = 6
TAKE_CARD: Final = 7
TAKE_TWO: Final = 23
LAY_TRIPLE: Final = 279
LAY_CARD: Final = 284
DISCARD_CARD: Final = 300
BUY: Final = 316
BUY_TWO: Final = 361
TAKE_TILE: Final = 2386
BUILD_NEW: Final = 2431
BUILD_ON: Final = 2476
DISCARD_TILE: Final = 4636
TAKE_OUT: Final = 4681
PUT_IN: Final = 4921
SCRAP: Final = 7081
NUM_ACTIONS: Final = 7126

STARTER: Final = 0
DEAL: Final = 4
REVEAL_CARD: Final = 20
REVEAL_TILE: Final = 36
NUM_CHANCE: Final = 82


def take_card(card: i64) -> i64:
    """Take one card from the display (PAL-T1)."""
    return TAKE_CARD + card


def take_two(a: i64, b: i64) -> i64:
    """Take two cards from the display, a <= b (PAL-T1)."""
    return TAKE_TWO + a * CARD_KINDS + b


def lay_triple(value: i64) -> i64:
    """Lay three cards of one value, 3 to 7, in all three currencies (PAL-M2)."""
    return LAY_TRIPLE + value - LOWEST_VALUE


def lay_card(card: i64) -> i64:
    """Lay one card or certificate (PAL-M1)."""
    return LAY_CARD + card


def discard_card(card: i64) -> i64:
    """Pay for rebuilding with this card (PAL-R1)."""
    return DISCARD_CARD + card


def buy(tile: i64) -> i64:
    """Buy one tile from the warehouse (PAL-B5)."""
    return BUY + tile


def buy_two(a: i64, b: i64) -> i64:
    """Buy two tiles from the warehouse, a <= b (PAL-B5)."""
    return BUY_TWO + a * TILE_KINDS + b


def take_tile(tile: i64) -> i64:
    """Take a tile from the quarry being shared out (PAL-B7)."""
    return TAKE_TILE + tile


def build_new(tile: i64) -> i64:
    """Start a palazzo with this tile (PAL-G2)."""
    return BUILD_NEW + tile


def build_on(tile: i64, palazzo: i64) -> i64:
    """Lay this tile on top of the palazzo at this place in the player's row (PAL-G2)."""
    return BUILD_ON + tile * TILES + palazzo


def discard_tile(tile: i64) -> i64:
    """Remove an acquired tile from the game (PAL-G3)."""
    return DISCARD_TILE + tile


def take_out(palazzo: i64, floor: i64) -> i64:
    """Rebuild: take this floor (1 to 5) out of a palazzo (PAL-R1 a)."""
    return TAKE_OUT + palazzo * FLOORS + floor - 1


def put_in(tile: i64, palazzo: i64) -> i64:
    """Rebuild: put this single tile into a palazzo (PAL-R1 b)."""
    return PUT_IN + tile * TILES + palazzo


def scrap(tile: i64) -> i64:
    """Rebuild: remove this single tile from the game (PAL-R1 c)."""
    return SCRAP + tile


def card_form(kind: int) -> dict[str, Any]:
    """A money card in JSON."""
    if kind == CARD_KINDS - 1:
        return {"is": "certificate"}
    currency, value = divmod(kind, 5)
    return {"is": "card", "currency": CURRENCY_NAMES[currency], "value": value + LOWEST_VALUE}


def tile_form(kind: int) -> dict[str, Any]:
    """A tile, or a rider, in JSON."""
    if kind == TILE_KINDS:
        return {"is": "rider"}
    floor, rest = divmod(kind, 9)
    material, windows = divmod(rest, 3)
    name = MATERIAL_NAMES[material]
    return {"is": "tile", "material": name, "floor": floor + 1, "windows": windows + 1}


_cards: Final = [card_form(kind) for kind in range(CARD_KINDS)]
_tiles: Final = [tile_form(kind) for kind in range(TILE_KINDS)]
_palazzi: Final = list(range(1, TILES + 1))

PLAYER: Final = Vocabulary(
    Verb("take_money", TAKE_MONEY),
    Verb("reveal", REVEAL),
    Verb("rebuild", REBUILD),
    Verb("auction", AUCTION),
    Verb("pass", PASS),
    Verb("confirm", CONFIRM),
    Verb("share_out", SHARE_OUT),
    Verb("take_card", TAKE_CARD, Field("card", _cards)),
    Verb("take_two", TAKE_TWO, Field("card", _cards), Field("and", _cards)),
    Verb("lay_triple", LAY_TRIPLE, Field("value", [3, 4, 5, 6, 7])),
    Verb("lay_card", LAY_CARD, Field("card", _cards)),
    Verb("discard_card", DISCARD_CARD, Field("card", _cards)),
    Verb("buy", BUY, Field("tile", _tiles)),
    Verb("buy_two", BUY_TWO, Field("tile", _tiles), Field("and", _tiles)),
    Verb("take_tile", TAKE_TILE, Field("tile", _tiles)),
    Verb("build_new", BUILD_NEW, Field("tile", _tiles)),
    Verb("build_on", BUILD_ON, Field("tile", _tiles), Field("palazzo", _palazzi)),
    Verb("discard_tile", DISCARD_TILE, Field("tile", _tiles)),
    Verb("take_out", TAKE_OUT, Field("palazzo", _palazzi), Field("floor", [1, 2, 3, 4, 5])),
    Verb("put_in", PUT_IN, Field("tile", _tiles), Field("palazzo", _palazzi)),
    Verb("scrap", SCRAP, Field("tile", _tiles)),
)

CHANCE_OUTCOMES: Final = Vocabulary(
    Verb("starter", STARTER, Field("seat", list(range(MAX_SEATS)))),
    Verb("deal", DEAL, Field("card", _cards)),
    Verb("reveal_card", REVEAL_CARD, Field("card", _cards)),
    Verb("reveal_tile", REVEAL_TILE, Field("tile", [*_tiles, tile_form(TILE_KINDS)])),
)
