"""The registry of games by id. Importing `contrada.games` registers all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import NoneType
from typing import Any, Final

import msgspec

from contrada.core.box import BoxTable
from contrada.core.errors import UnknownGame
from contrada.core.fields import StateField
from contrada.core.game import Features, Game, Policy
from contrada.core.messages import Json
from contrada.core.spec import GameSpec, Options

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The pattern of a game's id, which is part of URLs, file names and message ids."""
RESERVED: Final = frozenset({"cli", "common", "lesson", "server", "web"})
"""Prefixes of the program's own message ids."""


class GameEntry(msgspec.Struct, frozen=True):
    """Everything the program needs to know about a game; no other code refers to a game by name."""

    spec: GameSpec
    make: Callable[[Json | None], Game[Any]]
    """Create the game with these components (None: the published ones). Raises BadComponents."""
    policy: Callable[[Game[Any]], Policy[Any]]
    files: Path | None = None
    """The folder with its texts, rules, lesson and browser board (`core.resources`)."""
    view: type | None = None
    """The msgspec type of its views, for the schemas of the protocol; None: any JSON."""
    position: int = 1000
    """Its sort key in lists of games: lowest first, ties by id."""
    orders: tuple[Json, ...] = ()
    """Standing orders to suggest to a player who is away: `{"id", "inputs", "order"}`."""
    fields: tuple[StateField, ...] = ()
    """The fields of its state, from which observations for machine learning are derived."""
    constant: Callable[[Game[Any], int, Options], Sequence[str]] | None = None
    """Patterns (`fnmatch`) of the names of those columns of the encoding `features` that never
    change at a table with these components, seats and options; observations leave them out."""
    levels: Mapping[str, Mapping[str, int]] = {}
    """Search settings that differ from the general ones, by bot level."""
    slope: float = 1.0
    """The calibration slope of hint win rates (`bots.experiments.calibration`); 1: not measured."""
    board: str = ""
    """The function that draws its terminal board, as `module:function`; imported on demand."""
    board_width: int = 0
    """The number of terminal columns that board needs; 0: any number."""
    box: Callable[[Json], list[BoxTable]] | None = None
    """The tables of a box with these components, for the box page."""
    features: Callable[[Game[Any]], Features[Any]] | None = None
    """The features of its states, for fitted value functions."""
    values: Path | None = None
    """The file with the weights of its features (`contrada.bots.learned`)."""


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
    "values": (Path, NoneType),
}
"""The types of the fields that are used unchecked; an installed game's entry is verified first."""

_entries: dict[str, GameEntry] = {}


def check_id(game_id: str) -> None:
    """Raise ValueError for an invalid game id."""
    if not ID.fullmatch(game_id) or game_id.split("-")[0] in RESERVED:
        raise ValueError(
            f"{game_id!r} cannot be a game's id: it is lower-case letters and digits, in "
            f"parts joined by hyphens, and does not begin with {', '.join(sorted(RESERVED))}"
        )


def register(entry: GameEntry) -> None:
    """Register a game; raises ValueError or TypeError for a malformed entry or a taken id."""
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
    """Create a game by id, with the published components by default."""
    return entry_of(game_id).make(components)


def make_policy(game: Game[Any]) -> Policy[Any]:
    """Create the policy of a game."""
    if not isinstance(game, Game):
        raise TypeError(f"A policy belongs to a game object (`contrada.make_game`), not {game!r}.")
    return entry_of(game.spec.id).policy(game)


def game_ids() -> list[str]:
    """All registered games, by id."""
    return sorted(_entries)


def entries() -> list[GameEntry]:
    """All registered games in display order."""
    return sorted(_entries.values(), key=lambda entry: (entry.position, entry.spec.id))
