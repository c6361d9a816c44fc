"""One-decision lookahead: play an action, resolve chance, complete the decision, evaluate."""

from __future__ import annotations

from math import exp
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


def candidates(
    game: Game[Any], policy: Policy[Any], s: State, seat: i64, root: State | None
) -> vec[i64]:
    """The legal actions in the one order that the policy searches; see `Policy.narrow`."""
    legal = game.legal(s, seat)
    if len(legal) < 2:
        return legal
    narrowed = policy.narrow(s, seat, legal, root)
    return narrowed if len(narrowed) > 0 else legal


def candidate_list(
    game: Game[Any], policy: Policy[Any], s: State, seat: i64, root: State | None
) -> list[int]:
    """`candidates` as a list, for interpreted code."""
    return [int(a) for a in candidates(game, policy, s, seat, root)]


def after(
    game: Game[Any], policy: Policy[Any], s: State, seat: i64, a: i64, rng: Rng, root: State
) -> float:
    """The lead of `seat` after it has played `a` and the rest of the same decision.

    Modifies `s`. While the seat continues its decision, which began in `root`, it takes the likely
    action with the best immediate lead.
    """
    game.apply(s, seat, a)
    settle(game, s, rng)
    for _ in range(STEPS):
        if game.to_move(s) != seat:
            break
        game.apply(s, seat, best_at_once(game, policy, s, seat, root))
        settle(game, s, rng)
    return lead(game, policy, s, seat)


def greedy_choice(
    game: Game[Any], policy: Policy[Any], s: State, seat: i64, worlds: i64, rng: Rng
) -> i64:
    """The action with the best mean lead after this decision, over `worlds` sampled states.

    `s` is only used for what the seat knows of it. All actions are tried in the same sampled states
    with the same chance outcomes, which reduces variance. Ties are broken by the policy's prior,
    then by order.
    """
    here: State = game.determinize(s, seat, rng)
    legal = candidates(game, policy, here, seat, here)
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    totals = [0.0] * count
    prior = [0.0] * count
    for number in range(worlds):
        world: State = game.determinize(s, seat, rng)
        if number == 0:
            prior = policy.prior(world, seat, candidates(game, policy, world, seat, world))
        a, b, c, counter = rng.next32(), rng.next32(), rng.next32(), rng.next32()
        for i in range(count):
            luck = Rng(a, b, c, counter)
            totals[i] += after(game, policy, world.copy(), seat, legal[i], luck, world)
    best: i64 = 0
    most = round(totals[0], 9)
    for i in range(1, count):
        total = round(totals[i], 9)
        if total > most or (total == most and prior[i] > prior[best]):
            best = i
            most = total
    return legal[best]


def greedy_of(
    game: Game[Any], policy: Policy[Any], s: State, seat: int, worlds: int, rng: Rng
) -> int:
    """`greedy_choice` for interpreted code."""
    return greedy_choice(game, policy, s, seat, worlds, rng)


def best_at_once(
    game: Game[Any], policy: Policy[Any], s: State, seat: i64, root: State | None
) -> i64:
    """The likely action of a seat with the best immediate lead."""
    legal = candidates(game, policy, s, seat, root)
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
    """The policy's prior for the candidates of a seat (`candidate_list`).

    This is compiled because interpreted code must not pass arrays to compiled code: see
    `contrada.core.arrays`.
    """
    return policy.prior(s, seat, candidates(game, policy, s, seat, s))


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


def squash(ahead: float, spread: float) -> float:
    """A lead converted to an estimated share of a win, from 0 to 1."""
    x = ahead / spread if spread > 0.0 else ahead
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def likely(prior: list[float], legal: vec[i64], keen: i64, rng: Rng) -> i64:
    """A legal action, drawn with its prior raised to a power as weight."""
    total = 0.0
    for i in range(len(prior)):
        weight = prior[i]
        for _i in range(keen - 1):
            weight *= prior[i]
        prior[i] = weight
        total += weight
    rest = rng.uniform() * total
    for i in range(len(prior)):
        rest -= prior[i]
        if rest < 0.0:
            return legal[i]
    return legal[len(legal) - 1]
