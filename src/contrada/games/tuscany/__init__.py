"""The Castles of Tuscany: cover a map of three regions with tiles, and score it three times."""

from contrada.core.registry import Entry, register
from contrada.games.tuscany.game import SPEC, Tuscany
from contrada.games.tuscany.policy import TuscanyPolicy

register(Entry(SPEC, Tuscany, lambda _game: TuscanyPolicy()))
