"""Raccolta: gather fruit, sell it in sets, keep your favourite secret."""

from pathlib import Path

from contrada.core.registry import GameEntry
from raccolta.bots.policy import RaccoltaPolicy
from raccolta.fields import FIELDS
from raccolta.game import SPEC, Raccolta
from raccolta.presentation.box import box
from raccolta.presentation.shapes import RaccoltaView

ENTRY = GameEntry(
    SPEC,
    Raccolta,
    lambda _game: RaccoltaPolicy(),
    files=Path(__file__).parent / "texts",
    view=RaccoltaView,
    fields=FIELDS,
    box=box,
)
