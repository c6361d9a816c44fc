"""The policy: the evaluation prefers what players prefer."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.bots.experiments.runs import Run, play_match
from contrada.bots.greedy import GreedyBot
from contrada.bots.random_bot import RandomBot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carrara.actions import PASS, SCORE_OPEN, build
from tests.games.carrara.scenario import GAME, Scene, field, scenario, tile

POLICY = make_policy(GAME)


def worth(scene: Scene, seat: int = 0) -> float:
    return POLICY.evaluate(scene.s)[seat]


def test_dear_cities_are_worth_more_than_cheap_ones() -> None:
    values = [
        worth(scenario(cities=[{name: "villa4"}]))
        for name in ("lerici", "massa", "lucca", "livorno")
    ]
    assert values == sorted(values)
    assert len(set(values)) == 4


def test_more_of_anything_is_worth_more() -> None:
    plain = scenario(version="advanced", cities=[{"lucca": "villa4"}])
    assert worth(scenario(version="advanced", cities=[{"lucca": "villa4"}], coins=[25])) > worth(
        plain
    )
    assert worth(scenario(version="advanced", cities=[{"lucca": "villa4"}], hands=["w"])) > worth(
        plain
    )
    for text in ("villa4*", "villa4+red", "villa4 porta1"):
        assert worth(scenario(version="advanced", cities=[{"lucca": text}])) > worth(plain)


def test_at_the_end_the_points_decide() -> None:
    used = ["biblioteca palazzo porta cattedrale castello"]
    scene = scenario(cities=[{"lerici": "villa1"}], used=used, visits=6, stack="")
    scene.play(SCORE_OPEN, field("villa"), PASS, PASS)
    assert [round(v) for v in POLICY.evaluate(scene.s)] == GAME.scores(scene.s)


def test_a_decision_under_way_is_valued_by_where_it_leads() -> None:
    scene = scenario(hands=["www"], display="villa3 villa1")
    before = scene.s.dump()
    small = Scene(scene.s.copy()).play(build(tile("villa1")))
    large = Scene(scene.s.copy()).play(build(tile("villa3")))
    assert worth(large) != worth(small)
    assert large.s.dump() != before
    assert worth(large) > worth(scene)


def test_every_legal_action_has_a_weight_above_zero() -> None:
    rng = rng_for_run(4)
    match = Match(GAME, 3, {"version": "advanced"}, seed_for_run(4))
    while not match.over:
        seat = match.to_move
        legal = GAME.legal(match.state, seat)
        weights = POLICY.prior(match.state, seat, legal)
        assert len(weights) == len(legal)
        assert min(weights) > 0
        match.play(seat, legal[rng.below(len(legal))] if len(legal) > 1 else legal[0])


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_greedy_beats_random_play_and_comes_to_an_end(version: str) -> None:
    bots: list[Any] = [GreedyBot(GAME, worlds=1), RandomBot()]
    match = Match(GAME, 2, {"version": version}, seed_for_run(8))
    rng = rng_for_run(8)
    while not match.over and match.ply < 1500:
        seat = match.to_move
        match.play(seat, bots[seat].choose(InfoSet.of(GAME, match.state, seat, rng), rng))
    assert match.over
    assert GAME.ranking(match.state) == [1, 2]


def test_four_greedy_players_end_the_game_although_passing_brings_coins() -> None:
    run = Run("carrara", ("greedy",) * 4, 4, 1, {"version": "normal"})
    match, _ = play_match(run, 3)
    assert match.over
    assert match.ply < 1000
