"""Runs an analysis on all cores; finished decisions are kept, so that it can go on later."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

import contrada.games  # worker processes import this module, and need the games
from contrada.analysis.analyser import Analyser
from contrada.analysis.results import Analysis, CannotAnalyse, Decision, Depth
from contrada.core import saves
from contrada.core.match import Match
from contrada.core.play.arguments import whole

Progress = Callable[[int, int], None]
"""Called with the number of judged decisions and their total."""
FEW: Final = 4
"""With so few decisions left, no worker processes are started."""


class Kept(msgspec.Struct, frozen=True):
    """A judged decision in the file of a run; `decision` is None if it has no choice."""

    first: int
    decision: Decision | None


def analyse(
    match: Match,
    depth: Depth = "normal",
    *,
    seat: int | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    resume: Path | None = None,
) -> Analysis:
    """Analyse a finished match: losses of decisions and luck of chance events.

    `seat` limits the judged decisions to one seat. `resume` names a file in which judged decisions
    are kept until the analysis is complete. The result does not depend on the number of workers.
    Raises CannotAnalyse if the match is not over.
    """
    if not isinstance(match, Match):
        raise TypeError(f"`analyse` takes a Match, not {match!r}.")
    for name, number in (
        ("seat", 0 if seat is None else seat),
        ("seed", seed),
        ("workers", workers),
    ):
        whole(f"`{name}`", number)
    if workers < 1:
        raise CannotAnalyse(f"An analysis has at least 1 worker, not {workers}.")
    analyser = Analyser(match, depth, seat, seed)
    done = {} if resume is None else _read(resume, analyser)
    missing = [task.first for task in analyser.tasks if task.first not in done]
    total = len(analyser.tasks)
    if progress is not None:
        progress(len(done), total)
    for found in _judged(analyser, missing, workers):
        done[found.first] = found.decision
        if resume is not None:
            _append(resume, found)
        if progress is not None:
            progress(len(done), total)
    result = analyser.finish([each for each in done.values() if each is not None])
    if resume is not None:
        resume.unlink(missing_ok=True)
    return result


def _judged(analyser: Analyser, missing: list[int], workers: int) -> Iterator[Kept]:
    tasks = {task.first: task for task in analyser.tasks}
    if workers <= 1 or len(missing) <= FEW:
        for first in missing:
            yield Kept(first, analyser.judge(tasks[first]))
        return
    given = (saves.save(analyser.match), analyser.depth, analyser.judged, analyser.seed)
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin,
        initargs=given,
    )
    try:
        yield from pool.map(_judge, missing, chunksize=2)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_analyser: Analyser | None = None
"""The analyser of a worker process."""


def _begin(data: bytes, depth: Depth, judged: list[int], seed: int) -> None:
    global _analyser
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    match = saves.load(data, audit=False)
    _analyser = Analyser(match, depth, judged[0] if len(judged) == 1 else None, seed)


def _judge(first: int) -> Kept:
    assert _analyser is not None
    task = next(task for task in _analyser.tasks if task.first == first)
    return Kept(first, _analyser.judge(task))


# -- judged decisions of an interrupted run -------------------------------------------------------


def default_resume(match: Match, depth: str, seed: int) -> Path:
    """The file of an interrupted analysis in the user's cache folder."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    name = f"analysis-{match.commitment[:16]}-{depth}-{seed}.jsonl"
    return Path(base) / "contrada" / name


def _stamp(analyser: Analyser) -> bytes:
    """The first line of such a file: everything that the decisions depend on."""
    match = analyser.match
    parts = msgspec.json.encode([saves.save(match).hex(), analyser.method()])
    return sha256(parts + contrada.__version__.encode()).hexdigest().encode() + b"\n"


def _read(path: Path, analyser: Analyser) -> dict[int, Decision | None]:
    """The decisions of an earlier run of the same analysis; the file is created if necessary."""
    stamp = _stamp(analyser)
    try:
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [x for x in lines[1:] if x.endswith(b"\n")] if lines[:1] == [stamp] else []
        kept = [msgspec.json.decode(line, type=Kept) for line in whole]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(stamp + b"".join(whole))
    except (OSError, msgspec.MsgspecError) as error:
        raise CannotAnalyse(f"{path} cannot be used to resume the analysis: {error}.") from None
    known = {task.first for task in analyser.tasks}
    return {each.first: each.decision for each in kept if each.first in known}


def _append(path: Path, found: Kept) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(found) + b"\n")
