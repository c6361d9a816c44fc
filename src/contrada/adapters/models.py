"""Your own models as players: one decision at a time, or many games with batched evaluation.

A model is a function `model(observations, masks)` with arrays of float32 and bool, one row per
decision, that returns one action per row.

    bot = ModelBot(game, model, encoding="features")           # anywhere a bot is asked for
    result = evaluate(game_id, model, ["random"], games=200)   # in batches, all seats in turn
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrada.adapters.native.batch import GOING_ON, OVER, Batch
from contrada.adapters.observation import Observer, Vector
from contrada.adapters.tables import check_players, new_course, opponents_of
from contrada.bots.experiments.arena import shares, wilson
from contrada.core.errors import BadSetup, IllegalAction
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.messages import Json
from contrada.core.rng import Rng
from contrada.core.spec import Options
from contrada.library import Player

Model = Callable[[Vector, NDArray[np.bool_]], Any]
"""Actions for a batch of observations and masks."""


class ModelBot:
    """A model that plays one seat, in the arena, in `contrada.play` or as an opponent."""

    def __init__(
        self,
        game: Game[Any],
        model: Model,
        seats: int,
        options: Options | None = None,
        encoding: str = "features",
    ) -> None:
        self.model = model
        self.observer = Observer(game, seats, options, encoding)

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """The model's action; it sees what the seat knows."""
        row = self.observer.vector(info.world, info.seat)
        mask = self.observer.mask(info.world, info.seat).astype(np.bool_)
        return int(np.asarray(self.model(row[None], mask[None])).reshape(-1)[0])


class Evaluation(msgspec.Struct, frozen=True):
    """The results of a model against bots."""

    games: int
    wins: float
    """Games won; a shared first place counts as a fraction."""
    win_rate: float
    win_low: float
    win_high: float
    """The upper bound of the 95 % Wilson interval; `win_low` is the lower."""
    place_share: float
    """1 for always first, 0 for always last."""
    score: float
    lead: float
    """The mean lead over the best rival in points."""


def evaluate(
    game: str,
    model: Model,
    bots: Sequence[Player],
    games: int = 100,
    seed: int = 0,
    *,
    tables: int = 64,
    options: Options | None = None,
    components: Json | None = None,
    encoding: str = "features",
) -> Evaluation:
    """Play games of a model against bots, `tables` at a time, with one call of the model per step.

    The model takes every seat in turn; each deal is played once in every seat.
    """
    if games < 1 or tables < 1:
        raise BadSetup("An evaluation has at least 1 game and 1 table.")
    first = new_course(game, len(bots) + 1, options, components)
    players = check_players(bots, first.game)
    observer = Observer(first.game, first.seats, first.options, encoding)
    count = min(tables, games)
    courses = [first] + [
        new_course(first.game, first.seats, first.options) for _ in range(count - 1)
    ]
    opponents = [opponents_of(players, first.game) for _ in courses]
    batch = Batch(courses, opponents, observer.encoder, observer.size, 0)
    rows: Vector = np.frombuffer(memoryview(batch.observations), np.float32).reshape(count, -1)
    masks = np.frombuffer(memoryview(batch.masks), np.bool_).reshape(count, -1)
    status = np.asarray(memoryview(batch.status))
    numbers = iter(range(games))
    results: list[tuple[int, list[int], list[int]]] = []

    def deal(i: int) -> bool:
        """Begin the next game at a table; a game without a decision of the model is only noted."""
        for number in numbers:
            deal, seat = divmod(number, first.seats)
            assert batch.opponents is not None
            batch.opponents[i] = opponents_of(players, first.game)
            going_on = batch.begin(i, seed + deal, seat)
            if going_on:
                batch.show(i)
                return True
            note(i)
        return False

    def note(i: int) -> None:
        state = courses[i].state
        if status[i] not in (GOING_ON, OVER):
            raise IllegalAction(f"The model may not do that at table {i}, or the game is endless.")
        seat = int(batch.seats[i])
        results.append((seat, first.game.scores(state), list(first.game.ranking(state))))

    busy = [i for i in range(count) if deal(i)]
    while busy:
        chosen = np.asarray(model(rows[busy], masks[busy])).reshape(-1).tolist()
        actions = [0] * count
        for i, action in zip(busy, chosen, strict=True):
            actions[i] = int(action)
        if batch.step(actions):
            ended = [i for i in busy if status[i] != GOING_ON]
            for i in ended:
                note(i)
            over = {i for i in ended if not deal(i)}
            busy = [i for i in busy if i not in over]
    return _summary(results)


def _summary(results: Sequence[tuple[int, list[int], list[int]]]) -> Evaluation:
    wins, placed, scores, leads = [], [], [], []
    for seat, points, places in results:
        won, share = shares(places)
        wins.append(won[seat])
        placed.append(share[seat])
        scores.append(points[seat])
        leads.append(points[seat] - max(p for s, p in enumerate(points) if s != seat))
    games = len(results)
    low, high = wilson(sum(wins), games)
    return Evaluation(
        games=games,
        wins=float(sum(wins)),
        win_rate=sum(wins) / games,
        win_low=low,
        win_high=high,
        place_share=sum(placed) / games,
        score=sum(scores) / games,
        lead=sum(leads) / games,
    )
