"""Games that are done, kept line by line so that a run that is broken off goes on where it stopped.

The first line is a stamp that says what the games depend on; they are played anew when it changes.
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
KEPT: Final = ROOT / "build" / "ladder"
EVIDENCE: Final = ROOT / "docs" / "evidence"

TITLES: Final[dict[str, tuple[str, dict[str, OptionValue]]]] = {
    "palazzo": ("palazzo", {}),
    "carrara": ("carrara", {}),
    "carrara-advanced": ("carrara", {"version": "advanced"}),
    "carpe-diem": ("carpe-diem", {}),
    "tuscany": ("tuscany", {}),
}
"""What the bots are measured in: a game and its options."""
MARKED: Final = ("greedy", "journeyman:iterations=20")


@cache
def taste(title: str) -> str:
    """A mark of how the bots play a title: another one means that they play otherwise.

    It is taken from all that happens in a short searcher's game against `greedy`, so it stays the
    same when the code only becomes faster or clearer.
    """
    game, options = TITLES[title]
    match, _ = play_match(Run(game=game, bots=MARKED, games=1, seed=1, options=options), 0)
    return sha256(msgspec.json.encode(match.log)).hexdigest()[:16]


def kept_lines(name: str, stamp: Mapping[str, Any]) -> tuple[Path, list[bytes]]:
    """The file to append to, and what it holds of games played under the same stamp."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{name}.jsonl"
    first = msgspec.json.encode(stamp) + b"\n"
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    # A line that was being written when the machine stopped is not whole.
    whole = [line for line in lines[1:] if line.endswith(b"\n")] if lines[:1] == [first] else []
    path.write_bytes(b"".join([first, *whole]))
    return path, whole
