"""All messages of the game have texts in every language."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.game import CHANCE, SPECTATOR
from contrada.core.match import LogLine, Match
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carpe_diem.actions import CHANCE_OUTCOMES, PLAYER, take
from contrada.words import LANGUAGES, Words
from tests.games.carpe_diem.scenario import GAME

NAMES = ["Anna", "Bruno", "Chiara", "Dario"]


def random_match(seats: int, number: int) -> Match:
    match = Match(GAME, seats, {"starter": "random"}, seed_for_run(23, number))
    rng = rng_for_run(23, number)
    while not match.over:
        legal = match.legal(match.to_move)
        match.play(match.to_move, legal[rng.below(len(legal))])
    return match


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [random_match(2 + number % 3, number) for number in (2, 3, 7)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_prompts_and_log_have_words(lang: str, matches: list[Match]) -> None:
    words = Words(lang, strict=True)
    verbs: set[str] = set()
    for match in matches:
        for ply, entry, state in match.states():
            for seat in (SPECTATOR, 0, 1):
                words.prompt("carpe-diem", GAME.prompt(state, seat), NAMES)
                line = GAME.redact(state, entry.actor, entry.action, seat)
                if line is not None:
                    words.log("carpe-diem", LogLine(ply, entry.actor, line), NAMES)
                    verbs.add(line["do"])
            if entry.actor != CHANCE and ply % 5 == 0:
                legal = GAME.legal(state, entry.actor)
                texts = [words.action(GAME, entry.actor, a, NAMES) for a in legal]
                assert len(set(texts)) == len(texts), "two actions read the same"
        for line in GAME.breakdown(match.state, 0, 0).lines:
            words.source("carpe-diem", line.source)
    assert {"build", "store", "build_fetched", "store_fetched", "return", "return_hidden"} <= verbs
    assert {"circle", "finish", "draw", "draw_hidden", "enter"} <= verbs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_and_option_has_words(lang: str) -> None:
    words = Words(lang, strict=True)
    for a in range(PLAYER.size):
        assert words.form("carpe-diem", "do", PLAYER.encode(a), NAMES)
    for a in range(CHANCE_OUTCOMES.size):
        for value in CHANCE_OUTCOMES.encode(a).values():
            assert words.value("carpe-diem", value, NAMES) != ""
    for option in GAME.spec.options:
        assert words.option("carpe-diem", option.name)
        for value in option.values:
            assert words.option_value("carpe-diem", option.name, value)


def said(values: dict[str, Any], lang: str) -> str:
    return str(Words(lang, strict=True).value("carpe-diem", values, NAMES))


def test_german_uses_the_rulebooks_words() -> None:
    assert said({"is": "amount", "of": "bakery", "number": 2}, "de") == "2 Backstuben"
    assert said({"is": "kind", "of": "craftsman"}, "de") == "Handwerker-Unterkunft"
    tile = PLAYER.encode(take(0))["tile"]
    assert said(tile, "de") == "„Teich, Weinberg, an gegenüberliegenden Seiten“"
    assert said(tile, "nl") == "“vijver, wijngaard, aan tegenoverliggende zijden”"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_faces_are_called_the_same(lang: str) -> None:
    faces = [PLAYER.encode(take(face))["tile"] for face in range(GAME.tables.faces)]
    assert len({said(tile, lang) for tile in faces}) == len(faces)
