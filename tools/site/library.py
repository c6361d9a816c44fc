"""The reference of the library: every public name, by package, from its docstring."""

from __future__ import annotations

import importlib
from typing import Any, Final

from contrada.client import answers
from tools import api

INHERITED: Final = ("contrada.client.Client",)
"""Classes whose methods are spread over private classes."""
ABOUT: Final = """\
# The library: reference

Every public function and class. [The library](../api.md) explains how to use them,
[Your bot on a server](../network-bots.md) how to use `contrada.client`.
"""
ANSWERS: Final = "contrada.client.answers"


def library_page() -> str:
    """The page, with a section for each package."""
    lines, seen = [ABOUT], set()
    for package, names in api.public_names().items():
        lines += [f"## {package}", "", "```{eval-rst}"]
        for name in names:
            value = getattr(importlib.import_module(package), name)
            lines += _entry(f"{package}.{name}", value)
            lines += ["   :no-index:"] if id(value) in seen else []  # one entry in the index
            seen.add(id(value))
        lines += ["```", ""]
    lines += [f"## {ANSWERS}", "", "```{eval-rst}", ".. automodule:: contrada.client.answers"]
    for name in answers.__all__:
        lines.append(f".. autoclass:: {ANSWERS}.{name}")
        lines += ["   :no-index:"] if id(getattr(answers, name)) in seen else []
    return "\n".join([*lines, "```", ""])


def _entry(full: str, value: Any) -> list[str]:
    if isinstance(value, type) and issubclass(value, Exception):
        return [f".. autoexception:: {full}"]
    if isinstance(value, type):
        inherited = ["   :inherited-members:"] if full in INHERITED else []
        return [f".. autoclass:: {full}", "   :members:", *inherited]
    if callable(value):
        return [f".. autofunction:: {full}"]
    return [f".. py:data:: {full}", f"   :value: {value!r}"]
