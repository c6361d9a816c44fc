"""Trains a player of Palazzo with sb3-contrib's MaskablePPO, and plays it against `random`.

    pip install 'contrada[adapters]' sb3-contrib
    python maskable_ppo.py [--minutes 8] [--games 100]

Only legal actions are sampled: `action_masks()` is the mask that MaskablePPO asks for. The opponent
in training is `random`; a stronger one, or the model itself, is a name, a bot or a function.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import SubprocVecEnv

import contrada.adapters.gymnasium  # noqa: F401  # registers the environments


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Gives the model the observation without the mask, which MaskablePPO asks for separately."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, gymnasium.spaces.Dict)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: Any) -> Any:
        """The vector of the observation."""
        return observation["observation"]

    def action_masks(self) -> Any:
        """The legal actions."""
        return self.unwrapped.action_masks()  # type: ignore[attr-defined]


class Deadline(BaseCallback):  # type: ignore[misc]  # no types where it is not installed
    """Ends the training after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def table() -> gymnasium.Env[Any, Any]:
    """A seat of Palazzo against `random`; the reward is the lead in points."""
    return Flat(gymnasium.make("contrada/palazzo-v0", bots=["random"], reward="lead"))


def train(minutes: float) -> MaskablePPO:
    """Train for some minutes on two processes."""
    model = MaskablePPO(
        "MlpPolicy",
        SubprocVecEnv([table] * 4),
        n_steps=512,
        batch_size=512,
        gamma=1.0,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    model.learn(10**9, callback=Deadline(60 * minutes))
    model.get_env().close()
    return model


def wins(model: MaskablePPO, games: int) -> int:
    """The number of games that the model wins against `random`."""
    env = Flat(gymnasium.make("contrada/palazzo-v0", bots=["random"]))
    won = 0
    for number in range(games):
        observation, _ = env.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            masks = env.action_masks()
            action, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, gained, ended, cut, _ = env.step(int(action))
            reward = float(gained)
            over = ended or cut
        won += reward > 0
    return won


def main() -> None:
    """Train, then play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    model = train(given.minutes)
    print(f"wins {wins(model, given.games)} of {given.games} games against random")


if __name__ == "__main__":
    main()
