"""Tools for authors of games: state classes, recorded lessons, the skeleton of a new game.

They work on a game's own folder, so an author needs nothing of the repository but the installed
package. May import everything but the command line; only the command line and `tools/` import it.
"""
