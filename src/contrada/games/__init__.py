"""The games. Importing this package registers every game in it and every installed one.

Games do not depend on each other. Each package here has an `ENTRY`, which declares everything the
game provides; games of other distributions are found by their entry points
(`contrada.games.discovery`).
"""

from contrada.games.discovery import register_installed, register_packages

register_packages(__name__, __path__)
register_installed()
