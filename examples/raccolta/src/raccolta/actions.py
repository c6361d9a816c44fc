"""What can be done in Raccolta: verbs, the numbers that stand for them, JSON forms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contrada.core.messages import Json
from contrada.core.vocabulary import Field, Verb, Vocabulary
from raccolta.pieces import FRUIT_COLOURS, FRUIT_NAMES, KINDS, VALUES

DRAW: Final = 0
SELL: Final = 1
TAKE: Final = 2
LAY: Final = 14
NUM_ACTIONS: Final = 26

FAVOURITE: Final = 0
DEAL: Final = 4
REVEAL: Final = 16
NUM_CHANCE: Final = 28


def take(kind: i64) -> i64:
    """Take a card of the display (RAC-4)."""
    return TAKE + kind


def lay(kind: i64) -> i64:
    """Lay a card of the hand for the sale (RAC-6)."""
    return LAY + kind


def card_form(kind: int) -> Json:
    """A card in JSON; boards draw it in its colour."""
    fruit, value = divmod(kind, VALUES)
    return {**fruit_form(fruit), "is": "card", "value": value + 1}


def fruit_form(fruit: int) -> Json:
    """A fruit in JSON."""
    return {"is": "fruit", "fruit": FRUIT_NAMES[fruit], "colour": FRUIT_COLOURS[fruit]}


_cards: Final = [card_form(kind) for kind in range(KINDS)]

PLAYER: Final = Vocabulary(
    Verb("draw", DRAW),
    Verb("sell", SELL),
    Verb("take", TAKE, Field("card", _cards)),
    Verb("lay", LAY, Field("card", _cards)),
)

CHANCE_OUTCOMES: Final = Vocabulary(
    Verb("favourite", FAVOURITE, Field("fruit", FRUIT_NAMES)),
    Verb("deal", DEAL, Field("card", _cards)),
    Verb("reveal", REVEAL, Field("card", _cards)),
)
