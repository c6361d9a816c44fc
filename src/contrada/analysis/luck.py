"""The value of the full state along a match, divided into luck and decisions.

V is one fixed value function of states in which a seat decides, or which are over. Before a chance
event the value is the mean of V over its outcomes; directly after it, it is this mean plus the
credited part of the change (`contrada.analysis.credit`), all of it if an outcome ends the game. So
with v the value before a part of the match and w the value after it:

- luck of a chance event = w - v = credit * (V(after) - mean over its outcomes);
- gain of a decision = w - v, where w is such a mean if chance follows.

All parts telescope: value before the deal + luck + gains = result.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from contrada.analysis.parts import Part
from contrada.analysis.results import Event, Point
from contrada.bots.lookahead import settle
from contrada.bots.value import Value
from contrada.core.game import CHANCE, TERMINAL, Game
from contrada.core.match import Match
from contrada.core.rng import Rng, rng_from_bytes

MOST_LISTED: Final = 120
"""The maximum number of outcomes that are enumerated."""


class Worth(NamedTuple):
    """The value of a state for each seat."""

    win: list[float]
    points: list[float]


class Mean(NamedTuple):
    """The mean value over the outcomes of a chance event."""

    worth: Worth
    outcomes: int
    exact: bool
    error: float
    ends: bool = False
    """Whether an outcome ends the game; then all of them count in full, so that luck stays fair."""


class Course(NamedTuple):
    """The values along a match."""

    start: Worth
    events: list[Event]
    gains: list[tuple[int, list[float], list[float]]]
    """For each decision its seat, and the changes of all seats' chances and points."""
    curve: list[Point]
    result: Worth


def worth_of(value: Value, state: Any) -> Worth:
    """The value of a state that is not a chance node."""
    value.judge(state)
    return Worth(value.wins[:], value.points[:])


def mean_after(game: Game[Any], value: Value, state: Any, samples: int, rng: Rng) -> Mean:
    """The mean value after the chance event that begins in `state`."""
    listed = game.outcomes(state)
    if listed is not None and len(listed) <= MOST_LISTED:
        found, ends = [], False
        for action, chance in listed:
            after = state.copy()
            game.apply(after, CHANCE, action)
            if game.to_move(after) == CHANCE:
                break
            ends = ends or game.to_move(after) == TERMINAL
            found.append((worth_of(value, after), chance))
        else:
            return Mean(_weighted(found), len(found), True, 0.0, ends)
    ends = False
    drawn = []
    for _ in range(samples):
        after = state.copy()
        settle(game, after, rng)
        ends = ends or game.to_move(after) == TERMINAL
        drawn.append((worth_of(value, after), 1.0 / samples))
    mean = _weighted(drawn)
    worst = 0.0
    for seat in range(len(mean.win)):
        spread = sum((each.win[seat] - mean.win[seat]) ** 2 for each, _ in drawn)
        worst = max(worst, sqrt(spread / (samples - 1) / samples))
    return Mean(mean, samples, False, worst, ends)


def _weighted(found: list[tuple[Worth, float]]) -> Worth:
    seats = range(len(found[0][0].win))
    total = sum(chance for _, chance in found)
    return Worth(
        [sum(each.win[i] * chance for each, chance in found) / total for i in seats],
        [sum(each.points[i] * chance for each, chance in found) / total for i in seats],
    )


def credited(mean: Worth, after: Worth, credit: float) -> Worth:
    """The value directly after a draw: the mean before it, and the credited part of the change."""
    return Worth(_between(mean.win, after.win, credit), _between(mean.points, after.points, credit))


def _between(start: list[float], end: list[float], part: float) -> list[float]:
    return [x + part * (y - x) for x, y in zip(start, end, strict=True)]


def course_of(
    match: Match, value: Value, parts: list[Part], samples: int, seed: int, credit: float = 1.0
) -> Course:
    """The values before and after every part of a finished match."""
    game = match.game
    state = game.initial(match.seats, match.options)
    events: list[Event] = []
    gains: list[tuple[int, list[float], list[float]]] = []
    curve: list[Point] = []
    before = _value_at(match, value, state, 0, samples, seed)
    start = before.worth
    for part in parts:
        for action in part.actions:
            game.apply(state, part.seat, action)
        after = _value_at(match, value, state, part.last + 1, samples, seed)
        over = before.ends or game.to_move(state) == TERMINAL
        if part.seat == CHANCE and credit != 1.0 and not over:
            after = after._replace(worth=credited(before.worth, after.worth, credit))
        win = _minus(after.worth.win, before.worth.win)
        points = _minus(after.worth.points, before.worth.points)
        if part.seat == CHANCE:
            events.append(
                Event(
                    part.first,
                    part.last,
                    win,
                    points,
                    before.outcomes,
                    before.exact,
                    round(before.error, 6),
                )
            )
        else:
            gains.append((part.seat, win, points))
        if not curve or part.seat == CHANCE or after.outcomes == 0:
            curve.append(Point(part.last + 1, *_rounded(after.worth)))
        before = after
    return Course(start, events, gains, curve, before.worth)


def _value_at(match: Match, value: Value, state: Any, ply: int, samples: int, seed: int) -> Mean:
    if match.game.to_move(state) != CHANCE:
        return Mean(worth_of(value, state), 0, True, 0.0)
    key = f"contrada luck {match.commitment} {seed} {ply}".encode()
    return mean_after(match.game, value, state, samples, rng_from_bytes(key))


def _minus(xs: list[float], ys: list[float]) -> list[float]:
    return [round(x - y, 6) + 0.0 for x, y in zip(xs, ys, strict=True)]


def _rounded(worth: Worth) -> tuple[list[float], list[float]]:
    return [round(x, 4) for x in worth.win], [round(x, 3) for x in worth.points]
