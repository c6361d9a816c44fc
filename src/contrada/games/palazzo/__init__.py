"""Palazzo: build palazzi floor by floor from a warehouse and four quarries."""

from contrada.core.registry import Entry, register
from contrada.games.palazzo.bots.policy import PalazzoPolicy
from contrada.games.palazzo.game import SPEC, Palazzo
from contrada.games.palazzo.orders import ORDERS

register(Entry(SPEC, Palazzo, lambda _game: PalazzoPolicy(), ORDERS))
