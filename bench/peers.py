"""Compare random playouts of the engine with those of other engines, in one run on one machine.

    python bench/peers.py [--rounds 7] [--seconds 1.0] [--json FILE] [--check]

The other engines, Catanatron and OpenSpiel, are installed with pip into a virtual environment that
is removed at the end (or kept: ``--venv DIR``). Every contender runs in a worker process of its
own, started once; the rounds go over the contenders in turn, so that noise of the machine hits all
of them alike, and a first round is not counted. The figures are medians over the rounds.

An action is a decision of a player. OpenSpiel makes the caller draw every card and roll every die:
the time this takes counts, and the column ``with chance/s`` counts those moves too. A round ends
with the first game that finishes after its time, and rates use the time really spent.

Exit codes: 0 done, 1 ``--check`` found too small a lead, 2 a peer cannot be installed (or wrong
options), 3 a worker failed.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.metadata
import json
import os
import platform
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

EXIT_CHECK: Final = 1
EXIT_INSTALL: Final = 2
EXIT_WORKER: Final = 3

INSTALL_TIMEOUT: Final = 900.0
START_TIMEOUT: Final = 120.0
ROUND_GRACE: Final = 60.0
STOP_TIMEOUT: Final = 5.0

OWN: Final = "contrada-palazzo"
PEER_PACKAGES: Final = ("catanatron", "open_spiel")

#: The leads that ``--check`` requires: peer -> the ratio, and whether equality suffices.
LEADS: Final[Mapping[str, tuple[float, bool]]] = {
    "catanatron": (25.0, True),
    "openspiel-hearts": (1.0, False),
    "openspiel-cribbage": (1.0, False),
    "openspiel-gin_rummy": (1.0, False),
}


class Tally(NamedTuple):
    """The result of one round of one contender."""

    actions: int
    chance: int
    games: int
    seconds: float


#: Plays one game and returns its numbers of actions and of chance moves.
PlayOne = Callable[[], tuple[int, int]]
#: Plays for about the given number of seconds.
Runner = Callable[[float], Tally]


class Contender(NamedTuple):
    """One row of the table."""

    key: str
    label: str
    package: str
    prepare: Callable[[int], Runner]


class Result(NamedTuple):
    """The counted rounds of one contender."""

    contender: Contender
    version: str
    rounds: list[Tally]

    @property
    def actions_per_second(self) -> float:
        """The median of the rounds' actions per second."""
        return statistics.median(t.actions / t.seconds for t in self.rounds)

    @property
    def moves_per_second(self) -> float:
        """The median of the rounds' actions and chance moves per second."""
        return statistics.median((t.actions + t.chance) / t.seconds for t in self.rounds)

    @property
    def games_per_second(self) -> float:
        """The median of the rounds' games per second."""
        return statistics.median(t.games / t.seconds for t in self.rounds)


class InstallError(Exception):
    """A peer cannot be installed."""


class WorkerError(Exception):
    """A worker did not start, or stopped answering."""


# The contenders: the code below runs in the workers.


def measure_own(seconds: float, seed: int) -> Tally:
    """Play Palazzo with four seats by the compiled driver loop of the engine."""
    playout = importlib.import_module("contrada.core.play.playout")
    importlib.import_module("contrada.games")
    done = playout.measure("palazzo", seats=4, seconds=seconds, seed=seed)
    return Tally(int(done.actions), 0, int(done.games), float(done.seconds))


def prepare_own(seed: int) -> Runner:
    """Return the runner of the engine, with a new seed for every round."""
    importlib.import_module("contrada.core.play.playout")
    seeds = iter(range(seed, sys.maxsize))
    return lambda seconds: measure_own(seconds, next(seeds))


def repeat(play_one: PlayOne) -> Runner:
    """Return a runner that plays whole games until the time is over."""

    def run(seconds: float) -> Tally:
        actions = chance = games = 0
        start = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            more_actions, more_chance = play_one()
            actions += more_actions
            chance += more_chance
            games += 1
            spent = time.perf_counter() - start
        return Tally(actions, chance, games, spent)

    return run


def prepare_catanatron(seed: int) -> Runner:
    """Return the runner of Catanatron: four random players, ``Game(players).play()``."""
    catanatron = importlib.import_module("catanatron")
    game_class = catanatron.Game
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    random.seed(seed)

    def play_one() -> tuple[int, int]:
        game = game_class(players)
        game.play()
        return logged_actions(game.state), 0

    return repeat(play_one)


def logged_actions(state: Any) -> int:
    """Return the length of Catanatron's log of actions, under its older or its newer name."""
    log = state.actions if hasattr(state, "actions") else state.action_records
    return len(log)


def prepare_openspiel(name: str, seed: int) -> Runner:
    """Return the runner of one OpenSpiel game, driven by the usual loop over a state.

    Chance moves are sampled by walking along ``chance_outcomes()``: the quickest of the ways tried
    (``random.choices``, ``numpy.random.choice``, ``pyspiel.sample_action``) in the card games, and
    level with the best in backgammon.
    """
    game = importlib.import_module("pyspiel").load_game(name)
    random.seed(seed)
    choice = random.choice
    uniform = random.random

    def play_one() -> tuple[int, int]:
        actions = chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), uniform()))
                chance += 1
            else:
                state.apply_action(choice(state.legal_actions()))
                actions += 1
        return actions, chance

    return repeat(play_one)


def sample(outcomes: Sequence[tuple[int, float]], left: float) -> int:
    """Return the outcome at a point of the unit interval, by their probabilities."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0.0:
            return outcome
    return outcomes[-1][0]


def openspiel(name: str) -> Contender:
    """Return the contender for one game of OpenSpiel."""
    label = f"OpenSpiel {name.replace('_', ' ')}"
    return Contender(
        f"openspiel-{name}", label, "open_spiel", lambda seed: prepare_openspiel(name, seed)
    )


CONTENDERS: Final = (
    Contender(OWN, "Contrada Palazzo, 4 players", "contrada", prepare_own),
    Contender("catanatron", "Catanatron, 4 players", "catanatron", prepare_catanatron),
    openspiel("hearts"),
    openspiel("cribbage"),
    openspiel("gin_rummy"),
    openspiel("backgammon"),
)


def version_of(contender: Contender) -> str:
    """Return the installed version of a contender, and for the engine whether it is compiled."""
    try:
        version = importlib.metadata.version(contender.package)
    except importlib.metadata.PackageNotFoundError:
        version = "?"
    if contender.key != OWN:
        return version
    file = importlib.import_module("contrada.core.play.playout").__file__ or ""
    return f"{version} {'interpreted' if file.endswith('.py') else 'compiled'}"


def serve(key: str, seed: int) -> int:
    """Answer ``go SECONDS`` lines with the JSON of a round each, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)  # output of libraries must not mix with the answers

        def answer(message: Mapping[str, object]) -> None:
            answers.write(json.dumps(message) + "\n")
            answers.flush()

        contender = next(c for c in CONTENDERS if c.key == key)
        try:
            runner = contender.prepare(seed)
            answer({"version": version_of(contender)})
        except ImportError as error:
            answer({"error": str(error)})
            return EXIT_WORKER
        for line in sys.stdin:
            command, _, seconds = line.strip().partition(" ")
            if command != "go":
                return EXIT_WORKER
            answer(runner(float(seconds))._asdict())
    return 0


# The parent: environment, workers, rounds and the report.


class Worker:
    """A worker process of one contender."""

    def __init__(self, contender: Contender, python: str, seed: int) -> None:
        """Start the process and wait until it is ready."""
        self.contender: Final = contender
        isolate = [] if contender.key == OWN else ["-I"]
        script = str(Path(__file__).resolve())
        self._process: Final = subprocess.Popen(
            [python, *isolate, script, "--worker", contender.key, "--seed", str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        try:
            self.version: Final = str(self._receive(START_TIMEOUT)["version"])
        except BaseException:
            self.stop()
            raise

    def go(self, seconds: float) -> Tally:
        """Have the contender play for about the given number of seconds."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"go {seconds}\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._failure("is gone") from error
        tally = Tally(**self._receive(seconds + ROUND_GRACE))
        if tally.seconds <= 0 or tally.games <= 0:
            raise self._failure("played nothing")
        return tally

    def stop(self) -> None:
        """Terminate the process; kill it if it does not stop."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _receive(self, timeout: float) -> dict[str, Any]:
        """Return the next answer; a worker that does not give one in time is killed."""
        assert self._process.stdout is not None
        timer = threading.Timer(timeout, self._process.kill)
        timer.daemon = True
        timer.start()
        try:
            line = self._process.stdout.readline()
        finally:
            timer.cancel()
        if not line:
            raise self._failure(f"stopped, or gave no answer within {timeout:g} s")
        message: dict[str, Any] = json.loads(line)
        if "error" in message:
            raise self._failure(f"cannot start: {message['error']}")
        return message

    def _failure(self, reason: str) -> WorkerError:
        return WorkerError(f"worker of {self.contender.label}: {reason}")


def run_installer(command: Sequence[str], what: str, scratch: str) -> None:
    """Run one installation step, or raise an `InstallError` that names it."""
    try:
        code, output = run_group(command, scratch)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise InstallError(f"cannot install {what}: {error}") from error
    if code != 0:
        lines = output.strip().splitlines()
        errors = [line for line in lines if line.startswith("ERROR")] or lines[-3:]
        raise InstallError("\n  ".join([f"cannot install {what}:", *errors]))


def run_group(command: Sequence[str], scratch: str) -> tuple[int, str]:
    """Run a command with its own directory for temporary files; return exit code and output.

    On a timeout or interrupt, the command and its child processes are killed.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "TMPDIR": scratch, "TEMP": scratch, "TMP": scratch},
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=INSTALL_TIMEOUT)
    except BaseException:
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return process.returncode, output


def install_peers(directory: Path, scratch: str) -> str:
    """Create the environment where it is missing, install the peers, return its interpreter."""
    if not (directory / "pyvenv.cfg").exists():
        command = [sys.executable, "-m", "venv", str(directory)]
        run_installer(command, "a virtual environment", scratch)
    python = directory / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for package in PEER_PACKAGES:
        run_installer([str(python), "-m", "pip", "install", "--quiet", package], package, scratch)
    return str(python)


@contextlib.contextmanager
def peer_python(directory: Path | None) -> Iterator[str]:
    """Return the interpreter of an environment with the peers, a temporary one by default."""
    with tempfile.TemporaryDirectory(prefix="peers-", ignore_cleanup_errors=True) as scratch:
        yield install_peers(directory or Path(scratch) / "venv", scratch)


def play_rounds(workers: Sequence[Worker], rounds: int, seconds: float) -> list[Result]:
    """Play a warm-up round and then the counted rounds, alternating between all workers."""
    results = [Result(worker.contender, worker.version, []) for worker in workers]
    for number in range(rounds + 1):
        for worker, result in zip(workers, results, strict=True):
            tally = worker.go(seconds)
            if number:
                result.rounds.append(tally)
    return results


def compare(options: argparse.Namespace) -> list[Result]:
    """Start all workers, the engine's first, play the rounds and stop the workers."""
    with contextlib.ExitStack() as stack:
        own: list[Worker] = []
        peers: list[Worker] = []

        def start(contender: Contender, python: str) -> Worker:
            worker = Worker(contender, python, options.seed)
            stack.callback(worker.stop)
            return worker

        if not options.without_contrada:
            own = [start(CONTENDERS[0], sys.executable)]
        say("installing the peers ...")
        python = stack.enter_context(peer_python(options.venv))
        peers = [start(contender, python) for contender in CONTENDERS[1:]]
        say(f"playing 1 + {options.rounds} rounds of {options.seconds:g} s each ...")
        return play_rounds(own + peers, options.rounds, options.seconds)


def own_rate(results: Sequence[Result]) -> float | None:
    """Return the engine's actions per second, or None without the engine."""
    return next((r.actions_per_second for r in results if r.contender.key == OWN), None)


def ratios(results: Sequence[Result]) -> dict[str, float]:
    """Return how many times the engine's actions per second exceed each peer's."""
    own = own_rate(results)
    if own is None:
        return {}
    return {r.contender.key: own / r.actions_per_second for r in results if r.contender.key != OWN}


def table(results: Sequence[Result]) -> str:
    """Return the results as an aligned plain-text table."""
    leads = ratios(results)
    rows = [["contender", "version", "actions/s", "with chance/s", "games/s", "contrada/peer"]]
    for result in results:
        lead = leads.get(result.contender.key)
        rows.append(
            [
                result.contender.label,
                result.version,
                f"{result.actions_per_second:,.0f}",
                f"{result.moves_per_second:,.0f}",
                f"{result.games_per_second:,.1f}",
                "-" if lead is None else f"{lead:.1f}x",
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(aligned(row, widths) for row in rows)


def aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    """Return one line of the table: two columns of text, then numbers."""
    cells = [
        cell.ljust(width) if column < 2 else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def report(results: Sequence[Result], options: argparse.Namespace) -> dict[str, object]:
    """Return the results as plain data for the JSON file."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": options.rounds,
        "seconds": options.seconds,
        "seed": options.seed,
        "contenders": [
            {
                "key": result.contender.key,
                "label": result.contender.label,
                "version": result.version,
                "actions_per_second": result.actions_per_second,
                "moves_per_second": result.moves_per_second,
                "games_per_second": result.games_per_second,
                "rounds": [tally._asdict() for tally in result.rounds],
            }
            for result in results
        ],
        "ratios": ratios(results),
    }


def shortfalls(leads: Mapping[str, float]) -> list[str]:
    """Return a line for every peer over which the lead is smaller than required."""
    lines = []
    for key, (wanted, equality) in LEADS.items():
        lead = leads[key]
        if lead < wanted or (lead == wanted and not equality):
            sign = ">=" if equality else ">"
            lines.append(f"{key}: contrada is at {lead:.2f}x, wanted {sign} {wanted:g}x")
    return lines


def say(text: str) -> None:
    """Print a progress message to standard error."""
    print(text, file=sys.stderr, flush=True)


def terminate(signum: int, _frame: object) -> NoReturn:
    """Convert a termination signal into a normal exit, so that everything is cleaned up."""
    raise SystemExit(128 + signum)


def positive_int(text: str) -> int:
    """Parse a whole number of at least 1."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def duration(text: str) -> float:
    """Parse a number of seconds, more than 0 and at most 600."""
    value = float(text)
    if not 0 < value <= 600:
        raise argparse.ArgumentTypeError("must be more than 0 and at most 600")
    return value


def venv_directory(text: str) -> Path:
    """Parse the directory of an environment: a new or empty one, or one made before."""
    path = Path(text)
    usable = not path.exists() or (
        path.is_dir() and ((path / "pyvenv.cfg").exists() or not any(path.iterdir()))
    )
    if not usable:
        raise argparse.ArgumentTypeError(f"{text} exists and is not a virtual environment")
    return path.absolute()


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=positive_int, default=7, help="counted rounds (7)")
    parser.add_argument("--seconds", type=duration, default=1.0, help="length of a round (1.0)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the playouts (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument(
        "--venv", type=venv_directory, metavar="DIR", help="keep (or reuse) the peers' environment"
    )
    parser.add_argument("--without-contrada", action="store_true", help="measure the peers alone")
    parser.add_argument("--check", action="store_true", help="exit 1 unless contrada is ahead")
    parser.add_argument("--worker", choices=[c.key for c in CONTENDERS], help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.check and options.without_contrada:
        parser.error("--check needs contrada")
    return options


def finish(results: Sequence[Result], options: argparse.Namespace) -> int:
    """Print the table, write the JSON file, check the leads, and return the exit code."""
    print(table(results))
    if options.json is not None:
        text = json.dumps(report(results, options), indent=2)
        options.json.write_text(text + "\n", encoding="utf-8")
    if not options.check:
        return 0
    lines = shortfalls(ratios(results))
    print("\n".join(lines) if lines else "check: contrada leads as demanded")
    return EXIT_CHECK if lines else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison, or one worker of it."""
    options = parse(arguments)
    if options.worker is not None:
        return serve(options.worker, options.seed)
    signal.signal(signal.SIGTERM, terminate)
    try:
        results = compare(options)
    except InstallError as error:
        say(str(error))
        return EXIT_INSTALL
    except WorkerError as error:
        say(str(error))
        return EXIT_WORKER
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    return finish(results, options)


if __name__ == "__main__":
    sys.exit(main())
