"""Importing `contrada.games` registers all installed games, this one included."""

import contrada.games  # noqa: F401
