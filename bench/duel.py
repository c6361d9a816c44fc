"""A duel of two searches: who wins, by how much, and what a decision of each costs.

    python -m bench.duel TITLE NEW OLD [--games 60] [--seed 901] [--seats 2]

NEW and OLD are settings of `ismcts`, such as `iterations=150,fitted=1,early=1`. Each deal is played
once in every seating, with one new player among old ones. Times are processor time, so that other
work on the machine does not count.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.kept import TITLES
from contrada.bots.experiments.arena import shares, wilson
from contrada.bots.experiments.timing import Thought, Timer
from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import setting_parts
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run


def settings_of(text: str) -> dict[str, Any]:
    """The settings of a search; numbers are whole, other values are texts."""
    return {key: int(v) if v.isdecimal() else v for key, v in setting_parts(text)}


def play(
    title: str, seats: int, seed: int, number: int, new: str, old: str, thoughts: list[Thought]
) -> tuple[float, float, float]:
    """Play one game: the new player's share of the win, place from 0 to 1, and lead.

    The thinking time of the new player is added to the first of `thoughts`, that of the others to
    the second.
    """
    game_id, options = TITLES[title]
    game = make_game(game_id)
    deal, at = divmod(number, seats)
    match = Match(game, seats, options, seed_for_run(seed, seats, deal))
    bots = [IsmctsBot(game, **settings_of(new if s == at else old)) for s in range(seats)]
    while not match.over and match.ply < game.spec.max_plies:
        seat = match.to_move
        rng = rng_for_run(seed, number, match.ply, seat)
        info = InfoSet.of(game, match.state, seat, rng)
        timer = Timer()
        action = bots[seat].choose(info, rng)
        if len(info.legal) > 1:
            thoughts[seat != at].add(timer.thought())
        match.play(seat, action)
    wins, places = shares(game.ranking(match.state))
    scores = game.scores(match.state)
    rival = max(score for seat, score in enumerate(scores) if seat != at)
    return wins[at], places[at], scores[at] - rival


def told(thought: Thought) -> str:
    """A player's thinking time."""
    mean = 1000 * thought.computing / max(1, thought.decisions)
    return f"{mean:.1f} ms (longest {thought.busiest:.2f} s)"


def main(arguments: Sequence[str]) -> int:
    """Play and print one line."""
    parser = argparse.ArgumentParser(prog="bench.duel", description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=901)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args(arguments)
    thoughts = [Thought(), Thought()]
    games = [
        play(given.title, given.seats, given.seed, n, given.new, given.old, thoughts)
        for n in range(given.games)
    ]
    won = sum(win for win, _, _ in games)
    low, high = wilson(won, len(games))
    leads = [lead for _, _, lead in games]
    error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
    print(
        f"{given.title}, {given.seats} players, {given.games} games, seed {given.seed}: "
        f"{given.new} – {given.old}: wins {won / len(games):.1%} ({low:.1%}–{high:.1%}), "
        f"place {fmean(place for _, place, _ in games):.2f}, "
        f"lead {fmean(leads):+.1f} ± {error:.1f}; "
        f"a decision: {told(thoughts[0])}, {told(thoughts[1])}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
