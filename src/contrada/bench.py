"""Engine benchmark: compares the compiled and the interpreted build by the median of several
rounds.

Each build runs in its own process (`python -m contrada.bench`), which reads requests as JSON lines
and writes results. Rounds alternate between the builds, so that other load on the machine slows
both and the ratio stays valid.
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
"""The share of a measurement's time spent on copying states."""
SEARCH_SHARE: Final = 0.15
"""The share of a measurement's time spent on each of the searches."""
MASTER: Final = "master"
BEFORE: Final = "master-1"
"""The Master of before: its search has no weights."""
SEARCHES: Final = ("", MASTER, BEFORE)
"""The levels whose searches are measured; "" is a plain search."""


class BenchFailed(ContradaError):
    """A benchmark process failed, or the floors cannot be read."""


class Request(msgspec.Struct, frozen=True):
    """One measurement to run."""

    game: str
    seats: int
    seconds: float
    seed: int


class Rates(msgspec.Struct, frozen=True):
    """What a build does per second."""

    games: float
    actions: float
    decisions: float
    """Decisions with at least two legal actions."""
    copies: float
    iterations: float = 0.0
    """Search iterations, with rollouts of ten decisions."""
    master: float = 0.0
    """Iterations of the Master's search."""
    master_before: float = 0.0
    """Iterations of the search of `BEFORE`, each a whole round of the table."""


class BenchResult(msgspec.Struct, frozen=True):
    """A game's rates by build: medians over the rounds."""

    game: str
    seats: int
    builds: dict[str, Rates]

    @property
    def ratio(self) -> float | None:
        """How many times faster the compiled build plays; None if only one build is available."""
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
    def best(self) -> Rates:
        """The rates of the compiled build, or of the only one available."""
        return self.builds.get("compiled") or self.builds["interpreted"]


class Check(msgspec.Struct, frozen=True):
    """A floor and the measured value."""

    game: str
    name: str
    measured: float
    floor: float

    @property
    def held(self) -> bool:
        return self.measured >= self.floor


class Floors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The minimum ratios, which must hold on any machine."""

    compiled_to_interpreted: float
    decisions_to_reference: float
    reference: str
    games: dict[str, dict[str, float]] = {}
    """Floors that differ from the general ones, by game."""
    search_compiled_to_interpreted: float = 0.0

    def of(self, game: str, name: str, usual: float) -> float:
        """The floor for a game."""
        return self.games.get(game, {}).get(name, usual)


def measure_once(request: Request) -> Rates:
    """Run one measurement in this process."""
    from contrada.bots.experiments.speed import measure_search
    from contrada.core.play.playout import measure, measure_copies

    playing = request.seconds * (1 - COPY_SHARE - len(SEARCHES) * SEARCH_SHARE)
    done = measure(request.game, request.seats, playing, request.seed)
    per_second = measure_copies(
        request.game, request.seats, request.seconds * COPY_SHARE, request.seed
    )
    searching = request.seconds * SEARCH_SHARE
    iterations, master, before = (
        measure_search(request.game, request.seats, searching, request.seed, level=level)
        for level in SEARCHES
    )
    return Rates(
        done.games / done.seconds,
        done.actions / done.seconds,
        done.decisions / done.seconds,
        per_second,
        iterations,
        master,
        before,
    )


class Measurer:
    """A child process that runs measurements with one build."""

    def __init__(self, *, interpreted: bool) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "CONTRADA_BUILD"}
        if interpreted:
            environment["CONTRADA_BUILD"] = "interpreted"
        # The child must import the same package, even if it was found through a relative path.
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

    def measure(self, request: Request) -> Rates:
        """Run one measurement in the child process."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._read(), type=Rates)

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            raise BenchFailed(f"The benchmark process ended with exit code {code}.")
        return line

    def close(self) -> None:
        """Terminate the process, even during a measurement."""
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
) -> list[BenchResult]:
    """Measure every (game, seats) with every available build, alternating between builds."""
    measurers: list[Measurer] = []
    try:
        first = Measurer(interpreted=False)
        measurers.append(first)
        if first.build == "compiled":
            measurers.append(Measurer(interpreted=True))
        taken: dict[tuple[str, int, str], list[Rates]] = {}
        for number in range(rounds):
            for game, seats in games:
                for measurer in measurers:
                    figures = measurer.measure(Request(game, seats, seconds, seed + number))
                    taken.setdefault((game, seats, measurer.build), []).append(figures)
                if on_round is not None:
                    on_round()
        builds = [measurer.build for measurer in measurers]
        return [
            BenchResult(
                game, seats, {build: _medians(taken[game, seats, build]) for build in builds}
            )
            for game, seats in games
        ]
    finally:
        for measurer in measurers:
            measurer.close()


def _medians(rounds: list[Rates]) -> Rates:
    return Rates(
        median(figures.games for figures in rounds),
        median(figures.actions for figures in rounds),
        median(figures.decisions for figures in rounds),
        median(figures.copies for figures in rounds),
        median(figures.iterations for figures in rounds),
        median(figures.master for figures in rounds),
        median(figures.master_before for figures in rounds),
    )


def read_floors(path: Path) -> Floors:
    """Read the floors from a TOML file."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, Floors)
    except OSError as error:
        raise BenchFailed(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BenchFailed(f"{path} does not contain valid floors: {error}.") from None


def checks(results: Sequence[BenchResult], floors: Floors) -> Iterator[Check]:
    """Every floor with the measured value; a missing build gives a ratio of 0."""
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
    """Print the build, then answer requests until the end of the input."""
    import contrada.games  # registers the games

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    print(contrada.build(), flush=True)
    for line in sys.stdin.buffer:
        figures = measure_once(msgspec.json.decode(line, type=Request))
        print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()
