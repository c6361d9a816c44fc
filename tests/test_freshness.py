"""The check that the installed package is up to date."""

from __future__ import annotations

from pathlib import Path

from tests.freshness import stale


def test_names_changed_missing_and_extra_files(tmp_path: Path) -> None:
    installed, sources = tmp_path / "installed", tmp_path / "sources"
    for folder in (installed, sources):
        (folder / "core").mkdir(parents=True)
        (folder / "core" / "same.py").write_text("x = 1\n")
        (folder / "core" / "edited.py").write_text(f"y = {folder.name!r}\n")
    (installed / "removed.py").write_text("")
    (sources / "new.toml").write_text("")
    (installed / "core" / "same.so").write_text("binaries are not compared")
    assert stale(installed, sources) == ["core/edited.py", "new.toml", "removed.py"]


def test_sources_are_never_older_than_themselves(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("")
    assert stale(tmp_path, tmp_path) == []
