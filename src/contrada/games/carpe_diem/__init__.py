"""Carpe Diem: fill a Roman district with villas, landscapes and dwellings."""

from contrada.core.registry import Entry, register
from contrada.games.carpe_diem.bots.policy import CarpeDiemPolicy
from contrada.games.carpe_diem.game import SPEC, CarpeDiem

register(Entry(SPEC, CarpeDiem, CarpeDiemPolicy))
