"""Traces rules to tests: fills the last column of the tables in docs/rules.

A test covers a rule by `@pytest.mark.rule("PAL-M1")`. Run it without arguments to update the
tables; tests/test_rules_traced.py fails if one is stale.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\| (?P<id>[A-Z]+-[A-Z0-9]+[a-z]?) \|(?P<text>.*)\|(?P<tests>[^|]*)\|$")


def rules_proved(folder: Path) -> dict[str, list[str]]:
    """Every rule id marked in the test files of a folder, with its tests."""
    proved: dict[str, list[str]] = {}
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _marked(node):
                    proved.setdefault(rule, []).append(f"{file.stem}::{node.name}")
    return proved


def _marked(function: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


def test_folder(doc: Path) -> Path:
    """The test folder of a rules page."""
    return ROOT / "tests" / "games" / doc.stem.replace("-", "_")


def rule_ids(doc: Path) -> list[str]:
    """The ids of a rules page, in its order."""
    rows = (ROW.match(line) for line in doc.read_text("utf-8").splitlines())
    return [row["id"] for row in rows if row]


def traced(doc: Path) -> str:
    """The rules page with its last column updated."""
    proved = rules_proved(test_folder(doc))
    lines = []
    for line in doc.read_text("utf-8").splitlines():
        row = ROW.match(line)
        if row:
            tests = "<br>".join(f"`{name}`" for name in proved.get(row["id"], []))
            line = f"| {row['id']} |{row['text']}| {tests} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def pages() -> list[Path]:
    """All rules pages."""
    return sorted((ROOT / "docs" / "rules").glob("*.md"))


if __name__ == "__main__":
    for page in pages():
        page.write_text(traced(page), "utf-8")
