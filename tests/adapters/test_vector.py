"""The vector environments play the same games as single ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.needed import need

gymnasium = need("gymnasium")
need("pettingzoo")
import numpy as np  # noqa: E402

from contrada.adapters.gymnasium import SeatEnv  # noqa: E402
from contrada.adapters.vector import TableVectorEnv  # noqa: E402
from contrada.core.errors import BadSetup  # noqa: E402
from contrada.core.registry import game_ids  # noqa: E402


def pick(mask: Any, number: int) -> int:
    """A legal action that depends on the mask and a number only."""
    legal = np.flatnonzero(mask)
    return int(legal[number * 7919 % len(legal)])


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("bots", [["random"], ["greedy:worlds=1", "random"]], ids=["two", "three"])
def test_each_table_is_a_single_environment(game_id: str, bots: list[str]) -> None:
    """Same seeds and actions: the same observations, rewards and ends."""
    settings: dict[str, Any] = {"bots": bots, "encoding": "features", "reward": "lead"}
    singles = [SeatEnv(game_id, **settings) for _ in range(2)]
    tables = TableVectorEnv(game_id, 2, **settings)
    seen, told = tables.reset(seed=5)
    rows = [single.reset(seed=5 + i)[0] for i, single in enumerate(singles)]
    ends = 0
    for step in range(90):
        for i, single in enumerate(singles):
            assert (seen["observation"][i] == rows[i]["observation"]).all()
            assert (seen["action_mask"][i] == rows[i]["action_mask"]).all()
            assert told["seat"][i] == single.seat
        actions = [pick(rows[i]["action_mask"], step) for i in range(2)]
        seen, rewards, over, cut, told = tables.step(np.array(actions))
        for i, single in enumerate(singles):
            rows[i], reward, ended, truncated, info = single.step(actions[i])
            assert (rewards[i], over[i], cut[i]) == (reward, ended, truncated)
            if ended or truncated:
                ends += 1
                assert told["final_info"][i] == info
                final = told["final_obs"][i]["observation"]
                assert (final == rows[i]["observation"]).all()
                rows[i], _ = single.reset()
    assert ends > 0 or game_id in ("palazzo", "carpe-diem", "carrara")


def test_make_vec_gives_it() -> None:
    tables = gymnasium.make_vec(
        "contrada/palazzo-v0", num_envs=3, bots=["random"], encoding="features"
    )
    assert isinstance(tables, TableVectorEnv)
    seen, _ = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    single: Any = tables.single_observation_space
    assert single["observation"].shape == seen["observation"].shape[1:]
    tables.close()


def test_self_play_shows_the_seat_to_move() -> None:
    tables = TableVectorEnv("tuscany", 4, bots=None, seats=3)
    seen, told = tables.reset(seed=2)
    seats, ended = set(), 0
    for step in range(400):
        movers = told["seat"].copy()
        seats |= set(movers.tolist())
        for i in range(4):
            assert tables.batch.courses[i].to_move == movers[i]
        actions = [pick(seen["action_mask"][i], step) for i in range(4)]
        seen, rewards, over, _, told = tables.step(actions)
        for i in over.nonzero()[0].tolist():
            ended += 1
            assert told["rewards"][i].sum() == pytest.approx(0)
            assert rewards[i] == told["rewards"][i][movers[i]]
    assert seats == {0, 1, 2}
    assert ended > 0


def test_an_illegal_action_ends_one_table() -> None:
    tables = TableVectorEnv("palazzo", 2, ["random"], seat=0)
    seen, _ = tables.reset(seed=1)
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    _, rewards, over, cut, told = tables.step([7124, legal])
    assert (float(rewards[0]), over.tolist(), bool(cut.any())) == (-1.0, [True, False], False)
    assert told["final_info"][0]["illegal"]
    tables.step([99999999, legal])


def test_without_copies_arrays_are_reused() -> None:
    tables = TableVectorEnv("palazzo", 2, ["random"], copy=False)
    first, _ = tables.reset(seed=1)
    actions = [pick(first["action_mask"][i], 1) for i in range(2)]
    second = tables.step(actions)[0]
    assert second["observation"] is first["observation"]


def test_bots_can_be_replaced() -> None:
    tables = TableVectorEnv("palazzo", 2, ["random"], seat=0)
    seen, _ = tables.reset(seed=1)
    calls = []

    def first(info: Any, _rng: Any) -> int:
        calls.append(info.seat)
        return int(info.legal[0])

    tables.set_bots([first])
    for step in range(20):
        seen = tables.step([pick(seen["action_mask"][i], step) for i in range(2)])[0]
    assert set(calls) == {1}
    with pytest.raises(BadSetup, match="1 other seats, not 2"):
        tables.set_bots([first, first])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least 1 table"):
        TableVectorEnv("palazzo", 0)
    with pytest.raises(BadSetup, match="need 2 seats"):
        TableVectorEnv("palazzo", 2, ["random"], seats=4)
    with pytest.raises(BadSetup, match="self-play"):
        TableVectorEnv("palazzo", 2, None, seat=1)
    with pytest.raises(BadSetup, match="`reset` comes before"):
        TableVectorEnv("palazzo", 2).step([0, 0])
