"""Skips a test module where the frameworks are not installed."""

from __future__ import annotations

from typing import Any

import pytest

INSTALL = "pip install 'contrada[adapters]'"


def need(module: str) -> Any:
    """The module, or a skip that names the command which installs it."""
    return pytest.importorskip(module, reason=f"{module} is not installed: {INSTALL}")
