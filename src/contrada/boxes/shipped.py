"""The boxes that come with a game: the published one, and further ones that can be chosen.

Further boxes are complete components files `boxes/<name>.toml` beside the game's `components.toml`.
Their names are listed once; no input is used as a path.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from contrada.boxes.refusal import Refuser
from contrada.boxes.toml_files import read_toml, write_toml
from contrada.core.errors import BadComponents, UnknownGame
from contrada.core.messages import Json
from contrada.core.registry import GameEntry, entry_of, make_game

PUBLISHED: Final = "published"
"""The name of the published box where a name is needed."""
CORRECTED: Final = "corrected"
"""The name of a box that somebody changed."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def _folder(entry: GameEntry) -> Path | None:
    """The folder of the game's package: its texts are in a folder of it."""
    return entry.files.parent if entry.files is not None and entry.files.name == "texts" else None


def published(game_id: str) -> Json:
    """The published components of a game."""
    return make_game(game_id).components


def published_toml(game_id: str) -> str:
    """The published box as a file, with the author's comments where the game has such a file."""
    folder = _folder(entry_of(game_id))
    file = folder / "components.toml" if folder else None
    if file is not None and file.is_file():
        return file.read_text(encoding="utf-8")
    return write_toml(published(game_id))


def shipped_files(game_id: str) -> dict[str, Path]:
    """The files of a game's further boxes by name."""
    folder = _folder(entry_of(game_id))
    if folder is None:
        return {}
    found = sorted((folder / "boxes").glob("*.toml"))
    return {
        file.stem: file
        for file in found
        if NAME.fullmatch(file.stem) and file.stem not in (PUBLISHED, CORRECTED)
    }


def shipped_toml(game_id: str, name: str) -> str:
    """A box that comes with a game, as a file; raises BadComponents for an unknown name."""
    if name == PUBLISHED:
        return published_toml(game_id)
    files = shipped_files(game_id)
    if name not in files:
        raise Refuser().bad("no-box", name=name, known=[PUBLISHED, *files])
    return files[name].read_text(encoding="utf-8")


def shipped(game_id: str, name: str) -> Json:
    """The components of a box that comes with a game; raises BadComponents."""
    if name == PUBLISHED:
        return published(game_id)
    return make_game(game_id, read_toml(shipped_toml(game_id, name))).components


def box_name(game_id: str, rules_version: int, components: Json) -> str:
    """Which box a table uses: empty for the published one, the name of another that comes with the
    game, or `corrected`. Also empty for rules that are not known here.
    """
    try:
        if entry_of(game_id).spec.rules_version != rules_version:
            return ""
    except UnknownGame:
        return ""
    return _box_name(game_id, msgspec.json.encode(components, order="sorted"))


@lru_cache(maxsize=256)
def _box_name(game_id: str, components: bytes) -> str:
    for name in (PUBLISHED, *shipped_files(game_id)):
        try:
            found = msgspec.json.encode(shipped(game_id, name), order="sorted")
        except BadComponents:
            continue  # a mistake of the game's author must not affect tables
        if found == components:
            return "" if name == PUBLISHED else name
    return CORRECTED
