"""Differences between two JSON values, and their application. See docs/protocol.md.

A change is one of

- `[value]`: the new value;
- `{key: change, …}`: an object with changed fields, or an array with changed elements by index;
- `[start, removed, [item, …]]`: an array with elements from `start` on removed and inserted;
- `[]`, only as the change of an object's field: the field is removed.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, Final, final

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

Change = dict[str, Any] | list[Any]

_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="sorted").encode

SCALARS: Final = frozenset({int, str, bool, float, type(None), bytes, msgspec.Raw})
"""Types whose values are replaced as a whole."""


@final
class Plan:
    """How values of a Struct type are compared: its fields, with their names in JSON."""

    __slots__ = ("keys", "optional", "whole")

    def __init__(self, kind: Any) -> None:
        config = kind.__struct_config__
        self.keys: tuple[str, ...] = kind.__struct_encode_fields__
        self.whole: bool = config.array_like
        """Replaced as a whole, because its JSON is not an object."""
        required = len(self.keys) - len(kind.__struct_defaults__)
        self.optional = required if config.omit_defaults else len(self.keys)
        """Fields from this number on may be missing in JSON; their changes replace the whole."""


_plans: dict[type, Plan] = {}


def _plan_of(kind: type) -> Plan:
    plan = _plans.get(kind)
    if plan is None:
        plan = _plans[kind] = Plan(kind)
    return plan


def difference(old: Any, new: Any) -> Change | None:
    """The change from one value to another, None if their JSON is the same.

    Lists and objects are compared with `==` first, so inside of them a number and an equal one of
    another type are the same.
    """
    return None if old is new else _change(old, new)


def _change(old: Any, new: Any) -> Change | None:
    """The change between values that are not the same object; None if they are equal."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is int or kind is str or kind is bool:
        return None if old == new else [new]
    plan = _plans.get(kind)
    if plan is not None:
        return _struct(old, new, plan)
    if kind is list:
        return None if old == new else _array(old, new)
    if kind is dict:
        return None if old == new else _object(old, new)
    if old == new:
        return None
    if kind in SCALARS:
        return [new]
    if isinstance(new, msgspec.Struct):
        return _struct(old, new, _plan_of(kind))
    return _replaced(old, new)


def _replaced(old: Any, new: Any) -> Change | None:
    return None if _encode(old) == _encode(new) else [new]


def _struct(old: Any, new: Any, plan: Plan) -> Change | None:
    if plan.whole:
        return None if old == new else _replaced(old, new)
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    changes: dict[str, Any] = {}
    for number in range(len(plan.keys)):
        one, two = before[number], after[number]
        if one is not two:
            change = _change(one, two)
            if change is not None:
                if number >= plan.optional or one is UNSET or two is UNSET:
                    return _replaced(old, new)
                changes[plan.keys[number]] = change
    return changes or None


def _object(old: dict[Any, Any], new: dict[Any, Any]) -> Change | None:
    for key in new:
        if type(key) is not str:
            return _replaced(old, new)
    changes: dict[str, Any] = {}
    for key, value in new.items():
        if key in old:
            change = difference(old[key], value)
            if change is not None:
                changes[key] = change
        else:
            changes[key] = [value]
    for key in old:
        if key not in new:
            changes[key] = []
    return changes or None


def _array(old: list[Any], new: list[Any]) -> Change | None:
    before, after = len(old), len(new)
    if before == after:
        return _elements(old, new) if before else None
    shorter = min(before, after)
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[before - 1 - end] == new[after - 1 - end]:
        end += 1
    return [start, before - start - end, new[start : after - end]]


def _elements(old: list[Any], new: list[Any]) -> Change | None:
    changes: dict[str, Any] = {}
    replaced = 0
    for number, value in enumerate(new):
        before = old[number]
        if before is not value:
            change = _change(before, value)
            if change is not None:
                changes[str(number)] = change
                replaced += int(type(change) is list and len(change) == 1)
    if not changes:
        return None
    return [new] if replaced == len(new) else changes


def applied(value: Any, change: Any) -> Any:
    """A JSON value after a change; raises ValueError or KeyError if the change does not fit.

    The value itself is not changed; parts that stay the same are shared.
    """
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        if len(change) == 3 and isinstance(value, list):
            start, removed, items = change
            return [*value[:start], *items, *value[start + removed :]]
        raise ValueError("no change of this value")
    if isinstance(value, list):
        items = list(value)
        for key, part in change.items():
            items[int(key)] = applied(items[int(key)], part)
        return items
    after = dict(value)
    for key, part in change.items():
        if part == []:
            del after[key]
        else:
            after[key] = applied(after.get(key), part)
    return after


def checksum(*values: Any, start: int = 0) -> int:
    """CRC-32 of values in JSON with sorted keys, without spaces, one after the other.

    `start` is the checksum of the values before them.
    """
    found = start
    for value in values:
        found = zlib.crc32(_encode_sorted(value), found)
    return found


def patched(message: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """A `table` message after a `patch`; its log is that of the patch.

    Raises ValueError if the checksum disagrees: then ask for the whole.
    """
    after = dict(message)
    after["seq"] = patch["seq"]
    for part in ("table", "game"):
        if part in patch:
            after[part] = applied(after[part], patch[part])
    game = after["game"]
    ply = game["ply"] if game is not None else 0
    after["log"] = patch.get("log", {"start": ply, "lines": []})
    after["clocks"] = patch.get("clocks")
    if "sum" in patch and checksum(after["table"], after["game"]) != patch["sum"]:
        raise ValueError("the checksum disagrees")
    return after
