"""What the environments share: games in progress and the players of the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contrada.adapters.native.course import CALLED, RANDOM, Course, Opponents
from contrada.bots.greedy import GreedyBot
from contrada.bots.random_bot import RandomBot
from contrada.core.errors import BadSetup
from contrada.core.game import Game
from contrada.core.messages import Json
from contrada.core.registry import make_game, make_policy
from contrada.core.spec import Options
from contrada.library import Chooser, Player, chooser_of


def new_course(
    game: str | Game[Any],
    seats: int | None = None,
    options: Options | None = None,
    components: Json | None = None,
) -> Course:
    """A game, not yet dealt; by default with the fewest seats and the default options."""
    made = make_game(game, components) if isinstance(game, str) else game
    number = made.spec.min_seats if seats is None else seats
    made.spec.check_seats(number)
    return Course(made, number, made.spec.check_options(options or {}))


def check_players(bots: Sequence[Player], game: Game[Any]) -> tuple[Player, ...]:
    """The players of the other seats; raises TypeError or UnknownBot."""
    if isinstance(bots, str):
        raise TypeError(f"`bots` is a list with the other players, not {bots!r}.")
    for bot in bots:
        chooser_of(bot, game)
    return tuple(bots)


def check_seat(seat: int | None, seats: int) -> None:
    """Raise BadSetup for a seat that does not exist."""
    if seat is not None and not 0 <= seat < seats:
        raise BadSetup(f"There is no seat {seat}; there are {seats}.")


def opponents_of(bots: Sequence[Player], game: Game[Any]) -> Opponents:
    """The other players of one game. `random` and `greedy` are played in compiled code."""
    kinds: list[int] = []
    choosers: list[Chooser | None] = []
    for bot in bots:
        choose = chooser_of(bot, game)
        owner = getattr(choose, "__self__", None)
        kind = CALLED
        if isinstance(owner, RandomBot):
            kind = RANDOM
        elif isinstance(owner, GreedyBot) and owner.own_policy is None:
            kind = owner.worlds
        kinds.append(kind)
        choosers.append(choose if kind == CALLED else None)
    policy = make_policy(game) if any(kind > RANDOM for kind in kinds) else None
    return Opponents(kinds, choosers, policy)
