"""A worker process that checks boxes: reads the TOML, and has the game make itself from it.

Neither is bounded in time for hostile input, so both happen here and not in the server.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

import contrada.games  # noqa: F401  # registers the games
from contrada.boxes.content import box_of, check_sources, check_values
from contrada.boxes.refusal import Refuser
from contrada.boxes.shipped import published
from contrada.boxes.toml_files import MAX_BYTES, read_toml, write_toml
from contrada.core.box import BoxTable
from contrada.core.errors import BadComponents
from contrada.core.messages import Json, Message
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
    can be played with it. `reason` is the message of the text, to be translated.
    """

    toml: str = ""
    components: Json = {}
    tables: list[BoxTable] = []
    text: str = ""
    at: str = ""
    reason: Message | None = None
    readable: bool = True
    """Whether the file can be read at all, so that it can be stored and corrected."""
    fault: str = ""
    """The type of an exception that nobody expected."""


def refused(error: BadComponents, toml: str, components: Json, readable: bool) -> CheckedBox:
    """A box with an error."""
    text, at, reason = error.text, error.at, error.reason
    return CheckedBox(toml, components, [], text, at, reason, readable)


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
                raise Refuser().bad("too-large", most=MAX_BYTES)
        else:
            components = read_toml(task.toml)
    except BadComponents as error:
        return refused(error, toml, {}, readable=False)
    begun = time.process_time()
    try:
        made = make_game(task.game, components)
        check_sources(made.components, published(task.game))
        tables = box_of(task.game, made.components)
    except BadComponents as error:
        return refused(error, toml, components, readable=True)
    except Exception as error:  # a value of a type that the game does not expect
        fault = Refuser().bad("cannot-make", error=type(error).__name__)
        return refused(fault, toml, components, readable=True)
    if time.process_time() - begun > MAKE_SECONDS:
        return refused(Refuser().bad("slow"), toml, components, readable=True)
    return CheckedBox(toml, made.components, tables)


if __name__ == "__main__":
    answer_lines(BoxTask, check, lambda fault: CheckedBox(fault=fault))
