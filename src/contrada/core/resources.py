"""A game's resource files: the layout of the folder `GameEntry.files`.

    words/<language>.ftl      its texts, as a Fluent catalogue; or several in a folder
    words/<language>/*.ftl    per language, for instance to load the lesson's separately
    rules/<language>.md       its rules for players
    rulings.toml              our decisions where its rulebook is silent (`core/rulings.py`)
    lesson.toml               the script of its lesson
    lesson.json               the lesson as `contrada.authoring.lessons` recorded it
    board.js                  its own board for the browser

All of them are optional.
"""

from __future__ import annotations

from pathlib import Path

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


def lesson_file(entry: GameEntry) -> Path | None:
    """The recorded lesson, or None."""
    return _existing(entry, "lesson.json")


def _existing(entry: GameEntry, name: str) -> Path | None:
    file = entry.files / name if entry.files else None
    return file if file and file.is_file() else None
