"""Storage of completed games, one per line, so that an interrupted run can be resumed.

The first line is a stamp with everything the games depend on; if it changes, they are played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.experiments.runs import Run, play_match
from contrada.core.spec import OptionValue

ROOT: Final = Path(__file__).parents[1]
STORED: Final = ROOT / "build" / "ladder"
EVIDENCE: Final = ROOT / "docs" / "evidence"

TITLES: Final[dict[str, tuple[str, dict[str, OptionValue]]]] = {
    "palazzo": ("palazzo", {}),
    "carrara": ("carrara", {}),
    "carrara-advanced": ("carrara", {"version": "advanced"}),
    "carpe-diem": ("carpe-diem", {}),
    "tuscany": ("tuscany", {}),
}
"""The titles in which bots are measured: a game and its options."""
MARKED: Final = ("greedy", "journeyman:iterations=20")


@cache
def taste(title: str) -> str:
    """A fingerprint of how the bots play a title; it changes if their play changes.

    It is a hash of a short search bot's game against `greedy`, so it does not change if the code
    only becomes faster or clearer.
    """
    game, options = TITLES[title]
    match, _ = play_match(Run(game=game, bots=MARKED, games=1, seed=1, options=options), 0)
    return sha256(msgspec.json.encode(match.log)).hexdigest()[:16]


def stored_lines(name: str, stamp: Mapping[str, Any]) -> tuple[Path, list[bytes]]:
    """The file to append to, and its lines if they have the same stamp."""
    STORED.mkdir(parents=True, exist_ok=True)
    path = STORED / f"{name}.jsonl"
    first = msgspec.json.encode(stamp) + b"\n"
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    # The last line may be incomplete after a crash.
    whole = [line for line in lines[1:] if line.endswith(b"\n")] if lines[:1] == [first] else []
    path.write_bytes(b"".join([first, *whole]))
    return path, whole
