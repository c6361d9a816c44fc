"""docs/security.md names tests for its promises, and every one of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def functions(path: Path) -> set[str]:
    """The test functions of a file, read without importing it."""
    tree = ast.parse(path.read_text("utf-8"))
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and node.name.startswith("test_")
    }


def promises() -> dict[str, str]:
    """The rows of the table of promises."""
    page = (ROOT / "docs/security.md").read_text("utf-8")
    part = page.split("## Promise → test")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| (.+?) \| (.+) \|$", part, flags=re.M)[1:])


def missing(text: str) -> list[str]:
    """The tests a text names that do not exist."""
    return [
        f"{file}::{name}"
        for file, name in NAMED.findall(text)
        if not (ROOT / file).is_file() or name not in functions(ROOT / file)
    ]


def test_every_test_that_the_page_names_exists() -> None:
    page = (ROOT / "docs/security.md").read_text("utf-8")
    assert len(NAMED.findall(page)) > 30
    assert missing(page) == []


def test_every_promise_names_where_it_is_tested() -> None:
    rows = promises()
    assert len(rows) > 30
    for promise, where in rows.items():
        rest = re.sub(r"[\s,]", "", NAMED.sub("", where))
        assert NAMED.search(where), promise
        assert not rest, promise


def test_a_test_that_is_gone_is_noticed() -> None:
    here = "tests/server/test_security_page.py"
    assert missing(f"`{here}::test_every_promise_names_where_it_is_tested`") == []
    assert missing(f"`{here}::test_no_such_thing`, `tests/server/no_file.py::test_x`") == [
        f"{here}::test_no_such_thing",
        "tests/server/no_file.py::test_x",
    ]
