"""The games; importing this package registers them all. No game knows another."""

from contrada.games import palazzo, tuscany

__all__ = ["palazzo", "tuscany"]
