"""The exception that laws raise, and helper functions shared by the laws."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.errors import ContradaError
from contrada.core.game import State
from contrada.core.rng import Rng

ATOMS: Final = (int, float, str, bytes, bool, type(None))
SHOWN: Final = 160
"""The maximum number of characters of two differing texts quoted in an error."""


class LawBroken(ContradaError):
    """A game breaks a law: which one, at which ply, and what differs."""

    def __init__(self, law: str, ply: int, text: str) -> None:
        super().__init__(law, ply, text)
        self.law = law
        self.ply = ply
        self.text = text

    def __str__(self) -> str:
        return f"Ply {self.ply}: the law {self.law!r} is broken: {self.text}"


def encoded(law: str, ply: int, what: str, value: Any) -> bytes:
    """A value as JSON; raises LawBroken if it cannot be encoded."""
    try:
        return msgspec.json.encode(value, order="deterministic")
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise LawBroken(law, ply, f"{what} cannot be encoded as JSON: {error}") from None


def key_of(s: State) -> bytes:
    """A text, different for different states: `Game.fingerprint` without the hash."""
    return msgspec.msgpack.encode(s.dump())


def fork(rng: Rng) -> Rng:
    """A new stream, seeded from another."""
    return Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32())


def again(rng: Rng) -> Rng:
    """A copy of a stream, which gives the same numbers."""
    return Rng(rng.a, rng.b, rng.c, rng.counter)


def some(items: list[int], number: int, rng: Rng) -> list[int]:
    """At most `number` randomly chosen items, in their original order."""
    if len(items) <= number:
        return items
    left = list(range(len(items)))
    chosen = [left.pop(rng.below(len(left))) for _ in range(number)]
    return [items[i] for i in sorted(chosen)]


def actions(found: vec[i64]) -> list[int]:
    """A legal list as a plain list."""
    return list(found)


def data_attributes(thing: object) -> dict[str, Any]:
    """All data attributes of an object, interpreted or native, as plain comparable values."""
    names = dict.fromkeys(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        for name, entry in vars(cls).items():
            if name.startswith("__"):
                continue
            if type(entry).__name__ in ("getset_descriptor", "member_descriptor"):
                names[name] = None
    return {name: plain(getattr(thing, name)) for name in names if hasattr(thing, name)}


def plain(value: Any) -> Any:
    """A value made of lists, dicts and atoms that compares by contents."""
    if isinstance(value, ATOMS):
        return value
    if type(value).__name__ == "vec[i64]":
        return list(value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(repr(plain(item)) for item in value)
    if hasattr(value, "__getitem__"):
        return [plain(item) for item in value]
    return [type(value).__name__, data_attributes(value)]


def difference(one: Any, other: Any) -> str:
    """A short description of the first difference between two values."""
    if isinstance(one, bytes) and isinstance(other, bytes):
        return _texts(one.decode(), other.decode())
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return f"entry {i}: {difference(a, b)}"
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            if one[key] != other[key]:
                return f"{key!r}: {difference(one[key], other[key])}"
    return _texts(repr(one), repr(other))


def _texts(one: str, other: str) -> str:
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    start = max(0, start - 40)
    lead = "…" if start else ""
    return f"{lead}{one[start : start + SHOWN]} against {lead}{other[start : start + SHOWN]}"
