"""Games that are done, kept line by line so that a run that is broken off goes on where it stopped.

The first line is a stamp that says what the games depend on; they are played anew when it changes.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "build" / "ladder"


def taste(game_id: str) -> str:
    """A mark of a game's evaluation: every bot but `random` plays by it."""
    source = ROOT / "src" / "contrada" / "games" / game_id.replace("-", "_") / "policy.py"
    return sha256(source.read_bytes()).hexdigest()[:16]


def kept_lines(name: str, stamp: dict[str, Any]) -> tuple[Path, list[bytes]]:
    """The file to append to, and what it holds of games played under the same stamp."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{name}.jsonl"
    first = msgspec.json.encode(stamp) + b"\n"
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    # A line that was being written when the machine stopped is not whole.
    whole = [line for line in lines[1:] if line.endswith(b"\n")] if lines[:1] == [first] else []
    path.write_bytes(b"".join([first, *whole]))
    return path, whole
