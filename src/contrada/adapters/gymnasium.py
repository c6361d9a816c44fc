"""A seat of a game as a Gymnasium environment; bots play the other seats.

    import gymnasium
    import contrada.adapters.gymnasium
    table = gymnasium.make(f"contrada/{game_id}-v0", bots=["journeyman"], seat=0)

Observations, rewards and the horizon are those of `contrada.adapters.pettingzoo`. An illegal
action ends the episode with a reward of -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

import contrada.games  # noqa: F401  # registers the games
from contrada.adapters.course import Course
from contrada.adapters.observation import Observer
from contrada.adapters.pettingzoo import Observation, observation_space
from contrada.bots.classes import make_bot
from contrada.bots.protocol import Bot
from contrada.core.errors import BadSetup
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.registry import game_ids
from contrada.core.spec import Options


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots."""

    metadata = {"render_modes": []}  # noqa: RUF012  # the base class declares it so

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = None,
        options: Options | None = None,
        components: Json | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` take the seats after `seat`, in order; without `seat` it is different in every
        game.
        """
        if render_mode is not None:
            raise BadSetup("Rendering is not supported; use `contrada play` or the browser.")
        self.course = Course(game, len(bots) + 1, options, components)
        if seat is not None and not 0 <= seat < self.course.seats:
            raise BadSetup(f"There is no seat {seat}; there are {self.course.seats}.")
        self.observer = Observer(self.course.game, self.course.seats, self.course.options)
        self.bot_names = tuple(bots)
        for name in bots:
            make_bot(name, self.course.game)
        self.fixed = seat
        self.seat = 0 if seat is None else seat
        self._bots: list[Bot] = []
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.course.game.spec.num_actions)
        self.observation_space = observation_space(self.observer)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play until this environment's seat has its first decision."""
        super().reset(seed=seed)
        for _ in range(1000):
            self.course.begin(int(self.np_random.integers(2**62)))
            if self.fixed is None:
                self.seat = int(self.np_random.integers(self.course.seats))
            self._bots = [make_bot(name, self.course.game) for name in self.bot_names]
            self._wait()
            # The protocol allows a game in which the seat never has a decision.
            if self.course.to_move == self.seat:
                break
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the bots' moves until this environment's seat decides again."""
        course = self.course
        if course.over or course.cut_off or int(action) not in course.legal():
            told = {"seat": self.seat, "illegal": True}
            return self._observation(), -1.0, True, False, told
        course.play(int(action))
        self._wait()
        reward = course.results()[self.seat]
        return self._observation(), reward, course.over, course.cut_off, {"seat": self.seat}

    def _wait(self) -> None:
        """Play the bots' moves until this environment's seat has a decision or the game ends."""
        course = self.course
        assert course.rng is not None
        while not course.over and not course.cut_off and course.to_move != self.seat:
            mover = course.to_move
            info = InfoSet.of(course.game, course.state, mover, course.rng)
            bot = self._bots[(mover - self.seat - 1) % course.seats]
            course.play(bot.choose(info, course.rng))

    def _observation(self) -> Observation:
        state = self.course.state
        return {
            "observation": self.observer.vector(state, self.seat),
            "action_mask": self.observer.mask(state, self.seat),
        }


def register_all() -> None:
    """Register every game with Gymnasium, as `contrada/<game>-v0`."""
    for game_id in game_ids():
        name = f"contrada/{game_id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": game_id})


register_all()
