"""Contrada: a table for four Italian building games, in browser, terminal and code."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"


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
