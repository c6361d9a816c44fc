"""Runs: the same games for any number of workers, in order, preserved after an interrupt."""

from __future__ import annotations

import sys

import pytest

from contrada.bots.experiments.ray_runs import on_ray
from contrada.bots.experiments.runs import GameResult, Run, play_match, play_numbers, play_run
from contrada.bots.names import UnknownBot
from contrada.core.errors import BadSetup, UnknownGame
from contrada.core.saves import load, save


def a_run(games: int = 6, **changes: object) -> Run:
    settings: dict[str, object] = {"bots": ("random", "random"), "seed": 3}
    settings.update(changes)
    return Run(game="palazzo", games=games, **settings)  # type: ignore[arg-type]  # test values


def test_any_number_of_workers_gives_the_same_results_in_order() -> None:
    run = a_run(bots=("random", "random", "random"))
    told: list[GameResult] = []
    alone = play_run(run, 1, told.append)
    assert [result.number for result in told] == list(range(6))
    assert alone.games == told
    assert not alone.interrupted
    for workers in (2, 3):
        told = []
        assert play_run(run, workers, told.append, patience=0.0) == alone
        assert told == alone.games


def test_the_seed_decides() -> None:
    assert play_run(a_run()) == play_run(a_run())
    assert play_run(a_run()).games != play_run(a_run(seed=4)).games


def test_an_interrupt_keeps_what_is_done() -> None:
    def interrupt(result: GameResult) -> None:
        if result.number == 2:
            raise KeyboardInterrupt

    done = play_run(a_run(), 1, interrupt)
    assert done.interrupted
    assert [result.number for result in done.games] == [0, 1, 2]
    done = play_run(a_run(40), 2, interrupt, patience=0.0)
    assert done.interrupted
    assert [result.number for result in done.games] == [0, 1, 2]


def test_rotation_moves_every_bot_through_every_seat() -> None:
    run = a_run(bots=("greedy", "random", "random"), rotate=True)
    assert [run.seating(n).index("greedy") for n in range(4)] == [0, 1, 2, 0]
    assert a_run(bots=("greedy", "random")).seating(1) == ("greedy", "random")


def test_a_game_of_a_run_is_a_match_that_can_be_saved_and_audited() -> None:
    match, result = play_match(a_run(), 4)
    assert result == play_run(a_run()).games[4]
    assert load(save(match)).log == match.log
    assert result.finished == match.over
    assert list(result.scores) == match.game.scores(match.state)
    assert result.plies == match.ply


def test_greedy_beats_random() -> None:
    run = a_run(3, bots=("greedy:worlds=1", "random"), rotate=True)
    for result in play_run(run).games:
        greedy = result.bots.index("greedy:worlds=1")
        assert result.scores[greedy] > result.scores[1 - greedy]


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownGame):
        play_run(Run(game="chess", bots=("random",) * 2, games=1, seed=1))
    with pytest.raises(BadSetup, match="not 5"):
        play_run(a_run(bots=("random",) * 5))
    with pytest.raises(BadSetup, match="'colour'"):
        play_run(a_run(options={"colour": "red"}))
    with pytest.raises(UnknownBot, match="'clever'"):
        play_run(a_run(bots=("clever", "random")))
    with pytest.raises(BadSetup, match="at least 1 game"):
        play_run(a_run(0))


def test_without_ray_the_command_that_installs_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'contrada\[ray\]'"), on_ray("local"):
        pass


def test_a_run_may_be_played_elsewhere() -> None:
    run = Run(game="palazzo", bots=("random", "random"), games=4, seed=2)
    elsewhere = play_run(run, play=lambda each: iter(play_numbers(each, 0, each.games)))
    assert elsewhere == play_run(run)
