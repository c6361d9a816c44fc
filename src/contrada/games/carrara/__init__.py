"""The Palaces of Carrara: marble blocks from a wheel, buildings in six cities, royal visits."""

from pathlib import Path
from typing import Any

from contrada.core.game import Game
from contrada.core.registry import GameEntry
from contrada.games.carrara.bots.columns import constant
from contrada.games.carrara.bots.features import CarraraFeatures
from contrada.games.carrara.bots.policy import CarraraPolicy
from contrada.games.carrara.fields import FIELDS
from contrada.games.carrara.game import SPEC, Carrara
from contrada.games.carrara.presentation.box import box
from contrada.games.carrara.presentation.shapes import CarraraView


def _policy(game: Game[Any]) -> CarraraPolicy:
    if not isinstance(game, Carrara):
        raise TypeError(f"{game!r} is not The Palaces of Carrara")
    return CarraraPolicy(game.tables)


def _features(game: Game[Any]) -> CarraraFeatures:
    if not isinstance(game, Carrara):
        raise TypeError(f"{game!r} is not The Palaces of Carrara")
    return CarraraFeatures(game.tables)


ENTRY = GameEntry(
    SPEC,
    Carrara,
    _policy,
    files=Path(__file__).parent / "texts",
    view=CarraraView,
    position=20,
    fields=FIELDS,
    constant=constant,
    levels={
        "apprentice": {"lapse": 90, "variant_lapse": 280},
        "journeyman": {"lapse": 12, "variant_lapse": 20},
        "maestro": {"iterations": 30000},
    },
    board=f"{__name__}.terminal.board:draw",
    board_width=100,
    box=box,
    features=_features,
    values=Path(__file__).parent / "bots" / "value.toml",
)
