"""Completes the C sources that mypyc generates: docstrings, and references that it never releases.

mypyc writes a signature but no docstring for each function and class, so `help` of a compiled
build is bare. And a wrapper that is called from interpreted code takes a reference to each `vec`
argument and does not release it: a leak of the whole array with every call. Both are corrected in
a copy of the generated file, because mypyc rewrites its own file only if its content has changed,
which keeps rebuilds short.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

TYPE_CHECK = ("--config-file=", "--explicit-package-bases", "--ignore-missing-imports")
"""mypy's options in a build. `pip install` builds with the packages of [build-system] alone, so
imports of others must not fail, nor what would be an error only in `make check`.
"""
COPIES = "completed"
"""The folder of the completed copies, next to the generated files."""
_DOC = re.compile(r'PyDoc_STR\("((?:[^"\\]|\\.)*?)\\n--\\n\\n"\)')
_FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(\w+),")
_CLASS = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{")
_VEC = re.compile(r"VecI64 (arg_\w+);")
_CALL = re.compile(r"\bretval = CPyDef_\w+\(")


def docstrings(module: str, source: str) -> dict[str, str]:
    """The docstrings of a module's functions, classes and methods, by their names in C."""
    found: dict[str, str] = {}

    def visit(node: ast.AST, path: tuple[str, ...]) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                here = (*path, child.name)
                text = ast.get_docstring(child)
                if text:
                    found["___".join(here)] = inspect.cleandoc(text)
                if isinstance(child, ast.ClassDef):
                    visit(child, here)

    visit(ast.parse(source), tuple(module.split(".")))
    return found


def c_text(text: str) -> str:
    """A text as the inside of a C string literal."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 and byte != ord("?") else f"\\{byte:03o}")
        for byte in text.encode()
    )


def documented(lines: Iterable[str], texts: Mapping[str, str]) -> list[str]:
    """Lines of C with each docstring after its signature."""
    result = []
    name = ""
    for line in lines:
        named = _FUNCTION.search(line) or _CLASS.search(line)
        if named:
            name = named[1]
        text = texts.get(name)
        if text and (signature := _DOC.search(line)):
            whole = f'PyDoc_STR("{signature[1]}\\n--\\n\\n{c_text(text)}")'
            line = line[: signature.start()] + whole + line[signature.end() :]
        result.append(line)
    return result


def released(lines: list[str]) -> list[str]:
    """Lines of C in which each wrapper releases the arrays that it has unboxed."""
    result: list[str] = []
    held: list[str] = []
    for number, line in enumerate(lines):
        result.append(line)
        bare = line.strip()
        if "CPyPy_" in bare and bare.endswith("{"):
            held = []
        elif (array := _VEC.fullmatch(bare)) and number + 1 < len(lines):
            if lines[number + 1].strip().startswith(f"{array[1]} = VecI64Api.unbox("):
                held.append(array[1])
        elif held and _CALL.search(bare) and bare.endswith(";"):
            result += [f"    VEC_I64_DECREF({name});" for name in held]
            held = []
    return result


def completed(text: str, texts: Mapping[str, str]) -> str:
    """A generated C file with docstrings and without the leak."""
    return "\n".join(released(documented(text.split("\n"), texts)))


def module_of(file: Path, root: Path) -> str:
    """The dotted name of a source file below `root`."""
    return ".".join(file.relative_to(root).with_suffix("").parts)


def complete(generated: Path, sources: Iterable[Path], root: Path) -> Path:
    """Write the completed copy of a generated C file and return its path."""
    texts: dict[str, str] = {}
    for source in sources:
        texts |= docstrings(module_of(source, root), source.read_text("utf-8"))
    copy = generated.parent / COPIES / generated.name
    text = completed(generated.read_text("utf-8"), texts)
    if not copy.exists() or copy.read_text("utf-8") != text:
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(text, "utf-8")
    return copy
