"""The sizes of actions and observations in docs/bots.md: `python -m tools.sizes` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import contrada.games  # noqa: F401  # registers the games
from contrada.adapters.observation import Observer
from contrada.core.registry import entries, make_game

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN: Final = "<!-- sizes: written by python -m tools.sizes -->\n"
END: Final = "<!-- end of sizes -->\n"


def table() -> str:
    """A line for each game."""
    lines = ["| game | actions | columns for 2, 3, 4 players |", "|---|---|---|"]
    for entry in entries():
        game = make_game(entry.spec.id)
        sizes = ", ".join(f"{Observer(game, seats).size:,}" for seats in (2, 3, 4))
        lines.append(f"| {game.spec.title} | {game.spec.num_actions:,} | {sizes} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Replace the table of the page."""
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no place for the sizes.")
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
