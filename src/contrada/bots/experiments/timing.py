"""How long bots think, and an end to it where they think too long."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec


class TooSlow(Exception):
    """A decision took longer than it may."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"took longer than {seconds:g} seconds")
        self.seconds = seconds


class Thought(msgspec.Struct):
    """How long one player thought: choices between at least two actions only."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """The longest decision by the clock."""
    busiest: float = 0.0
    """The longest by the processor: what else the machine was busy with does not count."""

    def add(self, other: Thought) -> None:
        """Count what was thought elsewhere, too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.busiest = max(self.busiest, other.busiest)


class Timer:
    """Times one decision from its making on."""

    def __init__(self) -> None:
        self._clock = time.perf_counter()
        self._processor = time.process_time()

    def thought(self) -> Thought:
        """The decision as it stands now."""
        passed = time.perf_counter() - self._clock
        return Thought(1, passed, passed, time.process_time() - self._processor)


class Stopwatch:
    """Collects how long each bot thought in many games."""

    def __init__(self) -> None:
        self.bots: dict[str, Thought] = {}

    def take(self, bots: Sequence[str], thoughts: Sequence[Thought]) -> None:
        """Add what the seats of one game took."""
        for bot, thought in zip(bots, thoughts, strict=True):
            self.bots.setdefault(bot, Thought()).add(thought)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooSlow when what is inside takes longer.

    Where the system can ring an alarm the work is broken off; elsewhere, and in a compiled loop
    that never listens, it is found too slow once it is done.
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
