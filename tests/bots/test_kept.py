"""The ladder's games are stored until something they depend on changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import kept


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "STORED", tmp_path / "ladder")


def begin() -> None:
    path, lines = kept.stored_lines("pairing", {"taste": "a"})
    assert lines == []
    with path.open("ab") as file:
        file.write(b'{"number":0}\n{"number":1}\n{"num')


def test_a_run_goes_on_after_the_last_whole_game() -> None:
    begin()
    path, lines = kept.stored_lines("pairing", {"taste": "a"})
    assert lines == [b'{"number":0}\n', b'{"number":1}\n']
    assert path.read_bytes() == b'{"taste":"a"}\n{"number":0}\n{"number":1}\n'


def test_another_stamp_starts_anew() -> None:
    begin()
    path, lines = kept.stored_lines("pairing", {"taste": "b"})
    assert lines == []
    assert path.read_bytes() == b'{"taste":"b"}\n'


def test_every_game_has_a_taste_of_its_own() -> None:
    games = ("palazzo", "carrara", "carpe-diem", "tuscany")
    assert len({kept.taste(game) for game in games}) == 4
