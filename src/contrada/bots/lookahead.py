"""One-decision lookahead: play an action, resolve chance, complete the decision, evaluate."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.rng import Rng

STEPS: Final = 12
"""The maximum number of further steps of one decision."""
WIDTH: Final = 6
"""The number of actions tried at such a step: those with the highest prior."""


def settle(game: Game[Any], s: State, rng: Rng) -> None:
    """Draw chance outcomes until a seat decides or the game is over."""
    while game.to_move(s) == CHANCE:
        game.apply(s, CHANCE, game.sample(s, rng))


def lead(game: Game[Any], policy: Policy[Any], s: State, seat: i64) -> float:
    """This seat's lead over its best rival in expected points."""
    points: list[float] = []
    if game.to_move(s) == TERMINAL:
        for score in game.scores(s):
            points.append(float(score))
    else:
        points = policy.evaluate(s)
    best: float = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def after(game: Game[Any], policy: Policy[Any], s: State, seat: i64, a: i64, rng: Rng) -> float:
    """The lead of `seat` after it has played `a` and the rest of the same decision.

    Modifies `s`. While the seat continues its decision, it takes the likely action with the best
    immediate lead.
    """
    game.apply(s, seat, a)
    settle(game, s, rng)
    for _ in range(STEPS):
        if game.to_move(s) != seat:
            break
        game.apply(s, seat, best_at_once(game, policy, s, seat))
        settle(game, s, rng)
    return lead(game, policy, s, seat)


def best_at_once(game: Game[Any], policy: Policy[Any], s: State, seat: i64) -> i64:
    """The likely action of a seat with the best immediate lead."""
    legal = game.legal(s, seat)
    choice: i64 = legal[0]
    if len(legal) > 1:
        best: float = -1e9
        for candidate in likeliest(policy, s, seat, legal):
            trial = s.copy()
            game.apply(trial, seat, candidate)
            value = lead(game, policy, trial, seat)
            if value > best:
                best = value
                choice = candidate
    return choice


def weights(game: Game[Any], policy: Policy[Any], s: State, seat: i64) -> list[float]:
    """The policy's prior for the legal actions of a seat.

    This is compiled because interpreted code must not pass arrays to compiled code: see
    `contrada.core.arrays`.
    """
    return policy.prior(s, seat, game.legal(s, seat))


def likeliest(policy: Policy[Any], s: State, seat: i64, legal: vec[i64]) -> vec[i64]:
    """At most WIDTH legal actions: those with the highest prior."""
    count: i64 = len(legal)
    if count <= WIDTH:
        return legal
    prior = policy.prior(s, seat, legal)
    chosen = vec[i64]([], capacity=WIDTH)
    for _i in range(WIDTH):
        best: i64 = 0
        for i in range(count):
            if prior[i] > prior[best]:
                best = i
        chosen = append(chosen, legal[best])
        prior[best] = -1.0
    return chosen
