"""Every game has words, in every language, for all that it can do and tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.game import SPECTATOR
from contrada.core.match import LogLine, Match
from contrada.core.messages import Json, Message
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.words import LANGUAGES, Words

NAMES = ["Anna", "Bruno", "Clara", "Dario"]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


class Told(msgspec.Struct, frozen=True):
    """Everything that random games of a game told, each thing once, as JSON texts."""

    entries: frozenset[str]
    prompts: frozenset[str]
    sources: frozenset[str]
    tagged: frozenset[str]
    """The objects with a tag that views hold."""


@cache
def told_by(game_id: str) -> Told:
    """One random game for every number of players and combination of options."""
    entries, prompts, sources, tagged = set(), set(), set(), set()
    game = make_game(game_id)
    for number, (seats, options) in enumerate(game.spec.setups()):
        match = Match(game, seats, options, seed_for_run(11, number))
        rng = rng_for_run(11, number)
        viewers = [SPECTATOR, *range(seats)]
        while not match.over and match.ply < 2000:
            legal = match.legal(match.to_move)
            prompts |= {_text(game.prompt(match.state, viewer)) for viewer in viewers}
            if rng.below(20) == 0:
                views = [msgspec.to_builtins(game.view(match.state, v)) for v in viewers]
                tagged |= {_text(each) for view in views for each in _tagged(view)}
            match.play(match.to_move, legal[rng.below(len(legal))])
        prompts |= {_text(game.prompt(match.state, viewer)) for viewer in viewers}
        for viewer in viewers:
            entries |= {_text(line.entry) for line in match.log_for(viewer)}
            for seat in range(seats):
                breakdown = game.breakdown(match.state, seat, viewer)
                sources |= {line.source for line in breakdown.lines}
    return Told(frozenset(entries), frozenset(prompts), frozenset(sources), frozenset(tagged))


def _text(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), sort_keys=True)


def _tagged(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        if "is" in value:
            yield value
        for item in value.values():
            yield from _tagged(item)
    elif isinstance(value, list):
        for item in value:
            yield from _tagged(item)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_action_has_a_wording(game_id: str, words: Words) -> None:
    game = make_game(game_id)
    for action in range(game.spec.num_actions):
        assert words.action(game, 0, action, NAMES).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_log_line_of_random_games_has_a_wording(game_id: str, words: Words) -> None:
    entries = told_by(game_id).entries
    assert entries
    for text in entries:
        assert words.log(game_id, LogLine(0, 1, json.loads(text)), NAMES).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_prompt_of_random_games_has_a_wording(game_id: str, words: Words) -> None:
    prompts = told_by(game_id).prompts
    assert prompts
    for text in prompts:
        prompt = msgspec.json.decode(text, type=Message)
        assert words.prompt(game_id, prompt, NAMES).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_object_in_a_view_has_a_wording(game_id: str, words: Words) -> None:
    for text in told_by(game_id).tagged:
        assert str(words.value(game_id, json.loads(text), NAMES)).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_source_of_points_and_every_option_has_a_wording(game_id: str, words: Words) -> None:
    for source in told_by(game_id).sources:
        assert words.source(game_id, source).strip()
    for option in make_game(game_id).spec.options:
        assert words.option(game_id, option.name).strip()
        for value in option.values:
            assert words.option_value(game_id, option.name, value).strip()
