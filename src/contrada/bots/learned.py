"""Reads a game's fitted weights: `games/<game>/bots/value.toml`, written by `bench.values` and
`bench.generations`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from contrada.bots.value import POWERS, Value, Weights, key_of
from contrada.core.errors import ContradaError
from contrada.core.game import Game
from contrada.core.registry import entry_of, make_policy


class Fit(msgspec.Struct, frozen=True, omit_defaults=True):
    """The weights for one number of seats and one variant."""

    seats: int
    variant: str
    games: int
    """The number of games that they were fitted on."""
    base: list[float]
    level: list[list[float]]
    """For each feature the coefficients of 1, p and p²."""
    lead: list[list[float]]
    spread: list[float]
    command: str = ""
    """The command that made these weights, if it is not the file's."""
    date: str = ""


class FitFile(msgspec.Struct, frozen=True):
    """A file of fitted weights."""

    command: str
    """The command that made it."""
    seed: int
    date: str
    rules_version: int
    features: list[str]
    """The names of the features, in order; weights of other features are not used."""
    fits: list[Fit]


@cache
def read_fits(path: Path) -> FitFile | None:
    """The weights of a file; None if there is no such file."""
    if not path.exists():
        return None
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), FitFile)


def make_value(game: Game[Any], weights: Path | None = None) -> Value:
    """The value function of a game, with the weights of a file or, if there are any, its own."""
    entry = entry_of(game.spec.id)
    features = entry.features(game) if entry.features is not None else None
    value = Value(game, make_policy(game), features)
    path = weights or entry.values
    file = read_fits(path) if path is not None else None
    if features is None or file is None or file.features != features.names():
        return value
    for fit in file.fits:
        value.fitted[key_of(fit.seats, fit.variant)] = Weights(
            fit.base, _by_power(fit.level), _by_power(fit.lead), fit.spread
        )
    return value


def check_weights(game: Game[Any], path: Path) -> None:
    """Raise a ContradaError if a file has no weights that this game can use."""
    spec = game.spec
    entry = entry_of(spec.id)
    try:
        file = read_fits(path)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise ContradaError(f"The weights {str(path)!r} cannot be read: {error}.") from None
    if file is None:
        raise ContradaError(f"There is no file {str(path)!r} with weights.")
    if entry.features is None:
        raise ContradaError(f"{spec.title} has no features, so it cannot use weights.")
    if file.features != entry.features(game).names():
        raise ContradaError(f"The weights {str(path)!r} have other features than {spec.title}.")
    if file.rules_version != spec.rules_version:
        raise ContradaError(
            f"The weights {str(path)!r} are for version {file.rules_version} of the rules of "
            f"{spec.title}, not for version {spec.rules_version}."
        )


def _by_power(rows: list[list[float]]) -> list[float]:
    return [row[power] for power in range(POWERS) for row in rows]
