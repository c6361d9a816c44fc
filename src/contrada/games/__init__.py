"""The games; importing this package registers them all. No game knows another."""

from contrada.games import carrara, palazzo

__all__ = ["carrara", "palazzo"]
