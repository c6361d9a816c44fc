"""The share of general answers among the reasons against all illegal actions, for every game.

    python -m bench.why [--positions 200] [--check]

`--check` fails if a game names no rule for more than one in twenty illegal actions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import entries, make_game
from contrada.testing.reasons import Reasons, count_reasons

MOST: Final = 0.05


def tell(game_id: str, version: int, counted: Reasons) -> str:
    """The answers of a game as text lines."""
    head = (
        f"{game_id}, rules version {version}: {counted.positions} positions, "
        f"{counted.illegal} illegal actions, {counted.share:.1%} without a named rule"
    )
    often = sorted(counted.ids.items(), key=lambda item: -item[1])
    lines = [f"  {number:8} {reason}" for reason, number in often]
    verbs = ", ".join(f"{verb} {number}" for verb, number in sorted(counted.verbs.items()))
    return "\n".join([head, *lines, *([f"  without: {verbs}"] if verbs else [])])


def main(arguments: Sequence[str]) -> int:
    """Count and report; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bench.why")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(arguments)
    worst = 0.0
    for entry in entries():
        spec = entry.spec
        counted = count_reasons(make_game(spec.id), given.positions)
        worst = max(worst, counted.share)
        print(tell(spec.id, spec.rules_version, counted), flush=True)
    return 1 if given.check and worst > MOST else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
