"""Runs of many games between bots; the results do not depend on the number of processes.

The randomness of game number n depends on (seed, n) only, and results are reported in order.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # worker processes import this module, and need the games
from contrada.bots.classes import make_bot
from contrada.bots.experiments.timing import Stopwatch, Thought, Timer, TooSlow, within
from contrada.bots.protocol import Bot
from contrada.core.errors import BadSetup, ContradaError, IllegalAction
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import entry_of, make_game
from contrada.core.rng import Rng, rng_for_run, seed_for_run
from contrada.core.spec import OptionValue

ALONE_SECONDS: Final = 0.5
"""Seconds that a run plays in its own process before it starts worker processes."""
TASK: Final = 0.5
"""Approximate duration in seconds of a worker's task; an interrupt waits for running tasks."""


class BotFailed(ContradaError):
    """A bot raised an exception, chose an illegal action or exceeded its time limit."""


class Run(msgspec.Struct, frozen=True):
    """The set-up of a run."""

    game: str
    bots: tuple[str, ...]
    """The bot of each seat in game 0."""
    games: int
    seed: int
    options: dict[str, OptionValue] = {}
    components: Json | None = None
    rotate: bool = False
    """Whether the bots move by one seat from game to game."""
    common: bool = False
    """Whether each deal is played in every rotation before the next deal."""
    timeout: float | None = None
    """The maximum seconds for one decision of a bot."""
    forgiving: bool = False
    """Whether a bot failure ends only its game, which reports it, or the whole run."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in game `number`."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[self.seats - shift :] + self.bots[: self.seats - shift]

    def deal(self, number: int) -> int:
        """The number of the deal in game `number`."""
        return number // self.seats if self.common else number

    def check(self) -> None:
        """Raise a ContradaError if the run cannot be played."""
        spec = entry_of(self.game).spec
        spec.check_seats(self.seats)
        spec.check_options(self.options)
        game = make_game(self.game, self.components)
        for bot in self.bots:
            make_bot(bot, game)
        if self.games < 1:
            raise BadSetup(f"A run has at least 1 game, not {self.games}.")


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game of a run."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    plies: int
    decisions: int
    """Decisions with at least two legal actions."""
    finished: bool
    """Whether the game ended by its rules, within `max_plies`."""
    fault: str = ""
    """The bot failure that ended the game early, or ""."""


class RunResult(msgspec.Struct, frozen=True):
    """The completed games of a run, in order."""

    games: list[GameResult]
    interrupted: bool


Timed = tuple[GameResult, list[Thought]]
"""A result and the thinking time of each seat."""


def play_match(run: Run, number: int) -> tuple[Match, GameResult]:
    """Play game `number` of a run."""
    game = make_game(run.game, run.components)
    match, result, _ = _play(game, run, number)
    return match, result


def _play(game: Any, run: Run, number: int) -> tuple[Match, GameResult, list[Thought]]:
    match = Match(game, run.seats, run.options, seed_for_run(run.seed, run.deal(number)))
    seating = run.seating(number)
    bots = [make_bot(text, game) for text in seating]
    thoughts = [Thought() for _ in seating]
    decisions = 0
    fault = ""
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(run.seed, number, match.ply, seat)
        info = InfoSet.of(game, match.state, seat, rng)
        free = len(info.legal) > 1
        decisions += free
        timer = Timer()
        try:
            match.play(seat, _chosen(bots[seat], info, rng, run.timeout))
        except Exception as error:  # a user's bot may raise any exception
            fault = _fault(seating[seat], number, match.ply, seat, error)
            if not run.forgiving:
                raise BotFailed(fault) from error
            break
        if free:
            thoughts[seat].add(timer.thought())
    result = GameResult(
        number,
        seating,
        tuple(game.scores(match.state)),
        tuple(game.ranking(match.state)),
        match.ply,
        decisions,
        match.over,
        fault,
    )
    return match, result, thoughts


def _chosen(bot: Bot, info: InfoSet, rng: Rng, timeout: float | None) -> int:
    if timeout is None:
        return bot.choose(info, rng)
    with within(timeout):
        return bot.choose(info, rng)


def _fault(bot: str, number: int, ply: int, seat: int, error: Exception) -> str:
    """A description of a bot failure."""
    where = f"The bot {bot!r} in game {number}, seat {seat}, ply {ply},"
    if isinstance(error, TooSlow):
        return f"{where} took longer than {error.seconds:g} seconds for a decision."
    if isinstance(error, IllegalAction):
        return f"{where} chose what it may not: {error}"
    return f"{where} broke down: {type(error).__name__}: {error}"


def play_run(
    run: Run,
    workers: int = 1,
    on_result: Callable[[GameResult], None] | None = None,
    patience: float = ALONE_SECONDS,
    stopwatch: Stopwatch | None = None,
    play: Callable[[Run], Iterator[Timed]] | None = None,
) -> RunResult:
    """Play a run; after an interrupt the finished games are returned.

    `play` runs the games on other machines (`ray_runs.py`). Locally, worker processes start only if
    the games take longer than `patience` seconds. Results do not depend on the machine: thinking
    times are added to the stopwatch.
    """
    run.check()
    done: list[GameResult] = []
    try:
        results = _results(run, workers, patience) if play is None else play(run)
        for result, thoughts in results:
            done.append(result)
            if stopwatch is not None:
                stopwatch.take(result.bots, thoughts)
            if on_result is not None:
                on_result(result)
    except KeyboardInterrupt:
        return RunResult(done, True)
    return RunResult(done, False)


def _results(run: Run, workers: int, patience: float) -> Iterator[Timed]:
    start = time.monotonic()
    game = make_game(run.game, run.components)
    number = 0
    passed = 0.0
    while number < run.games and (workers <= 1 or passed < patience):
        yield _play(game, run, number)[1:]
        number += 1
        passed = time.monotonic() - start
    if number < run.games:
        size = int(TASK * number / passed) if passed > 0 else 1
        yield from _in_workers(run, workers, number, max(1, min(size, run.games // workers)))


def _in_workers(run: Run, workers: int, first: int, size: int) -> Iterator[Timed]:
    """Play the games from `first` on in worker processes, `size` per task; results in order."""
    starts = iter(range(first, run.games, size))
    pool = ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts
    )
    pending: deque[Future[list[Timed]]] = deque()
    try:
        for begin in starts:
            pending.append(pool.submit(play_numbers, run, begin, min(begin + size, run.games)))
            if len(pending) > 2 * workers:
                yield from pending.popleft().result()
        while pending:
            yield from pending.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the terminal sends it to all processes, the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_numbers(run: Run, begin: int, end: int) -> list[Timed]:
    """Play the games from `begin` to `end` (exclusive); a worker's task."""
    game = make_game(run.game, run.components)
    return [_play(game, run, number)[1:] for number in range(begin, end)]
