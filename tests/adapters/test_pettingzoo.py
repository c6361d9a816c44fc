"""The PettingZoo environments pass PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.needed import need

need("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from contrada.adapters.pettingzoo import RawEnv, env  # noqa: E402
from contrada.core.errors import BadSetup, IllegalAction  # noqa: E402
from contrada.core.registry import game_ids  # noqa: E402
from contrada.core.rng import rng_for_run  # noqa: E402


# The test warns about spaces that are not plain boxes, except for PettingZoo's own games.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("encoding", ["raw", "features"])
@pytest.mark.parametrize("game_id", game_ids())
def test_api(game_id: str, encoding: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game_id, encoding=encoding), num_cycles=250)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game_id", game_ids())
def test_seeds(game_id: str) -> None:
    seed_test(lambda: env(game_id, seats=3, encoding="features"), num_cycles=60)


def play_out(table: RawEnv, seed: int) -> dict[str, float]:
    """Play a random game to its end; returns every agent's reward."""
    rng = rng_for_run(seed)
    table.reset(seed=seed)
    won: dict[str, float] = {}
    for agent in table.agent_iter(max_iter=20000):
        observation, reward, over, cut, _ = table.last()
        if over or cut:
            won[agent] = reward
            table.step(None)
            continue
        assert observation is not None
        legal = observation["action_mask"].nonzero()[0]
        table.step(int(legal[rng.below(len(legal))]))
    return won


@pytest.mark.parametrize("game_id", game_ids())
def test_rewards_come_at_the_end_and_add_up_to_nothing(game_id: str) -> None:
    table = RawEnv(game_id, 4)
    won = play_out(table, 5)
    assert sorted(won) == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert sum(won.values()) == pytest.approx(0)
    assert table.course.over
    assert max(won.values()) > 0
    best = max(won, key=lambda agent: won[agent])
    assert table.course.game.ranking(table.course.state)[int(best[-1])] == 1


def test_options_reach_the_game() -> None:
    table = RawEnv("carrara", 2, {"version": "advanced"})
    table.reset(seed=1)
    state: Any = table.course.state
    assert state.advanced == 1


def test_an_illegal_action() -> None:
    table: Any = RawEnv("palazzo", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"seat_. may not play 7124"):
        table.step(7124)
    wrapped = env("palazzo", 2)
    wrapped.reset(seed=1)
    guilty = wrapped.agent_selection
    wrapped.step(7124)
    assert all(wrapped.terminations.values())
    assert wrapped._cumulative_rewards[guilty] == -1


def test_steps_before_a_deal_are_refused() -> None:
    with pytest.raises(BadSetup, match="`reset` comes before"):
        env("palazzo").step(0)


def test_a_game_beyond_the_horizon_is_truncated() -> None:
    table = RawEnv("palazzo", 2)
    table.reset(seed=1)
    table.course.plies = table.course.game.spec.max_plies - 1
    table.step(table.course.legal()[0])
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}
