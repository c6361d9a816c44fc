"""Hints: the best few actions, in order, with plausible values."""

from __future__ import annotations

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.hints import hints
from contrada.bots.names import make_bot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run, seed_for_run
from tests.bots.test_bots import positions


@pytest.mark.parametrize("game_id", game_ids())
def test_hints_are_legal_ordered_and_within_bounds(game_id: str) -> None:
    game = make_game(game_id)
    for match, seat in positions(game, 3, 5):
        rng = rng_for_run(2)
        found = hints(game, InfoSet.of(game, match.state, seat, rng), rng, 80, 3)
        assert 1 <= len(found) <= 3
        assert {hint.action for hint in found} <= set(match.legal(seat))
        assert len({hint.action for hint in found}) == len(found)
        shares = [hint.visits for hint in found]
        assert shares == sorted(shares, reverse=True)
        assert 0 < sum(shares) <= 1.0 + 1e-9
        assert all(0 <= hint.win <= 1 for hint in found)


def test_who_is_far_ahead_late_in_the_game_can_expect_to_win() -> None:
    game = make_game("palazzo")
    match = Match(game, 2, {}, seed_for_run(21))
    bots = [make_bot("greedy:worlds=1", game), make_bot("random", game)]
    told: dict[int, float] = {}
    points: dict[int, float] = {}
    while not match.over:
        seat = match.to_move
        rng = rng_for_run(21, match.ply)
        info = InfoSet.of(game, match.state, seat, rng)
        if sum(match.state.stack_size) < 8 and len(info.legal) > 1 and match.ply % 3 == 0:
            best = hints(game, info, rng, 60, 1)[0]
            told[seat], points[seat] = best.win, best.score
        match.play(seat, bots[seat].choose(info, rng))
    scores = game.scores(match.state)
    assert scores[0] > scores[1] + 10, "the greedy bot wins this game by far"
    assert told[0] > 0.8
    assert told[1] < 0.2
    assert points[0] > points[1]


def test_a_single_action_is_hinted_with_its_figures() -> None:
    game = make_game("palazzo")
    match = Match(game, 2, {}, seed_for_run(2))
    rng = rng_for_run(2)
    for _ in range(200):
        legal = match.legal(match.to_move)
        if len(legal) == 1:
            info = InfoSet.of(game, match.state, match.to_move, rng)
            (hint,) = hints(game, info, rng, 30)
            assert (hint.action, hint.visits) == (legal[0], 1.0)
            return
        match.play(match.to_move, legal[rng.below(len(legal))])
    raise AssertionError("no forced decision was met")
