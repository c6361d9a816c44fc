"""A worker process that analyses finished matches, at the lowest priority of the system.

It keeps the match that it read last: `Begin` reads one, `Judge` judges one of its decisions, and
`Finish` puts the result together.
"""

from __future__ import annotations

import os

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.analysis.analyser import Analyser
from contrada.analysis.results import Decision, Depth, to_json
from contrada.core import saves
from contrada.server.bots.stdio import answer_lines

NICENESS = 19


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Read a match, and answer with the first plies of its decisions."""

    match: str
    depth: Depth


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """Judge the decision that begins at a ply."""

    first: int


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Answer with the result, given the judged decisions."""

    decisions: list[Decision]


Task = Begin | Judge | Finish


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a task, or the type of the exception that was raised."""

    tasks: list[int] = []
    decision: Decision | None = None
    result: str = ""
    fault: str = ""


class Work:
    """Answers tasks about one match at a time."""

    def __init__(self) -> None:
        self._analyser: Analyser | None = None

    def answer(self, task: Task) -> Answer:
        """Do one piece of work."""
        if isinstance(task, Begin):
            self._analyser = None  # so that only one match is in memory
            match = saves.load(task.match.encode(), audit=False)
            self._analyser = Analyser(match, task.depth)
            return Answer(tasks=[part.first for part in self._analyser.tasks])
        analyser = self._analyser
        if analyser is None:
            raise RuntimeError("no match was given")
        if isinstance(task, Judge):
            part = next(part for part in analyser.tasks if part.first == task.first)
            return Answer(decision=analyser.judge(part))
        return Answer(result=to_json(analyser.finish(task.decisions)).decode())


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answer_lines(Task, Work().answer, lambda fault: Answer(fault=fault))  # type: ignore[arg-type]
