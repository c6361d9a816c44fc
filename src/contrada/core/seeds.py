"""Seeds of matches: 32 bytes, or a number from which they are derived."""

from __future__ import annotations

from contrada.core.errors import BadSetup
from contrada.core.rng import SEED_BYTES, seed_for_run

Seed = int | bytes
"""A seed as a caller gives it."""


def seed_bytes(seed: Seed) -> bytes:
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
