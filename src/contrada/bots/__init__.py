"""Bots: computer players, which receive only what their seat may know."""
