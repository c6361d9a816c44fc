"""Actions as combinations of parts, for networks with factored heads.

An action is a verb with fields from finite sets (`core.vocabulary`), and most of the numbers of a
large vocabulary differ in one part only. `factors_of(game)` lists the parts of every action: a
network has one output per part, and the logit of an action is the sum of the outputs of its parts.
The mask applies to the sums, so that no combination of parts is illegal:

    logits = outputs[:, factors.parts].sum(axis=-1)    # outputs: (rows, factors.size + 1)

The last output belongs to actions with fewer parts and is always 0.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrada.core.game import Game


class Factors(msgspec.Struct, frozen=True):
    """The parts of every action of a game."""

    names: list[str]
    """The name of each part: `build_on`, `build_on.place=3`, `tile.floor=2`, …"""
    parts: NDArray[np.int64]
    """The parts of each action, filled up with `size`."""

    @property
    def size(self) -> int:
        """The number of parts."""
        return len(self.names)


def factors_of(game: Game[Any]) -> Factors:
    """The parts of every action: its verb, and each of its fields both for the verb and in general.

    The value of a field that is a piece (`{"is": "tile", …}`) has its own part and a part for each
    of its properties, so that a network learns about a floor from all tiles of that floor.
    """
    numbers: dict[str, int] = {}
    rows: list[list[int]] = []
    for action in range(game.spec.num_actions):
        form: dict[str, Any] = game.encode(0, action)
        named = dict.fromkeys(_names(form))
        rows.append([numbers.setdefault(name, len(numbers)) for name in named])
    most = max(len(row) for row in rows)
    size = len(numbers)
    parts = np.full((len(rows), most), size, np.int64)
    for action, row in enumerate(rows):
        parts[action, : len(row)] = row
    return Factors(list(numbers), parts)


def _names(form: dict[str, Any]) -> list[str]:
    verb = form["do"]
    found = [str(verb)]
    for field, value in form.items():
        if field == "do":
            continue
        text = _text(value)
        found.append(f"{verb}.{field}={text}")
        if isinstance(value, dict):
            kind = value.get("is", field)
            found.append(f"{kind}={text}")
            found += [f"{kind}.{key}={_text(each)}" for key, each in value.items() if key != "is"]
        else:
            found.append(f"{field}={text}")
    return found


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "-".join(_text(each) for each in value.values())
    if isinstance(value, list | tuple):
        return "+".join(map(_text, value))
    return str(value)
