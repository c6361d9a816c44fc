"""`contrada train`: trains a game's value function by self-play."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from contrada.bots.experiments import ray_runs
from contrada.cli.common import (
    GameArg,
    LangOpt,
    OptionOpt,
    RayOpt,
    SeedOpt,
    WorkersOpt,
    err,
    out,
    read_options,
    words_for,
    worker_count,
)
from contrada.cli.progress import Bar, progress_bar
from contrada.core.errors import BadSetup
from contrada.core.registry import entry_of
from contrada.core.spec import OptionValue
from contrada.words import Words

if TYPE_CHECKING:
    from contrada.learning.training import Report


def train(
    game: GameArg,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="The folder of the training; by default training-GAME."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=5, help="Games of self-play per generation.")
    ] = 2000,
    generations: Annotated[
        int, typer.Option("--generations", min=1, max=100, help="Number of generations.")
    ] = 3,
    duels: Annotated[
        int, typer.Option("--duels", min=2, help="Games of a duel between old and new weights.")
    ] = 200,
    iterations: Annotated[
        int, typer.Option("--iterations", min=1, help="Iterations of the searches that play.")
    ] = 60,
    seats: Annotated[
        list[int] | None,
        typer.Option("--seats", help="Number of players; repeatable; by default all."),
    ] = None,
    option: OptionOpt = None,
    seed: SeedOpt = 1,
    workers: WorkersOpt = None,
    ray: RayOpt = None,
    lang: LangOpt = None,
) -> None:
    """Train a game's value function: self-play, fit and duels, in generations.

    An option that is given with several values is trained for each of them. An interrupted training
    goes on where it stopped when the same command is given again.
    """
    try:
        from contrada.learning.training import Settings, Training
    except ImportError:
        raise BadSetup("Training needs numpy: pip install 'contrada[train]'.") from None
    words = words_for(lang)
    spec = entry_of(game).spec
    settings = Settings(
        game=game,
        variants=_variants(game, option),
        seats=sorted(set(seats or range(spec.min_seats, spec.max_seats + 1))),
        games=games,
        generations=generations,
        duel_games=duels,
        seed=seed,
        search={"iterations": iterations, "fitted": 1, "early": 1, "plain": 1},
        rules_version=spec.rules_version,
    )
    path = folder or Path(f"training-{game}")
    with _mapper(ray, worker_count(workers)) as mapper, progress_bar("", 1) as bar:
        training = Training(
            settings,
            path,
            mapper,
            _command(game, settings.seats, option, games, generations, duels, iterations, seed),
            f"{datetime.now(UTC):%Y-%m-%d}",
            _shown(bar),
        )
        try:
            for report in training.run():
                out().print(_line(report, words), soft_wrap=True)
        except KeyboardInterrupt:
            err().print(words.text("cli-train-interrupted"), soft_wrap=True)
            raise typer.Exit(130) from None
    if training.best.exists():
        out().print(words.text("cli-train-wrote", file=str(training.best)), soft_wrap=True)
    else:
        out().print(words.text("cli-train-nothing"), soft_wrap=True)


def _variants(game: str, option: Sequence[str] | None) -> list[dict[str, OptionValue]]:
    """The options of each variant: every combination of the values that are given."""
    values: dict[str, list[str]] = {}
    for text in option or []:
        values.setdefault(text.partition("=")[0], []).append(text)
    return [read_options(game, list(chosen)) for chosen in product(*values.values())]


@contextmanager
def _mapper(ray: str | None, workers: int) -> Iterator[Callable[..., Iterator[Any]]]:
    from contrada.learning.workers import in_processes, on_ray

    if ray is None:
        yield in_processes(workers)
    else:
        with ray_runs.on_ray(ray):
            yield on_ray()


def _shown(bar: Bar) -> Callable[[str, int, int], None]:
    def shown(what: str, done: int, total: int) -> None:
        bar.name(what)
        bar.of(done, total)

    return shown


def _command(
    game: str,
    seats: Sequence[int],
    option: Sequence[str] | None,
    games: int,
    generations: int,
    duels: int,
    iterations: int,
    seed: int,
) -> str:
    """The command that makes the same weights."""
    words = ["contrada", "train", game, "--games", str(games), "--generations", str(generations)]
    words += ["--duels", str(duels), "--iterations", str(iterations), "--seed", str(seed)]
    for number in seats:
        words += ["--seats", str(number)]
    for text in option or []:
        words += ["--option", text]
    return shlex.join(words)


def _line(report: Report, words: Words) -> str:
    point, quality = report.point, report.quality
    return words.text(
        "cli-train-accepted" if point.accepted else "cli-train-refused",
        generation=point.generation,
        name=point.name,
        place=f"{point.duel.place:.2f}",
        low=f"{100 * point.duel.low:.0f}",
        high=f"{100 * point.duel.high:.0f}",
        win=f"{100 * point.duel.win:.1f}",
        games=point.duel.games,
        explained=f"{quality.explained:.2f}",
    )
