"""The games as PettingZoo AEC environments.

    from contrada.adapters.pettingzoo import env
    table = env(game_id, seats=3)

Observations are dictionaries of `observation` and `action_mask`; `encoding` is `raw` or `features`
(see `contrada.adapters.columns`). Rewards are given at the end: from -1 for the last place to 1 for
the first, with sum 0. A game that exceeds `max_plies` is truncated with rewards of 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import contrada.games  # noqa: F401  # registers the games
from contrada.adapters.observation import Observer
from contrada.adapters.tables import new_course
from contrada.core.errors import BadSetup, IllegalAction
from contrada.core.messages import Json
from contrada.core.spec import Options

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    components: Json | None = None,
    encoding: str = "raw",
) -> AECEnv[str, Observation, int]:
    """A game with the checks of PettingZoo's usual wrappers, but without their cost: an illegal
    action ends it with a reward of -1, and calls in the wrong order are refused.
    """
    return TableEnv(game, seats, options, components, encoding)


class RawEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A game without wrappers; an illegal action raises IllegalAction."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        components: Json | None = None,
        encoding: str = "raw",
    ) -> None:
        super().__init__()
        self.course = new_course(game, seats, options, components)
        self.observer = Observer(self.course.game, self.course.seats, self.course.options, encoding)
        spec = self.course.game.spec
        self.metadata = {
            "name": f"contrada_{spec.id}_v{spec.rules_version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.course.seats)]
        self.agents = self.possible_agents[:]
        n = spec.num_actions
        self._action_spaces = {a: spaces.Discrete(n) for a in self.agents}
        self._observation_spaces = {a: observation_space(self.observer) for a in self.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; the same object every time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions; the same object every time."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.course.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.to_move]

    def observe(self, agent: str) -> Observation:
        """The current observation of an agent, whether or not it is to move."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.course.game.spec.num_actions, dtype=np.int8)
        if seat == self.course.to_move and not self.course.cut_off:
            mask = self.observer.mask(self.course.state, seat)
        return {"observation": self.observer.vector(self.course.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent, or remove an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.course.allows(int(action)):
            raise IllegalAction(f"{agent} may not play {action} here.")
        self._play(agent, int(action))

    def _play(self, agent: str, action: int) -> None:
        """Play a legal action."""
        course = self.course
        self._cumulative_rewards[agent] = 0.0
        course.play(action)
        if not course.over and not course.cut_off:
            # Rewards are 0 until the end, so there is nothing else to update.
            self.agent_selection = self.possible_agents[course.to_move]
            return
        results = course.results()
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = results[seat]
            self.terminations[other] = course.over
            self.truncations[other] = course.cut_off
        if not course.over:
            self.agent_selection = self.possible_agents[course.to_move]
        self._accumulate_rewards()

    def render(self) -> None:
        """Does nothing; use `contrada play` or the browser."""

    def close(self) -> None:
        """Does nothing: there are no open resources."""


class TableEnv(RawEnv):
    """A game in which an illegal action ends the episode, with a reward of -1 for its player."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        components: Json | None = None,
        encoding: str = "raw",
    ) -> None:
        super().__init__(game, seats, options, components, encoding)
        self._dealt = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        super().reset(seed, options)
        self._dealt = True

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent, or remove an agent that is done."""
        if not self._dealt:
            raise BadSetup("`reset` comes before the first `step`.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        elif action is not None and self.course.allows(int(action)):
            self._play(agent, int(action))
        else:
            self._cumulative_rewards[agent] = 0.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = -1.0
            self._accumulate_rewards()


def observation_space(observer: Observer) -> spaces.Dict:
    """The space of an observer's vectors, with the mask of legal actions."""
    actions = observer.game.spec.num_actions
    lowest, highest = observer.bounds
    return spaces.Dict(
        {
            "observation": spaces.Box(lowest, highest, (observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
