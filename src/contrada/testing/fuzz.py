"""The fuzzer: plays many random games in parallel and checks all laws.

The randomness of game number n depends on (seed, n) only, so the findings do not depend on the
number of workers. Each finding is written as a loadable match file, with the reason in a file next
to it.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

import contrada.games  # noqa: F401  # worker processes import this module, and need the games
from contrada.core.errors import BadSetup, ContradaError
from contrada.core.game import TERMINAL, Game
from contrada.core.match import Entry, commitment_of
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.core.saves import FORMAT, SavedEntry, SavedMatch, replay
from contrada.core.spec import Options, OptionValue
from contrada.testing.broken import LawBroken
from contrada.testing.counts import Counts
from contrada.testing.laws import Walk, play_out
from contrada.testing.position import Proven

CHUNK: Final = 20
"""The number of games per worker task."""
COLLECT_AFTER: Final = 200_000
"""The garbage collection threshold, in new objects."""
DEAD_END: Final = "dead end"
BROKEN_LAW: Final = "broken law"
EXCEPTION: Final = "exception"
ENDLESS: Final = "endless"

Maker = Callable[[str, Json | None], Game[Any]]
Progress = Callable[[int, int], None]
"""Called after each chunk with the games played and the total number of games."""


class Finding(msgspec.Struct, frozen=True):
    """A fault found in one game."""

    number: int
    """The number of the game in the run."""
    seats: int
    options: dict[str, OptionValue]
    kind: str
    """`dead end`, `broken law` or `exception`; `endless` is reported too, but is not a fault."""
    law: str
    """The name of the law, or of the exception."""
    ply: int
    text: str
    details: str
    """The action being played and the traceback."""
    match: bytes
    """The match file up to this point."""
    file: str | None = None
    """The path of the written file."""


class FuzzReport(msgspec.Struct):
    """The result of a fuzzer run."""

    game: str
    seed: int
    counts: Counts
    endless: int = 0
    """Games that reached the maximum number of plies; not a fault."""
    dead_ends: int = 0
    broken_laws: int = 0
    exceptions: int = 0
    findings: list[Finding] = []
    """The first findings by game number; the counts above include all of them."""
    stalled: list[Finding] = []
    """The first games that reached the maximum number of plies, to check whether they can still
    end.
    """

    @property
    def ok(self) -> bool:
        """Whether no faults were found."""
        return self.dead_ends == self.broken_laws == self.exceptions == 0


class Plan(msgspec.Struct, frozen=True):
    """The plan of a run; game n uses set-up n modulo the number of set-ups."""

    game: str
    setups: tuple[tuple[int, dict[str, OptionValue]], ...]
    games: int
    begin: int
    """The number of the first game."""
    seed: int
    components: Json | None
    secrecy_every: int
    max_plies: int


def fuzz(
    game_id: str,
    *,
    games: int,
    begin: int = 0,
    seed: int = 0,
    seats: int | None = None,
    options: Options | None = None,
    workers: int = 1,
    folder: Path | None = None,
    components: Json | None = None,
    secrecy_every: int = 10,
    max_plies: int | None = None,
    keep: int = 20,
    progress: Progress | None = None,
    make: Maker = make_game,
) -> FuzzReport:
    """Play random games with all numbers of seats and all values of options that are not given.

    All laws are checked. The games have the numbers from `begin` on, so that a long run can be
    played in parts. The first `keep` findings are reported in full and, if a folder is given,
    written to it. `make` creates the game in each worker, so it must be a top-level function of a
    module. Raises a ContradaError if the run cannot be played.
    """
    game = make(game_id, components)
    spec = game.spec
    if games < 1 or workers < 1 or secrecy_every < 1 or begin < 0:
        raise BadSetup("Games, workers and secrecy_every must be at least 1, begin at least 0.")
    if seats is not None:
        spec.check_seats(seats)
    wanted = dict(options or {})
    spec.check_options(wanted)
    setups = tuple(
        (n, values)
        for n, values in spec.setups()
        if seats in (None, n) and all(values[name] == wanted[name] for name in wanted)
    )
    horizon = max_plies if max_plies is not None else spec.max_plies
    plan = Plan(game_id, setups, games, begin, seed, components, secrecy_every, horizon)
    report = FuzzReport(game_id, seed, Counts())
    for counts, found in _chunks(plan, workers, make):
        report.counts.add(counts)
        for finding in found:
            _enter(report, finding, keep, folder)
        if progress is not None:
            progress(report.counts.games, games)
    failed = report.dead_ends + report.broken_laws + report.exceptions
    report.endless = report.counts.games - report.counts.finished - failed
    return report


def _enter(report: FuzzReport, finding: Finding, keep: int, folder: Path | None) -> None:
    report.dead_ends += finding.kind == DEAD_END
    report.broken_laws += finding.kind == BROKEN_LAW
    report.exceptions += finding.kind == EXCEPTION
    kept = report.stalled if finding.kind == ENDLESS else report.findings
    if len(kept) < keep:
        if folder is not None:
            finding = msgspec.structs.replace(finding, file=str(_write(report, finding, folder)))
        kept.append(finding)


def _write(report: FuzzReport, finding: Finding, folder: Path) -> Path:
    """Write the match file and a file with the reason."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{report.game}-{report.seed}-{finding.number}.json"
    path.write_bytes(finding.match)
    setup = ", ".join(f"{name}={value}" for name, value in finding.options.items())
    path.with_suffix(".txt").write_text(
        f"{finding.kind}: {finding.law}\n"
        f"game {finding.number} of seed {report.seed}: {report.game}, {finding.seats} seats, "
        f"{setup or 'no options'}, ply {finding.ply}\n\n{finding.text}\n\n{finding.details}\n"
    )
    return path


# -- playing --------------------------------------------------------------------------------------


def _chunks(plan: Plan, workers: int, make: Maker) -> Iterator[tuple[Counts, list[Finding]]]:
    """Yield the results of all games in order, one chunk at a time."""
    size = max(1, min(CHUNK, plan.games // (4 * workers)))
    last = plan.begin + plan.games
    spans = [(n, min(n + size, last)) for n in range(plan.begin, last, size)]
    if workers == 1:
        for begin, end in spans:
            yield play_chunk(plan, begin, end, make)
        return
    pool = ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        tasks = [pool.submit(play_chunk, plan, begin, end, make) for begin, end in spans]
        for task in tasks:
            yield task.result()
    except BrokenProcessPool:
        raise ContradaError("A worker process died; run with one worker to see where.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ignore interrupts in a worker; the parent process handles them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(plan: Plan, begin: int, end: int, make: Maker) -> tuple[Counts, list[Finding]]:
    """Play the games from `begin` to `end`."""
    game = make(plan.game, plan.components)
    counts, found = Counts(), []
    proven: Proven = set()
    with _collecting_rarely():
        for number in range(begin, end):
            played, finding = _play(game, plan, number, proven)
            counts.add(played)
            if finding is not None:
                found.append(finding)
    return counts, found


@contextmanager
def _collecting_rarely() -> Iterator[None]:
    """Reduce garbage collection: a game creates many lists but hardly any reference cycles."""
    usual = gc.get_threshold()
    gc.set_threshold(COLLECT_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def _play(
    game: Game[Any], plan: Plan, number: int, proven: Proven
) -> tuple[Counts, Finding | None]:
    seats, options = plan.setups[number % len(plan.setups)]
    rng = rng_for_run(plan.seed, number)
    walk = Walk(game, seats, options, rng, secrecy_every=plan.secrecy_every, proven=proven)
    try:
        walk.look()
        play_out(walk, plan.max_plies)
        walk.finish()
    except LawBroken as broken:
        kind = DEAD_END if broken.law == "alive" else BROKEN_LAW
        return walk.counts, _finding(walk, number, kind, broken.law, broken.ply, broken.text)
    except Exception as error:  # every exception of a game is a finding
        name = type(error).__name__
        return walk.counts, _finding(walk, number, EXCEPTION, name, walk.ply, str(error))
    if walk.turn != TERMINAL:
        text = "Nobody has ended the game by now. Perhaps nobody can any more: look at the file."
        return walk.counts, _finding(walk, number, ENDLESS, "horizon", walk.ply, text)
    return walk.counts, None


def _finding(walk: Walk, number: int, kind: str, law: str, ply: int, text: str) -> Finding:
    playing = ""
    if walk.trying is not None:
        playing = f"Playing {_words(walk.game, walk.trying)}.\n\n"
    data, note = match_file(walk)
    raised = "" if kind == ENDLESS else traceback.format_exc()
    details = playing + note + raised
    return Finding(number, walk.seats, walk.options, kind, law, ply, text, details, data)


def _words(game: Game[Any], entry: Entry) -> str:
    try:
        return f"{game.encode(entry.actor, entry.action)} of seat {entry.actor}"
    except Exception:  # a game under test may fail anywhere
        return f"{entry.action} of seat {entry.actor}"


def match_file(walk: Walk) -> tuple[bytes, str]:
    """The match so far as a loadable file, and a note if actions had to be omitted.

    If the fault prevents a replay of the last actions, they are omitted.
    """
    game = walk.game
    log: list[SavedEntry] = []
    note = ""
    for entry in walk.log:
        try:
            log.append(SavedEntry(entry.actor, game.encode(entry.actor, entry.action)))
        except Exception as error:  # see above
            note = f"Action {entry.action} at ply {len(log)} has no form: {error}\n\n"
            break
    saved = _saved(walk, log)
    for left_out in range(min(3, len(log) + 1)):
        shorter = _saved(walk, log[: len(log) - left_out])
        if _loads(shorter, game):
            if left_out:
                note += f"The file leaves out the last {left_out} actions, which do not load.\n\n"
            saved = shorter
            break
    else:
        note += "The file does not load: the fault comes before.\n\n"
    return msgspec.json.format(msgspec.json.encode(saved), indent=1), note


def _saved(walk: Walk, log: Sequence[SavedEntry]) -> SavedMatch:
    spec = walk.game.spec
    return SavedMatch(
        format=FORMAT,
        game=spec.id,
        rules_version=spec.rules_version,
        seats=walk.seats,
        options=walk.options,
        components=walk.game.components,
        commitment=commitment_of(walk.seed),
        seed=walk.seed.hex(),
        log=list(log),
    )


def _loads(saved: SavedMatch, game: Game[Any]) -> bool:
    try:
        replay(saved, game)
    except Exception:  # see above
        return False
    return True
