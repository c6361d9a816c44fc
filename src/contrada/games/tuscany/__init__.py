"""The Castles of Tuscany: cover a map of three regions with tiles, and score it three times."""

from typing import Any

from contrada.core.game import Game
from contrada.core.registry import Entry, register
from contrada.games.tuscany.bots.policy import TuscanyPolicy
from contrada.games.tuscany.game import SPEC, Tuscany


def _policy(game: Game[Any]) -> TuscanyPolicy:
    if not isinstance(game, Tuscany):
        raise TypeError(f"{game!r} is not The Castles of Tuscany")
    return TuscanyPolicy(game.tables)


register(Entry(SPEC, Tuscany, _policy))
