"""The documentation matches the code: commands, options, and the paths in the architecture page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from contrada.bots.names import bot_names
from contrada.cli.app import app

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
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


PLACES = ("src", "tests", "web", "docs", "tools", "bench", "examples")
IN_CODE = re.compile(r"`([^`\s]+)`")
LINKED = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`((?:src|web)/[^`]+)`: `(\w+)\(\)`")


def links(text: str) -> list[str]:
    """The files that the links of a page lead to; code is no link."""
    return LINKED.findall(re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.S))


def missing_paths(text: str) -> list[str]:
    """The paths a page of docs/ names, in code or in links, that do not exist."""
    named = [
        word
        for word in IN_CODE.findall(text)
        if word.split("/")[0] in PLACES or (ROOT / word).suffix in (".py", ".toml", ".ts")
    ]
    gone = [path for path in named if not (ROOT / path).exists()]
    return gone + [path for path in links(text) if not (DOCS / path).exists()]


def missing_functions(text: str) -> list[str]:
    """The functions a page names as `path`: `name()` that the file does not define."""
    return [
        f"{path}: {name}"
        for path, name in NAMED.findall(text)
        if not re.search(rf"\bdef {name}\(", (ROOT / path).read_text("utf-8"))
    ]


def test_every_path_in_the_architecture_page_exists() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    assert len(IN_CODE.findall(text)) > 40
    assert missing_paths(text) == []
    assert len(NAMED.findall(text)) >= 4
    assert missing_functions(text) == []


def test_a_path_or_function_that_is_gone_is_reported() -> None:
    assert missing_paths("`src/contrada/core/match.py`, `pyproject.toml`, [a](server.md#x)") == []
    assert missing_paths("`src/contrada/gone.py` and [b](gone.md)") == [
        "src/contrada/gone.py",
        "gone.md",
    ]
    assert missing_functions("`src/contrada/core/match.py`: `gone()`") == [
        "src/contrada/core/match.py: gone"
    ]


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub forms them."""
    titles = re.findall(r"^#+ (.+)$", text, flags=re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_every_anchor_is_a_heading(page: Path) -> None:
    text = page.read_text("utf-8")
    for target, anchor in re.findall(r"\]\(([\w./-]*)#([^)]+)\)", text):
        other = (DOCS / target).read_text("utf-8") if target else text
        assert anchor in anchors(other), f"{target}#{anchor}"


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    found = [path for path in links(page.read_text("utf-8")) if not (DOCS / path).exists()]
    # tools/site writes these pages; its build checks the links.
    generated = ("examples/", "games/", "reference/")
    assert [path for path in found if not path.startswith(generated)] == []
