"""No bot uses hidden information: with equal knowledge it makes the same choice."""

from __future__ import annotations

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.hints import hints
from contrada.bots.names import make_bot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run

SEARCH = "ismcts:iterations=25,worlds=1,rollout=1"
"""A short budget: searches of all lengths use the same code."""


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", ["greedy:worlds=1", SEARCH, "apprentice:iterations=12"])
def test_a_whole_game_is_played_the_same_with_other_hidden_cards(game_id: str, name: str) -> None:
    """Two copies of a bot with memory decide in parallel, one from the true state, one from a
    sample.
    """
    game = make_game(game_id)
    changed = 0
    asked = 0
    setups = list(game.spec.setups())
    for number, (seats, options) in enumerate(setups[:: len(setups) // 3]):
        match = Match(game, seats, options, seed_for_run(31, number))
        of_truth = [make_bot(name, game) for _ in range(seats)]
        of_others = [make_bot(name, game) for _ in range(seats)]
        while not match.over and match.ply < 260:
            seat = match.to_move
            other = game.determinize(match.state, seat, rng_for_run(77, number, match.ply))
            changed += game.fingerprint(other) != game.fingerprint(match.state)
            asked += len(match.legal(seat)) > 1
            chosen = []
            for bot, state in ((of_truth[seat], match.state), (of_others[seat], other)):
                rng = rng_for_run(9, number, match.ply)
                chosen.append(bot.choose(InfoSet.of(game, state, seat, rng), rng))
            assert chosen[0] == chosen[1]
            match.play(seat, chosen[0])
    assert asked >= 150
    if game_id != "carrara":  # games in which perfect recall leaves only drafts hidden
        assert changed > 50


@pytest.mark.parametrize("game_id", game_ids())
def test_hints_are_the_same_with_other_hidden_cards(game_id: str) -> None:
    game = make_game(game_id)
    match = Match(game, 3, {}, seed_for_run(32))
    luck = rng_for_run(33)
    asked = 0
    while not match.over and asked < 25:
        seat = match.to_move
        legal = match.legal(seat)
        if len(legal) > 1 and luck.below(3) == 0:
            asked += 1
            other = game.determinize(match.state, seat, rng_for_run(77, match.ply))
            found = []
            for state in (match.state, other):
                rng = rng_for_run(9, match.ply)
                found.append(hints(game, InfoSet.of(game, state, seat, rng), rng, iterations=20))
            assert found[0] == found[1]
        match.play(seat, legal[luck.below(len(legal))])
    assert asked == 25
