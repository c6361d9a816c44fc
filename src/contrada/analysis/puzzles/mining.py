"""Searches games of bots for puzzles; finished games are kept, so that it can go on later."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import contrada.games  # worker processes import this module, and need the games
from contrada.analysis.parts import parts_of
from contrada.analysis.puzzles.collection import FORMAT as FORMAT
from contrada.analysis.puzzles.collection import BadPuzzles, Collection, Method, Puzzle
from contrada.analysis.puzzles.judging import LEAST_GAP, LEAST_LOSS, SCREEN, TIMES, Judge
from contrada.bots.experiments.runs import Run, play_match
from contrada.core.game import CHANCE
from contrada.core.match import Match
from contrada.core.registry import entry_of, make_game
from contrada.core.spec import OptionValue

BOT: Final = "journeyman"
"""Who plays the games: a short search, so that the positions are those of sensible play."""
PER_GAME: Final = 4
"""The maximum number of puzzles of one game."""
APART: Final = 20
"""The least number of plies between two puzzles of one game."""
ID_DIGITS: Final = 12
"""A puzzle's id is the beginning of its position's fingerprint."""
KINDS: Final = 3
"""At most 1 / KINDS of the puzzles have a best option of one kind: the verbs of its steps."""
PLENTY: Final = 150
"""If this percentage of the wanted number is found, their kinds do not matter any more."""
NOWHERE: Final = 400
"""Games searched without reaching the wanted number, after which mining stops."""

Progress = Callable[[int, int, int], None]
"""Called with the number of puzzles, the wanted number and the number of searched games."""


class Settings(msgspec.Struct, frozen=True):
    """What is searched."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    seed: int


class Candidate(msgspec.Struct, frozen=True):
    """A puzzle with the kind of its best option."""

    kind: str
    puzzle: Puzzle


class Searched(msgspec.Struct, frozen=True):
    """The puzzles of one game."""

    number: int
    found: list[Candidate]


def mine(
    settings: Settings,
    wanted: int,
    *,
    workers: int = 1,
    resume: Path | None = None,
    progress: Progress | None = None,
    most_games: int = NOWHERE,
) -> tuple[list[Puzzle], int]:
    """Search games in order until the wanted number of puzzles is found; also returns their number.

    The result does not depend on the number of workers. `resume` names a file that keeps the
    searched games; it also serves a later run for more puzzles.
    """
    done = [] if resume is None else _read(resume, settings)
    chosen = select(done, wanted)
    source = _searched(settings, len(done), most_games, workers)
    try:
        while len(chosen) < wanted and len(done) < most_games:
            game = next(source)
            done.append(game)
            if resume is not None:
                with resume.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
            chosen = select(done, wanted)
            if progress is not None:
                progress(len(chosen), wanted, len(done))
    finally:
        source.close()  # type: ignore[attr-defined]  # a generator
    return chosen, len(done)


def select(searched: Sequence[Searched], wanted: int) -> list[Puzzle]:
    """The first puzzles, of each kind at most a share.

    Where a game has too few kinds of decisions for that, the first ones of any kind.
    """
    plenty = wanted * PLENTY // 100
    if len(_select(searched, plenty, plenty)) == plenty:
        return _select(searched, wanted, wanted)
    return _select(searched, wanted, max(1, -(-wanted // KINDS)))


def _select(searched: Sequence[Searched], wanted: int, most: int) -> list[Puzzle]:
    kinds: dict[str, int] = {}
    chosen: list[Puzzle] = []
    for game in searched:
        taken: list[int] = []
        for each in game.found:
            ply = each.puzzle.ply
            full = len(taken) == PER_GAME or kinds.get(each.kind, 0) == most
            if full or len(chosen) == wanted or any(ply - other < APART for other in taken):
                continue
            kinds[each.kind] = kinds.get(each.kind, 0) + 1
            chosen.append(each.puzzle)
            taken.append(ply)
    return chosen


def collection_of(
    settings: Settings, puzzles: list[Puzzle], games: int, command: str, date: str
) -> Collection:
    """The file's contents."""
    spec = entry_of(settings.game).spec
    return Collection(
        format=FORMAT,
        game=settings.game,
        options=settings.options,
        rules_version=spec.rules_version,
        version=contrada.__version__,
        command=command,
        date=date,
        games=games,
        method=method(),
        puzzles=puzzles,
    )


def method() -> Method:
    """How puzzles are found."""
    return Method(
        bots=BOT,
        screen_iterations=SCREEN.iterations,
        screen_worlds=SCREEN.worlds,
        check_worlds=TIMES * SCREEN.worlds,
        least_gap=LEAST_GAP,
        least_loss=LEAST_LOSS,
    )


# -- one game -------------------------------------------------------------------------------------


def search_game(settings: Settings, number: int, judge: Judge | None = None) -> Searched:
    """Play game `number` and judge all its decisions."""
    judge = judge or Judge(make_game(settings.game))
    bots = (BOT,) * settings.seats
    run = Run(settings.game, bots, number + 1, settings.seed, settings.options)
    match, _ = play_match(run, number)
    starts = {part.first: part for part in parts_of(match) if part.seat != CHANCE}
    found: list[Candidate] = []
    for ply, _, state in match.states():
        part = starts.get(ply)
        if part is None:
            continue
        key = f"{match.commitment} {ply}".encode()
        name = match.game.fingerprint(state)
        puzzle = judge.puzzle(state.copy(), part.seat, part.actions, key)
        if puzzle is not None:
            built = Puzzle(
                id=name[:ID_DIGITS],
                seats=match.seats,
                seat=part.seat,
                ply=ply,
                seed=match.seed.hex(),
                log=_actions(match, ply),
                state=name,
                first=puzzle.first,
                played=puzzle.played,
                options=puzzle.options,
            )
            steps = puzzle.options[0].steps
            verbs = [str(match.game.encode(part.seat, step)["do"]) for step in steps]
            found.append(Candidate(" ".join(verbs), built))
    return Searched(number, found)


def _actions(match: Match, until: int) -> list[int]:
    """The actions of the seats before a ply that were not forced, each after its seat."""
    flat: list[int] = []
    for ply, entry in match.played_from(0):
        if ply < until and entry.actor != CHANCE:
            flat += [entry.actor, entry.action]
    return flat


# -- many games -----------------------------------------------------------------------------------


def _searched(settings: Settings, first: int, end: int, workers: int) -> Iterator[Searched]:
    """The searched games from `first` on, in order."""
    if workers <= 1:
        judge = Judge(make_game(settings.game))
        for number in range(first, end):
            yield search_game(settings, number, judge)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts)
    pending: deque[Future[Searched]] = deque()
    try:
        for number in range(first, end):
            pending.append(pool.submit(search_game, settings, number))
            if len(pending) > workers:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stamp(settings: Settings) -> bytes:
    """The first line of a resumable file: everything that the puzzles depend on."""
    game = make_game(settings.game)
    parts: list[Any] = [settings, method(), game.spec.rules_version, game.components]
    return sha256(msgspec.json.encode(parts)).hexdigest().encode() + b"\n"


def _read(path: Path, settings: Settings) -> list[Searched]:
    """The searched games of an earlier run; the file is created if necessary."""
    stamp = _stamp(settings)
    try:
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if lines and lines[0] != stamp:
            raise BadPuzzles(f"{path} belongs to another search; delete it or name another file.")
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        games = [msgspec.json.decode(line, type=Searched) for line in whole]
        path.write_bytes(stamp + b"".join(whole))
    except (OSError, msgspec.MsgspecError) as error:
        raise BadPuzzles(f"{path} cannot be used to resume: {error}.") from None
    if [game.number for game in games] != list(range(len(games))):
        raise BadPuzzles(f"{path} does not list the games in order; delete it.")
    return games
