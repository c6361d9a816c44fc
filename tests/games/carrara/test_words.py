"""Every text of the game exists in every language and accepts its values."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.game import CHANCE, SPECTATOR, TERMINAL
from contrada.core.match import LogLine
from contrada.core.rng import rng_for_run
from contrada.games.carrara.actions import PLAYER
from contrada.words import LANGUAGES, Words
from tests.games.carrara.scenario import GAME

NAMES = ["Anna", "Bruno", "Chiara", "Dario"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words(lang: str) -> None:
    words = Words(lang, strict=True)
    for a in range(PLAYER.size):
        text = words.action(GAME, 0, a, NAMES)
        assert text[0].isupper() or text[0].isdigit()
        assert "carrara" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_whole_games_are_told_with_words_for_everything(lang: str, version: str) -> None:
    words = Words(lang, strict=True)
    for seed in range(3):
        s: Any = GAME.initial(3, GAME.spec.check_options({"version": version, "starter": "random"}))
        rng = rng_for_run(11, seed)
        for ply in range(1200):
            seat = GAME.to_move(s)
            for viewer in (SPECTATOR, 0, 1):
                assert words.prompt("carrara", GAME.prompt(s, viewer), NAMES)
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                a = GAME.sample(s, rng)
            else:
                legal = GAME.legal(s, seat)
                a = legal[rng.below(len(legal))] if len(legal) > 1 else legal[0]
            entry = GAME.redact(s, seat, a, SPECTATOR)
            if entry is not None:
                assert words.log("carrara", LogLine(ply, int(seat), entry), NAMES).endswith(".")
            GAME.apply(s, seat, a)
        assert s.seat == TERMINAL
        for line in GAME.breakdown(s, 0, 0).lines:
            assert words.source("carrara", line.source)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_names(lang: str) -> None:
    words = Words(lang, strict=True)
    assert words.text("carrara-title")
    for option in GAME.spec.options:
        assert words.option("carrara", option.name)
        for value in option.values:
            assert words.option_value("carrara", option.name, value)
