"""A game in progress for frameworks that request one seat's action at a time."""

from __future__ import annotations

import secrets
from typing import Any, Final, final

from mypy_extensions import i64

from contrada.bots.lookahead import greedy_choice
from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.info import InfoSet
from contrada.core.rng import Rng, rng_for_run
from contrada.core.spec import Options

BOT_STREAM: Final = 1
"""Separates the bots' random stream from chance's."""
WORLD_STREAM: Final = 2
"""Separates the stream that makes a bot's information set."""

CALLED: Final = -1
"""A bot that is a function `choose(info, rng)`."""
RANDOM: Final = 0
"""The bot `random`, played in compiled code. Numbers above it are `greedy` with so many worlds."""


@final
class Course:
    """A game in progress, always at a decision of a seat or at its end.

    Chance outcomes and publicly forced moves are played automatically, as in a match.
    """

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.max_plies: i64 = game.spec.max_plies
        self.rng = Rng(0, 0, 0, 0)
        """The stream of chance."""
        self.luck = Rng(0, 0, 0, 0)
        """The bots' stream."""
        self.deal: int = 0
        """The seed of the streams."""
        self.worlds: Rng | None = None
        """The stream of the bots' information sets, once one was made."""
        self.begun = False
        self.state: State = game.initial(seats, options)
        self.plies: i64 = 0

    def begin(self, seed: int | None = None) -> None:
        """Start a new game; without a seed it continues the previous game's random streams."""
        if seed is not None or not self.begun:
            deal = secrets.randbits(62) if seed is None else seed
            self.rng = rng_for_run(deal)
            self.luck = rng_for_run(deal, BOT_STREAM)
            self.deal = deal
            self.worlds = None
            self.begun = True
        self.state = self.game.initial(self.seats, self.options)
        self.plies = 0
        self.settle()

    @property
    def to_move(self) -> int:
        """The seat to move, or TERMINAL."""
        return self.game.to_move(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.to_move(self.state) == TERMINAL

    @property
    def cut_off(self) -> bool:
        """Whether the game has reached the maximum number of plies and is truncated."""
        return self.plies >= self.max_plies and self.game.to_move(self.state) != TERMINAL

    def legal(self) -> list[int]:
        """The legal actions of the seat to move."""
        return [int(a) for a in self.game.legal(self.state, self.game.to_move(self.state))]

    def allows(self, action: i64) -> bool:
        """Whether the game goes on and the action is legal for the seat to move."""
        seat = self.game.to_move(self.state)
        if seat == TERMINAL or self.plies >= self.max_plies:
            return False
        legal = self.game.legal(self.state, seat)
        for i in range(len(legal)):
            if legal[i] == action:
                return True
        return False

    def play(self, action: i64) -> None:
        """Play a legal action of the seat to move."""
        self.game.apply(self.state, self.game.to_move(self.state), action)
        self.plies += 1
        self.settle()

    def world_of(self, seat: i64) -> State:
        """A state that the seat cannot distinguish from the true one."""
        worlds = self.worlds
        if worlds is None:
            worlds = rng_for_run(self.deal, WORLD_STREAM)
            self.worlds = worlds
        world: State = self.game.determinize(self.state, seat, worlds)
        return world

    def results(self) -> list[float]:
        """From -1 for the last to 1 for the first place, with sum 0; 0 until the end."""
        if not self.over:
            return [0.0] * self.seats
        return [2.0 * share - 1.0 for share in self.game.returns(self.state)]

    def settle(self) -> None:
        """Play chance outcomes and forced moves until a seat decides or the game is over."""
        game, state = self.game, self.state
        while True:
            seat = game.to_move(state)
            if seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, self.rng))
            elif seat != TERMINAL and game.forced(state, seat):
                game.apply(state, seat, game.legal(state, seat)[0])
            else:
                return
            self.plies += 1


@final
class Opponents:
    """The players of the seats after the agent's, in order."""

    def __init__(self, kinds: list[int], choosers: list[Any], policy: Policy[Any] | None) -> None:
        self.kinds = kinds
        """CALLED, RANDOM or the number of worlds of `greedy`."""
        self.choosers = choosers
        """The function of each opponent that is CALLED."""
        self.policy = policy
        """The game's policy, for `greedy`."""

    def wait(self, course: Course, seat: i64) -> None:
        """Play the opponents' moves until `seat` has a decision or the game ends."""
        seats: i64 = course.seats
        while course.plies < course.max_plies:
            mover = course.game.to_move(course.state)
            if mover == seat or mover == TERMINAL:
                return
            course.play(self.choice(course, mover, (mover - seat - 1 + seats) % seats))

    def choice(self, course: Course, mover: i64, place: i64) -> i64:
        """The action that the opponent at this place of the list chooses."""
        game = course.game
        kind: i64 = self.kinds[place]
        if kind == RANDOM:
            legal = game.legal(course.state, mover)
            return legal[course.luck.below(len(legal))]
        policy = self.policy
        if kind > 0 and policy is not None:
            return greedy_choice(game, policy, course.state, mover, kind, course.luck)
        info = InfoSet(game, course.world_of(mover), mover)
        action: int = self.choosers[place](info, course.luck)
        return action
