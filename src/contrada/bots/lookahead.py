"""Looking one decision ahead: play an action, let chance settle, finish the decision, evaluate."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from contrada.core.game import CHANCE, TERMINAL, Game, Policy, State
from contrada.core.rng import Rng

STEPS: Final = 12
"""How many further steps of one decision are followed."""
WIDTH: Final = 6
"""How many choices are tried at such a step: those the policy finds likeliest."""


def settle(game: Game[Any], s: State, rng: Rng) -> None:
    """Let chance play until a seat decides or the game is over."""
    while game.to_move(s) == CHANCE:
        game.apply(s, CHANCE, game.sample(s, rng))


def lead(game: Game[Any], policy: Policy[Any], s: State, seat: i64) -> float:
    """By how many points this seat stands ahead of its best rival."""
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
    """The lead of `seat` once it has played `a` and whatever belongs to the same decision.

    Plays on in `s`. As long as the seat goes on deciding it takes the likely choice with the best
    lead at once.
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
    """The likely choice of a seat with the best lead right after it."""
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

    Here rather than in interpreted code, which must not hand arrays to compiled code: see
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
