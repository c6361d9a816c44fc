"""What a seat knows, as bytes: equal for equal knowledge, in every process and build.

A server sends a seat's knowledge to a program on another machine as one sampled state. The sample
is drawn with a stream that depends on the knowledge alone, so it reveals nothing else. The program
rebuilds the `InfoSet` from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from typing import Any

from contrada.core.game import Game, State
from contrada.core.info import InfoSet
from contrada.core.play.arguments import whole
from contrada.core.rng import Rng, rng_from_bytes


def knowledge_digest(game: Game[Any], state: State, seat: int) -> str:
    """The SHA-256 digest of what a seat knows (`Game.info_key`), in hexadecimal."""
    return digest(game.info_key(state, seat))


def digest(key: Hashable) -> str:
    """The digest of an information key, as `InfoSet.key` gives it."""
    return hashlib.sha256(_written(key).encode()).hexdigest()


def representative(game: Game[Any], state: State, seat: int) -> State:
    """A state that stands for all states that the seat cannot distinguish from `state`.

    It is the same for all of them: `determinize` with a stream derived from the digest.
    """
    key = b"contrada knowledge " + knowledge_digest(game, state, seat).encode()
    found: State = game.determinize(state, seat, rng_from_bytes(key))
    return found


def decision_stream(seed: int, commitment: str, info: InfoSet) -> Rng:
    """The random stream of one decision of a program at a server's table.

    It depends on the program's own seed, the table's commitment, the seat and the seat's knowledge,
    so that a decision can be repeated wherever the same is known.
    """
    seed = whole("A seed", seed)
    if not isinstance(commitment, str):
        raise TypeError(f"The commitment of a table is a text, not {commitment!r}.")
    text = f"contrada decision {seed}/{commitment}/{info.seat}/{digest(info.key)}"
    return rng_from_bytes(text.encode())


def _written(key: object) -> str:
    """A text of a key that does not depend on the process; sets have no fixed order."""
    if isinstance(key, tuple | list):
        return "(" + ",".join(_written(part) for part in key) + ")"
    if isinstance(key, set | frozenset):
        return "{" + ",".join(sorted(_written(part) for part in key)) + "}"
    if isinstance(key, bool | int):
        return str(int(key))
    return repr(key)
