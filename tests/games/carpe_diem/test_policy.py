"""The policy: the evaluation equals the score at the end, and prefers reasonable moves."""

from __future__ import annotations

from typing import Any

from contrada.bots.greedy import GreedyBot
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem import state as st
from contrada.games.carpe_diem.bots.estimate import scorings_left, turns_left
from tests.games.carpe_diem.scenario import GAME, Scene, cell, face, scenario

POLICY: Any = make_policy(GAME)


def choice(scene: Scene) -> int:
    """The greedy bot's choice."""
    rng = rng_for_run(2)
    return GreedyBot(GAME).choose(InfoSet.of(GAME, scene.s, scene.seat, rng), rng)


def play_to_the_end(number: int, bots: dict[int, GreedyBot]) -> st.CarpeDiemState:
    """Play a two-player game with the given bots; other seats play at random."""
    rng = rng_for_run(8, number)
    s: st.CarpeDiemState = GAME.initial(2, GAME.spec.check_options({}))
    while (seat := GAME.to_move(s)) != TERMINAL:
        if seat == CHANCE:
            a = GAME.sample(s, rng)
        elif seat in bots:
            a = bots[seat].choose(InfoSet.of(GAME, s, seat, rng), rng)
        else:
            legal = GAME.legal(s, seat)
            a = legal[rng.below(len(legal))]
        GAME.apply(s, seat, a)
    return s


def test_greedy_play_beats_random_play_by_far() -> None:
    bot = GreedyBot(GAME, worlds=1)
    for number in range(3):
        s = play_to_the_end(number, {number % 2: bot})
        scores = GAME.scores(s)
        assert scores[number % 2] > scores[1 - number % 2] + 15
        assert [round(value) for value in POLICY.evaluate(s)] == scores


def test_the_better_tie_break_is_worth_a_little() -> None:
    scene = scenario(vp=[30, 30], track=[5, 5], order=[0, 1])
    scene.s.stage = st.OVER
    ahead, behind = POLICY.evaluate(scene.s)
    assert ahead < behind < ahead + 0.5


def test_a_tile_that_finishes_something_is_taken_and_built_there() -> None:
    displays = {2: "W.H. P.W. b.a. W.a.", 7: "W.W. WW.. aH.. P.P."}
    scene = scenario(figures=[1, 4], displays=displays, laid=[{"33": "m.b."}])
    assert choice(scene) == act.walk(1)
    scene.play(act.walk(1))
    assert choice(scene) == act.take(face("b.a."))
    scene.play(act.take(face("b.a.")))
    assert choice(scene) == act.build(cell("43"), 0)


def test_wares_are_given_where_they_save_a_penalty() -> None:
    cards = {6: "2 herb: 4 vp", 7: "villa: 3 vp"}
    goods = ["2 herb"]
    scene = scenario(
        scoring=True, order=[0, 1], vp=[20, 20], cards=cards, goods=goods, counts={"villa": 1}
    )
    scene.play(act.circle(4))
    assert choice(scene) == act.pay(5, 0)


def test_priors_are_positive_and_rank_finishing_above_storing() -> None:
    displays = {2: "b.a. P.W. W.W. W.a."}
    scene = scenario(figures=[1, 4], displays=displays, laid=[{"33": "m.b."}])
    scene.play(act.walk(1), act.take(face("b.a.")))
    legal = GAME.legal(scene.s, 0)
    prior = dict(zip(legal, POLICY.prior(scene.s, 0, legal), strict=True))
    assert min(prior.values()) > 0
    assert max(prior, key=lambda a: prior[a]) == act.build(cell("43"), 0)
    assert prior[act.build(cell("43"), 0)] > 3 * prior[act.STORE]


def test_turns_and_scorings_to_come_are_counted() -> None:
    scene = scenario(seats=3, phase=2, turn=1)
    assert [turns_left(scene.s, seat) for seat in range(3)] == [21, 21, 21]
    scene.s.turn = 2
    assert [turns_left(scene.s, seat) for seat in range(3)] == [21, 20, 20]
    assert [scorings_left(scene.s, seat) for seat in range(3)] == [3, 3, 3]
    scene = scenario(seats=3, phase=4, scoring=True, order=[2, 0, 1])
    scene.play(scene.legal()[0])
    assert [scorings_left(scene.s, seat) for seat in range(3)] == [1, 1, 0]
    assert [turns_left(scene.s, seat) for seat in range(3)] == [0, 0, 0]
