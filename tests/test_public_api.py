"""The public interface is the recorded one, and the changelog names what has changed in it."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

from tools import api

CHANGELOG = (Path(__file__).parents[1] / "CHANGELOG.md").read_text("utf-8")
RUN = "run `python -m tools.api` and describe the change in CHANGELOG.md"


def test_the_interface_is_the_recorded_one() -> None:
    assert api.differences(api.recorded(), api.signatures()) == [], RUN


def test_the_page_lists_the_interface() -> None:
    text = api.PAGE.read_text("utf-8")
    assert api.spliced(text, api.page()) == text, "run: python -m tools.api"


def test_the_changelog_names_what_has_changed() -> None:
    assert f"\n## {api.version()}" in CHANGELOG
    assert api.unmentioned(api.recorded(), CHANGELOG, api.version()) == []


def test_a_changed_signature_is_found_until_record_and_changelog_are_updated() -> None:
    old = {"contrada.make": {"since": "1.0.0", "signature": "(game: str) -> Match"}}
    now = {"contrada.make": "(game: str, seats: int) -> Match"}
    assert api.differences(old, now) == [
        "contrada.make: (game: str) -> Match is now (game: str, seats: int) -> Match"
    ]
    record = api.updated(old, now, "1.1.0")
    assert record["contrada.make"]["changed"] == "1.1.0"
    assert api.differences(record, now) == []
    silent = "# Changelog\n\n## 1.1.0\n\n- Faster.\n\n## 1.0.0\n\n- `make`\n"
    assert api.unmentioned(record, silent, "1.1.0") == ["contrada.make"]
    told = silent.replace("Faster", "`make` takes the number of seats")
    assert api.unmentioned(record, told, "1.1.0") == []
    assert api.differences(record, {}) == ["contrada.make is gone"]


def public() -> list[tuple[str, Any]]:
    """Every public function and class."""
    found = []
    for package, names in api.public_names().items():
        for name in names:
            value = getattr(importlib.import_module(package), name)
            if callable(value):
                found.append((f"{package}.{name}", value))
    return found


PUBLIC = public()


@pytest.mark.parametrize(("name", "value"), PUBLIC, ids=[name for name, _ in PUBLIC])
def test_everything_public_has_help(name: str, value: Any) -> None:
    """In the compiled build too, which loses docstrings unless the build restores them."""
    assert inspect.getdoc(value), f"{name} has no docstring"
    if not (isinstance(value, type) and issubclass(value, Exception)):
        assert inspect.signature(value) is not None
    if isinstance(value, type):
        for member, function in vars(value).items():
            if member.startswith("_") or not inspect.isroutine(function):
                continue
            assert inspect.getdoc(function), f"{name}.{member} has no docstring"


def test_names_are_listed_once_and_importable() -> None:
    import contrada

    assert sorted(contrada.__all__) == sorted(set(contrada.__all__))
    assert set(contrada.__all__) <= set(dir(contrada))
    for package in api.PACKAGES:
        loaded = importlib.import_module(package)
        assert set(loaded._HOMES) <= set(loaded.__all__)
        with pytest.raises(AttributeError, match="no attribute 'nothing'"):
            _ = loaded.nothing
