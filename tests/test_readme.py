"""The README is correct: its code runs, its commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from contrada.cli.app import app

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
PROGRAM: Any = typer.main.get_command(app)


def blocks(language: str) -> list[str]:
    """The code blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.S)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_code_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+(, -?\d+)*\]\n", capsys.readouterr().out)


COMMANDS = re.findall(
    r"^\.venv/bin/contrada (.+?)(?:\s+#.*)?$", "\n".join(blocks("sh")), flags=re.M
)


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_is_one_the_program_understands(line: str) -> None:
    name, *arguments = shlex.split(line)
    command = PROGRAM.commands[name]
    context = command.make_context(name, arguments)
    assert context.params


def test_every_linked_page_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (Path(__file__).parents[1] / target).exists(), target
