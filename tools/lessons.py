"""Records the lessons of the built-in games into their source folders.

python -m tools.lessons            record all lessons
python -m tools.lessons --check    list stale lessons and fail
python -m tools.lessons --show GAME    print the script with the legal actions at each step

`contrada.authoring.lessons` describes the scripts.
"""

from __future__ import annotations

import sys
from pathlib import Path

import contrada.games  # registers the games
from contrada.authoring.lessons import read, record, written
from contrada.core.registry import entry_of, game_ids
from contrada.core.resources import lesson_script

SOURCES = Path(__file__).parent.parent / "src"


def folder_of(game_id: str) -> Path:
    """The folder of a game's files among the sources, not in the installed package."""
    files = entry_of(game_id).files
    assert files is not None
    return SOURCES / files.relative_to(Path(contrada.__file__).parents[1])


def script_of(game_id: str) -> Path:
    """The script of a lesson."""
    return folder_of(game_id) / "lesson.toml"


def target(game_id: str) -> Path:
    """The file of a recorded lesson."""
    return folder_of(game_id) / "lesson.json"


def lessons() -> list[str]:
    """The games that have a script."""
    return [game_id for game_id in game_ids() if lesson_script(entry_of(game_id))]


def stale() -> list[str]:
    """The lessons whose recording differs from what the engine plays now."""
    return [
        name
        for name in lessons()
        if not target(name).is_file() or target(name).read_bytes() != written(name, script_of(name))
    ]


def main() -> None:
    """Record the lessons, check them, or show one."""
    if "--check" in sys.argv[1:]:
        old = stale()
        if old:
            sys.exit(f"stale: {', '.join(old)}; run `python -m tools.lessons`")
    elif "--show" in sys.argv[1:]:
        record(sys.argv[-1], read(script_of(sys.argv[-1])), show=True)
    else:
        for name in lessons():
            target(name).write_bytes(written(name, script_of(name)))


if __name__ == "__main__":
    main()
