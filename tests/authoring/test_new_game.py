"""`contrada new-game`: what it writes is a game, and odd names and folders are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from contrada.authoring import states
from contrada.authoring.new_game import BadNewGame, write_game
from contrada.core.registry import entry_of, make_game
from contrada.core.rng import rng_for_run
from contrada.testing.laws import check_game
from contrada.testing.wording import missing_words
from tests.authoring.packages import ROOT, install, on_the_path, run_tests
from tests.cli.runner import is_one_paragraph, run

NAME = "zuppa-2"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, written by the command."""
    folder = tmp_path_factory.mktemp("new") / "here" / "zuppa"
    ran = run("new-game", NAME, "--folder", str(folder), "--lang", "en")
    assert ran.code == 0, ran.err
    assert str(folder / "README.md") in ran.out
    return folder


def test_its_own_tests_pass_and_the_fuzzer_finds_nothing(made: Path, tmp_path: Path) -> None:
    install(made, tmp_path / "site", tmp_path)
    with on_the_path(tmp_path / "site", "zuppa_2"):
        assert "passed" in run_tests(made)
        out = str(tmp_path / "found")
        ran = run("fuzz", NAME, "--games", "30", "--workers", "1", "--out", out, "--lang", "en")
        assert "Games: 30; ended: 30" in ran.out, ran.out
        assert ran.code == 0
        assert missing_words(NAME) == []
        assert entry_of(NAME).spec.title == "Zuppa 2"
        keys = "2\n1\n" * 60
        arguments = (
            "--seats",
            "2",
            "--bot",
            "apprentice:iterations=4",
            "--seed",
            "1",
            "--lang",
            "en",
        )
        played = run("play", NAME, *arguments, "--save", str(tmp_path / "m.json"), keys=keys)
        assert "Hidden card" in played.out
        assert played.code == 0
        check_game(make_game(NAME), 3, {"target": 15}, rng_for_run(9), secrecy_every=1)


def test_nothing_of_the_template_is_left(made: Path) -> None:
    names = [str(file.relative_to(made)) for file in made.rglob("*") if file.is_file()]
    assert "pyproject.toml" in names
    assert "src/zuppa_2/texts/words/nl.ftl" in names
    assert not any("template" in name or "package" in name for name in names)
    for file in made.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            assert "<<" not in file.read_text("utf-8"), file
    assert states.stale([made / "src" / "zuppa_2"]) == []


def test_it_is_formatted_and_without_a_warning(made: Path) -> None:
    config = ["--config", str(ROOT / "pyproject.toml"), "--config", f"src=['{made}/src']"]
    for command in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, *config, str(made)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "cannot be a game's id"),
        ("Zuppa", "lower-case"),
        ("zuppa_2", "joined by hyphens"),
        ("2zuppa", "cannot be a game's id"),
        ("zuppa-", "cannot be a game's id"),
        ("../zuppa", "cannot be a game's id"),
        ("zuppa/x", "cannot be a game's id"),
        ("zuppa\n", "cannot be a game's id"),
        ("züppa", "cannot be a game's id"),
        ("web-zuppa", "does not begin with cli, common, lesson, server, web"),
        ("lesson", "does not begin with"),
        ("palazzo", "is installed already"),
        ("carpe-diem", "is installed already"),
        ("class", "a word of the Python language"),
        ("match", "a word of the Python language"),
        ("random", "A Python module called 'random'"),
        ("contrada", "A Python module called 'contrada'"),
        ("pytest", "A Python module called 'pytest'"),
        ("z" * 41, "at most 40 characters"),
    ],
)
def test_odd_names_are_refused_with_a_reason(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadNewGame, match=reason):
        write_game(name, tmp_path / "made")
    assert list(tmp_path.iterdir()) == []


def test_a_name_is_refused_in_one_paragraph(tmp_path: Path) -> None:
    ran = run("new-game", "../zuppa", "--folder", str(tmp_path / "made"))
    assert is_one_paragraph(ran)
    assert "'../zuppa' cannot be a game's id" in ran.err


def test_what_exists_is_not_written_over(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    file = tmp_path / "file"
    file.write_text("mine")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    for folder in (full, file, link):
        with pytest.raises(BadNewGame, match="exists already and is not an empty folder"):
            write_game(NAME, folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "full", "link"]
    assert [path.name for path in full.iterdir()] == ["mine.txt"]


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    files = write_game(NAME, folder)
    assert all((folder / file).is_file() for file in files)
    assert [path.name for path in tmp_path.iterdir()] == ["empty"]


def test_a_failure_on_the_way_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_folders: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(states, "write", fails)
    with pytest.raises(BadNewGame, match="cannot be written: No space left on device"):
        write_game(NAME, tmp_path / "made")
    assert list(tmp_path.iterdir()) == []
