"""Words, rules and lesson are complete and belong to this version of the game."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from contrada.authoring import lessons, states
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.testing.wording import missing_words
from contrada.words import LANGUAGES, Words
from raccolta import ENTRY

PACKAGE = Path(__file__).parents[1] / "src" / "raccolta"
TEXTS = PACKAGE / "texts"


def test_everything_has_words_in_every_language() -> None:
    assert missing_words("raccolta") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_of_the_view_has_a_label(lang: str) -> None:
    """The generic board of the browser heads its parts with `raccolta-view-<field>`."""
    words = Words(lang)
    match = Match(make_game("raccolta"), 2, {"sales": 4}, seed=bytes(32))
    shown = msgspec.to_builtins(match.game.view(match.state, SPECTATOR))
    told = {"phase", "turn", "to_move", "players"}  # the board says these in its own way
    for field in {*shown, *shown["players"][0]} - told:
        assert words.has(f"raccolta-view-{field.replace('_', '-')}"), field


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_prompt_is_explained(lang: str) -> None:
    text = (TEXTS / "rules" / f"{lang}.md").read_text("utf-8")
    assert {int(number) for number in re.findall(r"RAC-(\d+)", text)} == set(range(1, 12))
    listed = " ".join(re.findall(r"<!-- prompts: (.*?) -->", text)).split()
    assert sorted(listed) == sorted(["chance", "wait", "turn", "full", "lay", "sell", "over"])


def test_the_state_class_is_fresh() -> None:
    assert states.stale([PACKAGE]) == []


def test_the_lesson_is_fresh() -> None:
    recorded = (TEXTS / "lesson.json").read_bytes()
    assert recorded == lessons.written("raccolta", TEXTS / "lesson.toml")
    words = Words("en", strict=True)
    for step in lessons.read(TEXTS / "lesson.toml").steps:
        assert words.text(f"lesson-raccolta-{step.text}")


def test_the_entry_names_the_texts() -> None:
    assert ENTRY.files is not None
    assert (ENTRY.files / "words" / "en.ftl").is_file()
