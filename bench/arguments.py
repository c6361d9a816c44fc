"""The arguments that several measurements share."""

from __future__ import annotations

import argparse
from typing import Final

from bench.kept import TITLES

WORKERS: Final = 2


def measurement(
    name: str, *, games: int | None = None, workers: int | None = WORKERS, check: bool = False
) -> argparse.ArgumentParser:
    """The parser of a measurement, with `--titles` as a list of titles.

    `games` and `workers` are the defaults of options that exist unless they are None, `check` adds
    the option that makes a fault the exit code.
    """
    parser = argparse.ArgumentParser(prog=name)
    parser.add_argument("--titles", type=titles, default=list(TITLES), metavar="TITLE,…")
    if games is not None:
        parser.add_argument("--games", type=int, default=games)
    if workers is not None:
        parser.add_argument("--workers", type=int, default=workers)
    if check:
        parser.add_argument("--check", action="store_true")
    return parser


def titles(text: str) -> list[str]:
    """The titles that a text names, separated by commas."""
    found = text.split(",")
    for title in found:
        if title not in TITLES:
            raise argparse.ArgumentTypeError(f"no title {title!r}; there are: {', '.join(TITLES)}")
    return found
