"""The actions of Carpe Diem: verbs, their numbers, constructors and JSON forms.

All sizes are the same with every box: a box with fewer different tiles leaves the last numbers of
the verb that names tiles unused.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contrada.core.messages import Json
from contrada.core.vocabulary import Field, Verb, Vocabulary
from contrada.games.carpe_diem import components
from contrada.games.carpe_diem.pieces import MOST_FACES, WARE_NAMES
from contrada.games.carpe_diem.presentation import forms

FIELDS: Final = 7
CELLS: Final = 36
CIRCLES: Final = 17
SLOTS: Final = 12
MOST_COINS: Final = 5
"""A card with equal wares takes 0 to 4 coins in their place."""
SUBSETS: Final = 16

ENTER: Final = 0
WALK: Final = 7
RUSH: Final = 14
BUILD: Final = 21
STORE: Final = 165
RETURN: Final = 166
CIRCLE: Final = 181
BREADS: Final = 198
PAY: Final = 210
PAY_SET: Final = 270
FINISH: Final = 462
CLOSE: Final = 463
TAKE: Final = 475
ACTIONS: Final = 571

STARTER: Final = 0
TABLEAU: Final = 4
FRAME: Final = 8
CARD: Final = 24
FOUNTAIN_CARD: Final = 84
TILE: Final = 99
OUTCOMES: Final = 195


def enter(field: i64) -> i64:
    """Put the player's figure on a free field before the game begins."""
    return ENTER + field


def walk(field: i64) -> i64:
    """Walk to a field, left or right round the ring."""
    return WALK + field


def rush(field: i64) -> i64:
    """Give a bread and go to any field instead of walking."""
    return RUSH + field


def take(face: i64) -> i64:
    """Take a tile from the display, or, for a craftsman, from the seal spaces."""
    return TAKE + face


def build(cell: i64, turn: i64) -> i64:
    """Lay the taken tile on a cell, after the given number of quarter turns clockwise."""
    return BUILD + cell * 4 + turn


def return_card(kind: i64) -> i64:
    """Put a fountain card under the pile."""
    return RETURN + kind


def pay(slot: i64, coins: i64) -> i64:
    """Fulfil a card of equal wares once, with the given number of coins in place of wares."""
    return PAY + slot * MOST_COINS + coins


def circle(number: i64) -> i64:
    """Place a disc between two scoring cards."""
    return CIRCLE + number


def pay_set(slot: i64, coins_for: i64) -> i64:
    """Fulfil a card of different wares once, with coins in place of the wares of a bit mask."""
    return PAY_SET + slot * SUBSETS + coins_for


def breads(slot: i64) -> i64:
    """Give three breads to fulfil a card once."""
    return BREADS + slot


def close(slot: i64) -> i64:
    """Close one of the two cards: it takes nothing more (option `penalty`)."""
    return CLOSE + slot


def slot_of(a: i64) -> i64:
    """The slot of the card that a spending action fulfils or closes."""
    if a >= CLOSE:
        return a - CLOSE
    if a < PAY:
        return a - BREADS
    return (a - PAY) // MOST_COINS if a < PAY_SET else (a - PAY_SET) // SUBSETS


def ware_forms(mask: int) -> list[Json]:
    """The wares of a bit mask in JSON."""
    return [{"is": "ware", "of": name} for i, name in enumerate(WARE_NAMES) if mask >> i & 1]


def player_vocabulary(box: Json) -> Vocabulary:
    """The vocabulary of the players' actions with these tiles."""
    ring = Field("field", range(1, FIELDS + 1))
    slot = Field("card", range(1, SLOTS + 1))
    cell = (Field("row", range(1, 7)), Field("column", range(1, 7)), Field("turn", range(4)))
    return Vocabulary(
        Verb("enter", ENTER, ring),
        Verb("walk", WALK, ring),
        Verb("rush", RUSH, ring),
        Verb("build", BUILD, *cell),
        Verb("store", STORE),
        Verb("return", RETURN, Field("fountain_card", forms.fountain_forms(box))),
        Verb("circle", CIRCLE, Field("circle", range(1, CIRCLES + 1))),
        Verb("breads", BREADS, slot),
        Verb("pay", PAY, slot, Field("coins", range(MOST_COINS))),
        Verb("pay_set", PAY_SET, slot, Field("coins_for", [ware_forms(m) for m in range(SUBSETS)])),
        Verb("finish", FINISH),
        Verb("close", CLOSE, slot),
        Verb("take", TAKE, Field("tile", all_tiles(box))),
    )


def chance_vocabulary(box: Json) -> Vocabulary:
    """The vocabulary of chance outcomes with these cards, frame pieces and tiles."""
    return Vocabulary(
        Verb("starter", STARTER, Field("seat", range(4))),
        Verb("tableau", TABLEAU, Field("tableau", range(1, 5))),
        Verb("frame", FRAME, Field("piece", forms.piece_forms(box))),
        Verb("card", CARD, Field("card", forms.card_forms(box))),
        Verb("draw", FOUNTAIN_CARD, Field("fountain_card", forms.fountain_forms(box))),
        Verb("lay", TILE, Field("tile", all_tiles(box))),
    )


def all_tiles(box: Json) -> list[Json]:
    """The different tiles in JSON, then placeholders for the unused numbers."""
    found = forms.tile_forms(box)
    return found + [{"is": "no-tile", "number": n + 1} for n in range(len(found), MOST_FACES)]


PLAYER: Final = player_vocabulary(components.published())
CHANCE_OUTCOMES: Final = chance_vocabulary(components.published())
"""The vocabularies of the published components; a game with other components has its own."""
assert (PLAYER.size, CHANCE_OUTCOMES.size) == (ACTIONS, OUTCOMES)
