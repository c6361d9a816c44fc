"""The box: what the game consists of, for the page that shows it."""

from __future__ import annotations

from contrada.core.box import BoxRow, BoxTable
from contrada.core.messages import Json
from raccolta.actions import card_form, fruit_form
from raccolta.pieces import FRUITS, KINDS


def box(components: Json) -> list[BoxTable]:
    """The cards and the secret favourites."""
    copies = int(components["deck"]["copies"])
    return [
        BoxTable("deck", "rulebook", [BoxRow(card_form(kind), copies) for kind in range(KINDS)]),
        BoxTable("favourites", "rulebook", [BoxRow(fruit_form(f), 1) for f in range(FRUITS)]),
    ]
