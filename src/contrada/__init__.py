"""Contrada: a table for four Italian building games, in browser, terminal and code.

    import contrada

    game = contrada.list_games()[0]
    match = contrada.make(game, seats=3, seed=7)
    match = contrada.play(game, ["greedy", "random"], seed=7)
    contrada.save(match, "game.json")
    match = contrada.load("game.json")
    print(contrada.analyse(match, "quick").summary)

docs/api.md lists everything that is public: this package, `contrada.analysis`, `contrada.bots` and
`contrada.testing`.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from contrada.analysis.run import analyse
    from contrada.bots.protocol import Bot
    from contrada.core.errors import (
        AuditFailed,
        BadAction,
        BadComponents,
        BadMatchFile,
        BadSetup,
        ContradaError,
        IllegalAction,
        NothingToUndo,
        UnknownGame,
    )
    from contrada.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Policy, State
    from contrada.core.info import InfoSet
    from contrada.core.match import Match
    from contrada.core.registry import make_policy
    from contrada.core.rng import Rng
    from contrada.core.spec import GameSpec, OptionSpec
    from contrada.library import list_games, load, make, make_bot, make_game, play, save

__version__ = "1.0.0.dev0"

_HOMES: Final = {
    **dict.fromkeys(
        ("list_games", "load", "make", "make_bot", "make_game", "play", "save"),
        "contrada.library",
    ),
    **dict.fromkeys(
        (
            "AuditFailed",
            "BadAction",
            "BadComponents",
            "BadMatchFile",
            "BadSetup",
            "ContradaError",
            "IllegalAction",
            "NothingToUndo",
            "UnknownGame",
        ),
        "contrada.core.errors",
    ),
    **dict.fromkeys(
        ("CHANCE", "SPECTATOR", "TERMINAL", "Game", "Policy", "State"), "contrada.core.game"
    ),
    "Bot": "contrada.bots.protocol",
    "analyse": "contrada.analysis.run",
    "GameSpec": "contrada.core.spec",
    "InfoSet": "contrada.core.info",
    "Match": "contrada.core.match",
    "OptionSpec": "contrada.core.spec",
    "Rng": "contrada.core.rng",
    "make_policy": "contrada.core.registry",
}
"""The modules of the public names, which are imported when a name is first used."""

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "TERMINAL",
    "AuditFailed",
    "BadAction",
    "BadComponents",
    "BadMatchFile",
    "BadSetup",
    "Bot",
    "ContradaError",
    "Game",
    "GameSpec",
    "IllegalAction",
    "InfoSet",
    "Match",
    "NothingToUndo",
    "OptionSpec",
    "Policy",
    "Rng",
    "State",
    "UnknownGame",
    "__version__",
    "analyse",
    "build",
    "build_note",
    "list_games",
    "load",
    "make",
    "make_bot",
    "make_game",
    "make_policy",
    "play",
    "save",
]


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, which keeps `import contrada` quick."""
    from contrada.lazy import importer

    if name in ("analysis", "bots", "client", "core", "games", "testing"):
        import importlib

        return importlib.import_module(f"contrada.{name}")
    return importer("contrada", _HOMES)(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "analysis", "bots", "client", "games", "testing"})


def _prefer_sources() -> None:
    """Import this package's modules from their sources and ignore the compiled ones."""
    home = str(Path(__file__).parent)
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> FileFinder:
        if path != home and not path.startswith(home + os.sep):
            raise ImportError(path)
        return finder(path)  # type: ignore[return-value]  # typeshed names the abstract finder

    sys.path_hooks.insert(0, hook)
    for path in [p for p in sys.path_importer_cache if p.startswith(home)]:
        del sys.path_importer_cache[path]


if os.environ.get("CONTRADA_BUILD") == "interpreted":
    _prefer_sources()


def build() -> str:
    """The running build: `compiled` or `interpreted`."""
    from contrada.core import game

    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"


def build_note() -> str:
    """A description of the running build; if it is interpreted, it includes the reason."""
    if build() == "compiled":
        return "compiled"
    if os.environ.get("CONTRADA_BUILD") == "interpreted":
        return "interpreted, as CONTRADA_BUILD asks"
    return (
        "interpreted: nothing was compiled at installation, for want of a C compiler or Python's "
        "headers or by CONTRADA_COMPILE=0, so the engine is some thirty times slower"
    )
