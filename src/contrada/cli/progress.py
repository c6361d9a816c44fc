"""A progress bar with the remaining time, for long commands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from contrada.cli.common import err


class Bar:
    """Progress callbacks; they ignore further arguments, so any callback signature fits."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, *_ignored: object) -> None:
        """Count one more finished item."""
        self._progress.advance(self._task)

    def name(self, what: str) -> None:
        """Change the description."""
        self._progress.update(self._task, description=what)

    def of(self, done: int, total: int) -> None:
        """Set the number of finished items and their total."""
        self._progress.update(self._task, completed=done, total=total)

    def reach(self, done: int, *_ignored: object) -> None:
        """Set the number of finished items."""
        self._progress.update(self._task, completed=done)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Bar]:
    """Show a progress bar during the block; draws nothing where stderr is not a terminal."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not err().is_terminal,
    ) as progress:
        yield Bar(progress, progress.add_task(what, total=total))
