"""The Palaces of Carrara: marble blocks from a wheel, buildings in six cities, royal visits."""

from typing import Any

from contrada.core.game import Game
from contrada.core.registry import Entry, register
from contrada.games.carrara.bots.policy import CarraraPolicy
from contrada.games.carrara.game import SPEC, Carrara


def _policy(game: Game[Any]) -> CarraraPolicy:
    assert isinstance(game, Carrara)
    return CarraraPolicy(game.tables)


register(Entry(SPEC, Carrara, _policy))
