"""No code outside a game's own package refers to the game by name."""

from __future__ import annotations

import re
from pathlib import Path

import contrada.games  # noqa: F401  # registers the games
from contrada.core.registry import game_ids

SOURCES = Path(__file__).parents[2] / "src" / "contrada"


def names() -> re.Pattern[str]:
    """The games' ids, package names and titles."""
    parts = (re.escape(game_id).replace(r"\-", "[-_ ]?") for game_id in game_ids())
    return re.compile("|".join(parts), re.IGNORECASE)


def test_the_pattern_knows_every_spelling() -> None:
    for text in ("contrada_palazzo", "CarraraView", "games.carpe_diem", "Carpe Diem", "'tuscany'"):
        assert names().search(text), text


def test_no_source_outside_the_games_names_one() -> None:
    found = {
        f"{file.relative_to(SOURCES)}:{number}: {line.strip()}"
        for file in SOURCES.rglob("*.py")
        if file.relative_to(SOURCES).parts[0] != "games"
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if names().search(line)
    }
    assert found == set()
