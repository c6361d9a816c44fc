"""The documentation lists exactly the existing commands and options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from contrada.bots.names import bot_names
from contrada.cli.app import app

DOCS = Path(__file__).parents[1] / "docs"
PROGRAM: Any = typer.main.get_command(app)
COMMANDS: dict[str, Any] = PROGRAM.commands


def sections() -> dict[str, str]:
    """The documentation of each command, by heading."""
    parts = re.split(r"^## contrada (\S+)$", (DOCS / "cli.md").read_text("utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def subcommands(command: Any) -> dict[str, Any]:
    """The commands of a group."""
    found: dict[str, Any] = getattr(command, "commands", {})
    return found


def options_of(command: Any) -> set[str]:
    """The long options of a command, and of the commands of a group."""
    names = {name for parameter in command.params for name in parameter.opts}
    if command is not PROGRAM:
        names = names.union(*(options_of(one) for one in subcommands(command).values()))
    return {name for name in names if name.startswith("--")} - {"--help"}


def test_every_command_has_a_section_and_every_section_a_command() -> None:
    assert set(sections()) == set(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_option_is_documented_with_its_command(name: str) -> None:
    mentioned = set(re.findall(r"--[a-z][a-z-]*", sections()[name]))
    assert options_of(COMMANDS[name]) - mentioned == set(), "undocumented options"
    assert mentioned - options_of(COMMANDS[name]) == set(), "documented options that do not exist"


@pytest.mark.parametrize("name", sorted(name for name, one in COMMANDS.items() if subcommands(one)))
def test_every_command_of_a_group_is_documented(name: str) -> None:
    told = re.findall(rf"^\| `contrada {name} ([a-z-]+)", sections()[name], flags=re.M)
    assert set(told) == set(subcommands(COMMANDS[name]))


def test_general_options_are_documented() -> None:
    text = (DOCS / "cli.md").read_text("utf-8").split("\n## ")[0]
    assert options_of(PROGRAM) - set(re.findall(r"--[a-z-]+", text)) == set()


def test_every_bot_is_documented() -> None:
    text = sections()["simulate"]
    assert [name for name in bot_names() if f"`{name}`" not in text] == []
