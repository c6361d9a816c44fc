"""Writes the package of a new game: a tiny game that can be played at once, to be changed.

The files are templates in the folder `skeleton`: `<<game>>` stands for the id, `<<package>>` for
the Python package, `<<Class>>` for the prefix of its classes and `<<title>>` for the title.
"""

from __future__ import annotations

import importlib.util
import keyword
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

import contrada.games  # noqa: F401  # registers the games
from contrada.authoring import states
from contrada.core.errors import ContradaError
from contrada.core.registry import check_id, game_ids

SKELETON: Final = Path(__file__).parent / "skeleton"
SUFFIX: Final = ".template"
LONGEST: Final = 40


class BadNewGame(ContradaError):
    """A game cannot be written under this name, or into this folder."""


def check_name(name: str) -> None:
    """Refuse a name that cannot be a game's id and Python package; raises BadNewGame."""
    try:
        check_id(name)
    except ValueError as error:
        raise BadNewGame(f"{error}.") from None
    if len(name) > LONGEST:
        raise BadNewGame(f"A game's id has at most {LONGEST} characters, not {len(name)}.")
    if name in game_ids():
        raise BadNewGame(f"A game called {name!r} is installed already.")
    package = package_of(name)
    if keyword.iskeyword(package) or keyword.issoftkeyword(package):
        raise BadNewGame(
            f"{package!r} is a word of the Python language, so it cannot be a package."
        )
    if package in sys.stdlib_module_names or _exists(package):
        raise BadNewGame(f"A Python module called {package!r} is installed already.")


def _exists(package: str) -> bool:
    try:
        return importlib.util.find_spec(package) is not None
    except (ImportError, ValueError):
        return True


def package_of(name: str) -> str:
    """The Python package of a game's id."""
    return name.replace("-", "_")


def write_game(name: str, folder: Path) -> list[Path]:
    """Write the package of a new game into a folder that is new or empty; raises BadNewGame.

    The folder appears as a whole or not at all. Gives the files, relative to the folder.
    """
    check_name(name)
    try:
        taken = folder.is_symlink() or folder.exists()
        if taken and (not folder.is_dir() or any(folder.iterdir())):
            raise BadNewGame(f"{folder} exists already and is not an empty folder.")
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-game-") as made:
            content = Path(made) / "content"
            files = _fill(name, content)
            if folder.is_dir():
                folder.rmdir()
            shutil.move(content, folder)
    except OSError as error:
        raise BadNewGame(f"{folder} cannot be written: {error.strerror}.") from None
    return files


def _fill(name: str, folder: Path) -> list[Path]:
    """Write all files of a game, the state class included."""
    package = package_of(name)
    values = {
        "game": name,
        "package": package,
        "Class": "".join(part.capitalize() for part in name.split("-")),
        "title": " ".join(part.capitalize() for part in name.split("-")),
    }
    written: list[Path] = []
    for template in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        text = template.read_text(encoding="utf-8")
        for key, value in values.items():
            text = text.replace(f"<<{key}>>", value)
        relative = template.relative_to(SKELETON).with_suffix("")
        parts = [package if part == "package" else part for part in relative.parts]
        target = folder.joinpath(*parts)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(Path(*parts))
    states.write([folder / "src" / package])
    return written
