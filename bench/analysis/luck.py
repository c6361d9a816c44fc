"""Whether luck is honest: figures over many games of equal bots that the values were not fitted on.

    python -m bench.analysis.luck [--titles palazzo,…] [--games 1000] [--workers 2]

For each title, with two players:

- the mean luck of a seat is 0 within two standard errors;
- an event's luck predicts the change of value two turns later with a slope of 0.8 to 1.2;
- the luck-adjusted lead does not have more variance than the lead;
- the seats' luck in chance to win sums to 0;
- win chances are calibrated: five bins, within 7 points.

Finished games are kept in docs/evidence/games; `bench.analysis` writes the tables.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import sqrt
from typing import Final

import msgspec

from bench.arguments import measurement
from bench.kept import TITLES, stored_lines, taste, version
from contrada.analysis.analyser import OUTCOMES
from contrada.analysis.credit import credit_of
from contrada.analysis.luck import Course, course_of
from contrada.analysis.parts import Part, parts_of
from contrada.bots.experiments.runs import Run, play_match
from contrada.bots.learned import make_value, read_fits
from contrada.core.game import CHANCE
from contrada.core.registry import entry_of, make_game

SEED: Final = 2311
BOT: Final = "greedy:worlds=1"
SAMPLES: Final = 32
"""The number of sampled outcomes of a draw: fewer than in an analysis, so its luck is noisier."""
BINS: Final = 5
TURNS: Final = 2


def credit(title: str) -> float:
    """The credit of draws in a title with two players."""
    return credit_of(TITLES[title][0], 2, variant_of(title))


def variant_of(title: str) -> str:
    """The name of a title's weights."""
    game_id, options = TITLES[title]
    game = make_game(game_id)
    features = make_value(game).features
    return "" if features is None else features.variant(game.initial(2, options))


class LuckOf(msgspec.Struct, frozen=True):
    """What one game adds to the figures; luck and lead are those of seat 0 over seat 1."""

    number: int
    lead: float
    """The final lead."""
    luck: float
    """The luck in points of lead."""
    luck_win: float
    sums: float
    """The largest absolute sum of both seats' luck in chance to win over an event."""
    xx: float
    """The sum of squares of the events' luck in lead."""
    xy: float
    """The sum of luck times the change of value until two turns later."""
    bins: list[list[float]]
    """For each bin of seat 0's chance: states, the sum of chances, the sum of results."""


def measure(title: str, number: int) -> LuckOf:
    """Play and value one game."""
    game, options = TITLES[title]
    run = Run(game=game, bots=(BOT, BOT), games=number + 1, seed=SEED, options=options)
    match, _ = play_match(run, number)
    parts = parts_of(match)
    course = course_of(match, make_value(match.game), parts, SAMPLES, 0, credit(title))
    xx, xy = effect(course, parts)
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for point in course.curve[:-1]:
        each = bins[min(BINS - 1, int(point.win[0] * BINS))]
        each[0] += 1
        each[1] += point.win[0]
        each[2] += course.result.win[0]
    return LuckOf(
        number=number,
        lead=course.result.points[0] - course.result.points[1],
        luck=round(sum(e.points[0] - e.points[1] for e in course.events), 5),
        luck_win=round(sum(e.win[0] for e in course.events), 5),
        sums=round(max((abs(sum(e.win)) for e in course.events), default=0.0), 6),
        xx=round(xx, 5),
        xy=round(xy, 5),
        bins=[[round(x, 4) for x in row] for row in bins],
    )


def effect(course: Course, parts: list[Part]) -> tuple[float, float]:
    """Sums over events of luck², and of luck times the change of the lead two turns later.

    The deal is left out. With more than two players the sums are over all pairs of seats.
    """
    events, gains = iter(course.events), iter(course.gains)
    steps = []
    for part in parts:
        if part.seat == CHANCE:
            steps.append((CHANCE, _leads(next(events).points)))
        else:
            seat, _, points = next(gains)
            steps.append((seat, _leads(points)))
    xx = xy = 0.0
    for i, (seat, luck) in enumerate(steps):
        if seat != CHANCE or i == 0:
            continue
        change, turns, mover = luck[:], 0, steps[i - 1][0]
        for who, moved in steps[i + 1 :]:
            if who not in (CHANCE, mover):
                turns, mover = turns + 1, who
                if turns > TURNS:
                    break
            change = [x + y for x, y in zip(change, moved, strict=True)]
        xx += sum(x * x for x in luck)
        xy += sum(x * y for x, y in zip(luck, change, strict=True))
    return xx, xy


def _leads(points: Sequence[float]) -> list[float]:
    """The lead in every pair of seats."""
    return [points[i] - points[j] for i in range(len(points)) for j in range(i + 1, len(points))]


def stamp(title: str) -> dict[str, object]:
    """Everything that the figures depend on."""
    values = entry_of(TITLES[title][0]).values
    file = None if values is None else read_fits(values)
    fits = [] if file is None else [f for f in file.fits if f.variant == variant_of(title)]
    weights = sha256(msgspec.json.encode(fits)).hexdigest()[:16]
    return {
        "title": title,
        "bot": BOT,
        "seed": SEED,
        "outcomes": OUTCOMES,
        "weights": weights,
        "rules_version": version(title),
        "taste": taste(title),
    }


def games_of(title: str, number: int, workers: int) -> list[LuckOf]:
    """The figures of the first games of a title; missing ones are played and kept."""
    marks = {**stamp(title), "outcomes": SAMPLES, "credit": credit(title)}
    path, lines = stored_lines(f"luck-{title}", marks)
    found = [msgspec.json.decode(line, type=LuckOf) for line in lines]
    done = {each.number for each in found}
    missing = [n for n in range(number) if n not in done]
    if missing:
        with ProcessPoolExecutor(workers) as pool, path.open("ab") as file:
            tasks = pool.map(measure, [title] * len(missing), missing, chunksize=10)
            for each in tasks:
                found.append(each)
                file.write(msgspec.json.encode(each) + b"\n")
                file.flush()
    return found


class LuckFigures(msgspec.Struct, frozen=True):
    """The figures of one title."""

    games: int
    mean: float
    mean_error: float
    slope: float
    slope_error: float
    ratio: float
    ratio_low: float
    ratio_high: float
    sums: float
    bins: list[tuple[int, float, float]]
    """For each bin: states, mean chance, share won."""

    def faults(self) -> list[str]:
        """The promises that are not kept."""
        found = []
        if abs(self.mean) > 2 * self.mean_error:
            found.append("mean luck")
        if self.slope_error > 0 and not 0.8 <= self.slope <= 1.2:
            found.append("slope")
        if self.ratio_high > 1.0000001:
            found.append("variance")
        if self.sums > 1e-4:
            found.append("sum of luck")
        if any(n and abs(chance - won) > 0.07 for n, chance, won in self.bins):
            found.append("calibration")
        return found


def figures(games: Sequence[LuckOf]) -> LuckFigures:
    """The figures of these games."""
    n = len(games)
    mean = sum(g.luck for g in games) / n
    spread = sum((g.luck - mean) ** 2 for g in games) / (n - 1)
    xx, xy = sum(g.xx for g in games), sum(g.xy for g in games)
    moves = xx / n > 0.01  # below a tenth of a point there is no luck to follow
    slope = xy / xx if moves else 0.0
    rest = sum((g.xy - slope * g.xx) ** 2 for g in games)
    leads, adjusted = [g.lead for g in games], [g.lead - g.luck for g in games]
    ratio, low, high = _ratio(leads, adjusted)
    bins = []
    for b in range(BINS):
        count, chance, won = (sum(g.bins[b][k] for g in games) for k in range(3))
        # Both seats: the other one has the complement.
        other = [sum(g.bins[BINS - 1 - b][k] for g in games) for k in range(3)]
        total = count + other[0]
        both = (chance + other[0] - other[1], won + other[0] - other[2])
        bins.append((int(total), both[0] / total if total else 0, both[1] / total if total else 0))
    return LuckFigures(
        games=n,
        mean=mean,
        mean_error=sqrt(spread / n),
        slope=slope,
        slope_error=sqrt(rest) / xx if moves else 0.0,
        ratio=ratio,
        ratio_low=low,
        ratio_high=high,
        sums=max(g.sums for g in games),
        bins=bins,
    )


def _ratio(raw: Sequence[float], adjusted: Sequence[float]) -> tuple[float, float, float]:
    """The ratio of the variances of paired samples, with its 95 % interval (Pitman, Morgan)."""
    n = len(raw)
    a, b = sum(raw) / n, sum(adjusted) / n
    va = sum((x - a) ** 2 for x in raw) / (n - 1)
    vb = sum((y - b) ** 2 for y in adjusted) / (n - 1)
    cov = sum((x - a) * (y - b) for x, y in zip(raw, adjusted, strict=True)) / (n - 1)
    ratio = vb / va
    k = 2 * 1.962**2 * max(0.0, 1 - cov * cov / (va * vb)) / (n - 2)
    factor = 1 + k + sqrt((1 + k) ** 2 - 1)
    return ratio, ratio / factor, ratio * factor


def tell(title: str, found: LuckFigures) -> str:
    """The figures as lines."""
    bins = "  ".join(f"{100 * c:.0f}:{100 * w:.0f} ({n})" for n, c, w in found.bins)
    return (
        f"{title}: {found.games} games; mean luck {found.mean:+.3f} ± {found.mean_error:.3f}; "
        f"slope {found.slope:.2f} ± {found.slope_error:.2f}; variance ratio {found.ratio:.3f} "
        f"({found.ratio_low:.3f}–{found.ratio_high:.3f}); sum of luck {found.sums:.6f}\n"
        f"  chance:won % (states) {bins}  faults: {', '.join(found.faults()) or 'none'}"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure and report; returns the exit code."""
    given = measurement("bench.analysis.luck", games=1000).parse_args(arguments)
    for title in given.titles:
        games = games_of(title, given.games, given.workers)
        print(tell(title, figures(games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
