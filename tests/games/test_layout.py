"""All games have the same file layout."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from contrada.words import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "contrada" / "games"
FOLDERS = sorted(file.parent for file in GAMES.glob("*/game.py"))
MOST_FILES = 14
MOST_LINES = 450

PLACES = {
    "rules.py": {"initial", "legal", "apply"},
    "chance.py": {"sample", "outcomes"},
    "scoring.py": {"scores", "ranking"},
    "infer.py": {"info_key", "determinize"},
    "check.py": {"check"},
    "state.py": {"restore", "fresh"},
    "components.py": {"published"},
    "presentation/view.py": {"view"},
    "presentation/log.py": {"redact"},
    "presentation/prompt.py": {"prompt"},
    "presentation/preview.py": {"preview"},
    "presentation/breakdown.py": {"breakdown"},
}
"""The functions that each common file must define."""
FURTHER = {"components.toml", "fields.py", "pieces.py", "actions.py", "game.py", "__init__.py"}
FURTHER |= {"presentation/shapes.py", "bots/policy.py", "phases/__init__.py", "terminal/board.py"}
TEXTS = {f"texts/rules/{lang}.md" for lang in LANGUAGES} | {
    "texts/lesson.toml",
    "texts/lesson.json",
}


def functions(file: Path) -> set[str]:
    """The functions a file defines at its top level."""
    body = ast.parse(file.read_text("utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef)}


def test_there_are_games_to_look_at() -> None:
    assert len(FOLDERS) >= 4


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    missing = [name for name in (*PLACES, *FURTHER, *TEXTS) if not (folder / name).is_file()]
    assert missing == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_each_subject_lives_in_its_file(folder: Path) -> None:
    for name, wanted in PLACES.items():
        assert wanted - functions(folder / name) == set(), name
    for file in folder.rglob("*.py"):
        for name, owned in PLACES.items():
            if file != folder / name and name.startswith("presentation/"):
                strays = functions(file) & owned - {"breakdown"}
                assert strays == set(), f"{file} has what belongs into {name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_tables_of_the_box_have_one_name(folder: Path) -> None:
    file = folder / "tables.py"
    if file.exists():
        classes = [
            n.name for n in ast.parse(file.read_text("utf-8")).body if type(n) is ast.ClassDef
        ]
        assert classes == ["Tables"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_folder_and_no_file_is_too_large(folder: Path) -> None:
    for room in (folder, *(f for f in folder.rglob("*") if f.is_dir())):
        files = [f for f in room.iterdir() if f.is_file() and f.suffix in (".py", ".toml", ".ftl")]
        assert len(files) <= MOST_FILES, room
    for file in folder.rglob("*.py"):
        assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES, file


def test_the_guide_names_every_file() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    named = set(re.findall(r"^\| `([^`]+)`", guide, flags=re.M))
    assert ({*PLACES, *FURTHER} - {"phases/__init__.py"}) - named == set()
