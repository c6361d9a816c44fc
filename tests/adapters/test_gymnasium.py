"""The Gymnasium environments pass Gymnasium's own checker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.needed import need

gymnasium = need("gymnasium")
need("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from contrada.adapters.gymnasium import SeatEnv  # noqa: E402
from contrada.bots.names import UnknownBot  # noqa: E402
from contrada.core.errors import BadSetup  # noqa: E402
from contrada.core.registry import game_ids  # noqa: E402
from contrada.core.rng import rng_for_run  # noqa: E402


@pytest.mark.parametrize("game_id", game_ids())
def test_the_checker(game_id: str) -> None:
    made: Any = gymnasium.make(f"contrada/{game_id}-v0", bots=["random", "greedy:worlds=1"])
    check_env(made.unwrapped, skip_render_check=True)
    made.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_an_episode_against_a_bot(game_id: str) -> None:
    rng = rng_for_run(3)
    table = SeatEnv(game_id, ["random"], seat=1)
    for seed in (1, None):
        observation, told = table.reset(seed=seed)
        reward, over, cut = 0.0, False, False
        while not over and not cut:
            assert told == {"seat": 1}
            assert table.course.to_move == 1
            legal = observation["action_mask"].nonzero()[0]
            action = int(legal[rng.below(len(legal))])
            observation, reward, over, cut, told = table.step(action)
        assert reward in (-1.0, 0.0, 1.0)
        assert over != cut


def test_without_a_seat_it_changes() -> None:
    table = SeatEnv("palazzo", ["random", "random"])
    seats = {table.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_episode() -> None:
    table = SeatEnv("palazzo", ["random"], seat=0)
    table.reset(seed=1)
    _, reward, over, cut, told = table.step(7124)
    assert (reward, over, cut, told["illegal"]) == (-1.0, True, False, True)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match="'clever'"):
        SeatEnv("palazzo", ["clever"])
    with pytest.raises(BadSetup, match="There is no seat 2"):
        SeatEnv("palazzo", ["random"], seat=2)
    with pytest.raises(BadSetup, match="not 5"):
        SeatEnv("palazzo", ["random"] * 4)
