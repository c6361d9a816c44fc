"""The public interface: its record and the page that lists it.

python -m tools.api            write tests/public_api.json and docs/api.md
python -m tools.api --check    list what differs from the record and fail

Signatures come from the sources, so they are the same in both builds and include the types. When a
signature of an earlier version changes, the version that changes it is recorded, and CHANGELOG.md
must name it in the section of that version (tests/test_public_api.py).
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import sys
from pathlib import Path
from typing import Any

import contrada

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "public_api.json"
PAGE = ROOT / "docs" / "api.md"
BEGIN = "<!-- api: written by python -m tools.api -->"
END = "<!-- end of api -->"
PACKAGES = (
    "contrada",
    "contrada.analysis",
    "contrada.bots",
    "contrada.client",
    "contrada.testing",
)
MORE = {"contrada.testing.fuzz": ("fuzz", "FuzzReport")}
"""Public names that are not attributes of a package."""

Interface = dict[str, dict[str, str]]


def version() -> str:
    """The version that is being prepared, without its development suffix."""
    return contrada.__version__.partition(".dev")[0]


def public_names() -> dict[str, tuple[str, ...]]:
    """The public names of each package."""
    found = {package: tuple(importlib.import_module(package).__all__) for package in PACKAGES}
    return {**found, **MORE}


def _definition(module: str, name: str) -> ast.AST | None:
    """Where a name is defined in the source of a module."""
    loaded = importlib.import_module(module)
    home = Path(contrada.__file__).parent.parent / Path(*module.split("."))
    file = home / "__init__.py" if home.is_dir() else home.with_suffix(".py")
    assert loaded is not None
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return node
    return None


def _signature(node: ast.FunctionDef, *, method: bool) -> str:
    arguments = node.args
    if method and arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments = ast.arguments(**{**vars(arguments), "args": arguments.args[1:]})
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({ast.unparse(arguments)}){returned}"


def _inherited(full: str, package: str, value: type) -> dict[str, str]:
    """The members that a class inherits from private classes of its package.

    A class whose methods are spread over several files is one class for its users.
    """
    found: dict[str, str] = {}
    for base in value.__mro__[1:]:
        node = None
        if base.__module__.startswith(f"{package}.") and base.__name__ not in _public(package):
            node = _definition(base.__module__, base.__name__)
        if isinstance(node, ast.ClassDef):
            members = _members(full, node)
            found |= {key: text for key, text in members.items() if key not in (full, *found)}
    return found


def _public(package: str) -> tuple[str, ...]:
    return tuple(importlib.import_module(package).__all__)


def _members(name: str, node: ast.ClassDef) -> dict[str, str]:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    found = {name: f"class({bases})"}
    for child in node.body:
        if isinstance(child, ast.FunctionDef):
            if child.name == "__init__" or not child.name.startswith("_"):
                kinds = {ast.unparse(each) for each in child.decorator_list}
                if "property" in kinds:
                    returned = ast.unparse(child.returns) if child.returns else "Any"
                    found[f"{name}.{child.name}"] = f"property: {returned}"
                else:
                    found[f"{name}.{child.name}"] = _signature(
                        child, method="staticmethod" not in kinds
                    )
        elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            default = f" = {ast.unparse(child.value)}" if child.value else ""
            found[f"{name}.{child.target.id}"] = f"{ast.unparse(child.annotation)}{default}"
    return found


def signatures() -> dict[str, str]:
    """The signature of every public function, class and method by its full name."""
    found: dict[str, str] = {}
    for package, names in public_names().items():
        loaded = importlib.import_module(package)
        for name in names:
            value = getattr(loaded, name)
            full = f"{package}.{name}"
            home = getattr(value, "__module__", None)
            node = _definition(home, name) if isinstance(home, str) else None
            if isinstance(node, ast.ClassDef):
                found |= {**_inherited(full, package, value), **_members(full, node)}
            elif isinstance(node, ast.FunctionDef):
                found[full] = _signature(node, method=False)
            else:
                found[full] = "text" if name == "__version__" else f"{value!r}"
    return found


def recorded() -> Interface:
    """The recorded interface."""
    found: Interface = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    return found


def updated(old: Interface, now: dict[str, str], at: str) -> Interface:
    """The record after a change: new names with `since`, changed ones with `changed`."""
    result: Interface = {}
    for name, signature in sorted(now.items()):
        entry = dict(old.get(name, {"since": at}))
        if entry.get("signature", signature) != signature and entry["since"] != at:
            entry["changed"] = at
        entry["signature"] = signature
        result[name] = entry
    return result


def differences(old: Interface, now: dict[str, str]) -> list[str]:
    """What a caller of the recorded interface would notice."""
    gone = [f"{name} is gone" for name in old if name not in now]
    new = [f"{name} is new" for name in now if name not in old]
    other = [
        f"{name}: {old[name]['signature']} is now {now[name]}"
        for name in now
        if name in old and old[name]["signature"] != now[name]
    ]
    return [*gone, *new, *other]


def unmentioned(record: Interface, changelog: str, at: str) -> list[str]:
    """The names changed in this version that its section of the changelog does not name."""
    section = changelog.split(f"\n## {at}", 1)[-1].split("\n## ", 1)[0]
    changed = [name for name, entry in record.items() if entry.get("changed") == at]
    return [name for name in changed if f"`{name.removeprefix('contrada.')}`" not in section]


def _about(full: str) -> str:
    package, _, name = full.rpartition(".")
    value: Any = getattr(importlib.import_module(package), name)
    if not callable(value):
        return ""
    text = inspect.getdoc(value) or ""
    return text.split("\n\n")[0].replace("\n", " ")


def page() -> str:
    """The generated part of docs/api.md."""
    found = signatures()
    lines: list[str] = []
    for package, names in public_names().items():
        lines += [f"## {package}", ""]
        for name in names:
            full = f"{package}.{name}"
            signature = found[full]
            if signature.startswith("class("):
                made = found.get(f"{full}.__init__", "").partition(" -> ")[0]
                lines.append(f"- `class {name}{made}`: {_about(full)}")
                members = [key for key in found if key.startswith(f"{full}.")]
                shown = [key.removeprefix(f"{full}.") for key in members]
                listed = ", ".join(f"`{key}`" for key in shown if key != "__init__")
                if listed:
                    lines.append(f"  Members: {listed}.")
            elif signature.startswith("("):
                lines.append(f"- `{name}{signature}`: {_about(full)}")
            else:
                lines.append(f"- `{name}`")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def spliced(text: str, part: str) -> str:
    """The page with its generated part replaced."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n\n{part}\n{END}{rest.split(END)[1]}"


def main() -> None:
    """Write or check the record and the page."""
    now = signatures()
    text = PAGE.read_text("utf-8")
    if "--check" in sys.argv[1:]:
        found = differences(recorded(), now)
        if spliced(text, page()) != text:
            found.append("docs/api.md is stale")
        if found:
            todo = "run `python -m tools.api` and describe the change in CHANGELOG.md"
            raise SystemExit("\n".join([*found, todo]))
        return
    record = updated(recorded(), now, version())
    RECORD.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(spliced(text, page()), "utf-8")


if __name__ == "__main__":
    main()
