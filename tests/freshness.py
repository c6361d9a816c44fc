"""Checks whether the installed package matches the sources."""

from __future__ import annotations

from pathlib import Path

SUFFIXES = {".py", ".toml", ".ftl", ".template"}


def files(folder: Path) -> dict[str, bytes]:
    """The sources and data files in a folder, by relative path."""
    found = sorted(f for f in folder.rglob("*") if f.suffix in SUFFIXES and f.is_file())
    return {str(f.relative_to(folder)): f.read_bytes() for f in found}


def stale(installed: Path, sources: Path) -> list[str]:
    """The files in which an installed package differs from its sources."""
    if installed.resolve() == sources.resolve():
        return []
    one, other = files(installed), files(sources)
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
