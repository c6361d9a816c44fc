"""Thinking times of bots, and a time limit."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec


class TooSlow(Exception):
    """A decision exceeded its time limit."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"took longer than {seconds:g} seconds")
        self.seconds = seconds


class Thought(msgspec.Struct):
    """A player's thinking time, over decisions with at least two legal actions."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """The longest decision in elapsed time."""
    busiest: float = 0.0
    """The longest decision in processor time, which excludes other load on the machine."""
    computing: float = 0.0
    """The processor time of all decisions."""

    def add(self, other: Thought) -> None:
        """Add the totals of another measurement."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.busiest = max(self.busiest, other.busiest)
        self.computing += other.computing


class Timer:
    """Measures one decision, from the creation of this object."""

    def __init__(self) -> None:
        self._clock = time.perf_counter()
        self._processor = time.process_time()

    def thought(self) -> Thought:
        """The time of the decision up to now."""
        passed = time.perf_counter() - self._clock
        computing = time.process_time() - self._processor
        return Thought(1, passed, passed, computing, computing)


class Stopwatch:
    """Collects the thinking times of each bot over many games."""

    def __init__(self) -> None:
        self.bots: dict[str, Thought] = {}

    def take(self, bots: Sequence[str], thoughts: Sequence[Thought]) -> None:
        """Add the thinking times of one game's seats."""
        for bot, thought in zip(bots, thoughts, strict=True):
            self.bots.setdefault(bot, Thought()).add(thought)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooSlow if the body of the `with` statement exceeds the time limit.

    Where the system supports alarm signals, the body is interrupted. Elsewhere, and in a compiled
    loop that does not check for signals, the limit is checked afterwards.
    """
    start = time.perf_counter()
    alarm = hasattr(signal, "setitimer") and (threading.current_thread() is threading.main_thread())

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TooSlow(seconds)

    if alarm:
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, before)
    if time.perf_counter() - start > seconds:
        raise TooSlow(seconds)
