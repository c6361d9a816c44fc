"""Tables for Stable-Baselines3 and sb3-contrib, which have a vector interface of their own.

    from contrada.adapters.sb3 import FactoredPolicy, PackedMasks, SeatVecEnv
    tables = SeatVecEnv(game_id, num_envs=64, bots=["random"])
    model = MaskablePPO(FactoredPolicy, tables, rollout_buffer_class=PackedMasks, …)

`pip install 'contrada[sb3]'`. `SeatVecEnv` is `TableVectorEnv` with plain observations; the masks
are those that MaskablePPO asks for. `FactoredPolicy` has one output per part of an action instead
of one per action (`contrada.adapters.factors`). `PackedMasks` keeps a bit per action and step
instead of a float, which matters in games with thousands of actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib.common.maskable.buffers import (
    MaskableRolloutBuffer,
    MaskableRolloutBufferSamples,
)
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.buffers import RolloutBuffer
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

from contrada.adapters.factors import factors_of
from contrada.adapters.vector import TableVectorEnv
from contrada.core.registry import make_game


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # no types where it is not installed
    """One seat at each of many tables, against bots."""

    def __init__(
        self, game: str, num_envs: int = 64, encoding: str = "features", **settings: Any
    ) -> None:
        """`settings` are those of `TableVectorEnv`."""
        self.tables = TableVectorEnv(game, num_envs, encoding=encoding, **settings)
        single: Any = self.tables.single_observation_space
        self.render_mode = None
        self.waiting: Any = None
        self.points = np.zeros(num_envs)
        self.lengths = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, single["observation"], self.tables.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        """Deal all tables; the seeds are those of `seed`."""
        first = self._seeds[0]
        observation, _ = self.tables.reset(seed=None if first is None else list(self._seeds))
        self._reset_seeds()
        self._reset_options()
        self.points[:] = 0.0
        self.lengths[:] = 0
        rows: NDArray[np.float32] = observation["observation"]
        return rows

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the actions for `step_wait`."""
        self.waiting = actions

    def step_wait(self) -> Any:
        """Play the actions; finished tables are dealt anew, as Stable-Baselines3 expects it."""
        observation, rewards, over, cut, told = self.tables.step(self.waiting)
        done = over | cut
        self.points += rewards
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in done.nonzero()[0].tolist():
            infos[i] = {
                **told["final_info"][i],
                "terminal_observation": told["final_obs"][i]["observation"],
                "TimeLimit.truncated": bool(cut[i]),
                "episode": {"r": float(self.points[i]), "l": int(self.lengths[i]), "t": 0.0},
            }
            self.points[i] = 0.0
            self.lengths[i] = 0
        return observation["observation"], rewards.astype(np.float32), done, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal at each table."""
        return self.tables.action_masks()

    def close(self) -> None:
        """Does nothing: there are no open resources."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same attribute for each table."""
        return [getattr(self, attr_name) for _ in self._places(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Not possible: the tables have no attributes of their own."""
        raise AttributeError(f"The tables have no attribute {attr_name!r} to set.")

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """The masks of the tables; no other method exists."""
        if method_name != "action_masks":
            raise AttributeError(f"The tables have no method {method_name!r}.")
        masks = self.tables.action_masks()
        return [masks[i] for i in self._places(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No table is wrapped; the statistics of episodes are given like a Monitor's."""
        return [False for _ in self._places(indices)]

    def _places(self, indices: int | Iterable[int] | None) -> Sequence[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else list(indices)


class PackedMasks(MaskableRolloutBuffer):  # type: ignore[misc]  # no types, as above
    """MaskablePPO's memory of a rollout with masks of one bit per action."""

    def reset(self) -> None:
        """Forget all steps."""
        self.mask_dims = int(self.action_space.n)
        width = (self.mask_dims + 7) // 8
        self.action_masks = np.zeros((self.buffer_size, self.n_envs, width), np.uint8)
        RolloutBuffer.reset(self)

    def add(self, *args: Any, action_masks: Any = None, **kwargs: Any) -> None:
        """Keep one step of all tables."""
        masks = np.asarray(action_masks).reshape(self.n_envs, self.mask_dims)
        self.action_masks[self.pos] = np.packbits(masks != 0, axis=1)
        RolloutBuffer.add(self, *args, **kwargs)

    def _get_samples(self, batch_inds: Any, env: Any = None) -> MaskableRolloutBufferSamples:
        masks = np.unpackbits(self.action_masks[batch_inds], axis=1, count=self.mask_dims)
        return MaskableRolloutBufferSamples(
            torch.as_tensor(self.observations[batch_inds]),
            torch.as_tensor(self.actions[batch_inds]),
            torch.as_tensor(self.values[batch_inds].flatten()),
            torch.as_tensor(self.log_probs[batch_inds].flatten()),
            torch.as_tensor(self.advantages[batch_inds].flatten()),
            torch.as_tensor(self.returns[batch_inds].flatten()),
            torch.as_tensor(masks),
        )


class SharedLayer(BaseFeaturesExtractor):  # type: ignore[misc]  # no types, as above
    """One layer for policy and values: the one with the most weights, computed once."""

    def __init__(self, observation_space: Any, features_dim: int = 256) -> None:
        super().__init__(observation_space, features_dim)
        self.layer = nn.Linear(observation_space.shape[0], features_dim)

    def forward(self, observations: Any) -> Any:
        """The features of each row."""
        return torch.relu(self.layer(observations))


class FactoredPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]  # no types, as above
    """MaskablePPO's policy for vectors with a factored head; `game` is a game's id.

    Only the logits of legal actions are computed, a few of thousands.
    """

    def __init__(self, *args: Any, game: str, **kwargs: Any) -> None:
        self.game = game
        super().__init__(*args, **kwargs)

    def forward(
        self, obs: Any, deterministic: bool = False, action_masks: Any = None
    ) -> tuple[Any, Any, Any]:
        """Actions, values and log-probabilities."""
        latent, values = self._latents(obs)
        rows, actions, chances = self._legal(latent, action_masks)
        place = self._picked(rows, chances, len(values), deterministic)
        return actions[place], values, chances[place]

    def evaluate_actions(
        self, obs: Any, actions: Any, action_masks: Any = None
    ) -> tuple[Any, Any, Any]:
        """Values, the log-probabilities of these actions, and the entropy of each row."""
        latent, values = self._latents(obs)
        rows, legal, chances = self._legal(latent, action_masks)
        taken = legal == actions.long().flatten()[rows]
        parts = -chances.exp() * chances
        entropy = torch.zeros(len(values)).index_add(0, rows, parts)
        return values, chances[taken], entropy

    def _predict(
        self, observation: Any, deterministic: bool = False, action_masks: Any = None
    ) -> Any:
        return self(observation, deterministic, action_masks)[0]

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        factors = factors_of(make_game(self.game))
        self.action_net = nn.Linear(self.mlp_extractor.latent_dim_pi, factors.size)
        nn.init.orthogonal_(self.action_net.weight, gain=0.01)
        nn.init.zeros_(self.action_net.bias)
        self.register_buffer("parts", torch.as_tensor(factors.parts), persistent=False)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return {**super()._get_constructor_parameters(), "game": self.game}

    def _latents(self, obs: Any) -> tuple[Any, Any]:
        """What the head sees, and the values."""
        latent, critic = self.mlp_extractor(self.extract_features(obs))
        return latent, self.value_net(critic)

    def _legal(self, latent: Any, action_masks: Any) -> tuple[Any, Any, Any]:
        """The legal actions: row, number and log-probability of each, in the order of rows."""
        count = len(latent)
        if action_masks is None:
            masks = torch.ones(count, len(self.parts), dtype=torch.bool)
        else:
            masks = torch.as_tensor(action_masks).reshape(count, -1) != 0
        rows, actions = masks.nonzero(as_tuple=True)
        # The part beyond the last one belongs to actions with fewer parts than others.
        outputs = nn.functional.pad(self.action_net(latent), (0, 1))
        logits = outputs[rows.unsqueeze(1), self.parts[actions]].sum(1)
        top = torch.full((count,), -torch.inf).scatter_reduce(0, rows, logits.detach(), "amax")
        shifted = logits - top[rows]
        total = torch.zeros(count).index_add(0, rows, shifted.exp())
        return rows, actions, shifted - total.log()[rows]

    def _picked(self, rows: Any, chances: Any, count: int, deterministic: bool) -> Any:
        """The place of one legal action of each row: the likeliest, or drawn."""
        scores = chances.detach()
        if not deterministic:
            scores = scores - torch.empty_like(scores).exponential_().log()
        best = torch.full((count,), -torch.inf).scatter_reduce(0, rows, scores, "amax")
        places = (scores == best[rows]).nonzero().flatten()
        # Among equal scores the last one is taken.
        return torch.zeros(count, dtype=torch.long).index_put((rows[places],), places)
