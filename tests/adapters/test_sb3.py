"""Stable-Baselines3 and sb3-contrib accept the environments, in both encodings.

PyTorch is no requirement of the tests: `pip install 'contrada[sb3]'` lets them run.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

from contrada.adapters.columns import ENCODINGS
from tests.adapters.needed import need

np = need("numpy")
need("gymnasium")

pytestmark = [
    pytest.mark.skipif(
        find_spec("sb3_contrib") is None,
        reason="sb3-contrib with PyTorch is not installed: pip install 'contrada[sb3]'",
    ),
    # Warnings of other libraries about each other are not ours to mend.
    pytest.mark.filterwarnings("default"),
]

GAME = "tuscany"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_the_checker_of_stable_baselines3_accepts_a_table(encoding: str) -> None:
    """A random action is mostly illegal, which ends a game; the checker does not mind."""
    from stable_baselines3.common.env_checker import check_env

    from contrada.adapters.gymnasium import SeatEnv

    check_env(SeatEnv(GAME, ["random"], encoding=encoding), warn=False)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_maskable_ppo_trains_at_a_single_table(encoding: str) -> None:
    """MaskablePPO finds our masks by itself, and plays no illegal action."""
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    from contrada.adapters.gymnasium import SeatEnv

    table = SeatEnv(GAME, ["random"], encoding=encoding)
    model = MaskablePPO("MultiInputPolicy", table, n_steps=48, batch_size=24, seed=1, device="cpu")
    assert is_masking_supported(model.get_env())
    model.learn(96)
    seen, _ = table.reset(seed=3)
    over = cut = False
    while not (over or cut):
        masks = get_action_masks(table)
        action, _ = model.predict(seen, action_masks=masks)
        assert masks[int(action)]
        seen, _, over, cut, told = table.step(int(action))
    assert "illegal" not in told


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_maskable_ppo_trains_at_many_tables(encoding: str) -> None:
    """With the factored policy and packed masks, as in examples/learning/maskable_ppo.py."""
    import torch
    from sb3_contrib import MaskablePPO

    from contrada.adapters.models import evaluate
    from contrada.adapters.sb3 import FactoredPolicy, PackedMasks, SeatVecEnv, SharedLayer

    model = MaskablePPO(
        FactoredPolicy,
        SeatVecEnv(GAME, num_envs=8, encoding=encoding, bots=["random"], reward="lead"),
        n_steps=32,
        batch_size=64,
        rollout_buffer_class=PackedMasks,
        policy_kwargs={
            "game": GAME,
            "net_arch": [16],
            "features_extractor_class": SharedLayer,
            "features_extractor_kwargs": {"features_dim": 16},
        },
        seed=1,
        device="cpu",
    )
    before = [each.detach().clone() for each in model.policy.parameters()]
    model.learn(512)
    after = list(model.policy.parameters())
    assert any(not torch.equal(old, new) for old, new in zip(before, after, strict=True))

    def choose(observations: Any, masks: Any) -> Any:
        return model.predict(observations, action_masks=masks, deterministic=True)[0]

    result = evaluate(GAME, choose, ["random"], games=4, seed=1, encoding=encoding)
    assert result.games == 4


def test_packed_masks_give_the_same_samples() -> None:
    import torch
    from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
    from stable_baselines3.common.utils import set_random_seed

    from contrada.adapters.sb3 import PackedMasks, SeatVecEnv

    tables = SeatVecEnv(GAME, num_envs=4, bots=["random"])
    spaces = (tables.observation_space, tables.action_space)
    samples = []
    for kind in (MaskableRolloutBuffer, PackedMasks):
        buffer = kind(6, *spaces, device="cpu", n_envs=4)
        tables.seed(1)
        seen = tables.reset()
        for step in range(6):
            masks = tables.action_masks()
            actions = masks.argmax(axis=1)
            value = torch.full((4,), float(step))
            buffer.add(seen, actions, np.ones(4), np.zeros(4), value, value, action_masks=masks)
            tables.step_async(actions)
            seen = tables.step_wait()[0]
        buffer.compute_returns_and_advantage(torch.zeros(4), np.zeros(4))
        set_random_seed(7)
        samples.append(list(buffer.get(10)))
    for one, other in zip(*samples, strict=True):
        for part, same in zip(one, other, strict=True):
            assert torch.equal(part.float(), same.float())
