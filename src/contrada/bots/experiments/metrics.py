"""Metrics of single games: what a run measures besides scores and places.

A metric is a function of a finished match that returns numbers by name. `turns`, `sources` and
`leads` are built in; `module.function` is one of your own. A name that ends in `_0`, `_1`, … is the
value of that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from contrada.bots.classes import import_named
from contrada.core.errors import BadSetup, ContradaError
from contrada.core.match import Match

Metric = Callable[[Match], Mapping[str, float]]


class MetricFailed(ContradaError):
    """A metric raised an exception or did not return numbers."""


def turns(match: Match) -> dict[str, float]:
    """The number of turns: how often a seat decides after another one has."""
    found = [0] * match.seats
    last = -1
    for entry in match.log:
        if entry.actor >= 0 and entry.actor != last:
            found[entry.actor] += 1
            last = entry.actor
    by_seat = {f"turns_{seat}": float(number) for seat, number in enumerate(found)}
    return {"turns": float(sum(found)), **by_seat}


def sources(match: Match) -> dict[str, float]:
    """The points of each seat by source, as at the end of a game."""
    found: dict[str, float] = {}
    for seat in range(match.seats):
        for line in match.game.breakdown(match.state, seat, seat).lines:
            name = f"points_{line.source}_{seat}"
            found[name] = found.get(name, 0.0) + line.points
    return found


def leads(match: Match) -> dict[str, float]:
    """How often the leader changed, the last change as a share of the game, and the final margin.

    The leader is the only seat with most points if the game ended there; ties change nothing.
    """
    changes, last, leader = 0, 0, -1
    for ply, _, state in match.states():
        if match.log[ply].actor >= 0:
            first = _leader(match.game.scores(state))
            if first >= 0 and first != leader:
                changes += leader >= 0
                last = ply if leader >= 0 else last
                leader = first
    first = _leader(match.game.scores(match.state))
    if first >= 0 and first != leader and leader >= 0:
        changes += 1
        last = match.ply
    ordered = sorted(match.game.scores(match.state), reverse=True)
    return {
        "lead_changes": float(changes),
        "last_lead_change": last / match.ply if match.ply else 0.0,
        "margin": float(ordered[0] - ordered[1]),
    }


def _leader(scores: Sequence[int]) -> int:
    """The only seat with most points, or -1."""
    most = max(scores)
    return scores.index(most) if list(scores).count(most) == 1 else -1


BUILT_IN: Final[dict[str, Metric]] = {"turns": turns, "sources": sources, "leads": leads}


def metric_of(name: str) -> Metric:
    """A built-in metric, or the function `module.function`; raises BadSetup or UnknownBot."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    if "." not in name:
        known = ", ".join(BUILT_IN)
        raise BadSetup(f"No metric is called {name!r}; there are: {known}, or module.function.")
    return import_named(name, "metric", "function")


def measured(names: tuple[str, ...], match: Match) -> dict[str, float]:
    """The values of all these metrics."""
    found: dict[str, float] = {}
    for name in names:
        try:
            values: Any = metric_of(name)(match)
            found.update({str(key): float(value) for key, value in values.items()})
        except ContradaError:
            raise
        except Exception as error:  # a user's function may raise any exception
            raise MetricFailed(
                f"The metric {name!r} failed: {type(error).__name__}: {error}."
            ) from error
    return found
