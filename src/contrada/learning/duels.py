"""Duels: games of a search with new weights against searches with the weights so far.

A better fit is no proof of better play, so weights are accepted by duels only. Each deal is played
once in every seating, with one new player among the others.
"""

from __future__ import annotations

from typing import Any

import msgspec

import contrada.games  # noqa: F401  # worker processes import this module, and need the games
from contrada.bots.experiments.arena import shares, wilson
from contrada.bots.ismcts import IsmctsBot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.core.spec import OptionValue


class Duel(msgspec.Struct, frozen=True):
    """One new player against the others."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    seed: int
    search: dict[str, int]
    """The settings of all searches."""
    new: str
    """The file of the new weights."""
    old: str
    """The file of the weights so far; "" for the policy's own evaluation."""


class DuelResult(msgspec.Struct, frozen=True):
    """The result of a number of games."""

    games: int
    win: float
    low: float
    high: float
    """The upper end of the 95 % Wilson interval of the share of wins; `low` is the lower."""
    place: float
    """The mean place of the new player: 1 for always first, 0 for always last."""

    @property
    def won(self) -> bool:
        """Whether the new weights are better than the old ones."""
        return self.place > 0.5


def play(duel: Duel, number: int) -> tuple[float, float]:
    """Play game `number`: the new player's share of the win, and its place from 0 to 1."""
    game = make_game(duel.game)
    deal, at = divmod(number, duel.seats)
    match = Match(game, duel.seats, duel.options, seed_for_run(duel.seed, duel.seats, deal))
    bots = [_search(duel, game, duel.new if seat == at else duel.old) for seat in range(duel.seats)]
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(duel.seed, number, match.ply, seat)
        match.play(seat, bots[seat].choose(InfoSet.of(game, match.state, seat, rng), rng))
    wins, places = shares(game.ranking(match.state))
    return wins[at], places[at]


def _search(duel: Duel, game: Any, weights: str) -> IsmctsBot:
    settings: dict[str, Any] = dict(duel.search)
    if not weights:
        settings.update(fitted=0, early=0, plain=0)
    return IsmctsBot(game, **settings, weights=weights)


def result_of(games: list[tuple[float, float]]) -> DuelResult:
    """Sum up the games of a duel."""
    wins = sum(win for win, _ in games)
    low, high = wilson(wins, len(games))
    place = sum(place for _, place in games) / len(games)
    return DuelResult(len(games), wins / len(games), low, high, place)
