"""Many tables of one game as a Gymnasium vector environment; the loop over them is compiled.

    from contrada.adapters.vector import TableVectorEnv
    tables = TableVectorEnv(game_id, num_envs=64, bots=["random"], encoding="features")

Every table is a `SeatEnv` with the same seeds, observations and rewards. A finished table is dealt
anew in the same step; its last observation is in `info["final_obs"]`, its last info in
`info["final_info"]`. With `bots=None` the agent plays all seats (self-play): a row is the
observation of the seat to move, `info["seat"]`; the reward is that of the seat that has just moved,
and `info["rewards"]` has those of all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from contrada.adapters.gymnasium import reward_number
from contrada.adapters.native.batch import CUT_OFF, ILLEGAL, OVER, Batch
from contrada.adapters.native.course import CALLED
from contrada.adapters.observation import Observer
from contrada.adapters.pettingzoo import Observation, observation_space
from contrada.adapters.tables import check_players, check_seat, new_course, opponents_of
from contrada.core.errors import BadSetup
from contrada.core.messages import Json
from contrada.core.spec import Options
from contrada.library import Player

Arrays = NDArray[Any]


class TableVectorEnv(VectorEnv[Observation, Arrays, Arrays]):
    """Tables of one game in lockstep, each with one seat for the agent or with all of them."""

    metadata = {  # noqa: RUF012  # the base class declares it so
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 16,
        bots: Sequence[Player] | None = ("greedy",),
        seat: int | None = None,
        seats: int | None = None,
        options: Options | None = None,
        components: Json | None = None,
        reward: str = "place",
        encoding: str = "raw",
        copy: bool = True,
    ) -> None:
        """`bots` take the seats after `seat`, in order; without `seat` it is different in every
        game. For self-play (`bots=None`) `seats` is the number of players. Without `copy` the
        arrays of a step are overwritten by the next one.
        """
        if num_envs < 1:
            raise BadSetup(f"There must be at least 1 table, not {num_envs}.")
        if bots is not None and seats not in (None, len(bots) + 1):
            raise BadSetup(f"{len(bots)} bots and the agent need {len(bots) + 1} seats.")
        if bots is None and seat is not None:
            raise BadSetup("In self-play the agent has all seats; `seat` belongs to `bots`.")
        players = seats if bots is None else len(bots) + 1
        first = new_course(game, players, options, components)
        check_seat(seat, first.seats)
        self.num_envs = num_envs
        self.game = first.game
        self.seats = first.seats
        self.bots = None if bots is None else check_players(bots, first.game)
        self.fixed = seat
        self.copy = copy
        self.observer = Observer(first.game, first.seats, first.options, encoding)
        self.single_action_space = spaces.Discrete(self.game.spec.num_actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = observation_space(self.observer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        courses = [first]
        for _ in range(num_envs - 1):
            courses.append(new_course(first.game, first.seats, first.options))
        made = None
        if self.bots is not None:
            made = [opponents_of(self.bots, self.game) for _ in courses]
        self._remade = made is not None and CALLED in made[0].kinds
        """Whether bots are made anew for every game, because they may have a memory."""
        self.batch = Batch(
            courses, made, self.observer.encoder, self.observer.size, reward_number(reward)
        )
        self._rngs: list[np.random.Generator] = []
        rows = (num_envs, -1)
        cells = memoryview(self.batch.observations)
        self._observations: Arrays = np.frombuffer(cells, np.float32).reshape(rows)
        masks = memoryview(self.batch.masks)
        self._masks: Arrays = np.frombuffer(masks, np.int8).reshape(rows)
        self._rewards: Arrays = np.asarray(memoryview(self.batch.rewards)).reshape(rows)
        self._status: Arrays = np.asarray(memoryview(self.batch.status))
        self._seats: Arrays = np.asarray(memoryview(self.batch.seats))
        self._tables = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all tables; table i gets the seed `seed` + i, as in Gymnasium's own vectors."""
        if isinstance(seed, int):
            seeds: list[int | None] = [seed + i for i in range(self.num_envs)]
        else:
            seeds = [None] * self.num_envs if seed is None else list(seed)
        if len(seeds) != self.num_envs:
            raise BadSetup(f"There are {self.num_envs} tables and {len(seeds)} seeds.")
        if not self._rngs:
            self._rngs = [np.random.default_rng(each) for each in seeds]
        for i, each in enumerate(seeds):
            if each is not None:
                self._rngs[i] = np.random.default_rng(each)
            self._deal(i)
            self.batch.show(i)
        return self._observation(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Play an action at every table; finished tables are dealt anew."""
        if not self._rngs:
            raise BadSetup("`reset` comes before the first `step`.")
        movers = self._seats.copy()
        ended = self.batch.step(np.asarray(actions).tolist())
        rewards = self._rewards[self._tables, movers].astype(np.float64)
        if not ended:
            nothing = np.zeros(self.num_envs, np.bool_)
            return self._observation(), rewards, nothing, nothing.copy(), self._info()
        over = (self._status == OVER) | (self._status == ILLEGAL)
        cut = self._status == CUT_OFF
        finished = over | cut
        everyone = self._rewards.copy()
        final = self._final(finished)
        for i in finished.nonzero()[0].tolist():
            self._deal(i)
            self.batch.show(i)
        told = {**self._info(), **final}
        if self.bots is None:
            told["rewards"] = everyone
        return self._observation(), rewards, over, cut, told

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal at each table."""
        return self._masks.astype(np.bool_)

    def set_bots(self, bots: Sequence[Player]) -> None:
        """Replace the opponents at all tables from their next decision on; as many as before."""
        if self.bots is None or len(bots) != len(self.bots):
            raise BadSetup(f"There are {len(self.bots or ())} other seats, not {len(bots)}.")
        self.bots = check_players(bots, self.game)
        self.batch.opponents = [opponents_of(self.bots, self.game) for _ in range(self.num_envs)]
        self._remade = CALLED in self.batch.opponents[0].kinds

    def scores(self, i: int) -> list[int]:
        """The points at a table, as far as its seat may know them."""
        state, viewer = self.batch.courses[i].state, int(self._seats[i])
        if self._status[i] == OVER:  # nothing is hidden any more
            return [int(points) for points in self.game.scores(state)]
        return [self.game.breakdown(state, of, viewer).total for of in range(self.seats)]

    def _deal(self, i: int) -> None:
        rng, batch = self._rngs[i], self.batch
        for _ in range(1000):
            deal = int(rng.integers(2**62))
            seat = 0 if self.fixed is None else self.fixed
            if self.fixed is None and self.bots is not None:
                seat = int(rng.integers(self.seats))
            if self._remade and self.bots is not None and batch.opponents is not None:
                batch.opponents[i] = opponents_of(self.bots, self.game)
            if batch.begin(i, deal, seat):
                return

    def _observation(self) -> Observation:
        if not self.copy:
            return {"observation": self._observations, "action_mask": self._masks}
        return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seats.copy()}

    def _final(self, finished: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations and results of finished tables, in Gymnasium's form."""
        observations = np.empty(self.num_envs, object)
        infos = np.empty(self.num_envs, object)
        for i in finished.nonzero()[0].tolist():
            observations[i] = {
                "observation": self._observations[i].copy(),
                "action_mask": self._masks[i].copy(),
            }
            told: dict[str, Any] = {"seat": int(self._seats[i]), "scores": self.scores(i)}
            if self._status[i] == OVER:
                told["places"] = list(self.game.ranking(self.batch.courses[i].state))
            if self._status[i] == ILLEGAL:
                told["illegal"] = True
            infos[i] = told
        return {
            "final_obs": observations,
            "_final_obs": finished,
            "final_info": infos,
            "_final_info": finished,
        }
