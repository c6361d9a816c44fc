"""The Gymnasium environments pass Gymnasium's own checker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.needed import need

gymnasium = need("gymnasium")
need("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import contrada  # noqa: E402
from contrada.adapters.gymnasium import REWARDS, SCALE, SeatEnv  # noqa: E402
from contrada.bots import GreedyBot, RandomBot  # noqa: E402
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
            assert told["seat"] == 1
            assert len(told["scores"]) == 2
            assert (table.action_masks() == observation["action_mask"]).all()
            assert table.course.to_move == 1
            legal = observation["action_mask"].nonzero()[0]
            action = int(legal[rng.below(len(legal))])
            observation, reward, over, cut, told = table.step(action)
        assert reward in (-1.0, 0.0, 1.0)
        assert over != cut


def episode(table: SeatEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """The rewards of an episode of random play, and its last info."""
    rng = rng_for_run(8)
    table.reset(seed=seed)
    rewards: list[float] = []
    told: dict[str, Any] = {}
    done = False
    while not done:
        legal = table.action_masks().nonzero()[0]
        _, reward, over, cut, told = table.step(int(legal[rng.below(len(legal))]))
        rewards.append(reward)
        done = over or cut
    return rewards, told


def test_rewards_by_place_points_or_lead() -> None:
    tables = [SeatEnv("palazzo", ["random"], seat=0, reward=kind) for kind in REWARDS]
    (place, told), (points, _), (lead, _) = (episode(table, 4) for table in tables)
    scores = told["scores"]
    assert sorted(told["places"]) in ([1, 2], [1, 1])
    assert not any(place[:-1] + points[:-1] + lead[:-1])
    assert place[-1] == (1.0 if told["places"] == [1, 2] else -1.0)
    assert points[-1] == scores[0] / SCALE
    assert lead[-1] == (scores[0] - scores[1]) / SCALE


def test_bots_are_names_objects_or_functions() -> None:
    game = contrada.make_game("palazzo")

    def anything(info: contrada.InfoSet, rng: contrada.Rng) -> int:
        return int(info.legal[rng.below(len(info.legal))])

    results = [
        episode(SeatEnv("palazzo", [bot], seat=0), 9) for bot in ("random", RandomBot(), anything)
    ]
    assert results[0] == results[1] == results[2]
    table = SeatEnv("palazzo", [GreedyBot(game, 1), "random"], seat=0)
    assert table.reset(seed=1)[1]["seat"] == 0


def test_bots_do_not_use_the_random_stream_of_chance() -> None:
    """The same seed deals the same cards, however much randomness the bots use."""

    def wasteful(info: contrada.InfoSet, rng: contrada.Rng) -> int:
        for _ in range(5):
            rng.next32()
        return int(info.legal[0])

    def thrifty(info: contrada.InfoSet, _rng: contrada.Rng) -> int:
        return int(info.legal[0])

    states = []
    for bot in (wasteful, thrifty):
        table = SeatEnv("palazzo", [bot], seat=1)
        table.reset(seed=6)
        states.append(table.course.state)
    assert states[0] == states[1]


@pytest.mark.parametrize("game_id", game_ids())
def test_rendering_shows_what_the_seat_sees(game_id: str) -> None:
    table = SeatEnv(game_id, ["random"], seat=0, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text.startswith(contrada.make_game(game_id).spec.title)
    assert text.count("\n") > 5
    assert SeatEnv(game_id, ["random"]).render() is None


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
    with pytest.raises(BadSetup, match="reward is one of"):
        SeatEnv("palazzo", ["random"], reward="gold")
    with pytest.raises(BadSetup, match="render mode"):
        SeatEnv("palazzo", ["random"], render_mode="human")
    with pytest.raises(TypeError, match="a list"):
        SeatEnv("palazzo", "random")
    with pytest.raises(BadSetup, match="not 5"):
        SeatEnv("palazzo", ["random"] * 4)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_checker_with_features(game_id: str) -> None:
    made: Any = gymnasium.make(f"contrada/{game_id}-v0", bots=["random"], encoding="features")
    check_env(made.unwrapped, skip_render_check=True)
    made.close()


def test_opponents_can_be_replaced() -> None:
    table = SeatEnv("palazzo", ["random"], seat=0)
    table.set_bots([lambda info, _rng: int(info.legal[0])])
    assert table.reset(seed=1)[1]["seat"] == 0
    with pytest.raises(BadSetup, match="1 other seats"):
        table.set_bots(["random", "random"])
