"""The levels: what they search with, how the weaker ones err, and what they are measured by."""

from __future__ import annotations

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.ceiling import MILLISECONDS, playable_bot
from contrada.bots.ismcts import LARGEST_LAPSE, IsmctsBot, drawn
from contrada.bots.learned import make_value
from contrada.bots.names import (
    LEVELS,
    REFERENCES,
    UnknownBot,
    level_names,
    level_settings,
    make_bot,
    registered_name,
)
from contrada.core.game import CHANCE
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run
from contrada.games.tuscany.state import ACTION
from contrada.words import LEVELS as TRANSLATED
from tests.bots.test_bots import positions


def test_every_level_has_a_name_for_people_and_a_longest_decision() -> None:
    assert level_names() == ["apprentice", "journeyman", "master", "maestro"]
    assert list(TRANSLATED) == level_names()
    assert list(MILLISECONDS) == level_names()


@pytest.mark.parametrize("game_id", game_ids())
def test_the_levels_search_longer_or_err_less_than_the_one_below(game_id: str) -> None:
    levels = [level_settings(name, game_id) for name in level_names()]
    assert [level["fitted"] for level in levels] == [1] * len(levels)
    lapses = [level.get("lapse", 0) for level in levels]
    assert lapses == sorted(lapses, reverse=True)
    iterations = [level["iterations"] for level in levels]
    assert iterations == sorted(iterations)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_master_before_is_kept_as_it_was(game_id: str) -> None:
    kept = {"palazzo": {"replies": 1500}, "tuscany": {"replies": 4000, "rollout": 40}}
    assert level_settings("master-1", game_id) == kept.get(game_id, {"replies": 4000})
    assert "master-1" not in LEVELS


@pytest.mark.parametrize("name", REFERENCES)
def test_people_cannot_seat_a_reference(name: str) -> None:
    with pytest.raises(UnknownBot):
        registered_name(name)
    assert make_bot(name, make_game("tuscany")) is not None


def test_settings_of_the_search_in_stored_texts_are_bounded() -> None:
    text = playable_bot("ismcts:iterations=10,fitted=9,early=9,plain=7,lapse=9999", "tuscany", 2)
    assert text == "ismcts:iterations=10,fitted=2,early=2,plain=1,lapse=1000"


@pytest.mark.parametrize("game_id", game_ids())
def test_an_action_that_loses_too_much_is_never_a_lapse(game_id: str) -> None:
    game = make_game(game_id)
    for match, seat in positions(game, 7, 4):
        bot = IsmctsBot(game, iterations=80, fitted=1, early=1, lapse=2)
        rng = rng_for_run(5, match.ply)
        info = InfoSet.of(game, match.state, seat, rng)
        search = bot._searched(info, rng)
        wins, visits = search.root_wins(), search.root_visits()
        best = visits.index(max(visits))
        value = bot._value
        assert value is not None
        for _ in range(20):
            chosen = bot._lapse(search, value, info.sample(rng), visits, best, rng)
            assert wins[best] - wins[chosen] <= LARGEST_LAPSE * 2 / 1000


def test_a_choice_is_drawn_by_its_weights() -> None:
    rng = rng_for_run(6, 0)
    found = [drawn([0.0, 1.0, 3.0, 0.0], rng) for _ in range(400)]
    assert set(found) == {1, 2}
    assert 60 < found.count(1) < 140


def test_lapses_are_the_only_difference_between_two_searches() -> None:
    game = make_game("tuscany")
    errors = 0
    for match, seat in positions(game, 9, 20):
        chosen = []
        for lapse in (0, 0, 60):
            rng = rng_for_run(9, match.ply)
            info = InfoSet.of(game, match.state, seat, rng)
            bot = IsmctsBot(game, iterations=60, fitted=1, early=1, plain=1, lapse=lapse)
            chosen.append(bot.choose(info, rng))
        assert chosen[0] == chosen[1]
        errors += chosen[2] != chosen[0]
    assert 0 < errors < 20


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_a_variant_can_have_a_lapse_of_its_own(version: str) -> None:
    game = make_game("carrara")
    options = game.spec.check_options({"version": version})
    match = Match(game, 2, options, 4)
    rng = rng_for_run(3)
    for _ in range(30):
        legal = match.legal(match.to_move)
        match.play(match.to_move, legal[rng.below(len(legal))])
    chosen = []
    for lapse, of_variant in ((1, 400), (1, 0), (400, 0)):
        bot = IsmctsBot(game, 60, fitted=1, early=1, plain=1, lapse=lapse, variant_lapse=of_variant)
        rng = rng_for_run(2)
        info = InfoSet.of(game, match.state, match.to_move, rng)
        chosen.append([bot.choose(info, rng) for _ in range(20)])
    assert chosen[1] != chosen[2]
    assert chosen[0] == chosen[2 if version == "advanced" else 1]


def test_a_search_without_weights_plays_rounds_to_their_end() -> None:
    game = make_game("tuscany")
    bot = IsmctsBot(game, iterations=5, fitted=0, early=1, plain=1)
    assert bot.new_search(0).early == 0
    assert not bot.new_search(0).plain
    assert IsmctsBot(game, iterations=5, fitted=1, early=1).new_search(0).early == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_a_search_that_stops_when_the_choice_is_clear_chooses_the_same(game_id: str) -> None:
    game = make_game(game_id)
    saved = 0
    for match, seat in positions(game, 3, 8):
        chosen = []
        for stop in (0, 1):
            rng = rng_for_run(4, match.ply)
            info = InfoSet.of(game, match.state, seat, rng)
            bot = IsmctsBot(game, iterations=320, fitted=1, early=1, stop=stop)
            search = bot._searched(info, rng)
            visits = search.root_visits()
            chosen.append(search.root_actions()[visits.index(max(visits))])
            saved += stop * (320 - search.visits)
        assert chosen[0] == chosen[1]
    assert saved > 0


def test_with_finish_a_decided_game_is_brought_to_its_end() -> None:
    game = make_game("tuscany")
    features = make_value(game).features
    assert features is not None
    nearer = 0
    for match, seat in positions(game, 3, 40)[8:]:
        if match.state.phase != ACTION:
            continue
        match.state.red[seat] += 200
        progress = []
        for finish in (0, 1):
            rng = rng_for_run(4, match.ply)
            info = InfoSet.of(game, match.state, seat, rng)
            bot = IsmctsBot(game, iterations=200, fitted=1, early=1, finish=finish)
            after = match.state.copy()
            game.apply(after, seat, bot.choose(info, rng))
            while game.to_move(after) == CHANCE:
                game.apply(after, CHANCE, game.sample(after, rng))
            progress.append(features.progress(after))
        assert progress[1] >= progress[0]
        nearer += progress[1] > progress[0]
    assert nearer > 0
