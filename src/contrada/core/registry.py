"""The games by name. Importing `contrada.games` registers all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import NoneType
from typing import Any, Final

import msgspec

from contrada.core.errors import UnknownGame
from contrada.core.fields import StateField
from contrada.core.game import Game, Policy
from contrada.core.messages import Json
from contrada.core.spec import GameSpec

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""An id is part of addresses, file names and message ids."""
RESERVED: Final = frozenset({"cli", "common", "lesson", "server", "web"})
"""The catalogues of the program begin their message ids so."""


class GameEntry(msgspec.Struct, frozen=True):
    """Everything that a game brings: nothing outside its own package knows it by name."""

    spec: GameSpec
    make: Callable[[Json | None], Game[Any]]
    """The game with these components; None: the published ones. Raises BadComponents."""
    policy: Callable[[Game[Any]], Policy[Any]]
    files: Path | None = None
    """The folder with its words, rules, lesson and browser board (`core.resources`)."""
    view: type | None = None
    """The msgspec type of its views, for the schemas of the protocol; None: any JSON."""
    position: int = 1000
    """Its place where people choose a game; the lowest comes first, equal ones by id."""
    orders: tuple[Json, ...] = ()
    """Standing orders worth suggesting to somebody who is away: `{"id", "inputs", "order"}`."""
    fields: tuple[StateField, ...] = ()
    """The fields of its state, from which observations for learning are made."""
    levels: Mapping[str, Mapping[str, int]] = {}
    """Where the search of a bot's level differs from the general one: level, settings."""
    slope: float = 1.0
    """How far hints trust the search's win rate (`bots.calibration`); 1: not measured."""
    board: str = ""
    """The function that draws its terminal board, as `module:function`; imported when needed."""
    board_width: int = 0
    """How many columns a terminal needs for that board; 0: any number."""


_TYPES: Final[dict[str, type | tuple[type, ...]]] = {
    "spec": GameSpec,
    "files": (Path, NoneType),
    "view": (type, NoneType),
    "position": int,
    "orders": tuple,
    "fields": tuple,
    "levels": Mapping,
    "slope": (int, float),
    "board": str,
    "board_width": int,
}
"""What others read without asking; a stranger's entry is checked before it is used."""

_entries: dict[str, GameEntry] = {}


def check_id(game_id: str) -> None:
    """Refuse what cannot be a game's id; raises ValueError."""
    if not ID.fullmatch(game_id) or game_id.split("-")[0] in RESERVED:
        raise ValueError(
            f"{game_id!r} cannot be a game's id: it is lower-case letters and digits, in "
            f"parts joined by hyphens, and does not begin with {', '.join(sorted(RESERVED))}"
        )


def register(entry: GameEntry) -> None:
    """Add a game; raises ValueError or TypeError if its entry is malformed or its id is taken."""
    for name, wanted in _TYPES.items():
        given = getattr(entry, name)
        if not isinstance(given, wanted):
            raise TypeError(f"`{name}` of the registry entry cannot be {given!r}")
    check_id(entry.spec.id)
    if entry.spec.id in _entries:
        raise ValueError(f"a game called {entry.spec.id!r} is registered already")
    _entries[entry.spec.id] = entry


def entry_of(game_id: str) -> GameEntry:
    """The registry entry of a game."""
    try:
        return _entries[game_id]
    except KeyError:
        known = ", ".join(sorted(_entries)) or "none"
        raise UnknownGame(f"No game is called {game_id!r}; there are: {known}.") from None


def make_game(game_id: str, components: Json | None = None) -> Game[Any]:
    """A game by name, with its published components unless others are given."""
    return entry_of(game_id).make(components)


def make_policy(game: Game[Any]) -> Policy[Any]:
    """The policy that belongs to a game."""
    return entry_of(game.spec.id).policy(game)


def game_ids() -> list[str]:
    """All registered games, by id."""
    return sorted(_entries)


def entries() -> list[GameEntry]:
    """All registered games in the order in which people choose from them."""
    return sorted(_entries.values(), key=lambda entry: (entry.position, entry.spec.id))
