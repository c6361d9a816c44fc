"""The catalogues: every language has the same messages."""

from __future__ import annotations

from pathlib import Path

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import entry_of, game_ids
from contrada.core.resources import catalogues
from contrada.words import LANGUAGES, LOCALES, catalogue_files, variables


def catalogue(lang: str, name: str) -> Path:
    """A catalogue of a language, from the program or a game."""
    return next(file for file in catalogue_files(lang) if file.name == name)


def catalogue_names() -> list[str]:
    """The catalogues of all languages, each name once."""
    return sorted({file.name for lang in LANGUAGES for file in catalogue_files(lang)})


def test_every_game_has_words_of_its_own() -> None:
    for game_id in game_ids():
        for lang in LANGUAGES:
            assert f"{game_id}.ftl" in [f.name for f in catalogues(entry_of(game_id), lang)]
            assert not (LOCALES / lang / f"{game_id}.ftl").exists()


def test_every_language_folder_is_a_language() -> None:
    assert sorted(folder.name for folder in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("name", catalogue_names())
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_cover_the_same_messages_and_variables(name: str, lang: str) -> None:
    english = variables(catalogue("en", name))
    other = variables(catalogue(lang, name))
    messages = {key for key in english if not key.startswith("-")}
    assert {key for key in other if not key.startswith("-")} == messages
    # German and Dutch may need further values, for articles and genders. That a message gets all
    # values it uses is checked by playing (`contrada.testing.wording`).
    lost = {key: english[key] - other[key] for key in messages if not other[key] >= english[key]}
    assert lost == {}
    if catalogue("en", name).is_relative_to(LOCALES):
        assert {key: other[key] for key in messages} == {key: english[key] for key in messages}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_catalogues(lang: str) -> None:
    seen: dict[str, str] = {}
    for file in catalogue_files(lang):
        for key in variables(file):
            assert key not in seen, f"{key} is in {seen[key]} and {file.name}"
            seen[key] = file.name


PARTS = ("why", "box", "badbox", "preview", "rulings", "about", "describe")
"""Catalogues with one part of a game's messages: `why-palazzo.ftl` contains `palazzo-why-…`."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_games_messages_carry_its_name(lang: str) -> None:
    for file in catalogue_files(lang):
        if file.stem not in ("cli", "common"):
            part, _, game = file.stem.partition("-")
            own = f"{game}-" if part in PARTS and game else f"{file.stem}-"
            strangers = [key for key in variables(file) if not key.lstrip("-").startswith(own)]
            assert strangers == []
