"""Play the ladder of the bots: every pairing that docs/bots.md quotes, for every title.

    python -m bench.ladder [--titles palazzo,carrara] [--only PAIRING] [--workers 2] [--check]

Every game is written down as soon as it is done (build/ladder), so a run that is broken off goes on
where it stopped. What has been played is told in docs/evidence/ladder-<title>.json and, for people,
in docs/evidence/ladder.txt and docs/bots.md. A game depends on the seed and its number alone; a
pairing is played anew when one of its bots gets other settings, or when the bots play otherwise
than before (see `bench.kept.taste`). `--check` fails where a demand is not met.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Final

import msgspec

from bench.kept import EVIDENCE, TITLES, kept_lines, taste
from bench.ladder_table import DOC, with_table
from contrada.bots.experiments.arena import BotStanding, standings, wilson
from contrada.bots.experiments.runs import GameResult, Run, play_numbers
from contrada.bots.experiments.timing import Stopwatch, Thought
from contrada.bots.names import level_names, level_settings, parse_bot

SEED: Final = 1
GAMES: Final = 200
FULL_GAMES: Final = 30

REDUCED: Final[dict[str, int]] = {
    "palazzo": 500,
    "carrara": 600,
    "carrara-advanced": 600,
    "carpe-diem": 500,
    "tuscany": 800,
}
"""Iterations of the reduced Master: at most 0.1 s a decision."""
REDUCED_SECONDS: Final = 0.1
CEILINGS: Final[dict[str, float]] = {"apprentice": 0.2, "journeyman": 1.0, "master": 3.0}
"""The longest that a level may compute for one decision, in seconds."""
FOUR: Final[dict[str, int]] = {
    "palazzo": 300,
    "carrara": 400,
    "carrara-advanced": 400,
    "carpe-diem": 500,
    "tuscany": 300,
}
"""The same among four, where the turns of three rivals make every iteration dearer."""


class Pairing(msgspec.Struct, frozen=True):
    """Bots that meet, and what is demanded of the first."""

    name: str
    bots: tuple[str, ...]
    games: int
    least: float = 0.0
    """What its share of wins must reach."""
    low: float = 0.0
    """What the lower end of its interval must exceed."""
    order: bool = False
    """Whether the bots must come out in this order by place share."""


class Outcome(msgspec.Struct):
    """What came of a pairing."""

    pairing: Pairing
    searches: dict[str, dict[str, int]]
    """What the levels among its bots were."""
    games: int
    standings: list[BotStanding]
    seconds: dict[str, float]
    """Per decision, by bot."""
    slowest: dict[str, float]
    """The longest decision by the clock."""
    taste: str
    """How the bots played then."""
    met: bool
    command: str
    busiest: dict[str, float] = {}
    """The longest decision by the processor; empty where only the clock was read."""

    def longest(self, bot: str) -> float:
        """What a bot's longest decision took at the most; 0 for a bot that did not play."""
        return self.busiest.get(bot, self.slowest.get(bot, 0.0))


class TableSnapshot(msgspec.Struct):
    """A game that is done."""

    result: GameResult
    thoughts: list[Thought]


def pairings(title: str) -> list[Pairing]:
    """What is played for a title."""
    master = f"master:iterations={REDUCED[title]}"
    of_four = f"master:iterations={FOUR[title]}"
    return [
        Pairing("greedy-random", ("greedy", "random"), GAMES, least=0.95),
        Pairing("apprentice-random", ("apprentice", "random"), GAMES, least=0.90),
        Pairing("journeyman-apprentice", ("journeyman", "apprentice"), GAMES, low=0.60),
        Pairing("master-greedy", (master, "greedy"), GAMES, low=0.60),
        Pairing("master-journeyman", (master, "journeyman"), GAMES, low=0.50),
        Pairing("four", (of_four, "journeyman", "apprentice", "random"), GAMES, order=True),
        Pairing("full-master", ("master", "journeyman"), FULL_GAMES, least=0.5),
    ]


def run_of(title: str, pairing: Pairing) -> Run:
    """The games of a pairing: those of `contrada arena` with the same bots and seed."""
    game, options = TITLES[title]
    return Run(
        game=game,
        bots=pairing.bots,
        games=pairing.games,
        seed=SEED,
        options=options,
        rotate=True,
        common=True,
    )


def command_of(title: str, pairing: Pairing) -> str:
    """The command that plays the same games."""
    game, options = TITLES[title]
    told = "".join(f" --option {name}={value}" for name, value in options.items())
    bots = " ".join(pairing.bots)
    seats = f"--seats {len(pairing.bots)}"
    return f"contrada arena {game} {bots} {seats} --games {pairing.games} --seed {SEED}{told}"


def searches_of(run: Run) -> dict[str, dict[str, int]]:
    """The searches that the levels among a run's bots are."""
    found = {}
    for bot in run.bots:
        name, settings = parse_bot(bot)
        if name in level_names():
            found[bot] = {**level_settings(name, run.game), **settings}
    return found


def play(title: str, pairing: Pairing, workers: int) -> list[TableSnapshot]:
    """All games of a pairing, those done before included."""
    run = run_of(title, pairing)
    stamp = {"run": run, "searches": searches_of(run), "taste": taste(title)}
    path, lines = kept_lines(f"{title}-{pairing.name}", stamp)
    kept = [msgspec.json.decode(line, type=TableSnapshot) for line in lines]
    with path.open("ab") as file:
        for game in _further(run, len(kept), workers):
            kept.append(game)
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
    return kept


def _further(run: Run, first: int, workers: int) -> Iterator[TableSnapshot]:
    numbers = range(first, run.games)
    if workers == 1:
        for number in numbers:
            yield TableSnapshot(*play_numbers(run, number, number + 1)[0])
        return
    with ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(play_numbers, run, number, number + 1) for number in numbers]
        try:
            for task in tasks:
                yield TableSnapshot(*task.result()[0])
        finally:
            pool.shutdown(cancel_futures=True)


def judge(title: str, pairing: Pairing, kept: Sequence[TableSnapshot]) -> Outcome:
    """The figures of a pairing, and whether what is demanded is met."""
    table = standings(pairing.bots, [each.result for each in kept])
    stopwatch = Stopwatch()
    for each in kept:
        stopwatch.take(each.result.bots, each.thoughts)
    thought = stopwatch.bots
    first = table[0]
    met = first.win_rate >= pairing.least and first.win_low > pairing.low
    if pairing.order:
        shares = [standing.place_share for standing in table]
        met = all(a > b for a, b in pairwise(shares))
    met = met and all(in_time(bot, thought[bot]) for bot in pairing.bots)
    return Outcome(
        pairing=pairing,
        searches=searches_of(run_of(title, pairing)),
        games=len(kept),
        standings=table,
        seconds={bot: t.seconds / max(1, t.decisions) for bot, t in thought.items()},
        slowest={bot: t.slowest for bot, t in thought.items()},
        busiest={bot: t.busiest for bot, t in thought.items()},
        taste=taste(title),
        met=met,
        command=command_of(title, pairing),
    )


def in_time(bot: str, thought: Thought) -> bool:
    """Whether a level kept to its ceiling, and a reduced one to its time a decision."""
    name, settings = parse_bot(bot)
    if name not in CEILINGS:
        return True
    mean = thought.seconds / max(1, thought.decisions)
    return thought.busiest <= CEILINGS[name] and (not settings or mean <= REDUCED_SECONDS)


def tell(title: str, outcome: Outcome) -> str:
    """An outcome as lines for people."""
    mark = "met" if outcome.met else "NOT MET"
    lines = [f"{title}: {outcome.pairing.name}, {outcome.games} games, {mark}", outcome.command]
    for each in outcome.standings:
        low, high = wilson(each.wins, each.games)
        slow = f"{1000 * outcome.seconds[each.bot]:.1f} ms a decision"
        lines.append(
            f"  {each.bot:28} {each.win_rate:6.1%} ({low:.1%}–{high:.1%})"
            f"  place {each.place_share:.3f}  score {each.score:.1f} ± {each.score_error:.1f}"
            f"  {slow}, longest {outcome.slowest[each.bot]:.2f} s by the clock"
        )
        if outcome.busiest:
            lines[-1] += f", {outcome.busiest[each.bot]:.2f} s of computing"
    return "\n".join(lines)


def played(title: str) -> dict[str, Outcome]:
    """What the evidence tells of a title, by pairing."""
    path = EVIDENCE / f"ladder-{title}.json"
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Outcome])


def main(arguments: Sequence[str]) -> int:
    """Play, write down, tell; the exit code."""
    parser = argparse.ArgumentParser(prog="bench.ladder", description=__doc__.splitlines()[0])
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--only", default="", help="one pairing, such as master-greedy")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(arguments)
    unmet = 0
    for title in given.titles.split(","):
        done = played(title)
        for pairing in pairings(title):
            if given.only not in ("", pairing.name):
                continue
            outcome = judge(title, pairing, play(title, pairing, given.workers))
            unmet += not outcome.met
            done[pairing.name] = outcome
            path = EVIDENCE / f"ladder-{title}.json"
            path.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
            print(tell(title, outcome), flush=True)
    titles = {title: played(title) for title in TITLES}
    texts = [tell(title, outcome) for title in titles for outcome in titles[title].values()]
    (EVIDENCE / "ladder.txt").write_text("\n\n".join(texts) + "\n", encoding="utf-8")
    if all(len(titles[title]) == len(pairings(title)) for title in TITLES):
        DOC.write_text(with_table(DOC.read_text(encoding="utf-8"), titles), encoding="utf-8")
    return 1 if given.check and unmet else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
