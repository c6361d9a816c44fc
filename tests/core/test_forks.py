"""Forks: matches that continue from a position of another match with a new seed."""

from __future__ import annotations

import msgspec
import pytest

from contrada.core.errors import AuditFailed, BadMatchFile, BadSetup
from contrada.core.match import Match, Root
from contrada.core.rng import rng_for_run
from contrada.core.saves import parse, replay, save
from tests.toy import FieraGame

ONE, TWO, THREE = (bytes([n]) * 32 for n in (1, 2, 3))


def played(match: Match, seed: int, plies: int = 10_000) -> Match:
    """Play randomly to the end, or for the given number of plies."""
    rng = rng_for_run(seed)
    while not match.over and match.ply < plies:
        seat = match.to_move
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


def test_a_fork_shares_the_past_and_has_chance_of_its_own() -> None:
    game = FieraGame()
    first = played(Match(game, 3, seed=ONE), 1)
    fork = first.fork(4, TWO)
    assert fork.log[:4] == first.log[:4]
    assert fork.own_from == 4
    assert fork.commitment != first.commitment
    deals = [[e.action for e in first.fork(1, bytes([n]) * 32).log[1:7]] for n in range(20)]
    assert len({tuple(deal) for deal in deals}) > 5, "future chance outcomes are drawn again"
    played(fork, 2)
    fork.audit()


def test_a_fork_of_a_fork_names_every_seed() -> None:
    first = played(Match(FieraGame(), 2, seed=ONE), 1)
    second = played(first.fork(3, TWO), 2)
    later = played(second.fork(6, THREE), 3)
    assert later.roots == (Root(3, ONE), Root(6, TWO))
    later.audit()
    earlier = played(second.fork(2, THREE), 3)
    assert earlier.roots == (Root(2, ONE),)
    earlier.audit()


def test_a_saved_fork_is_audited_against_all_its_seeds() -> None:
    game = FieraGame()
    fork = played(played(Match(game, 2, seed=ONE), 1).fork(3, TWO), 2)
    saved = parse(save(fork))
    again = replay(saved, game)
    assert (again.log, again.roots) == (fork.log, fork.roots)
    with pytest.raises(AuditFailed):
        replay(msgspec.structs.replace(saved, roots=[]), game)
    with pytest.raises(BadMatchFile, match="hexadecimal"):
        parse(save(fork).replace(ONE.hex().encode(), b"x" * 64))
    plain = played(Match(game, 2, seed=ONE), 1)
    assert b"roots" not in save(plain)


def test_roots_come_in_order() -> None:
    with pytest.raises(BadSetup, match="order"):
        Match(FieraGame(), 2, seed=ONE, roots=[Root(5, TWO), Root(3, THREE)])
    with pytest.raises(BadSetup, match="bytes"):
        Match(FieraGame(), 2, seed=ONE, roots=[Root(5, b"short")])
