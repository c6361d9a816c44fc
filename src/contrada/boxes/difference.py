"""What differs between two boxes, place by place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from contrada.core.messages import Json, Shown

MAX_CHANGES: Final = 200


class Change(Shown, frozen=True):
    """A place where two boxes differ.

    Of a list, `before` and `after` hold only the items that the other one lacks. `order` means that
    a list has the same items in another order.
    """

    at: str
    """The place, as in `BadComponents.at`."""
    kind: Literal["value", "items", "order"]
    before: Any
    after: Any


def differences(before: Json, after: Json) -> list[Change]:
    """The changes from one box to another; at most MAX_CHANGES."""
    found: list[Change] = []
    for change in _changes("", before, after):
        found.append(change)
        if len(found) == MAX_CHANGES:
            break
    return found


def _changes(at: str, before: Any, after: Any) -> Iterator[Change]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            place = f"{at}.{key}" if at else str(key)
            yield from _changes(place, before.get(key), after.get(key))
    elif isinstance(before, list) and isinstance(after, list):
        if before == after:
            return
        less, more = _only_in(before, after), _only_in(after, before)
        if less or more:
            yield Change(at, "items", less, more)
        else:
            yield Change(at, "order", before, after)
    elif before != after or type(before) is not type(after):
        yield Change(at, "value", before, after)


def _only_in(one: list[Any], other: list[Any]) -> list[Any]:
    """The items of a list that another list lacks, counted."""
    rest = [msgspec.json.encode(item, order="sorted") for item in other]
    found = []
    for item in one:
        key = msgspec.json.encode(item, order="sorted")
        if key in rest:
            rest.remove(key)
        else:
            found.append(item)
    return found
