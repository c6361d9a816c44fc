"""The games. Importing this package registers every game in it and every installed one.

No game knows another. Each package here has an `ENTRY`, which names everything the game brings;
games of other distributions are found by their entry points (`contrada.games.discovery`).
"""

from contrada.games.discovery import register_installed, register_packages

register_packages(__name__, __path__)
register_installed()
