"""The browser's types match the Python definitions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import typescript


def test_the_generated_types_are_fresh() -> None:
    assert typescript.stale() == [], "run `python -m tools.typescript`"


def test_a_changed_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typescript, "GEN", tmp_path)
    assert "palazzo.ts" in typescript.stale()
