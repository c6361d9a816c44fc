"""The policy: the evaluation prefers what players prefer."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.bots.greedy import GreedyBot
from contrada.bots.random_bot import RandomBot
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.palazzo.actions import AUCTION, CONFIRM, REVEAL, lay_card
from tests.games.palazzo.scenario import GAME, Scene, card, only_stack, scenario

POLICY = make_policy(GAME)


def worth(scene: Scene, seat: int = 0) -> float:
    return POLICY.evaluate(scene.s)[seat]


def rich(hand: str) -> Scene:
    return scenario(seats=2, hands=[hand, "g3"], palazzi=[["B1/3 S2/1"], ["M1/2 B2/1"]])


def test_each_floor_is_worth_more() -> None:
    palazzi = ("S2/1", "S2/1 S3/1", "S2/1 S3/1 S4/1", "S2/1 S3/1 S4/1 S5/1")
    values = [worth(scenario(palazzi=[[one]])) for one in palazzi]
    assert values == sorted(values)
    assert len(set(values)) == 4


def test_one_material_is_worth_more_than_several() -> None:
    mixed = worth(scenario(palazzi=[["B1/2 S2/1 B3/1"]]))
    assert worth(scenario(palazzi=[["B1/2 B2/1 B3/1"]])) > mixed


def test_money_is_worth_less_the_more_there_is() -> None:
    poor, comfortable, wealthy, more = (
        worth(rich(hand)) for hand in ("2", "2 b7", "2 b6 b6 b7 b7", "2 b6 b6 b7 b7 b7")
    )
    assert comfortable - poor > more - wealthy > 0


def test_a_rivals_money_is_bad_for_me() -> None:
    assert worth(rich("b7"), 1) > worth(rich("b7 b7"), 1)


def test_money_loses_its_worth_as_the_tiles_run_out() -> None:
    early = worth(rich("b7 b7")) - worth(rich("b7"))
    late = worth(only_stack(rich("b7 b7"), 3)) - worth(only_stack(rich("b7"), 3))
    assert early > late > 0


def test_a_lot_about_to_be_won_counts_for_the_bidder() -> None:
    scene = scenario(
        seats=2,
        hands=["g3", "b7"],
        palazzi=[[], ["B1/3 S2/1"]],
        quarries=["", "B3/3"],
    )
    scene.play(REVEAL).reveals("S1/1 M1/1").play(AUCTION)
    before = worth(scene, 1)
    scene.play(lay_card(card("b7")), CONFIRM)
    assert worth(scene, 1) > before


def test_at_the_end_the_points_decide() -> None:
    scene = only_stack(scenario(seats=2, riders=4, palazzi=[["B1/3 S2/1 B5/2"], ["S3/3"]]), 3)
    scene.play(REVEAL).reveals("rider")
    assert [round(v) for v in POLICY.evaluate(scene.s)] == GAME.scores(scene.s) == [6, -5]


def test_every_legal_action_has_a_weight_above_zero() -> None:
    rng = rng_for_run(4)
    match = Match(GAME, 3, {}, seed_for_run(4))
    while not match.over and match.ply < 1500:
        seat = match.to_move
        legal = GAME.legal(match.state, seat)
        weights = POLICY.prior(match.state, seat, legal)
        assert len(weights) == len(legal)
        assert min(weights) > 0
        match.play(seat, legal[rng.below(len(legal))] if len(legal) > 1 else legal[0])


@pytest.mark.parametrize("seed", [8, 9])
def test_greedy_beats_random_play_and_comes_to_an_end(seed: int) -> None:
    bots: list[Any] = [GreedyBot(GAME, worlds=1), RandomBot()]
    match = Match(GAME, 2, {}, seed_for_run(seed))
    rng = rng_for_run(seed)
    while not match.over and match.ply < 3000:
        seat = match.to_move
        match.play(seat, bots[seat].choose(InfoSet.of(GAME, match.state, seat, rng), rng))
    assert match.over
    assert GAME.ranking(match.state) == [1, 2]
