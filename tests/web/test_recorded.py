"""Recorded lessons match the current engine."""

from __future__ import annotations

from tools import lessons


def test_lessons_are_fresh() -> None:
    assert lessons.lessons()
    assert lessons.stale() == []
