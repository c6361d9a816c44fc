"""Storage of completed games, one per line, so that an interrupted run can be resumed.

The files are under version control, so that a run goes on where it stopped, on another machine too.
The first line is a stamp with everything the games depend on; if it changes, they are played again.

Evidence names the bots that it measured: the fingerprint of their play (`taste`), the version of
the rules and that of the levels. Older evidence is marked until it is measured again.
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
from contrada.bots.names import LEVELS_VERSION
from contrada.core.registry import entry_of
from contrada.core.spec import OptionValue

ROOT: Final = Path(__file__).parents[1]
EVIDENCE: Final = ROOT / "docs" / "evidence"
STORED: Final = EVIDENCE / "games"
FIRST: Final = 1
"""The version of the rules, or of the levels, of evidence that does not name one."""

TITLES: Final[dict[str, tuple[str, dict[str, OptionValue]]]] = {
    "palazzo": ("palazzo", {}),
    "carrara": ("carrara", {}),
    "carrara-advanced": ("carrara", {"version": "advanced"}),
    "carpe-diem": ("carpe-diem", {}),
    "tuscany": ("tuscany", {}),
}
"""The titles in which bots are measured: a game and its options."""
MARKED: Final = ("greedy", "journeyman:iterations=20,lapse=6,variant_lapse=0,finish=0")
"""Bots whose game shows how bots play; the settings of levels are stamped besides."""


@cache
def taste(title: str) -> str:
    """A fingerprint of how the bots play a title; it changes if their play changes.

    It is a hash of a short search bot's game against `greedy`, so it does not change if the code
    only becomes faster or clearer.
    """
    game, options = TITLES[title]
    match, _ = play_match(Run(game=game, bots=MARKED, games=1, seed=1, options=options), 0)
    return sha256(msgspec.json.encode(match.log)).hexdigest()[:16]


def version(title: str) -> int:
    """The current version of a title's rules."""
    return entry_of(TITLES[title][0]).spec.rules_version


def mark(measured: int, current: int, levels: int = LEVELS_VERSION) -> str:
    """The remark on evidence of older rules or levels; "" on current evidence."""
    if measured < current:
        return f"measured before version {current}"
    if levels < LEVELS_VERSION:
        return f"measured before version {LEVELS_VERSION} of the levels"
    return ""


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
