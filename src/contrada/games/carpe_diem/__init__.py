"""Carpe Diem: fill a Roman district with villas, landscapes and dwellings."""

from pathlib import Path

from contrada.core.registry import GameEntry
from contrada.games.carpe_diem.bots.columns import constant
from contrada.games.carpe_diem.bots.features import CarpeDiemFeatures
from contrada.games.carpe_diem.bots.policy import CarpeDiemPolicy
from contrada.games.carpe_diem.fields import FIELDS
from contrada.games.carpe_diem.game import SPEC, CarpeDiem
from contrada.games.carpe_diem.presentation.box import box
from contrada.games.carpe_diem.presentation.shapes import CarpeDiemView

ENTRY = GameEntry(
    SPEC,
    CarpeDiem,
    CarpeDiemPolicy,
    files=Path(__file__).parent / "texts",
    view=CarpeDiemView,
    position=30,
    levels={"apprentice": {"lapse": 70}, "journeyman": {"lapse": 6}},
    fields=FIELDS,
    constant=constant,
    board=f"{__name__}.terminal.board:draw",
    board_width=100,
    box=box,
    features=CarpeDiemFeatures,
    values=Path(__file__).parent / "bots" / "value.toml",
)
