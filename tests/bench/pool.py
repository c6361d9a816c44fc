"""Runs the tasks of a measurement in this process, and keeps its games elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

import pytest

from bench import kept


class Pool:
    """A pool of processes that is none."""

    def __init__(self, _workers: int) -> None:
        pass

    def __enter__(self) -> Pool:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        pass

    def map(self, call: Callable[..., Any], *parts: Any, chunksize: int = 1) -> Iterator[Any]:
        assert chunksize > 0
        return map(call, *parts)


def here(module: ModuleType, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Let a measurement play in this process and keep its games in a folder."""
    patch.setattr(module, "ProcessPoolExecutor", Pool)
    patch.setattr(module, "stamp", lambda title: {"title": title})
    patch.setattr(kept, "STORED", folder)
