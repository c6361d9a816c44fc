"""Trains a player of Palazzo with sb3-contrib's MaskablePPO, and plays it against `random`.

    pip install 'contrada[sb3]'
    python maskable_ppo.py [--minutes 8] [--computing N] [--games 100] [--save FILE]

Sixty-four tables are played in compiled code (`SeatVecEnv`). Observations have the encoding
`features`, the network has one output per part of an action (`FactoredPolicy`), and only legal
actions are sampled. The opponent in training is `random`; a stronger one is a name, a bot or a
function. The games at the end are played in batches (`evaluate`), in both seats.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from contrada.adapters.models import Evaluation, evaluate
from contrada.adapters.sb3 import FactoredPolicy, PackedMasks, SeatVecEnv, SharedLayer

GAME = "palazzo"


class Deadline(BaseCallback):  # type: ignore[misc]  # no types where it is not installed
    """Ends the training after some seconds, elapsed or of processor time, and says now and then how
    far it is.
    """

    def __init__(self, seconds: float, computing: float) -> None:
        super().__init__()
        self.begin = time.monotonic()
        self.seconds = seconds
        self.computing = computing
        self.told = 0.0

    def _on_step(self) -> bool:
        passed = time.monotonic() - self.begin
        if passed - self.told > 30 and self.model.ep_info_buffer:
            lead = sum(each["r"] for each in self.model.ep_info_buffer)
            lead *= 100 / len(self.model.ep_info_buffer)
            print(
                f"{passed:4.0f} s ({time.process_time():.0f} s of processor time): "
                f"{self.num_timesteps:,} steps, lead {lead:+.1f} points",
                flush=True,
            )
            self.told = passed
        return passed < self.seconds and time.process_time() < self.computing


def train(minutes: float, computing: float) -> MaskablePPO:
    """Train for some minutes; the reward is the lead in points at the end of a game."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        FactoredPolicy,
        SeatVecEnv(GAME, num_envs=64, bots=["random"], reward="lead"),
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.01,
        rollout_buffer_class=PackedMasks,
        policy_kwargs={
            "game": GAME,
            "features_extractor_class": SharedLayer,
            "net_arch": [128],
            "activation_fn": torch.nn.ReLU,
        },
        seed=1,
        device="cpu",
    )
    model.learn(10**9, callback=Deadline(60 * minutes, 60 * computing))
    return model


def against_random(model: MaskablePPO, games: int) -> Evaluation:
    """Games of the trained model, which takes its likeliest action."""

    def choose(observations: Any, masks: Any) -> Any:
        return model.predict(observations, action_masks=masks, deterministic=True)[0]

    return evaluate(GAME, choose, ["random"], games, seed=1000)


def main() -> None:
    """Train, then play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument(
        "--computing",
        type=float,
        default=1e9,
        help="Minutes of processor time after which the training ends, for a busy machine.",
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--save", default="", help="Write the model to this file.")
    given = parser.parse_args()
    began = time.monotonic()
    model = train(given.minutes, given.computing)
    minutes, computing = (time.monotonic() - began) / 60, time.process_time() / 60
    if given.save:
        model.save(given.save)
    result = against_random(model, given.games)
    print(
        f"{model.num_timesteps:,} steps in {minutes:.1f} minutes, "
        f"{computing:.1f} minutes of processor time"
    )
    print(
        f"wins {result.wins:g} of {result.games} games against random "
        f"(95 %: {result.win_low:.1%} to {result.win_high:.1%}), lead {result.lead:+.1f} points"
    )


if __name__ == "__main__":
    main()
