"""The files that a game brings beside its code: the layout of the folder `GameEntry.files`.

    words/<language>.ftl      its words, as a Fluent catalogue; or several in a folder
    words/<language>/*.ftl    of each language, for instance to load those of its lesson apart
    rules/<language>.md       its rules for players
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
    """The rules for players in a language; None where there are none."""
    return _existing(entry, f"rules/{lang}.md")


def lesson_script(entry: GameEntry) -> Path | None:
    """The script of the lesson; None where there is none."""
    return _existing(entry, "lesson.toml")


def lesson_file(entry: GameEntry) -> Path | None:
    """The recorded lesson; None where there is none."""
    return _existing(entry, "lesson.json")


def _existing(entry: GameEntry, name: str) -> Path | None:
    file = entry.files / name if entry.files else None
    return file if file and file.is_file() else None
