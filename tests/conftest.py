"""For all tests: registers the games and checks that the installed package matches the sources."""

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
    """Exit if the installed package differs from the sources."""
    old = stale(Path(contrada.__file__).parent, SOURCES)
    if old:
        more = f" and {len(old) - 3} more" if len(old) > 3 else ""
        names = ", ".join(old[:3]) + more
        pytest.exit(f"the installed contrada is not src ({names}): run `make setup`", 2)


@pytest.fixture
def fiera_registered() -> Iterator[None]:
    """Register the toy game during a test."""
    registry.register(ENTRY)
    yield
    del registry._entries[ENTRY.spec.id]
