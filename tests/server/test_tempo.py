"""The time of bots' turns: one budget for all decisions until a person is asked again."""

from __future__ import annotations

import pytest

from contrada.bots.ismcts import IsmctsBot
from contrada.bots.names import make_bot
from contrada.core.game import SPECTATOR
from contrada.core.info import InfoSet
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import Rng, rng_for_run, seed_for_run
from contrada.server.bots import worker
from contrada.server.bots.tempo import LEAST_SEARCH, UNLIMITED, Tempo
from contrada.server.bots.worker import BotTask, choose

BUDGET = 2.0


@pytest.mark.parametrize("steps", [1, 2, 6, 12, 40])
@pytest.mark.parametrize("search", [0.0, 0.05, 0.4, 100.0])
def test_a_run_of_decisions_keeps_to_its_budget(steps: int, search: float) -> None:
    """Searches of any length, with the pause that they are part of; the clock is a number."""
    tempo, now = Tempo(), 1000.0
    for seq in range(7, 7 + steps):
        tempo.start(now, seq)
        took = min(search, tempo.search(now, BUDGET))
        pause = tempo.pause(now + took, BUDGET, 0.3)
        now += max(took, pause)
        tempo.done(seq + 1)
    assert now - 1000.0 <= BUDGET + steps * LEAST_SEARCH


def test_the_first_decision_gets_most() -> None:
    tempo = Tempo()
    tempo.start(5.0, 7)
    assert tempo.pause(5.0, BUDGET, 0.3) == pytest.approx(0.24)
    assert tempo.search(5.0, BUDGET) == pytest.approx(0.6)


def test_an_action_of_a_person_begins_another_run() -> None:
    tempo = Tempo()
    tempo.start(5.0, 7)
    tempo.done(8)
    tempo.start(6.0, 8)
    assert tempo.began == 5.0, "nobody else has acted"
    tempo.done(9)
    tempo.start(60.0, 10)
    assert tempo.began == 60.0, "event 10 is not of a bot"


def test_an_action_between_two_bots_begins_another_run() -> None:
    tempo = Tempo()
    tempo.start(5.0, 7)
    tempo.done(9)  # a person was faster, with event 8
    tempo.start(6.0, 9)
    assert tempo.began == 6.0


def test_without_a_budget_nothing_shrinks() -> None:
    tempo = Tempo()
    tempo.start(0.0, 1)
    assert tempo.search(900.0, 0.0) == UNLIMITED
    assert tempo.pause(900.0, 0.0, 0.3) == 0.3


def test_a_search_ends_at_its_limit() -> None:
    """With the budget of this bot it would take days."""
    game = make_game("palazzo")
    match = Match(game, 3, seed=seed_for_run(3))
    bot = IsmctsBot(game, iterations=10**9)
    bot.limit = 0.01
    seat = game.to_move(match.state)
    info = InfoSet(game, match.state.copy(), seat)
    assert bot.choose(info, rng_for_run(1, 0)) in list(game.legal(match.state, seat))


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    game = make_game("palazzo")
    match = Match(game, 3, seed=seed_for_run(3))
    seat = game.to_move(match.state)
    chosen = set()
    for limit in (0.0, 3600.0):
        bot = make_bot("ismcts:iterations=100", game)
        assert isinstance(bot, IsmctsBot)
        bot.limit = limit
        chosen.add(bot.choose(InfoSet(game, match.state.copy(), seat), rng_for_run(1, 0)))
    assert len(chosen) == 1


def test_a_worker_continues_its_tree_within_a_decision() -> None:
    """The steps of one decision share a search, as they do for a bot in one program."""
    game = make_game("tuscany")
    match = Match(game, 2, seed=seed_for_run(3))
    rng = Rng(1, 2, 3, 4)
    worker._bots.clear()
    for number in range(60):
        seat = game.to_move(match.state)
        sampled = game.determinize(match.state, seat, rng)
        numbers = (number, 2, 3, 4)
        task = BotTask("tuscany", game.components, "journeyman", seat, sampled.dump(), numbers)
        action = choose(task).action
        step = game.redact(match.state, seat, action, SPECTATOR) is None
        match.play(seat, action)
        if step:
            [kept] = [bot for bot in worker._bots.values() if bot._search is not None]
            assert kept._expected == (seat, game.info_key(match.state, seat))
            return
    raise AssertionError("no decision of several steps was reached")
