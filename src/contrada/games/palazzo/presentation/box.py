"""The box of Palazzo: its tables of pieces with their sources."""

from __future__ import annotations

from collections import Counter

from contrada.core.box import BoxRow, BoxTable
from contrada.core.messages import Json
from contrada.games.palazzo import actions as act
from contrada.games.palazzo.check import copies_of_card
from contrada.games.palazzo.components import stacks_of
from contrada.games.palazzo.pieces import CARD_KINDS

PIECES = {
    "opening": {"is": "opening"},
    "builder": {"is": "builder"},
    "quarries": {"is": "quarry"},
    "warehouse": {"is": "warehouse"},
}
"""The table [board]: each key with the piece it counts."""


def box(components: Json) -> list[BoxTable]:
    """Every table of the box, in the order of components.toml."""
    money = [BoxRow(act.card_form(kind), int(copies_of_card(kind))) for kind in range(CARD_KINDS)]
    board = [BoxRow(piece, components["board"][key]) for key, piece in PIECES.items()]
    riders = [BoxRow({"is": "rider"}, components["riders"]["count"])]
    return [
        BoxTable("money", components["money"]["source"], money),
        BoxTable("board", components["board"]["source"], board),
        BoxTable("riders", components["riders"]["source"], riders),
        *(
            BoxTable(f"stack-{number}", components["stack"][number]["source"], _rows(tiles))
            for number, tiles in zip("123", stacks_of(components), strict=True)
        ),
    ]


def _rows(tiles: list[int]) -> list[BoxRow]:
    return [BoxRow(act.tile_form(kind), n) for kind, n in sorted(Counter(tiles).items())]
