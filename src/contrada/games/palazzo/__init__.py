"""Palazzo: build palazzi floor by floor from a warehouse and four quarries."""

from pathlib import Path

from contrada.core.registry import GameEntry
from contrada.games.palazzo.bots.columns import constant
from contrada.games.palazzo.bots.features import PalazzoFeatures
from contrada.games.palazzo.bots.policy import PalazzoPolicy
from contrada.games.palazzo.fields import FIELDS
from contrada.games.palazzo.game import SPEC, Palazzo
from contrada.games.palazzo.orders import ORDERS
from contrada.games.palazzo.presentation.box import box
from contrada.games.palazzo.presentation.shapes import PalazzoView

ENTRY = GameEntry(
    SPEC,
    Palazzo,
    lambda _game: PalazzoPolicy(),
    files=Path(__file__).parent / "texts",
    view=PalazzoView,
    position=10,
    orders=ORDERS,
    fields=FIELDS,
    constant=constant,
    levels={
        "master": {"iterations": 3000, "finish": 0},
        "maestro": {"iterations": 14000, "finish": 0},
        "master-1": {"replies": 1500},
    },
    box=box,
    features=lambda _game: PalazzoFeatures(),
    values=Path(__file__).parent / "bots" / "value.toml",
    board=f"{__name__}.terminal.board:draw",
)
