"""A seat of a game as a Gymnasium environment; bots play the other seats.

    import gymnasium
    import contrada.adapters.gymnasium
    table = gymnasium.make(f"contrada/{game_id}-v0", bots=["journeyman"], seat=0)
    tables = gymnasium.make_vec(f"contrada/{game_id}-v0", num_envs=64, bots=["random"])

Observations and the horizon are those of `contrada.adapters.pettingzoo`; `encoding` is `raw` or
`features`. `bots` are names, bots, classes of bots or functions `choose(info, rng)`. The reward
comes at the end: by `place` (from -1 for the last to 1 for the first), by `points` or by `lead`
over the best rival, both divided by SCALE. An illegal action ends the episode with a reward of -1.
`info` holds `seat`, `scores` and, at the end, `places`. `action_masks()` is what sb3-contrib's
MaskablePPO asks for. `make_vec` gives `contrada.adapters.vector.TableVectorEnv`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import contrada.games  # noqa: F401  # registers the games
from contrada.adapters.native.batch import REWARDS, SCALE, rewards_of
from contrada.adapters.observation import Observer
from contrada.adapters.pettingzoo import Observation, observation_space
from contrada.adapters.tables import check_players, check_seat, new_course, opponents_of
from contrada.core.errors import BadSetup
from contrada.core.messages import Json
from contrada.core.registry import game_ids
from contrada.core.spec import Options
from contrada.library import Player

__all__ = ["REWARDS", "SCALE", "SeatEnv", "register_all", "reward_number"]

SHORT: Final = 80
"""The longest list or object that `render` prints on one line."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # the base class declares it so

    def __init__(
        self,
        game: str,
        bots: Sequence[Player] = ("greedy",),
        seat: int | None = None,
        options: Options | None = None,
        components: Json | None = None,
        render_mode: str | None = None,
        reward: str = "place",
        encoding: str = "raw",
    ) -> None:
        """`bots` take the seats after `seat`, in order; without `seat` it is different in every
        game.
        """
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"The render mode is 'ansi' or None, not {render_mode!r}.")
        self.reward = reward
        self._reward_number = reward_number(reward)
        if isinstance(bots, str):
            raise TypeError(f"`bots` is a list with the other players, not {bots!r}.")
        self.render_mode = render_mode
        self.course = new_course(game, len(bots) + 1, options, components)
        check_seat(seat, self.course.seats)
        self.bots = check_players(bots, self.course.game)
        self.fixed = seat
        self.seat = 0 if seat is None else seat
        self.observer = Observer(self.course.game, self.course.seats, self.course.options, encoding)
        self._opponents = opponents_of(self.bots, self.course.game)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.course.game.spec.num_actions)
        self.observation_space = observation_space(self.observer)

    def set_bots(self, bots: Sequence[Player]) -> None:
        """Replace the opponents from the next game on, for instance by the model in training
        (`contrada.adapters.models.ModelBot`); as many as before.
        """
        if len(bots) != len(self.bots):
            raise BadSetup(f"There are {len(self.bots)} other seats, not {len(bots)}.")
        self.bots = check_players(bots, self.course.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play until this environment's seat has its first decision."""
        super().reset(seed=seed)
        course = self.course
        for _ in range(1000):
            course.begin(int(self.np_random.integers(2**62)))
            if self.fixed is None:
                self.seat = int(self.np_random.integers(course.seats))
            self._opponents = opponents_of(self.bots, course.game)
            self._opponents.wait(course, self.seat)
            # The protocol allows a game in which the seat never has a decision.
            if course.to_move == self.seat:
                break
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the bots' moves until this environment's seat decides again."""
        course = self.course
        if not course.allows(int(action)):
            told = {**self._info(), "illegal": True}
            return self._observation(), -1.0, True, False, told
        course.play(int(action))
        self._opponents.wait(course, self.seat)
        over = course.over
        reward = rewards_of(course, self._reward_number)[self.seat] if over else 0.0
        return self._observation(), reward, over, course.cut_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        return self.observer.mask(self.course.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What the seat sees, as text (`render_mode="ansi"`)."""
        if self.render_mode is None:
            return None
        course = self.course
        view = msgspec.to_builtins(course.game.view(course.state, self.seat))
        head = f"{course.game.spec.title}: seat {self.seat}, scores {self._info()['scores']}"
        return "\n".join([head, *_lines(view, 1)])

    def _info(self) -> dict[str, Any]:
        """What is told beside the observation; the scores are what the seat may know."""
        course, game = self.course, self.course.game
        told: dict[str, Any] = {
            "seat": self.seat,
            "scores": [
                game.breakdown(course.state, of, self.seat).total for of in range(course.seats)
            ],
        }
        if course.over:
            told["places"] = list(game.ranking(course.state))
        return told

    def _observation(self) -> Observation:
        state = self.course.state
        return {
            "observation": self.observer.vector(state, self.seat),
            "action_mask": self.observer.mask(state, self.seat),
        }


def reward_number(reward: str) -> int:
    """The number of a kind of reward; raises BadSetup."""
    if reward not in REWARDS:
        raise BadSetup(f"The reward is one of {', '.join(REWARDS)}, not {reward!r}.")
    return REWARDS.index(reward)


def _lines(value: Any, depth: int) -> list[str]:
    """Nested data as indented lines; short lists and objects stay on one line."""
    space = "  " * depth
    if isinstance(value, dict):
        pairs = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list):
        pairs = [(str(number), part) for number, part in enumerate(value)]
    else:
        return [f"{space}{value}"]
    found = []
    for key, part in pairs:
        text = str(part)
        if not isinstance(part, dict | list) or len(text) <= SHORT:
            found.append(f"{space}{key}: {text}")
        else:
            found += [f"{space}{key}:", *_lines(part, depth + 1)]
    return found


def register_all() -> None:
    """Register every game with Gymnasium, as `contrada/<game>-v0`."""
    for game_id in game_ids():
        name = f"contrada/{game_id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                f"{__name__}:SeatEnv",
                vector_entry_point="contrada.adapters.vector:TableVectorEnv",
                kwargs={"game": game_id},
            )


register_all()
