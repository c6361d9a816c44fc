"""What a tile mix of Carpe Diem does to play: sizes of landscapes, ways to fulfil cards, scores.

    python -m tools.carpe_diem_mix [--box FILE] [--bot greedy] [--games 200] [--seats 3] [--seed 1]

Two mixes are compared by playing the same bots with two boxes; `--box` names the TOML file of one,
for instance boxes/first-reconstruction.toml in the game's folder. Without it the published box.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import contrada.games  # noqa: F401  # registers the games
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.info import InfoSet
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.games.carpe_diem.phases.features import features

LANDSCAPES = 4
WARES, COIN, BREAD, GOODS = 4, 4, 5, 6


class Measured:
    """Counts over all games."""

    def __init__(self) -> None:
        self.sizes: Counter[int] = Counter()
        self.finished = 0
        self.uses: Counter[tuple[str, str]] = Counter()
        """By pile and way: how often a red card was fulfilled."""
        self.scores: list[int] = []


def spent(before: list[int], after: list[int]) -> str:
    """How a red card was paid: by wares alone, with coins, or with breads."""
    if after[BREAD] < before[BREAD]:
        return "breads"
    return "coins" if after[COIN] < before[COIN] else "wares"


def play(game: Any, bot: Any, seats: int, rng: Any, found: Measured) -> None:
    """One game; scoring turns are watched step by step."""
    s = game.initial(seats, game.spec.check_options({}))
    cards = game.components["scoring_cards"]["cards"]
    while (turn := game.to_move(s)) != TERMINAL:
        if turn == CHANCE:
            game.apply(s, CHANCE, game.sample(s, rng))
            continue
        legal = game.legal(s, turn)
        a = legal[0] if len(legal) == 1 else bot.choose(InfoSet.of(game, s, turn, rng), rng)
        form = game.encode(turn, a)
        if form["do"] in ("breads", "pay", "pay_set"):
            card = cards[s.slots[form["card"] - 1]]
            how = "breads" if form["do"] == "breads" else "wares"
            if form.get("coins") or form.get("coins_for"):
                how = "coins"
            if "give" in card:
                number = sum(card["give"].values())
                name = f"{number} equal" if card["pile"] == "A" else f"{number} different"
                found.uses[(name, how)] += 1
        game.apply(s, turn, a)
    for seat in range(seats):
        for feature in features(game.tables, s, seat):
            if feature.kind < LANDSCAPES and feature.finished:
                found.sizes[len(feature.cells)] += 1
    found.scores += game.scores(s)


def main() -> None:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--box", type=Path)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    from contrada.bots.classes import make_bot

    box = tomllib.loads(given.box.read_text(encoding="utf-8")) if given.box else None
    game: Any = make_game("carpe-diem", box)
    bot = make_bot(given.bot, game)
    found = Measured()
    for number in range(given.games):
        play(game, bot, given.seats, rng_for_run(given.seed, number), found)
    total = sum(found.sizes.values())
    players = given.games * given.seats
    print(f"{given.games} games, {given.seats} players, {given.bot}, seed {given.seed}")
    print(f"mean score: {sum(found.scores) / len(found.scores):.1f}")
    print(f"finished landscapes a player: {total / players:.2f}")
    for size in sorted(found.sizes):
        print(f"  of {size} tiles: {100 * found.sizes[size] / total:.1f} %")
    for name in sorted({name for name, _ in found.uses}):
        ways = {how: found.uses[(name, how)] for how in ("wares", "coins", "breads")}
        number = sum(ways.values())
        share = ", ".join(f"{how} {100 * n / number:.1f} %" for how, n in ways.items())
        print(f"  {name}: {number / given.games:.2f} a game; {share}")


if __name__ == "__main__":
    main()
