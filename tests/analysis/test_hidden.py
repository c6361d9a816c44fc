"""Decisions are judged from what their seat could know, never from the truth."""

from __future__ import annotations

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.analysis.judge import Budget, decision_of, judge
from contrada.analysis.parts import ends_decision
from contrada.bots.learned import make_value
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game, make_policy
from contrada.core.rng import rng_for_run, seed_for_run


@pytest.mark.parametrize("game_id", game_ids())
def test_a_judgement_is_the_same_with_other_hidden_cards(game_id: str) -> None:
    game = make_game(game_id)
    match = Match(game, 3, {}, seed_for_run(41))
    policy, value = make_policy(game), make_value(game)
    luck = rng_for_run(42)
    asked = changed = 0
    while not match.over and asked < 15:
        seat = match.to_move
        legal = match.legal(seat)
        action = legal[luck.below(len(legal))]
        if len(legal) > 1 and ends_decision(game, match.state, seat, action):
            other = game.determinize(match.state, seat, rng_for_run(43, match.ply))
            changed += game.fingerprint(other) != game.fingerprint(match.state)
            asked += 1
            found = []
            for state in (match.state, other):
                rng = rng_for_run(44, match.ply)
                info = InfoSet.of(game, state, seat, rng)
                judged = judge(game, policy, value, info, [action], Budget(10, 3, 4), rng)
                if len(judged[0]) > 1:
                    found.append(decision_of(game, seat, (0, 0), len(legal), judged))
            assert len(found) in (0, 2)
            assert not found or found[0] == found[1]
        match.play(seat, action)
    assert asked == 15
    if game_id in ("palazzo", "tuscany"):  # hands are hidden from the first decision on
        assert changed > 3
