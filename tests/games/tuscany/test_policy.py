"""The policy: reasonable play, and evaluations in points."""

from __future__ import annotations

from contrada.bots.greedy import GreedyBot
from contrada.bots.protocol import Bot
from contrada.bots.random_bot import RandomBot
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.info import InfoSet
from contrada.core.registry import make_policy
from contrada.core.rng import rng_for_run
from contrada.games.tuscany import actions as act
from contrada.games.tuscany.state import TuscanyState
from tests.games.tuscany.scenario import GAME, field, item, pays, scenario

POLICY = make_policy(GAME)


def play(bots: list[Bot], number: int) -> tuple[TuscanyState, list[list[int]]]:
    """Play a whole game; returns the final state and the green points at each scoring."""
    rng = rng_for_run(21, number)
    s = GAME.initial(
        len(bots), {"draw": 2, "starter": "first_seat", "stacks": "no", "gaps": "left"}
    )
    green = []
    for _ in range(GAME.spec.max_plies):
        seat = GAME.to_move(s)
        if seat == TERMINAL:
            break
        if seat == CHANCE:
            a = GAME.sample(s, rng)
            if a == act.SCORE:
                green.append([int(points) for points in s.green])
        else:
            a = bots[seat].choose(InfoSet.of(GAME, s, seat, rng), rng)
        GAME.apply(s, seat, a)
    return s, green


def test_greedy_beats_random() -> None:
    greedy: Bot = GreedyBot(GAME, 1)
    wins = 0
    for number in range(12):
        seat = number % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = greedy
        wins += GAME.ranking(play(bots, number)[0])[seat] == 1
    assert wins >= 11


def test_greedy_comes_near_the_reference_of_7_21_and_41_green_points() -> None:
    greedy: Bot = GreedyBot(GAME, 1)
    games = [play([greedy] * 4, 100 + number) for number in range(4)]
    for scoring, (least, most) in enumerate([(4, 12), (15, 28), (28, 50)]):
        points = [n for _, green in games for n in green[scoring]]
        assert least <= sum(points) / len(points) <= most
    finals = [n for s, _ in games for n in GAME.scores(s)]
    assert 62 <= sum(finals) / len(finals) <= 100


def test_evaluation_is_in_points_at_the_end() -> None:
    start = POLICY.evaluate(scenario(seats=2).s)
    assert all(50 < value < 100 for value in start)
    over = scenario(seats=2, red=[40, 31]).s
    over.scorings, over.phase, over.seat = 3, 17, TERMINAL
    assert POLICY.evaluate(over) == [40.0, 31.0]


def test_an_early_green_point_is_worth_three() -> None:
    less, more = scenario(green=[4, 0, 0]).s, scenario(green=[5, 0, 0]).s
    gain = POLICY.evaluate(more)[0] - POLICY.evaluate(less)[0]
    assert abs(gain - 3) < 0.01


def test_a_completed_area_beats_a_card_and_the_cheap_payment_comes_first() -> None:
    scene = scenario(hands=["Y Y R R R"], storage=["monastery"], laid=["c3 d3"], bonus=["storage"])
    bot = GreedyBot(GAME, 2)
    rng = rng_for_run(4)
    a = bot.choose(InfoSet.of(GAME, scene.s, 0, rng), rng)
    assert a == act.place(item("monastery"), field("b3"))
    scene.play(a)
    weights = POLICY.prior(scene.s, 0, GAME.legal(scene.s, 0))
    assert all(weight > 0 for weight in weights)
    assert weights[0] == max(weights)
    assert scene.legal() == pays("Y R")
