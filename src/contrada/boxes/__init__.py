"""Boxes: a game's components as tables with sources, as TOML files, and compared with each other.

Imports the core only; knows no game.
"""
