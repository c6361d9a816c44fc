"""Skips a test module if the frameworks are not installed."""

from __future__ import annotations

from typing import Any

import pytest

INSTALL = "pip install 'contrada[adapters]'"


def need(module: str) -> Any:
    """Import the module, or skip the tests and name the command that installs it."""
    return pytest.importorskip(module, reason=f"{module} is not installed: {INSTALL}")
