"""Random numbers: equal in every build, uniform, and independent between streams."""

from __future__ import annotations

import pickle

import pytest

from contrada.core.rng import (
    SEED_BYTES,
    Rng,
    rng_for_ply,
    rng_for_run,
    rng_from_bytes,
    seed_for_run,
)

KNOWN_BYTES = [3860331138, 3324353743, 1274300519, 3105001854]
KNOWN_RUN = [1709295171, 964141029, 3886993262, 2535715010]
KNOWN_PLY = [3713680382, 2693731096, 135176312, 1957329382]
KNOWN_SEED = "0d9e4487df4a41454ff58b1fdbc32a5bf35935f6e4b9a075b489d5731fc1ae6e"


def draws(rng: Rng, number: int) -> list[int]:
    return [int(rng.next32()) for _ in range(number)]


def reference(a: int, b: int, c: int, counter: int, number: int) -> list[int]:
    """sfc32 as published (Chris Doty-Humphrey, PractRand), with plain integers."""
    mask = 0xFFFFFFFF
    found = []
    for _ in range(number):
        value = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((c << 21 | c >> 11) + value) & mask
        found.append(value)
    return found


def test_known_answers() -> None:
    """A change of these numbers breaks every saved match."""
    assert draws(rng_from_bytes(b"contrada"), 4) == KNOWN_BYTES
    assert draws(rng_for_run(1, 17), 4) == KNOWN_RUN
    assert draws(rng_for_ply(bytes(SEED_BYTES), 3), 4) == KNOWN_PLY
    assert seed_for_run(1, 17).hex() == KNOWN_SEED


@pytest.mark.parametrize("start", [(0, 0, 0, 1), (1, 2, 3, 4), (2**32 - 1,) * 4])
def test_is_sfc32(start: tuple[int, int, int, int]) -> None:
    assert draws(Rng(*start), 200) == reference(*start, 200)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 52, 1000])
def test_below_is_even(n: int) -> None:
    rng = rng_for_run(2, n)
    each = 400
    seen = [0] * n
    for _ in range(each * n):
        seen[rng.below(n)] += 1
    square = sum((count - each) ** 2 / each for count in seen)
    freedom = max(1, n - 1)
    assert square < freedom + 6 * (2 * freedom) ** 0.5


def test_below_stays_below_where_numbers_are_drawn_again() -> None:
    """A range for which rejection sampling repeats about half of the draws."""
    n = 2**31 - 1
    rng = rng_for_run(3)
    values = [int(rng.below(n)) for _ in range(2000)]
    assert min(values) >= 0
    assert max(values) < n
    assert abs(sum(values) / len(values) / n - 0.5) < 0.04


def test_uniform_is_in_its_interval() -> None:
    rng = rng_for_run(4)
    values = [rng.uniform() for _ in range(4000)]
    assert min(values) >= 0
    assert max(values) < 1
    assert abs(sum(values) / len(values) - 0.5) < 0.03


def test_streams_of_plies_and_runs_are_apart() -> None:
    seed = seed_for_run(5)
    first = {tuple(draws(rng_for_ply(seed, ply), 2)) for ply in range(500)}
    first |= {tuple(draws(rng_for_run(5, n), 2)) for n in range(500)}
    first |= {tuple(draws(rng_for_ply(seed_for_run(6), ply), 2)) for ply in range(500)}
    assert len(first) == 1500


def test_neighbouring_streams_do_not_follow_each_other() -> None:
    """The first draws of successive plies are as uniform as those of one stream."""
    seed = seed_for_run(7)
    pairs = [0] * 16
    for ply in range(3200):
        one, other = rng_for_ply(seed, ply).below(4), rng_for_ply(seed, ply + 1).below(4)
        pairs[one * 4 + other] += 1
    assert all(abs(count - 200) < 75 for count in pairs)


def test_the_path_of_a_run_is_not_ambiguous() -> None:
    assert seed_for_run(1, 23) != seed_for_run(12, 3)
    assert draws(rng_for_run(1, 23), 2) != draws(rng_for_run(12, 3), 2)
    assert draws(rng_for_run(1), 2) != draws(rng_for_run(1, 0), 2)


def test_a_stream_goes_on_after_pickling() -> None:
    rng = rng_for_run(8)
    draws(rng, 5)
    copied = pickle.loads(pickle.dumps(rng))
    assert draws(copied, 5) == draws(rng, 5)
