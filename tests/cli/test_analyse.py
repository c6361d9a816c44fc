"""`contrada analyse`."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import contrada
from contrada.analysis import analyser, from_json
from contrada.analysis.judge import Budget
from tests.cli.runner import run


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished match, and tiny budgets."""
    monkeypatch.setitem(analyser.DEPTHS, "quick", Budget(8, 2, 4))
    monkeypatch.setattr(analyser, "OUTCOMES", 6)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "game.json"
    contrada.save(contrada.play("tuscany", ["greedy:worlds=1", "random"], 4), path)
    return path


def quick(file: Path, *more: str) -> tuple[str, ...]:
    return ("analyse", str(file), "--depth", "quick", "--workers", "1", *more)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "without luck"), ("de", "ohne Glück"), ("nl", "zonder geluk")]
)
def test_the_report_in_three_languages(file: Path, tmp_path: Path, lang: str, told: str) -> None:
    page, data = tmp_path / "report.html", tmp_path / "report.json"
    done = run(*quick(file, "--html", str(page), "--json", str(data), "--lang", lang))
    assert done.code == 0, done.err
    assert told in done.out
    assert "cli-analysis" not in done.out
    html = page.read_text()
    assert html.startswith("<!doctype html>")
    assert f'lang="{lang}"' in html
    assert "<svg" in html
    assert "http" not in html
    assert "<script" not in html
    assert "cli-analysis" not in html
    assert from_json(data.read_bytes()).game == "tuscany"
    assert not list((tmp_path / "cache").rglob("*.jsonl"))


def test_bad_files_are_refused_and_nothing_is_written(file: Path, tmp_path: Path) -> None:
    data = json.loads(file.read_text())
    out = tmp_path / "out.json"
    bad = tmp_path / "bad.json"
    for change, word in (
        ({"log": data["log"][:40]}, "not over"),
        ({"rules_version": 99}, "rules version 99"),
        ({"log": [*data["log"][:30], *data["log"][31:]]}, "Ply 30"),
    ):
        bad.write_text(json.dumps({**data, **change}))
        done = run(*quick(bad, "--json", str(out)))
        assert done.code == 2
        assert word in done.err
        assert not out.exists()
    bad.write_text("not a match")
    assert run(*quick(bad)).code == 2
    assert run(*quick(tmp_path / "none.json")).code == 2
    assert run(*quick(file, "--seat", "7")).code == 2
    assert run("analyse", str(file), "--depth", "endless").code == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes anywhere")
def test_a_read_only_folder_is_refused_before_any_work(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    done = run(*quick(file, "--html", str(folder / "report.html")))
    assert done.code == 2
    assert "cannot be written" in done.err


def test_a_missing_folder_is_refused_before_any_work(file: Path, tmp_path: Path) -> None:
    done = run(*quick(file, "--html", str(tmp_path / "no" / "report.html")))
    assert done.code == 2
    assert "cannot be written" in done.err
