"""The bots one by one: they choose legally, the same for the same stream, by knowledge alone."""

from __future__ import annotations

from typing import Any

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.names import UnknownBot, bot_names, make_bot, parse_bot
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run


def positions(game: Game[Any], seed: int, count: int) -> list[tuple[Match, int]]:
    """Some decisions of a random game, each with the seat to move."""
    found: list[tuple[Match, int]] = []
    match = Match(game, game.spec.min_seats, {}, seed_for_run(seed))
    rng = rng_for_run(seed)
    while not match.over and len(found) < count:
        seat = match.to_move
        legal = match.legal(seat)
        if len(legal) > 1 and rng.below(4) == 0:
            frozen = Match(game, match.seats, match.options, match._seed)
            frozen.resume(match.log)
            found.append((frozen, seat))
        match.play(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_chooses_legally_and_repeatably(game_id: str, name: str) -> None:
    game = make_game(game_id)
    for match, seat in positions(game, 5, 8):
        chosen = []
        for _ in range(2):
            rng = rng_for_run(9, match.ply)
            info = InfoSet.of(game, match.state, seat, rng)
            chosen.append(make_bot(name, game).choose(info, rng))
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.legal(seat)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(game_id: str, name: str) -> None:
    game = make_game(game_id)
    for match, seat in positions(game, 6, 6):
        other = game.determinize(match.state, seat, rng_for_run(77, match.ply))
        chosen = []
        for state in (match.state, other):
            rng = rng_for_run(9, match.ply)
            info = InfoSet.of(game, state, seat, rng)
            chosen.append(make_bot(name, game).choose(info, rng))
        assert chosen[0] == chosen[1]


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'gredy'; there are: random, greedy"):
        parse_bot("gredy")


def test_settings() -> None:
    assert parse_bot("greedy:worlds=8") == ("greedy", {"worlds": 8})
    assert parse_bot("random") == ("random", {})
    with pytest.raises(UnknownBot, match="has no setting 'depth'; its settings: worlds"):
        parse_bot("greedy:depth=3")
    with pytest.raises(UnknownBot, match="has no setting 'worlds'; its settings: none"):
        parse_bot("random:worlds=3")
    for bad in ("greedy:worlds", "greedy:worlds=0", "greedy:worlds=x", "greedy:worlds=-2"):
        with pytest.raises(UnknownBot, match="a whole number above 0"):
            parse_bot(bad)
