"""For all tests: the games are registered, and what is tested is what the sources say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import contrada
import contrada.games  # importing it registers the games
from contrada.core import registry
from tests.freshness import stale
from tests.toy import ENTRY

SOURCES = Path(__file__).parent.parent / "src" / "contrada"

settings.register_profile("contrada", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("contrada")


def pytest_configure() -> None:
    """Stop before testing an installed package that is older than the sources."""
    old = stale(Path(contrada.__file__).parent, SOURCES)
    if old:
        more = f" and {len(old) - 3} more" if len(old) > 3 else ""
        names = ", ".join(old[:3]) + more
        pytest.exit(f"the installed contrada is not src ({names}): run `make setup`", 2)


@pytest.fixture
def fiera_registered() -> Iterator[None]:
    """The toy game stands in the registry for the time of a test."""
    registry.register(ENTRY)
    yield
    del registry._entries[ENTRY.spec.id]
