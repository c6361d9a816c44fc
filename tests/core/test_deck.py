"""Decks keep their order: the n-th draw from a source does not depend on who draws it."""

from __future__ import annotations

from contrada.core.play.deck import drawn
from contrada.core.rng import seed_for_run

SEED = seed_for_run(5)
POOL = [(0, 3), (1, 2), (2, 5), (7, 10)]


def without(pool: list[tuple[int, int]], outcome: int) -> list[tuple[int, int]]:
    left = [(a, copies - (a == outcome)) for a, copies in pool]
    return [(a, copies) for a, copies in left if copies > 0]


def test_every_piece_is_equally_likely() -> None:
    seen = dict.fromkeys((0, 1, 2, 7), 0)
    for n in range(20_000):
        seen[drawn(SEED, 4, n, POOL)] += 1
    for outcome, copies in POOL:
        assert abs(seen[outcome] / 20_000 - copies / 20) < 0.015


def test_the_draw_depends_on_seed_source_and_number() -> None:
    base = [drawn(SEED, 0, n, POOL) for n in range(40)]
    assert base == [drawn(SEED, 0, n, POOL) for n in range(40)]
    assert base != [drawn(SEED, 1, n, POOL) for n in range(40)]
    assert base != [drawn(seed_for_run(6), 0, n, POOL) for n in range(40)]


def test_a_deck_that_lacks_one_piece_mostly_gives_the_same_piece() -> None:
    short = without(POOL, 7)
    same = sum(drawn(SEED, 0, n, POOL) == drawn(SEED, 0, n, short) for n in range(2000))
    assert same >= 2000 * 18 / 20
    changed = [n for n in range(2000) if drawn(SEED, 0, n, POOL) != drawn(SEED, 0, n, short)]
    assert all(drawn(SEED, 0, n, POOL) == 7 for n in changed)


def test_a_whole_deck_is_drawn() -> None:
    pool, found = POOL, []
    for n in range(20):
        found.append(drawn(SEED, 2, n, pool))
        pool = without(pool, found[-1])
    assert pool == []
    assert sorted(found) == [0] * 3 + [1] * 2 + [2] * 5 + [7] * 10
