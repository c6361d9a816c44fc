"""Chance: which outcomes are possible, with which probabilities."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.game import NO_SOURCE
from contrada.core.rng import Rng
from contrada.games.palazzo.actions import DEAL, REVEAL_CARD, REVEAL_TILE, STARTER
from contrada.games.palazzo.pieces import CARD_KINDS, REVEAL_KINDS, STACKS
from contrada.games.palazzo.state import DEALING, REVEALING_TILES, SETTING_UP, START, PalazzoState


def draw(s: PalazzoState, kind: i64) -> None:
    """Remove a card from the pile."""
    s.deck[kind] -= 1
    s.deck_size -= 1


def current_stack(s: PalazzoState) -> i64:
    """The stack tiles come from: I, then II, then III (PAL-S4)."""
    for stack in range(STACKS - 1):
        if s.stack_size[stack] > 0:
            return stack
    return STACKS - 1


def unstack(s: PalazzoState, kind: i64) -> None:
    """Remove a tile or rider from the current stack."""
    stack = current_stack(s)
    s.stacks[stack * REVEAL_KINDS + kind] -= 1
    s.stack_size[stack] -= 1


def sample(s: PalazzoState, rng: Rng) -> i64:
    """A chance outcome: each card or tile of the pool is equally likely."""
    if s.phase == REVEALING_TILES or s.phase == SETTING_UP:
        stack = current_stack(s)
        return REVEAL_TILE + pick(s.stacks, stack * REVEAL_KINDS, rng.below(s.stack_size[stack]))
    if s.phase == START:
        return STARTER + rng.below(s.seats)
    kind = pick(s.deck, 0, rng.below(s.deck_size))
    return DEAL + kind if s.phase == DEALING else REVEAL_CARD + kind


def pick(counts: vec[i64], start: i64, n: i64) -> i64:
    """The kind of the n-th piece of the pool, ordered by kind."""
    i = start
    while n >= counts[i]:
        n -= counts[i]
        i += 1
    return i - start


def source(s: PalazzoState) -> i64:
    """The money pile, another one after each shuffle, or the current stack of tiles."""
    if s.phase == START:
        return NO_SOURCE
    if s.phase == REVEALING_TILES or s.phase == SETTING_UP:
        return current_stack(s)
    return STACKS + s.shuffles


def outcomes(s: PalazzoState) -> list[tuple[int, float]]:
    """Every chance outcome with its probability."""
    if s.phase == START:
        return [(int(STARTER + seat), 1.0 / float(s.seats)) for seat in range(s.seats)]
    listed = pool(s)
    size = float(sum([copies for _, copies in listed]))
    return [(outcome, float(copies) / size) for outcome, copies in listed]


def pool(s: PalazzoState) -> list[tuple[int, int]]:
    """Every card of the pile or tile of the current stack, with its copies."""
    if s.phase == REVEALING_TILES or s.phase == SETTING_UP:
        return _copies(s.stacks, current_stack(s) * REVEAL_KINDS, REVEAL_KINDS, REVEAL_TILE)
    return _copies(s.deck, 0, CARD_KINDS, DEAL if s.phase == DEALING else REVEAL_CARD)


def _copies(counts: vec[i64], start: i64, kinds: i64, first: i64) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for kind in range(kinds):
        n = counts[start + kind]
        if n > 0:
            out.append((int(first + kind), int(n)))
    return out
