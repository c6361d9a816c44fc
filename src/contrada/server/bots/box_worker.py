"""A worker process that checks boxes: reads the TOML, and has the game make itself from it.

Neither is bounded in time for hostile input, so both happen here and not in the server.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.boxes.content import box_of, check_sources, check_values
from contrada.boxes.shipped import published
from contrada.boxes.toml_files import MAX_BYTES, read_toml, write_toml
from contrada.core.box import BoxTable
from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.core.registry import make_game
from contrada.server.bots.stdio import answer_lines

MAKE_SECONDS: Final = 1.0
"""Maximum processor time for making the game: every server process makes it again."""


class BoxTask(msgspec.Struct, frozen=True):
    """A box to check: its file, or its components."""

    game: str
    toml: str | None = None
    components: Json | None = None


class CheckedBox(msgspec.Struct, frozen=True):
    """A checked box. `text` says what is wrong with it and `at` where; both are empty if the game
    can be played with it.
    """

    toml: str = ""
    components: Json = {}
    tables: list[BoxTable] = []
    text: str = ""
    at: str = ""
    readable: bool = True
    """Whether the file can be read at all, so that it can be stored and corrected."""
    fault: str = ""
    """The type of an exception that nobody expected."""


def check(task: BoxTask) -> CheckedBox:
    """Read a box and make the game from it."""
    toml = task.toml or ""
    components: Json = {}
    try:
        if task.toml is None:
            components = task.components or {}
            check_values(components)
            toml = write_toml(components)
            if len(toml.encode()) > MAX_BYTES:
                raise BadComponents(f"A box has up to {MAX_BYTES} bytes.")
        else:
            components = read_toml(task.toml)
    except BadComponents as error:
        return CheckedBox(toml, {}, [], str(error), error.at, readable=False)
    begun = time.process_time()
    try:
        made = make_game(task.game, components)
        check_sources(made.components, published(task.game))
        tables = box_of(task.game, made.components)
    except BadComponents as error:
        return CheckedBox(toml, components, [], str(error), error.at)
    except Exception as error:  # a value of a type that the game does not expect
        text = f"The game cannot be made from this box ({type(error).__name__})."
        return CheckedBox(toml, components, [], text)
    if time.process_time() - begun > MAKE_SECONDS:
        return CheckedBox(toml, components, [], "Making the game from this box takes too long.")
    return CheckedBox(toml, made.components, tables)


if __name__ == "__main__":
    answer_lines(BoxTask, check, lambda fault: CheckedBox(fault=fault))
