"""Discovery of games: the packages in a folder, and those that other distributions install.

A distribution adds games by entry points of the group `contrada.games`, each naming a `GameEntry`:

    [project.entry-points."contrada.games"]
    raccolta = "raccolta:ENTRY"

An unusable entry point is skipped and reported; it does not affect the others.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from contrada.core.registry import GameEntry, register

GROUP: Final = "contrada.games"

_problems: list[str] = []


def problems() -> tuple[str, ...]:
    """One sentence for each installed game that was skipped, with the entry point's name."""
    return tuple(_problems)


def register_packages(package: str, path: Iterable[str]) -> None:
    """Register the `ENTRY` of every package in a folder; an error in one of them is raised."""
    for found in sorted(pkgutil.iter_modules(path), key=lambda module: module.name):
        if found.ispkg:
            register(importlib.import_module(f"{package}.{found.name}").ENTRY)


def register_installed(points: Iterable[EntryPoint] | None = None) -> None:
    """Register the games of other distributions; skip and report those that fail."""
    found = entry_points(group=GROUP) if points is None else points
    for point in sorted(found, key=lambda each: (each.name, each.value)):
        try:
            entry = point.load()
            if not isinstance(entry, GameEntry):
                raise TypeError(f"it names a {type(entry).__name__}, not a GameEntry")
            register(entry)
        except (Exception, SystemExit) as error:  # an installed module may raise any exception
            _problems.append(
                f"The installed game {point.name!r} ({point.value}) is skipped: "
                f"{type(error).__name__}: {error}."
            )
