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
from contrada.core.resources import lesson_scripts

SOURCES = Path(__file__).parent.parent / "src"


def folder_of(game_id: str) -> Path:
    """The folder of a game's files among the sources, not in the installed package."""
    files = entry_of(game_id).files
    assert files is not None
    return SOURCES / files.relative_to(Path(contrada.__file__).parents[1])


def lessons() -> list[tuple[str, Path]]:
    """The games with their scripts; a game may have further ones for its variants."""
    return [
        (game_id, folder_of(game_id) / script.name)
        for game_id in game_ids()
        for script in lesson_scripts(entry_of(game_id))
    ]


def stale() -> list[str]:
    """The lessons whose recording differs from what the engine plays now."""
    old: list[str] = []
    for game_id, script in lessons():
        recorded = script.with_suffix(".json")
        if not recorded.is_file() or recorded.read_bytes() != written(game_id, script):
            old.append(f"{game_id} {script.stem}")
    return old


def main() -> None:
    """Record the lessons, check them, or show one."""
    if "--check" in sys.argv[1:]:
        old = stale()
        if old:
            sys.exit(f"stale: {', '.join(old)}; run `python -m tools.lessons`")
    elif "--show" in sys.argv[1:]:
        for game_id, script in lessons():
            if game_id == sys.argv[-1]:
                record(game_id, read(script), show=True)
    else:
        for game_id, script in lessons():
            script.with_suffix(".json").write_bytes(written(game_id, script))


if __name__ == "__main__":
    main()
