"""Runs of many games between bots; the results do not depend on the number of processes.

The randomness of game number n depends on (seed, n) only, and results are reported in order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # worker processes import this module, and need the games
from contrada.bots.classes import make_bot
from contrada.bots.experiments.metrics import measured, metric_of
from contrada.bots.experiments.quick import QuickTable, is_quick
from contrada.bots.experiments.timing import Stopwatch, Thought, Timer, TooSlow, within
from contrada.bots.protocol import Bot
from contrada.core.errors import BadSetup, ContradaError, IllegalAction
from contrada.core.game import TERMINAL
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import entry_of, make_game
from contrada.core.rng import Rng, rng_for_run, seed_for_run
from contrada.core.saves import load_file, save
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
    quick: bool = False
    """Whether the games are played in compiled code (`quick.py`) instead of as matches."""
    start: str = ""
    """A match file in whose position the games begin, or "" for new games."""
    start_ply: int | None = None
    """The ply of that file; None: its end."""
    metrics: tuple[str, ...] = ()
    """What is measured of each game (`metrics.py`)."""
    save: str = ""
    """The folder for the match file of each game, or ""."""
    label: str = ""
    """The beginning of the names of these files."""

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
        for metric in self.metrics:
            metric_of(metric)
        if self.start:
            self.check_start()
        if self.quick and (self.metrics or self.save or not is_quick(self.bots)):
            raise BadSetup("Quick games have only the bots random and greedy, and are not matches.")
        if self.games < 1:
            raise BadSetup(f"A run has at least 1 game, not {self.games}.")

    def check_start(self) -> None:
        """Raise a ContradaError if the games cannot begin in the given position."""
        match, ply = position_of(self.start, self.start_ply)
        if match.game.spec.id != self.game or match.seats != self.seats:
            title, seats = match.game.spec.title, match.seats
            raise BadSetup(f"{self.start} is a game of {title} with {seats} players.")
        if self.options and match.game.spec.check_options(self.options) != match.options:
            raise BadSetup(f"{self.start} was played with other options.")
        if match.game.to_move(match.state_at(ply)) == TERMINAL:
            raise BadSetup(f"{self.start} is over at ply {ply}; begin at an earlier ply.")


@lru_cache(maxsize=4)
def position_of(path: str, ply: int | None) -> tuple[Match, int]:
    """A match file and the ply in which games begin; raises a ContradaError."""
    match = load_file(Path(path))
    place = match.ply if ply is None else ply
    if not 0 <= place <= match.ply:
        raise BadSetup(f"{path} has plies 0 to {match.ply}, not {place}.")
    return match, place


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
    metrics: dict[str, float] = {}
    """What the metrics of the run have measured."""


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
    match = _begun(game, run, seed_for_run(run.seed, run.deal(number)))
    game = match.game
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
        measured(run.metrics, match) if run.metrics and not fault else {},
    )
    if run.save and not fault:
        save_game(match, seating, Path(run.save), f"{run.label}{number:06}")
    return match, result, thoughts


def _begun(game: Any, run: Run, seed: bytes) -> Match:
    """The match of a game, at its start or in the given position."""
    if not run.start:
        return Match(game, run.seats, run.options, seed)
    match, ply = position_of(run.start, run.start_ply)
    return match.fork(ply, seed)


def save_game(match: Match, players: Sequence[str], folder: Path, name: str) -> None:
    """Write the match file of a game, with the names of its players."""
    data = msgspec.json.decode(save(match))
    data["table"] = {"players": list(players)}
    target = folder / f"{name}.json"
    partial = target.with_name(target.name + ".part")
    try:
        partial.write_bytes(msgspec.json.encode(data))
        os.replace(partial, target)
    except OSError as error:
        raise ContradaError(f"{target} cannot be written: {error.strerror}.") from None


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
    one = _player(run)
    number = 0
    passed = 0.0
    while number < run.games and (workers <= 1 or passed < patience):
        yield one(number)
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
    one = _player(run)
    return [one(number) for number in range(begin, end)]


def _player(run: Run) -> Callable[[int], Timed]:
    """The function that plays one game of a run."""
    game = make_game(run.game, run.components)
    if not run.quick:
        return lambda number: _play(game, run, number)[1:]
    start, options = None, run.options
    if run.start:
        match, ply = position_of(run.start, run.start_ply)
        game, start, options = match.game, match.state_at(ply), match.options
    tables: dict[tuple[str, ...], QuickTable] = {}

    def quick(number: int) -> Timed:
        seating = run.seating(number)
        if seating not in tables:
            tables[seating] = QuickTable(game, seating, options, start)
        scores, places, plies, decisions, over = tables[seating].play(run.seed, run.deal(number))
        played = GameResult(number, seating, tuple(scores), tuple(places), plies, decisions, over)
        return played, []

    return quick
