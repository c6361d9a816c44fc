"""Trains a game's value function in generations: self-play, fit, duel.

Generation 0 plays with bots that need no weights; every later one plays with the best weights so
far. Weights are fitted on all games up to then and accepted by a duel, separately for each number
of seats and variant. Everything is kept in a folder (`contrada.learning.folder`), so that an
interrupted run goes on where it stopped. The result depends on the settings only, not on the number
of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from contrada.bots.learned import Fit, FitFile, read_fits
from contrada.bots.value import key_of
from contrada.core.errors import BadSetup
from contrada.core.registry import entry_of, make_game
from contrada.core.spec import OptionValue
from contrada.learning import duels, positions
from contrada.learning.curve import Point, picture
from contrada.learning.duels import Duel, result_of
from contrada.learning.fitting import Quality, fitted
from contrada.learning.folder import (
    Folder,
    load_positions,
    store_fits,
    store_json,
    store_positions,
    write,
)
from contrada.learning.positions import Positions, SelfPlay, features_of

GREEDY: Final = "greedy:worlds=1"
STRAYING: Final = 25
HELD_OUT: Final = 5
"""One in so many games is held out to measure the fit."""
DUEL_SEED: Final = 1_000_003
"""Added to the seed of duels, so that they meet no deal of the self-play."""

Mapper = Callable[[Callable[..., Any], Sequence[tuple[Any, ...]]], Iterator[Any]]
"""Calls a function with each tuple of arguments, in other processes; results in order."""
Progress = Callable[[str, int, int], None]
"""Called with the name of a part, the number of finished games and their total."""


class Settings(msgspec.Struct, frozen=True):
    """The settings of a training."""

    game: str
    variants: list[dict[str, OptionValue]]
    """The options of each variant that has weights of its own."""
    seats: list[int]
    games: int
    """Games of self-play per generation and variant with two players; see `games_with`."""
    generations: int
    duel_games: int
    seed: int
    search: dict[str, int]
    """The search of self-play and duels."""
    rules_version: int
    first: tuple[str, ...] = (GREEDY,)
    """The bots of generation 0, each for an equal part of its games."""

    def games_with(self, seats: int) -> int:
        """Games of self-play with this number of players: every game shows each of them."""
        return max(HELD_OUT, self.games * 2 // seats)

    def check(self) -> None:
        """Raise BadSetup if this cannot be trained."""
        spec = entry_of(self.game).spec
        features_of(make_game(self.game))
        for seats in self.seats:
            spec.check_seats(seats)
        for options in self.variants:
            spec.check_options(options)
        if self.games < HELD_OUT:
            raise BadSetup(f"A generation needs at least {HELD_OUT} games, not {self.games}.")


class Report(msgspec.Struct, frozen=True):
    """What one generation brought for one number of seats and variant."""

    point: Point
    quality: Quality


class Training:
    """A run of a training."""

    def __init__(
        self,
        settings: Settings,
        path: Path,
        mapper: Mapper,
        command: str,
        date: str,
        progress: Progress | None = None,
    ) -> None:
        settings.check()
        self.settings = settings
        self.folder = Folder(path, settings)
        self.mapper = mapper
        self.command = command
        self.date = date
        self.progress = progress
        self.reports: list[Report] = []

    def run(self) -> Iterator[Report]:
        """Run or resume all generations; yields a report of each part."""
        for generation in range(self.settings.generations):
            for options in self.settings.variants:
                for seats in self.settings.seats:
                    report = self._part(generation, options, seats)
                    self.reports.append(report)
                    self._draw()
                    yield report

    @property
    def best(self) -> Path:
        """The file of the best weights so far."""
        return self.folder.path / "value.toml"

    # -- one part: a generation, variant and number of seats ---------------------------------

    def _part(self, generation: int, options: dict[str, OptionValue], seats: int) -> Report:
        folder = self.folder.generation(generation)
        game = make_game(self.settings.game)
        variant = features_of(game).variant(game.initial(seats, options))
        name = key_of(seats, variant).replace(" ", "-")
        known = folder / f"report-{name}.json"
        if known.exists():
            return msgspec.json.decode(known.read_bytes(), type=Report)
        self._self_play(generation, options, seats, folder / f"positions-{name}.npz")
        games: list[Positions] = []
        for number in range(generation + 1):
            stored = self.folder.generation(number) / f"positions-{name}.npz"
            games += load_positions(stored)
        shown = fitted([g for i, g in enumerate(games) if i % HELD_OUT])
        quality = shown.quality(games[::HELD_OUT])
        fit = fitted(games).fit()
        trial = folder / f"value-{name}.toml"
        store_fits(trial, self._file([fit]))
        old = self._incumbent(fit, folder / f"before-{name}.toml")
        result = self._duel(options, seats, trial, old, folder / f"duels-{name}.jsonl")
        accepted = result.won
        if accepted:
            self._accept(fit)
        point = Point(generation, key_of(fit.seats, fit.variant), result, accepted)
        report = Report(point, quality)
        store_json(known, report)
        return report

    def _self_play(
        self, generation: int, options: dict[str, OptionValue], seats: int, path: Path
    ) -> None:
        if path.exists():
            return
        settings = self.settings
        if generation == 0:
            plans = [
                (bot, STRAYING, "", settings.games_with(seats) // len(settings.first))
                for bot in settings.first
            ]
        else:
            search = ",".join(f"{key}={value}" for key, value in settings.search.items())
            weights = str(self.best) if self.best.exists() else ""
            bot = search if weights else settings.first[-1]
            plans = [(bot, STRAYING, weights, settings.games_with(seats))]
        tasks: list[tuple[Any, ...]] = []
        for bot, straying, weights, number in plans:
            plan = SelfPlay(
                settings.game,
                options,
                seats,
                bot,
                settings.seed + generation,
                straying=straying,
                weights=weights,
            )
            first = len(tasks)
            tasks += [(positions.play, plan, first + n) for n in range(number)]
        what = f"self-play {generation}, {seats} players"
        store_positions(path, self._mapped(what, tasks))

    def _duel(
        self, options: dict[str, OptionValue], seats: int, new: Path, old: str, path: Path
    ) -> duels.DuelResult:
        settings = self.settings
        seed = settings.seed + DUEL_SEED
        duel = Duel(settings.game, options, seats, seed, settings.search, str(new), old)
        stored: list[tuple[float, float]] = []
        if path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            whole = [line for line in lines if line.endswith(b"\n")]
            stored = [msgspec.json.decode(line, type=tuple[float, float]) for line in whole]
        missing = [(duels.play, duel, n) for n in range(len(stored), settings.duel_games)]
        with path.open("wb") as file:
            for game in stored:
                file.write(msgspec.json.encode(game) + b"\n")
            for game in self._each(f"duel, {seats} players", missing):
                stored.append(game)
                file.write(msgspec.json.encode(game) + b"\n")
                file.flush()
        return result_of(stored)

    def _incumbent(self, fit: Fit, path: Path) -> str:
        """The file with the weights so far of this part; "" if there are none."""
        found = read_fits(self.best) if self.best.exists() else None
        same = [f for f in found.fits if _key(f) == _key(fit)] if found is not None else []
        if not same:
            return ""
        if not path.exists():
            store_fits(path, self._file(same))
        return str(path)

    def _accept(self, fit: Fit) -> None:
        """Put the weights of one part into the file of the best ones."""
        found = read_fits(self.best) if self.best.exists() else None
        fits = [f for f in found.fits if _key(f) != _key(fit)] if found is not None else []
        store_fits(self.best, self._file(sorted([*fits, fit], key=_key)))
        read_fits.cache_clear()

    def _file(self, fits: list[Fit]) -> FitFile:
        names = features_of(make_game(self.settings.game)).names()
        return FitFile(
            command=self.command,
            seed=self.settings.seed,
            date=self.date,
            rules_version=self.settings.rules_version,
            features=names,
            fits=fits,
        )

    # -- work in other processes, and its picture --------------------------------------------

    def _mapped(self, what: str, tasks: Sequence[tuple[Any, ...]]) -> list[Any]:
        return list(self._each(what, tasks))

    def _each(self, what: str, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """Play games; a task is a function, its settings and the number of the game."""
        for done, found in enumerate(self.mapper(_call, tasks), 1):
            yield found
            if self.progress is not None:
                self.progress(what, done, len(tasks))

    def _draw(self) -> None:
        points = [report.point for report in self.reports]
        store_json(self.folder.path / "curve.json", self.reports)
        title = f"{self.settings.game}: place share against the weights before"
        svg = picture(title, points, self.settings.generations)
        write(self.folder.path / "curve.svg", svg.encode())


def _call(function: Callable[..., Any], *arguments: Any) -> Any:
    return function(*arguments)


def _key(fit: Fit) -> tuple[str, int]:
    return fit.variant, fit.seats
