"""The games by name. A game registers itself when `contrada.games` is imported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from contrada.core.errors import UnknownGame
from contrada.core.game import Game, Policy
from contrada.core.messages import Json
from contrada.core.spec import GameSpec


class Entry(msgspec.Struct, frozen=True):
    """A game's place in the registry: its facts, and how to make the game and its policy."""

    spec: GameSpec
    make: Callable[[Json | None], Game[Any]]
    """The game with these components; None: the published ones. Raises BadComponents."""
    policy: Callable[[Game[Any]], Policy[Any]]
    orders: tuple[Json, ...] = ()
    """Standing orders worth suggesting to somebody who is away: `{"id", "inputs", "order"}`."""


_entries: dict[str, Entry] = {}


def register(entry: Entry) -> None:
    """Add a game; its id must be new."""
    if entry.spec.id in _entries:
        raise ValueError(f"a game called {entry.spec.id!r} is registered already")
    _entries[entry.spec.id] = entry


def entry_of(game_id: str) -> Entry:
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
