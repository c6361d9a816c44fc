"""Fuzzes a title as `contrada fuzz` does, in parts that are kept.

    python -m bench.fuzzed GAME [--games 5000] [--workers 2]

Plays so many games with every number of players; other options alternate. Every completed
part is stored (docs/evidence/games), so an interrupted run can be resumed; parts are played again
if the rules or the list of laws change. When all parts are complete, the report is written to
docs/evidence/long-fuzz-GAME.txt. Ends with an error at the first fault.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.kept import EVIDENCE, stored_lines
from contrada.cli.experiments.fuzz import report_lines
from contrada.core.registry import entry_of
from contrada.core.spec import OptionValue
from contrada.testing.fuzz import FuzzReport, fuzz
from contrada.testing.laws import LAWS
from contrada.words import Words

SEED: Final = 1
PART: Final = 100
"""Games played between two stores. What is played does not depend on it."""
FAILURES: Final = Path("fuzz-failures")

Options = dict[str, OptionValue]


class Part(msgspec.Struct):
    """A completed part of a run."""

    seats: int | None
    options: Options
    begin: int
    report: FuzzReport


def key(seats: int | None, options: Options, begin: int) -> tuple[str, int]:
    """What a part is found by."""
    return heading(seats, options), begin


def setups(game: str) -> list[tuple[int | None, Options]]:
    """What is fuzzed apart: numbers of players (None: all), and values of one option."""
    if game == "palazzo":
        return [(None, {})]
    name = {"carrara": "version", "tuscany": "draw"}.get(game)
    spec = entry_of(game).spec
    values = [{name: one} for each in spec.options if each.name == name for one in each.values]
    players = range(spec.min_seats, spec.max_seats + 1)
    return [(seats, chosen) for seats in players for chosen in values or [{}]]


def played(game: str, games: int, workers: int) -> list[Part] | None:
    """All parts, the missing ones played now; None after a fault, which is printed."""
    stamp = {
        "game": game,
        "rules_version": entry_of(game).spec.rules_version,
        "seed": SEED,
        "laws": sorted(LAWS),
    }
    path, lines = stored_lines(f"fuzz-{game}", stamp)
    parts = [msgspec.json.decode(line, type=Part) for line in lines]
    known = {key(part.seats, part.options, part.begin): part for part in parts}
    found: list[Part] = []
    for seats, options in setups(game):
        begin = 0
        while begin < games:
            kept = known.get(key(seats, options, begin))
            if kept is not None:
                found.append(kept)
                begin += kept.report.counts.games
                continue
            report = fuzz(
                game,
                games=min(PART, games - begin),
                begin=begin,
                seed=SEED,
                seats=seats,
                options=options,
                workers=workers,
                folder=FAILURES,
            )
            print(heading(seats, options), f"from game {begin}:", *said(report), sep="\n")
            sys.stdout.flush()
            if not report.ok:
                return None
            part = Part(seats, options, begin, report)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(part) + b"\n")
            found.append(part)
            begin += report.counts.games
    return found


def heading(seats: int | None, options: Options) -> str:
    """The set-up in words."""
    players = "all numbers of players" if seats is None else f"{seats} players"
    return ", ".join([players, *(f"{name} {value}" for name, value in options.items())])


def said(report: FuzzReport) -> list[str]:
    """The report as `contrada fuzz` prints it."""
    return report_lines(report, Words("en"))


def written(game: str, games: int, parts: list[Part]) -> str:
    """The report on all parts."""
    lines: list[str] = []
    for seats, options in setups(game):
        total: FuzzReport | None = None
        for part in parts:
            if (part.seats, part.options) != (seats, options):
                continue
            if total is None:
                total = msgspec.convert(msgspec.to_builtins(part.report), FuzzReport)
                continue
            total.counts.add(part.report.counts)
            total.endless += part.report.endless
        assert total is not None
        chosen = "".join(f" --option {name}={value}" for name, value in options.items())
        if seats is not None:
            chosen = f" --seats {seats}{chosen}"
        command = f"$ contrada fuzz {game}{chosen} --games {games} --seed {SEED}"
        lines += [heading(seats, options), command, *said(total)]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    parts = played(asked.game, asked.games, asked.workers)
    if parts is None:
        return 1
    text = written(asked.game, asked.games, parts)
    (EVIDENCE / f"long-fuzz-{asked.game}.txt").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
