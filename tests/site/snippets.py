"""The code and commands in the documentation, and how a test runs them."""

from __future__ import annotations

import re
import shlex
import textwrap
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    (
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / "docs" / "decisions").glob("*.md"),
        *(ROOT / "docs" / "rules").glob("*.md"),
        *(ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md")),
    )
)
"""The written pages of the site, and the README; the notebooks are executed in its build."""
BLOCK: Final = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
"""A block, which may be a part of a list, by its indentation, language and text."""
SHELL: Final = ("", "sh")
OTHER_LANGUAGES: Final = ("python", "toml", "yaml", "json", "js", "mermaid")
"""`python` is run; the others are settings, data, a picture and a receiver of webhooks."""
PROGRAMS: Final = (
    "contrada",
    ".venv/bin/contrada",
    "/opt/contrada/bin/contrada",
    "python",
    "pip",
    "make",
    "docker",
    "sudo",
    "cp",
)
PROGRAMS_IN_ORDER: Final = ("cd", "export", "source")

NOT_RUN: Final = {
    "sudo": "needs root",
    "docker": "needs a container engine",
    "cp deploy/compose.env.example": "belongs to the container",
    "pip install ": "needs a package registry; tests/packaging installs the artefacts",
    "make ": "sets up, tests or builds the repository in which this test runs",
    "curl http://127.0.0.1:8420/health": "asks a service that needs root; try_installed.py does it",
    "source": "the environment that runs this test",
    "0 4 * * *": "a line of a crontab",
    "contrada serve --workers 2": "needs PostgreSQL; test_postgres_processes.py runs it",
}
"""Commands that no test runs, with the reason."""
NOT_COMMANDS: Final = {
    "location = /metrics": "settings of nginx, which the tests do not have",
}
"""Blocks without a language that are no commands, by their beginning, with the reason."""
OWN_PACKAGE: Final = "pip install -e"
"""Installs the package in the current folder, which needs no registry."""
PUBLIC_HOST: Final = "https://play.example"
"""The host of the reader; code is run with a server of the test in its place."""
ELSEWHERE: Final = {
    "docs/cli.md": "synopses; tests/test_docs.py compares them with the program",
}
"""Pages whose commands other tests run."""
SHORTER: Final = {
    "--games 1000": "--games 20",
    "--games 200": "--games 40",
    "--bot journeyman": "--bot journeyman:iterations=4",
    "--games 20 ": "--games 4 ",
    "bench palazzo": "bench palazzo --rounds 1 --seconds 0.05",
}
"""The same commands with less work."""


class Step(msgspec.Struct, frozen=True):
    """Something a reader does: Python code, or one command."""

    page: str
    kind: str
    text: str


def blocks(page: Path) -> list[tuple[str, str]]:
    """The language and text of every block of a page."""
    found = BLOCK.findall(page.read_text("utf-8"))
    return [(language, textwrap.dedent(text)) for _, language, text in found]


def steps(page: Path) -> list[Step]:
    """The Python blocks and commands of a page, in its order."""
    name = page.relative_to(ROOT).as_posix()
    found = []
    for language, text in blocks(page):
        if language == "python":
            found.append(Step(name, "python", text))
        elif language in SHELL and name not in ELSEWHERE:
            found += [Step(name, "command", line) for line in commands(text)]
    return found


def unknown_blocks(page: Path) -> list[str]:
    """Blocks that are neither run nor listed: no test would notice if they were wrong."""
    found = []
    for language, text in blocks(page):
        if language in SHELL and not commands(text):
            found += [] if text.startswith(tuple(NOT_COMMANDS)) else [text]
        elif language not in (*SHELL, *OTHER_LANGUAGES) and not language.startswith("{"):
            found.append(f"{language}: {text}")
    return found


def commands(text: str) -> list[str]:
    """The commands of a block, without comments; none if it is not a block of commands."""
    lines = [re.sub(r"\s+#.*", "", line).strip() for line in text.splitlines()]
    lines = [line for line in lines if line]
    return lines if lines and all(is_command(line) for line in lines) else []


def is_command(line: str) -> bool:
    """Whether a line of a block is a command: a program we know, perhaps after settings."""
    if any(line.startswith(prefix) for prefix in NOT_RUN):
        return True
    words = line.split()
    while words and re.match(r"[A-Z_]+=", words[0]):
        words = words[1:]
    return bool(words) and words[0] in (*PROGRAMS, *PROGRAMS_IN_ORDER)


def reason_not_to_run(line: str) -> str | None:
    """Why a test does not run a command, or None."""
    if "…" in line or ".example" in line:
        return "names a host of the reader's own"
    if line.startswith(OWN_PACKAGE):
        return None
    return next((why for prefix, why in NOT_RUN.items() if line.startswith(prefix)), None)


def shorter(line: str) -> str:
    """A command with less work."""
    text = f"{line} "
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    return text.strip()


def split(line: str) -> tuple[dict[str, str], list[str], str | None]:
    """The settings before a command, its words, and the file its output goes to."""
    line, _, target = line.partition(" > ")
    words = shlex.split(line)
    settings = {}
    while words and re.match(r"[A-Z_]+=", words[0]):
        name, _, value = words.pop(0).partition("=")
        settings[name] = value
    return settings, words, target.strip() or None
