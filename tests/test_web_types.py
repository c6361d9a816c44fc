"""The browser's types are those of the Python definitions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import types


def test_the_generated_types_are_fresh() -> None:
    assert types.stale() == [], "run `python -m tools.types`"


def test_a_changed_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types, "GEN", tmp_path)
    assert "palazzo.ts" in types.stale()
