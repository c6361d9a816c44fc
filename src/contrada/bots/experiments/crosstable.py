"""The crosstable of an arena: how each bot did against each other one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from contrada.bots.experiments.runs import GameResult


class Pairing(msgspec.Struct, frozen=True):
    """One bot against another, over all games in which both had a seat."""

    bot: str
    rival: str
    games: int
    """Pairs of seats: a game with two seats of each bot counts four times."""
    ahead: float
    """The share in which `bot` placed better than `rival`; an equal place counts half."""
    lead: float
    """The mean difference of their points."""
    lead_error: float
    """The standard error of that mean."""


def crosstable(bots: Sequence[str], games: Sequence[GameResult]) -> list[Pairing]:
    """Every ordered pair of bots that met."""
    found = []
    for bot in bots:
        for rival in bots:
            if bot == rival:
                continue
            ahead: list[float] = []
            leads: list[int] = []
            for game in games:
                for seat, name in enumerate(game.bots):
                    for other, opponent in enumerate(game.bots):
                        if name == bot and opponent == rival:
                            place, against = game.places[seat], game.places[other]
                            ahead.append(0.5 if place == against else float(place < against))
                            leads.append(game.scores[seat] - game.scores[other])
            if ahead:
                error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
                pairing = Pairing(bot, rival, len(ahead), fmean(ahead), fmean(leads), error)
                found.append(pairing)
    return found
