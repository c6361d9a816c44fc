"""Random numbers: one small generator with equal results in the interpreted and compiled builds.

The generator is sfc32 (four 32-bit words; only additions, shifts and exclusive ors), so every
intermediate value fits in a signed 64-bit integer and overflow cannot differ between builds. A
match uses a new stream for every ply, derived from its seed by SHA-256: undo and redo reproduce the
same outcome, and one outcome reveals nothing about the next.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

from contrada.core.errors import BadSetup

MASK32: Final = 0xFFFFFFFF
SEED_BYTES: Final = 32
WARM_UP: Final = 12


@final
class Rng:
    """A stream of random numbers."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next32(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        c = self.c
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + t) & 0xFFFFFFFF
        return t

    def below(self, n: i64) -> i64:
        """A uniformly distributed integer from 0 to n - 1 (0 < n < 2**31)."""
        product: i64 = self.next32() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            threshold: i64 = 0x100000000 % n
            while low < threshold:
                product = self.next32() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def uniform(self) -> float:
        """A uniformly distributed number in [0, 1)."""
        return float(self.next32()) / 4294967296.0

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, (self.a, self.b, self.c, self.counter))


def rng_from_bytes(key: bytes) -> Rng:
    """The stream seeded with these bytes."""
    digest = hashlib.sha256(key).digest()
    word = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4)]
    rng = Rng(word[0], word[1], word[2], word[3])
    for _ in range(WARM_UP):
        rng.next32()
    return rng


def rng_for_ply(seed: bytes, ply: int) -> Rng:
    """The stream of ply number `ply` in a match with this seed."""
    return rng_from_bytes(b"contrada ply" + seed + ply.to_bytes(8, "little"))


def rng_for_run(seed: int, *path: int) -> Rng:
    """The stream of one part of a run, such as game 17 of `--seed 1`."""
    return rng_from_bytes(b"contrada run " + b"/".join(b"%d" % part for part in (seed, *path)))


def seed_for_run(seed: int, *path: int) -> bytes:
    """The match seed of one part of a run, independent of the number of workers."""
    text = b"contrada seed " + b"/".join(b"%d" % part for part in (seed, *path))
    return hashlib.sha256(text).digest()


# -- seeds of matches -----------------------------------------------------------------------------

Seed = int | bytes
"""A seed as a caller gives it."""


def commitment_of(seed: bytes) -> str:
    """The commitment to a seed: published before the game, so that the seed cannot change later."""
    return hashlib.sha256(seed).hexdigest()


def new_seed() -> bytes:
    """256 random bits."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: object) -> bytes:
    """The 32 bytes of a seed; a number always gives the same bytes.

    A number is for experiments. A match in which people must not guess the cards needs 32 random
    bytes. Raises TypeError or BadSetup.
    """
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed_for_run(seed)
    if not isinstance(seed, bytes):
        raise TypeError(
            f"A seed is a whole number or {SEED_BYTES} bytes, not {type(seed).__name__}."
        )
    if len(seed) != SEED_BYTES:
        raise BadSetup(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
    return seed
