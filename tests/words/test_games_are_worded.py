"""Every game has texts in every language for all its actions and messages."""

from __future__ import annotations

import json

import msgspec
import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.core.match import LogLine
from contrada.core.messages import Message
from contrada.core.registry import game_ids, make_game
from contrada.testing.wording import NAMES, messages_of
from contrada.words import LANGUAGES, Words


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_action_has_a_wording(game_id: str, words: Words) -> None:
    game = make_game(game_id)
    for action in range(game.spec.num_actions):
        assert words.action(game, 0, action, NAMES).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_log_line_of_random_games_has_a_wording(game_id: str, words: Words) -> None:
    entries = messages_of(game_id).entries
    assert entries
    for text in entries:
        assert words.log(game_id, LogLine(0, 1, json.loads(text)), NAMES).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_prompt_of_random_games_has_a_wording(game_id: str, words: Words) -> None:
    prompts = messages_of(game_id).prompts
    assert prompts
    for text in prompts:
        prompt = msgspec.json.decode(text, type=Message)
        assert words.prompt(game_id, prompt, NAMES).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_object_in_a_view_has_a_wording(game_id: str, words: Words) -> None:
    for text in messages_of(game_id).tagged:
        assert str(words.value(game_id, json.loads(text), NAMES)).strip()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_source_of_points_and_every_option_has_a_wording(game_id: str, words: Words) -> None:
    for source in messages_of(game_id).sources:
        assert words.source(game_id, source).strip()
    for option in make_game(game_id).spec.options:
        assert words.option(game_id, option.name).strip()
        for value in option.values:
            assert words.option_value(game_id, option.name, value).strip()
