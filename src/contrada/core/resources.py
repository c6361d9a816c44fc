"""A game's resource files: the layout of the folder `GameEntry.files`.

    words/<language>.ftl      its texts, as a Fluent catalogue; or several in a folder
    words/<language>/*.ftl    per language, for instance to load the lesson's separately
    rules/<language>.md       its rules for players
    rulings.toml              our decisions where its rulebook is silent
    lesson.toml               the script of its lesson
    lesson.json               the lesson as `contrada.authoring.lessons` recorded it
    lesson-<name>.toml, .json further lessons, for instance for a variant
    board.js                  its own board for the browser

All of them are optional.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from contrada.core.errors import BadSetup
from contrada.core.registry import GameEntry, entries


def catalogues(entry: GameEntry, lang: str) -> list[Path]:
    """A game's Fluent catalogues in a language."""
    if entry.files is None:
        return []
    words = entry.files / "words"
    single = words / f"{lang}.ftl"
    return [*([single] if single.is_file() else []), *sorted((words / lang).glob("*.ftl"))]


def all_catalogues(lang: str) -> list[Path]:
    """The Fluent catalogues of all registered games in a language."""
    return [file for entry in entries() for file in catalogues(entry, lang)]


def rules_file(entry: GameEntry, lang: str) -> Path | None:
    """The rules for players in a language, or None."""
    return _existing(entry, f"rules/{lang}.md")


def lesson_script(entry: GameEntry) -> Path | None:
    """The script of the lesson, or None."""
    return _existing(entry, "lesson.toml")


def lesson_scripts(entry: GameEntry) -> list[Path]:
    """The scripts of all lessons; the first is the general one, `lesson-<name>.toml` others."""
    if entry.files is None:
        return []
    general = lesson_script(entry)
    return [*([general] if general else []), *sorted(entry.files.glob("lesson-*.toml"))]


def lesson_file(entry: GameEntry) -> Path | None:
    """The recorded lesson, or None."""
    return _existing(entry, "lesson.json")


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our decision where the rulebook allows two readings.

    Worded by the messages `<game>-ruling-<id>` (what we decided) and `<game>-ruling-<id>-why` (the
    reason). Where players can choose, it names the option, whose first value is the default.
    """

    id: str
    rules: list[str] = []
    """The ids of the rules it belongs to."""
    option: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: list[Ruling] = []


def rulings(entry: GameEntry) -> list[Ruling]:
    """The rulings of a game, none if it has no file of them; raises BadSetup for a bad file."""
    file = entry.files / "rulings.toml" if entry.files is not None else None
    if file is None or not file.is_file():
        return []
    try:
        read = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetup(f"{file}: {error}") from None
    names = {option.name for option in entry.spec.options}
    for ruling in read.ruling:
        if ruling.option and ruling.option not in names:
            raise BadSetup(f"{file}: {entry.spec.id} has no option {ruling.option!r}.")
    return read.ruling


def _existing(entry: GameEntry, name: str) -> Path | None:
    file = entry.files / name if entry.files else None
    return file if file and file.is_file() else None
