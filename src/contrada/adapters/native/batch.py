"""Many games in lockstep, for vector environments: the loop over the tables is compiled."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from contrada.adapters.native.course import Course, Opponents
from contrada.adapters.native.encoder import Encoder, rows
from contrada.core.game import TERMINAL, Game

PLACE: Final = 0
POINTS: Final = 1
LEAD: Final = 2
REWARDS: Final = ("place", "points", "lead")
"""The names of the rewards, in the order of their numbers."""
SCALE: Final = 100.0
"""What points are divided by in rewards, so that they have the size of rewards by place."""

GOING_ON: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2
ILLEGAL: Final = 3


@final
class Batch:
    """Tables of one game. NumPy reads the buffers `observations`, `masks`, `rewards`, `status` and
    `seats` without copying them.
    """

    def __init__(
        self,
        courses: list[Course],
        opponents: list[Opponents] | None,
        encoder: Encoder,
        size: int,
        reward: int,
    ) -> None:
        """`opponents` has the other players of each table; without them the agent plays all seats,
        and a row belongs to the seat to move.
        """
        game: Game[Any] = courses[0].game
        self.courses = courses
        self.opponents = opponents
        self.encoder = encoder
        self.actions: i64 = game.spec.num_actions
        self.players: i64 = courses[0].seats
        self.reward: i64 = reward
        count = len(courses)
        self.rows = rows(count, size)
        self.observations = self.rows[0].cells
        self.masks = vec[u8]([0] * (count * game.spec.num_actions))
        self.rewards = vec[float]([0.0] * (count * courses[0].seats))
        """A number for each table and seat."""
        self.status = vec[u8]([0] * count)
        self.seats = vec[i64]([0] * count)
        """The seat of each table whose observation is shown."""
        self.legal: list[vec[i64]] = [vec[i64]() for _ in range(count)]
        """The actions that the masks show."""

    def begin(self, i: i64, deal: int, seat: i64) -> bool:
        """Deal a table anew; returns whether there is a decision of the agent's seat."""
        course = self.courses[i]
        course.begin(deal)
        self.seats[i] = seat
        self.status[i] = GOING_ON
        for player in range(self.players):
            self.rewards[i * self.players + player] = 0.0
        self.wait(i)
        return self.status[i] == GOING_ON

    def wait(self, i: i64) -> None:
        """Play the opponents' moves, then note whether the game goes on."""
        course = self.courses[i]
        opponents = self.opponents
        if opponents is not None:
            opponents[i].wait(course, self.seats[i])
        mover = course.game.to_move(course.state)
        if mover == TERMINAL:
            self.status[i] = OVER
            self.give_rewards(i)
        elif course.plies >= course.max_plies:
            self.status[i] = CUT_OFF
        elif opponents is None:
            self.seats[i] = mover

    def step(self, actions: list[int]) -> int:
        """Play an action at every table that goes on; returns how many of them have ended."""
        ended: i64 = 0
        for i in range(len(actions)):
            if self.status[i] != GOING_ON:
                continue
            action: i64 = actions[i]
            if action < 0 or action >= self.actions or self.masks[i * self.actions + action] == 0:
                self.status[i] = ILLEGAL
                self.rewards[i * self.players + self.seats[i]] = -1.0
            else:
                self.courses[i].play(action)
                self.wait(i)
            if self.status[i] != GOING_ON:
                ended += 1
            self.show(i)
        return ended

    def show(self, i: i64) -> None:
        """Write the observation and the mask of a table."""
        course = self.courses[i]
        seat = self.seats[i]
        masks = self.masks
        start = i * self.actions
        before = self.legal[i]
        for k in range(len(before)):
            masks[start + before[k]] = 0
        if self.status[i] == GOING_ON:
            legal = course.game.legal(course.state, seat)
            for k in range(len(legal)):
                masks[start + legal[k]] = 1
            self.legal[i] = legal
        else:
            self.legal[i] = vec[i64]()
        self.encoder.write(course.state, seat, self.rows[i])

    def give_rewards(self, i: i64) -> None:
        """The rewards of all seats at the end of a game."""
        course = self.courses[i]
        start = i * self.players
        if self.reward == PLACE:
            shares = course.game.returns(course.state)
            for seat in range(self.players):
                self.rewards[start + seat] = 2.0 * shares[seat] - 1.0
            return
        scores = course.game.scores(course.state)
        for seat in range(self.players):
            points = float(scores[seat])
            if self.reward == LEAD:
                best = -1e9
                for other in range(self.players):
                    if other != seat and float(scores[other]) > best:
                        best = float(scores[other])
                points -= best
            self.rewards[start + seat] = points / SCALE


def rewards_of(course: Course, reward: int) -> list[float]:
    """The reward of each seat at the end of a game."""
    if reward == PLACE:
        return course.results()
    scores = course.game.scores(course.state)
    if reward == POINTS:
        return [points / SCALE for points in scores]
    found = []
    for seat, points in enumerate(scores):
        best = max([rival for other, rival in enumerate(scores) if other != seat])
        found.append((points - best) / SCALE)
    return found
