"""Recorded lessons match the current engine."""

from __future__ import annotations

from tools import lessons


def test_lessons_are_fresh() -> None:
    assert lessons.lessons()
    assert lessons.stale() == []


def test_a_variant_may_have_a_lesson_of_its_own() -> None:
    assert ("carrara", "lesson-advanced.toml") in [
        (game, script.name) for game, script in lessons.lessons()
    ]
