"""docs/adding-a-game.md names what there is."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from contrada.authoring.new_game import SKELETON, SUFFIX
from contrada.cli.app import app
from contrada.core.registry import RESERVED, GameEntry
from contrada.testing.laws import LAWS
from tests.authoring.packages import ROOT

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", GUIDE))
README = (SKELETON / f"README.md{SUFFIX}").read_text("utf-8").replace("<<game>>", "orto")
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def commands(text: str) -> list[list[str]]:
    """The commands in the shell blocks of a page, without comments."""
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", text, flags=re.S))
    return [words for line in blocks.splitlines() if (words := shlex.split(line, comments=True))]


@pytest.mark.parametrize("page", [GUIDE, README], ids=["guide", "skeleton"])
def test_every_command_of_the_walk_exists_with_its_options(page: str) -> None:
    found = [words for words in commands(page) if words[0] == "contrada"]
    assert {"fuzz", "play", "serve"} <= {words[1] for words in found}
    for words in found:
        options = {name for parameter in COMMANDS[words[1]].params for name in parameter.opts}
        assert {word for word in words[2:] if word.startswith("--")} <= options, words


def test_every_field_of_the_registry_entry_is_named() -> None:
    assert set(GameEntry.__struct_fields__) - NAMED == set()


def test_every_law_is_named() -> None:
    assert set(LAWS) - NAMED == set()


def test_every_reserved_word_is_named() -> None:
    assert not RESERVED - NAMED


def test_every_file_of_the_skeleton_is_explained() -> None:
    package = SKELETON / "src" / "package"
    files = {
        str(file.relative_to(package)).removesuffix(SUFFIX) for file in package.rglob("*.py.*")
    }
    inner = {name for name in files if name.endswith("/__init__.py")}
    assert files - inner - NAMED == set()


def test_every_module_that_the_guide_runs_is_there() -> None:
    ran = set(re.findall(r"python -m ([\w.]+)", GUIDE)) - {"pytest"}
    assert ran >= {"contrada.authoring.states", "contrada.authoring.lessons", "tools.golden"}
    for module in ran:
        path = Path(*module.split("."))
        assert any((root / path).with_suffix(".py").is_file() for root in (ROOT, ROOT / "src"))


def test_every_test_that_the_guide_names_is_there() -> None:
    for name in re.findall(r"`(tests/[\w/]+\.py)`", GUIDE):
        assert (ROOT / name).is_file(), name
