"""The games; importing this package registers them all. No game knows another."""

from contrada.games import carpe_diem, carrara, palazzo, tuscany

__all__ = ["carpe_diem", "carrara", "palazzo", "tuscany"]
