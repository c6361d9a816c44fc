"""The action vocabulary of a game: verbs, their fields, and the numbers of actions.

Every action is a verb with fields from finite sets. The numbers are dense: each verb has a
contiguous block, in which its fields are the digits of a mixed-radix number, the last field least
significant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from contrada.core.errors import BadAction
from contrada.core.messages import Json


def _key(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


class Field:
    """One field of an action: its name and its possible values, in the order of their indices."""

    def __init__(self, name: str, values: Sequence[Any]) -> None:
        self.name = name
        self.values = list(values)
        self.index = {_key(value): i for i, value in enumerate(self.values)}
        if len(self.index) != len(self.values):
            raise ValueError(f"field {name!r} has a value twice")


class Verb:
    """One type of action: its name in the JSON form, its first number, its fields."""

    def __init__(self, name: str, base: int, *fields: Field) -> None:
        self.name = name
        self.base = base
        self.fields = fields
        self.size = 1
        for field in fields:
            self.size *= len(field.values)


class Vocabulary:
    """All actions of players, or all chance outcomes, as numbers and as JSON forms."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.size = 0
        for verb in verbs:
            if verb.base != self.size:
                raise ValueError(f"verb {verb.name!r} starts at {verb.base}, not at {self.size}")
            self.size += verb.size
        self._by_base = sorted(verbs, key=lambda verb: verb.base)

    def verb_of(self, action: int) -> Verb:
        """The verb of an action; raises BadAction for a number outside the vocabulary."""
        if not 0 <= action < self.size:
            raise BadAction(f"There is no action {action}; actions are 0 to {self.size - 1}.")
        for verb in self._by_base:
            if action < verb.base + verb.size:
                return verb
        raise AssertionError("verbs cover the vocabulary")

    def encode(self, action: int) -> Json:
        """The JSON form of an action."""
        verb = self.verb_of(action)
        rest = action - verb.base
        values: list[Any] = []
        for field in reversed(verb.fields):
            rest, digit = divmod(rest, len(field.values))
            values.append(field.values[digit])
        form: Json = {"do": verb.name}
        for field, value in zip(verb.fields, reversed(values), strict=True):
            form[field.name] = value
        return form

    def decode(self, form: Json) -> int:
        """The action of a JSON form; raises BadAction, which names the error."""
        name = form.get("do")
        verb = self.verbs.get(name) if isinstance(name, str) else None
        if verb is None:
            known = ", ".join(self.verbs)
            raise BadAction(f"There is no verb {name!r}; the verbs are: {known}.")
        expected = {"do", *(field.name for field in verb.fields)}
        for extra in form.keys() - expected:
            raise BadAction(f"{name!r} has no field {extra!r}.")
        action = 0
        for field in verb.fields:
            if field.name not in form:
                raise BadAction(f"{name!r} lacks its field {field.name!r}.")
            value = form[field.name]
            try:
                digit = field.index.get(_key(value))
            except TypeError:
                digit = None
            if digit is None:
                raise BadAction(f"{name!r} cannot have {field.name} = {value!r}.")
            action = action * len(field.values) + digit
        return verb.base + action
