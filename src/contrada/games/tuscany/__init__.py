"""The Castles of Tuscany: cover a map of three regions with tiles, and score it three times."""

from pathlib import Path
from typing import Any

from contrada.core.game import Game
from contrada.core.registry import GameEntry
from contrada.games.tuscany.bots.columns import constant
from contrada.games.tuscany.bots.features import TuscanyFeatures
from contrada.games.tuscany.bots.policy import TuscanyPolicy
from contrada.games.tuscany.fields import FIELDS
from contrada.games.tuscany.game import SPEC, Tuscany
from contrada.games.tuscany.presentation.box import box
from contrada.games.tuscany.presentation.shapes import TuscanyView


def _policy(game: Game[Any]) -> TuscanyPolicy:
    if not isinstance(game, Tuscany):
        raise TypeError(f"{game!r} is not The Castles of Tuscany")
    return TuscanyPolicy(game.tables)


def _features(game: Game[Any]) -> TuscanyFeatures:
    if not isinstance(game, Tuscany):
        raise TypeError(f"{game!r} is not The Castles of Tuscany")
    return TuscanyFeatures(game.tables)


ENTRY = GameEntry(
    SPEC,
    Tuscany,
    _policy,
    files=Path(__file__).parent / "texts",
    view=TuscanyView,
    position=40,
    fields=FIELDS,
    constant=constant,
    levels={
        "apprentice": {"lapse": 170, "rollout": 40},
        "journeyman": {"lapse": 22, "rollout": 40},
        "master": {"iterations": 7000, "rollout": 40},
        "maestro": {"rollout": 40},
        "master-1": {"rollout": 40},
    },
    board=f"{__name__}.terminal.board:draw",
    board_width=100,
    box=box,
    features=_features,
    values=Path(__file__).parent / "bots" / "value.toml",
)
