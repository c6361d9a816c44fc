"""What an action brings is told in words, in every language."""

from __future__ import annotations

from functools import cache

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.words import LANGUAGES, Words

PLIES = 220
DRAWN: dict[str, set[str]] = {
    "carpe-diem": {"passes", "cells", "cards", "others"},
    "tuscany": {
        "shifts",
        "areas",
        "from_area",
        "from_colour",
        "from_agriculture",
        "parts",
        "counts",
    },
}
"""Keys that only a picture can tell, or that are parts of a sum that is told."""


@cache
def previews(game_id: str) -> list[tuple[Json, Json]]:
    """Some actions with their previews, from random games."""
    game = make_game(game_id)
    found: dict[str, tuple[Json, Json]] = {}
    setups = list(game.spec.setups())
    for number in range(3):
        seats, options = setups[(number * 5) % len(setups)]
        match = Match(game, seats, options, seed_for_run(5, number))
        rng = rng_for_run(5, number)
        while not match.over and match.ply < PLIES:
            seat = match.to_move
            legal = match.legal(seat)
            for action in legal[:12]:
                form, preview = game.encode(seat, action), game.preview(match.state, seat, action)
                for key, value in preview.items():
                    if value:
                        found.setdefault(f"{form['do']} {key}", (form, preview))
            match.play(seat, legal[int(rng.below(len(legal)))])
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_key_of_a_preview_is_told(game: str, lang: str) -> None:
    words = Words(lang, strict=True)
    names = ["Anna", "Bruno", "Clara", "Dario"]
    silent = []
    for form, preview in previews(game):
        keys = [k for k, value in preview.items() if value and k not in DRAWN.get(game, set())]
        if len(words.preview(game, form, preview, names)) < len(keys):
            silent.append((form["do"], keys))
    assert silent == [], "write the message <game>-preview-<key>"
