"""A bar that shows how far a long command is, with the time left."""

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
    """What is told about things that are done, whatever else comes with the news."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, *_news: object) -> None:
        """One more is done."""
        self._progress.advance(self._task)

    def reach(self, done: int, *_news: object) -> None:
        """So many are done."""
        self._progress.update(self._task, completed=done)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Bar]:
    """A bar for as long as something is done; drawn only where somebody looks at a terminal."""
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
