"""The arena: a tournament of bots in all seats, on common deals, with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from contrada.bots.classes import parse_bot
from contrada.bots.experiments.runs import GameResult, Run, Timed, play_run
from contrada.bots.experiments.timing import Stopwatch
from contrada.bots.names import is_timed
from contrada.core.errors import BadSetup
from contrada.core.messages import Json
from contrada.core.registry import entry_of
from contrada.core.spec import OptionValue

Z: Final = 1.959964
"""The z-score of a 95 % confidence interval."""
FAULTS: Final = 10
"""The number of bot failures after which the arena stops."""
LEAST_DEALS: Final = 20
"""With fewer deals the effect of pairing cannot be estimated."""
LEAST_PAIRING: Final = 0.1
"""The least ratio of variances that is believed."""


class Contest(msgspec.Struct, frozen=True):
    """The set-up of a tournament: `games` games of every line-up."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, OptionValue] = {}
    components: Json | None = None
    timeout: float | None = None
    start: str = ""
    """A match file in whose position all games begin, or ""."""
    start_ply: int | None = None
    metrics: tuple[str, ...] = ()
    save: str = ""
    """The folder for match files, or ""."""

    def lineups(self) -> list[tuple[str, ...]]:
        """The groups of bots that play each other.

        With more bots than seats, every combination of bots plays. With fewer, bots take several
        seats; if the seats cannot be divided evenly, each bot in turn takes one more than the
        others.
        """
        number = len(self.bots)
        if number >= self.seats:
            return list(combinations(self.bots, self.seats))
        starts = 1 if self.seats % number == 0 else number
        rows = [self.bots[i:] + self.bots[:i] for i in range(starts)]
        return [(row * (self.seats // number + 1))[: self.seats] for row in rows]

    def runs(self) -> list[Run]:
        """The line-ups as runs."""
        return [
            Run(
                game=self.game,
                bots=lineup,
                games=self.games,
                seed=self.seed,
                options=self.options,
                components=self.components,
                rotate=True,
                common=True,
                timeout=self.timeout,
                forgiving=True,
                start=self.start,
                start_ply=self.start_ply,
                metrics=self.metrics,
                save=self.save,
                label=f"{number}-",
            )
            for number, lineup in enumerate(self.lineups())
        ]

    def deal(self, number: int) -> int:
        """The number of the deal of a line-up's game `number`; each is played in every rotation."""
        return self.runs()[0].deal(number)

    def deal_of(self) -> Callable[[int], int]:
        """The function `deal`, for many games."""
        return self.runs()[0].deal

    def check(self) -> None:
        """Raise a ContradaError if the contest cannot be played."""
        entry_of(self.game).spec.check_seats(self.seats)
        for bot in self.bots:
            parse_bot(bot)
        if len(set(self.bots)) != len(self.bots):
            raise BadSetup("Each bot may be named once only; give them different settings.")
        if len(self.bots) < 2:
            raise BadSetup("An arena needs at least two bots.")
        for run in self.runs():
            run.check()

    @property
    def reproducible(self) -> bool:
        """Whether a repetition gives the same games, which it does not with time budgets."""
        return not any(is_timed(bot) for bot in self.bots)


class BotStanding(msgspec.Struct, frozen=True):
    """The results of one bot."""

    bot: str
    games: int
    """Seats played: a bot with two seats in a game counts twice."""
    wins: float
    """Games won; a shared first place counts as a fraction."""
    win_rate: float
    win_low: float
    win_high: float
    """The upper bound of the 95 % Wilson interval; `win_low` is the lower. It uses the pairing."""
    place_share: float
    """1 for always first, 0 for always last."""
    score: float
    score_error: float
    """The standard error of the mean score."""
    rating: float
    rating_error: float
    """openskill's sigma, with the games rated in order; `rating` is its mu."""
    pairing: float = 1.0
    """The variance of the win rate, divided by that of as many games on independent deals."""
    score_pairing: float = 1.0
    """The same for the mean score."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of a contest."""

    contest: Contest
    games: list[GameResult]
    """The games that ended without a bot failure, grouped by line-up."""
    faults: list[str]
    interrupted: bool

    @property
    def closed(self) -> bool:
        """Whether the arena stopped because of too many bot failures."""
        return len(self.faults) >= FAULTS


class _Closed(Exception):
    """Too many bot failures."""


def hold(
    contest: Contest,
    workers: int = 1,
    on_result: Callable[[GameResult], None] | None = None,
    stopwatch: Stopwatch | None = None,
    play: Callable[[Run], Iterator[Timed]] | None = None,
) -> Verdict:
    """Play a contest, locally or with `play`; an interrupt returns the finished games."""
    contest.check()
    games: list[GameResult] = []
    faults: list[str] = []

    def keep(result: GameResult) -> None:
        if result.fault:
            faults.append(result.fault)
            if len(faults) >= FAULTS:
                raise _Closed
        else:
            games.append(result)
        if on_result is not None:
            on_result(result)

    interrupted = False
    try:
        for run in contest.runs():
            if play_run(run, workers, keep, stopwatch=stopwatch, play=play).interrupted:
                interrupted = True
                break
    except _Closed:
        pass
    return Verdict(contest, games, faults, interrupted)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def shares(places: Sequence[int]) -> tuple[list[float], list[float]]:
    """Each seat's share of the win and its relative place; tied seats share their places."""
    others = len(places) - 1
    wins, found = [], []
    for place in places:
        level = sum(p == place for p in places)
        wins.append(1 / level if place == 1 else 0.0)
        found.append((others - (place - 1) - (level - 1) / 2) / others)
    return wins, found


def ratings(bots: Sequence[str], games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """openskill's mu and sigma of each bot; a bot with several seats gets their mean."""
    model = PlackettLuce()
    current = {bot: model.rating() for bot in bots}
    for game in games:
        teams = [[model.rating(mu=current[b].mu, sigma=current[b].sigma)] for b in game.bots]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.bots):
            own = [team[0] for team, name in zip(rated, game.bots, strict=True) if name == bot]
            mu, sigma = fmean(r.mu for r in own), fmean(r.sigma for r in own)
            current[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: (rating.mu, rating.sigma) for bot, rating in current.items()}


def pairing(results: Sequence[float], deals: Sequence[int]) -> float:
    """The variance of the mean result, relative to that of as many independent results.

    Results of one deal are paired: a bot plays it in every seat, so that much of the luck of the
    deal cancels. The variance is therefore that of the deals' sums. 1 with few deals, where it
    cannot be estimated, and where all results are the same.
    """
    by_deal: dict[int, list[float]] = {}
    for result, deal in zip(results, deals, strict=True):
        by_deal.setdefault(deal, []).append(result)
    number, groups = len(results), len(by_deal)
    if groups < LEAST_DEALS or number == groups:
        return 1.0
    mean = fmean(results)
    alone = sum((result - mean) ** 2 for result in results) / (number - 1) * number
    if alone <= 0.0:
        return 1.0
    sums = (sum(each) - mean * len(each) for each in by_deal.values())
    together = sum(x * x for x in sums) * groups / (groups - 1)
    return max(together / alone, LEAST_PAIRING)


def saved(table: Sequence[BotStanding]) -> float:
    """The share of games that the pairing saved, compared with independent deals; may be < 0."""
    return 1.0 - fmean(each.pairing for each in table) if table else 0.0


def standings(
    bots: Sequence[str],
    games: Sequence[GameResult],
    deal_of: Callable[[int], int] | None = None,
) -> list[BotStanding]:
    """The results of each bot, in the order in which they were named.

    With `deal_of`, which tells the deal of a game by its number, the intervals use the pairing of
    games on one deal.
    """
    rated = ratings(bots, games)
    found = []
    for bot in bots:
        wins: list[float] = []
        placed: list[float] = []
        scores: list[int] = []
        deals: list[int] = []
        for game in games:
            won, share = shares(game.places)
            for seat, name in enumerate(game.bots):
                if name == bot:
                    wins.append(won[seat])
                    placed.append(share[seat])
                    scores.append(game.scores[seat])
                    deals.append(game.number if deal_of is None else deal_of(game.number))
        number = len(wins)
        if not number:
            continue
        paired = 1.0 if deal_of is None else pairing(wins, deals)
        scored = 1.0 if deal_of is None else pairing(scores, deals)
        low, high = wilson(sum(wins) / paired, number / paired)
        error = stdev(scores) * sqrt(scored / number) if number > 1 else 0.0
        found.append(
            BotStanding(
                bot=bot,
                games=number,
                wins=sum(wins),
                win_rate=sum(wins) / number,
                win_low=low,
                win_high=high,
                place_share=fmean(placed),
                score=fmean(scores),
                score_error=error,
                rating=rated[bot][0],
                rating_error=rated[bot][1],
                pairing=paired,
                score_pairing=scored,
            )
        )
    return found
