"""Generates the state classes of the built-in games from the lists of fields in their `fields.py`.

python -m tools.states            write the generated part of every state.py
python -m tools.states --check    list stale files and fail

`contrada.authoring.states` does the same for the game of any folder.
"""

from __future__ import annotations

import sys
from pathlib import Path

from contrada.authoring import states

GAMES = Path(__file__).parent.parent / "src" / "contrada" / "games"
COMMAND = "python -m tools.states"


def folders() -> list[Path]:
    """The packages of the built-in games."""
    return sorted(declared.parent for declared in GAMES.glob("*/fields.py"))


def stale() -> list[str]:
    """The state.py files that differ from their fields.py."""
    return states.stale(folders(), COMMAND)


def main() -> None:
    """Write the generated parts, or check them."""
    if "--check" not in sys.argv[1:]:
        states.write(folders(), COMMAND)
    elif old := stale():
        raise SystemExit("\n".join([*old, f"stale; run: {COMMAND}"]))


if __name__ == "__main__":
    main()
