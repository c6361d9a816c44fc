"""Measuring the engine: the compiled and the interpreted build in turns, medians of rounds.

Each build runs in a process of its own (`python -m contrada.bench`), which takes requests as
JSON lines and answers with figures. Rounds go from build to build, so that a busy machine slows
both and the ratio stays true.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

import contrada
from contrada.core.errors import ContradaError

BUILDS: Final = ("compiled", "interpreted")
COPY_SHARE: Final = 0.2
"""The part of a measurement's time that goes to copying states."""
SEARCH_SHARE: Final = 0.3
"""The part that goes to searching."""


class BenchFailed(ContradaError):
    """A measuring process broke down, or the floors cannot be read."""


class Request(msgspec.Struct, frozen=True):
    """What to measure once."""

    game: str
    seats: int
    seconds: float
    seed: int


class Figures(msgspec.Struct, frozen=True):
    """What a build does in a second."""

    games: float
    actions: float
    decisions: float
    """Choices between at least two actions."""
    copies: float
    iterations: float = 0.0
    """Of the search, with rollouts of ten choices."""


class Result(msgspec.Struct, frozen=True):
    """A game's figures: medians over the rounds, by build."""

    game: str
    seats: int
    builds: dict[str, Figures]

    @property
    def ratio(self) -> float | None:
        """How many times faster the compiled build plays; None where only one build is there."""
        if len(self.builds) < len(BUILDS):
            return None
        return self.builds["compiled"].actions / self.builds["interpreted"].actions

    @property
    def search_ratio(self) -> float | None:
        """How many times faster the compiled build searches."""
        if len(self.builds) < len(BUILDS):
            return None
        slow = self.builds["interpreted"].iterations
        return self.builds["compiled"].iterations / slow if slow else None

    @property
    def best(self) -> Figures:
        """The figures of the compiled build, or of the only one."""
        return self.builds.get("compiled") or self.builds["interpreted"]


class Check(msgspec.Struct, frozen=True):
    """A floor, and what was measured."""

    game: str
    name: str
    measured: float
    floor: float

    @property
    def held(self) -> bool:
        return self.measured >= self.floor


class Floors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ratios that must hold on any machine."""

    compiled_to_interpreted: float
    decisions_to_reference: float
    reference: str
    games: dict[str, dict[str, float]] = {}
    """Floors that differ for a game."""
    search_compiled_to_interpreted: float = 0.0

    def of(self, game: str, name: str, usual: float) -> float:
        """The floor for a game."""
        return self.games.get(game, {}).get(name, usual)


def measure_once(request: Request) -> Figures:
    """One measurement in this process."""
    from contrada.bots.experiments.speed import measure_search
    from contrada.core.playout import measure, measure_copies

    playing = request.seconds * (1 - COPY_SHARE - SEARCH_SHARE)
    done = measure(request.game, request.seats, playing, request.seed)
    per_second = measure_copies(
        request.game, request.seats, request.seconds * COPY_SHARE, request.seed
    )
    return Figures(
        done.games / done.seconds,
        done.actions / done.seconds,
        done.decisions / done.seconds,
        per_second,
        measure_search(request.game, request.seats, request.seconds * SEARCH_SHARE, request.seed),
    )


class Measurer:
    """A process that measures with one build."""

    def __init__(self, *, interpreted: bool) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "CONTRADA_BUILD"}
        if interpreted:
            environment["CONTRADA_BUILD"] = "interpreted"
        # The same package as here, even if that was found by a path relative to another folder.
        paths = [str(Path(contrada.__file__).parent.parent), environment.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "contrada.bench"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        try:
            self.build = self._read().decode().strip()
        except BaseException:
            self.close()
            raise

    def measure(self, request: Request) -> Figures:
        """One measurement there."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._read(), type=Figures)

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            raise BenchFailed(f"The measuring process ended with exit code {code}.")
        return line

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.terminate()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):  # a request that was never read
                    pipe.close()
        self._process.wait()


def run(
    games: Sequence[tuple[str, int]],
    rounds: int,
    seconds: float,
    seed: int,
    on_round: Callable[[], None] | None = None,
) -> list[Result]:
    """Measure every (game, seats) with every build there is, in turns."""
    measurers: list[Measurer] = []
    try:
        first = Measurer(interpreted=False)
        measurers.append(first)
        if first.build == "compiled":
            measurers.append(Measurer(interpreted=True))
        taken: dict[tuple[str, int, str], list[Figures]] = {}
        for number in range(rounds):
            for game, seats in games:
                for measurer in measurers:
                    figures = measurer.measure(Request(game, seats, seconds, seed + number))
                    taken.setdefault((game, seats, measurer.build), []).append(figures)
                if on_round is not None:
                    on_round()
        builds = [measurer.build for measurer in measurers]
        return [
            Result(game, seats, {build: _medians(taken[game, seats, build]) for build in builds})
            for game, seats in games
        ]
    finally:
        for measurer in measurers:
            measurer.close()


def _medians(rounds: list[Figures]) -> Figures:
    return Figures(
        median(figures.games for figures in rounds),
        median(figures.actions for figures in rounds),
        median(figures.decisions for figures in rounds),
        median(figures.copies for figures in rounds),
        median(figures.iterations for figures in rounds),
    )


def read_floors(path: Path) -> Floors:
    """The floors in a TOML file."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, Floors)
    except OSError as error:
        raise BenchFailed(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BenchFailed(f"{path} does not hold floors: {error}.") from None


def checks(results: Sequence[Result], floors: Floors) -> Iterator[Check]:
    """Every floor with what was measured; a build that is missing has a ratio of 0."""
    reference = [r.best.decisions for r in results if r.game == floors.reference]
    for result in results:
        name = "compiled_to_interpreted"
        floor = floors.of(result.game, name, floors.compiled_to_interpreted)
        yield Check(result.game, name, result.ratio or 0.0, floor)
        name = "search_compiled_to_interpreted"
        floor = floors.of(result.game, name, floors.search_compiled_to_interpreted)
        if floor > 0:
            yield Check(result.game, name, result.search_ratio or 0.0, floor)
        if reference and result.game != floors.reference:
            name = "decisions_to_reference"
            floor = floors.of(result.game, name, floors.decisions_to_reference)
            yield Check(result.game, name, result.best.decisions / reference[0], floor)


def main() -> None:
    """Tell which build this is, then answer requests until there are no more."""
    import contrada.games  # registers the games

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the command that started this
    print(contrada.build(), flush=True)
    for line in sys.stdin.buffer:
        figures = measure_once(msgspec.json.decode(line, type=Request))
        print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()
