"""Plays the ladder of the bots: every pairing listed in docs/bots.md, for every title.

    python -m bench.ladder [--titles palazzo,carrara] [--only PAIRING] [--workers 2] [--check]
    python -m bench.ladder --report

Every completed game is stored (docs/evidence/games), so an interrupted run can be resumed. The
results are written to docs/evidence/ladder-<title>.json and, for readers, to
docs/evidence/ladder.txt and docs/bots.md; `--report` only writes those two. A game depends only on
the seed and its number; a pairing is played again if the settings of one of its bots, the bots'
play (see `bench.kept.taste`) or the version of the rules change. `--check` fails if a requirement
is not met.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Final

import msgspec

from bench.kept import EVIDENCE, FIRST, TITLES, mark, stored_lines, taste, version
from bench.ladder_table import DOC, with_table
from contrada.bots.experiments.arena import BotStanding, standings, wilson
from contrada.bots.experiments.runs import GameResult, Run, play_numbers
from contrada.bots.experiments.timing import Stopwatch, Thought
from contrada.bots.names import LEVELS_VERSION, REFERENCES, level_names, level_settings, parse_bot

SEED: Final = 1
GAMES: Final = 200
FULL_GAMES: Final = 30
FOUR_GAMES: Final = 100

REDUCED: Final[dict[str, int]] = {
    "palazzo": 500,
    "carrara": 600,
    "carrara-advanced": 600,
    "carpe-diem": 500,
    "tuscany": 800,
}
"""Iterations of the reduced Master: at most 0.1 s per decision."""
REDUCED_SECONDS: Final = 0.1
CEILINGS: Final[dict[str, float]] = {
    "apprentice": 0.2,
    "journeyman": 1.0,
    "master": 3.0,
    "maestro": 3.0,
}
"""The maximum time of a level for one decision, in seconds."""
FOUR: Final[dict[str, int]] = {
    "palazzo": 300,
    "carrara": 400,
    "carrara-advanced": 400,
    "carpe-diem": 500,
    "tuscany": 300,
}
"""Iterations of the reduced Master with four players, where the turns of three rivals make every
iteration more expensive.
"""


class Pairing(msgspec.Struct, frozen=True):
    """Bots that play each other, and the requirements for the first one."""

    name: str
    bots: tuple[str, ...]
    games: int
    least: float = 0.0
    """The minimum win rate."""
    low: float = 0.0
    """The minimum of the win rate interval's lower bound (exclusive)."""
    order: bool = False
    """Whether the bots must be in this order by place share."""
    place: float = 0.0
    """The minimum place share (exclusive)."""


class Outcome(msgspec.Struct):
    """The result of a pairing."""

    pairing: Pairing
    searches: dict[str, dict[str, int]]
    """The search settings of the levels among its bots."""
    games: int
    standings: list[BotStanding]
    seconds: dict[str, float]
    """Processor time per decision, by bot."""
    slowest: dict[str, float]
    """The longest decision in elapsed time."""
    taste: str
    """The fingerprint of the bots' play."""
    met: bool
    command: str
    busiest: dict[str, float] = {}
    """The longest decision in processor time; empty if only elapsed time was measured."""
    rules_version: int = FIRST
    """The version of the rules that was played."""
    levels_version: int = FIRST

    def longest(self, bot: str) -> float:
        """The duration of a bot's longest decision; 0 for a bot that did not play."""
        return self.busiest.get(bot, self.slowest.get(bot, 0.0))


class PlayedGame(msgspec.Struct):
    """A completed game."""

    result: GameResult
    thoughts: list[Thought]


def pairings(title: str) -> list[Pairing]:
    """The pairings of a title."""
    master = f"master:iterations={REDUCED[title]}"
    of_four = f"master:iterations={FOUR[title]}"
    return [
        Pairing("greedy-random", ("greedy", "random"), GAMES, least=0.95),
        Pairing("apprentice-random", ("apprentice", "random"), GAMES, least=0.90),
        Pairing("greedy-apprentice", ("greedy", "apprentice"), GAMES),
        Pairing("journeyman-apprentice", ("journeyman", "apprentice"), GAMES, low=0.60),
        Pairing("master-greedy", (master, "greedy"), GAMES, low=0.60),
        Pairing("master-journeyman", (master, "journeyman"), GAMES, low=0.50),
        Pairing("four", (of_four, "journeyman", "apprentice", "random"), GAMES, order=True),
        Pairing("full-master", ("master", "journeyman"), FULL_GAMES, least=0.5),
        Pairing("master-before", ("master", "master-1"), GAMES, least=0.72, low=0.65),
        Pairing("four-before", ("master", *["master-1"] * 3), FOUR_GAMES, place=0.60),
        Pairing("maestro-master", ("maestro", "master"), GAMES, low=0.53),
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
    flags = "".join(f" --option {name}={value}" for name, value in options.items())
    bots = " ".join(pairing.bots)
    seats = f"--seats {len(pairing.bots)}"
    return f"contrada arena {game} {bots} {seats} --games {pairing.games} --seed {SEED}{flags}"


def searches_of(run: Run) -> dict[str, dict[str, int]]:
    """The search settings of the levels among a run's bots."""
    found = {}
    for bot in run.bots:
        name, settings = parse_bot(bot)
        if name in (*level_names(), *REFERENCES):
            found[bot] = {**level_settings(name, run.game), **settings}
    return found


def play(title: str, pairing: Pairing, workers: int) -> list[PlayedGame]:
    """All games of a pairing, including stored ones."""
    run = run_of(title, pairing)
    stamp = {
        "run": run,
        "searches": searches_of(run),
        "taste": taste(title),
        "rules_version": version(title),
    }
    path, lines = stored_lines(f"{title}-{pairing.name}", stamp)
    stored = [msgspec.json.decode(line, type=PlayedGame) for line in lines]
    with path.open("ab") as file:
        for game in _further(run, len(stored), workers):
            stored.append(game)
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
    return stored


def _further(run: Run, first: int, workers: int) -> Iterator[PlayedGame]:
    numbers = range(first, run.games)
    if workers == 1:
        for number in numbers:
            yield PlayedGame(*play_numbers(run, number, number + 1)[0])
        return
    with ProcessPoolExecutor(workers) as pool:
        tasks = [pool.submit(play_numbers, run, number, number + 1) for number in numbers]
        try:
            for task in tasks:
                yield PlayedGame(*task.result()[0])
        finally:
            pool.shutdown(cancel_futures=True)


def judge(title: str, pairing: Pairing, stored: Sequence[PlayedGame]) -> Outcome:
    """The results of a pairing, and whether its requirements are met."""
    table = standings(pairing.bots, [each.result for each in stored])
    stopwatch = Stopwatch()
    for each in stored:
        stopwatch.take(each.result.bots, each.thoughts)
    thought = stopwatch.bots
    first = table[0]
    met = first.win_rate >= pairing.least and first.win_low > pairing.low
    met = met and first.place_share > pairing.place
    if pairing.order:
        shares = [standing.place_share for standing in table]
        met = all(a > b for a, b in pairwise(shares))
    met = met and all(in_time(bot, thought[bot]) for bot in pairing.bots)
    return Outcome(
        pairing=pairing,
        searches=searches_of(run_of(title, pairing)),
        games=len(stored),
        standings=table,
        seconds={bot: t.computing / max(1, t.decisions) for bot, t in thought.items()},
        slowest={bot: t.slowest for bot, t in thought.items()},
        busiest={bot: t.busiest for bot, t in thought.items()},
        taste=taste(title),
        rules_version=version(title),
        levels_version=LEVELS_VERSION,
        met=met,
        command=command_of(title, pairing),
    )


def in_time(bot: str, thought: Thought) -> bool:
    """Whether a level met its maximum time, and a reduced one its time per decision."""
    name, settings = parse_bot(bot)
    if name not in CEILINGS:
        return True
    mean = thought.computing / max(1, thought.decisions)
    return thought.busiest <= CEILINGS[name] and (not settings or mean <= REDUCED_SECONDS)


def tell(title: str, outcome: Outcome) -> str:
    """An outcome as text lines."""
    said = ["met" if outcome.met else "NOT MET", f"rules version {outcome.rules_version}"]
    said += [f"bots {outcome.taste}"]
    said += [mark(outcome.rules_version, version(title), outcome.levels_version)]
    about = ", ".join(each for each in said if each)
    lines = [f"{title}: {outcome.pairing.name}, {outcome.games} games, {about}", outcome.command]
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
    """The stored evidence for a title, by pairing."""
    path = EVIDENCE / f"ladder-{title}.json"
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Outcome])


def main(arguments: Sequence[str]) -> int:
    """Play, store and report; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bench.ladder", description=__doc__.splitlines()[0])
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--only", default="", help="one pairing, such as master-greedy")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--report", action="store_true", help="write the texts, play nothing")
    given = parser.parse_args(arguments)
    if given.report:
        report()
        return 0
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
    report()
    return 1 if given.check and unmet else 0


def report() -> None:
    """Write ladder.txt and the table of docs/bots.md from the stored evidence."""
    titles = {title: played(title) for title in TITLES}
    texts = [tell(title, outcome) for title in titles for outcome in titles[title].values()]
    (EVIDENCE / "ladder.txt").write_text("\n\n".join(texts) + "\n", encoding="utf-8")
    DOC.write_text(with_table(DOC.read_text(encoding="utf-8"), titles), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
