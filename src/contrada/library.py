"""The functions of `import contrada`: make a match, play it with bots, store and read it."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import contrada.games  # noqa: F401  # registers the games
from contrada.bots.classes import make_bot as make_named_bot
from contrada.bots.protocol import Bot
from contrada.core import registry, saves
from contrada.core.errors import BadSetup, ContradaError
from contrada.core.game import Game
from contrada.core.info import InfoSet
from contrada.core.match import Match, new_seed
from contrada.core.rng import Rng, Seed, rng_from_bytes, seed_bytes
from contrada.core.spec import Options

Chooser = Callable[[InfoSet, Rng], int]
"""A function that plays like a bot's `choose`."""
Player = str | Bot | type[Bot] | Chooser
"""A bot's name (`"master"`, `"greedy:worlds=8"`, `"my_bots.Cautious"`), a bot, a class of bots,
which is created with the game, or a function.
"""
FilePath = str | os.PathLike[str]


def list_games() -> list[str]:
    """The ids of all games, built-in ones first, then installed ones."""
    return [entry.spec.id for entry in registry.entries()]


def make(
    game: str | Game[Any],
    seats: int | None = None,
    *,
    seed: Seed | None = None,
    options: Options | None = None,
    components: Mapping[str, Any] | None = None,
) -> Match:
    """Start a match; `game` is an id of `list_games()` or a game object.

    `seats` is the smallest number of players by default. The same seed always gives the same deal;
    without one it is random. Options that are not given have their defaults. `components` are the
    tables of another box (docs/adding-a-game.md).
    """
    chosen = _game(game, components)
    number = chosen.spec.min_seats if seats is None else seats
    return Match(chosen, number, options, seed)


def play(
    game: str | Game[Any],
    bots: Sequence[Player],
    seed: Seed | None = None,
    *,
    options: Options | None = None,
    components: Mapping[str, Any] | None = None,
) -> Match:
    """Play a match with one bot for each seat and return it; its `audit` and replay work as usual.

    The same seed gives the same match, if the bots take all their randomness from the stream that
    they are given; that stream is independent of the deal. A match that reaches `spec.max_plies`
    is returned unfinished (`match.over` is false).
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"`bots` is a list with one bot for each seat, not {bots!r}.")
    root = new_seed() if seed is None else seed_bytes(seed)
    match = make(game, len(bots), seed=root, options=options, components=components)
    choosers = [chooser_of(bot, match.game) for bot in bots]
    while not match.over and match.ply < match.game.spec.max_plies:
        seat = match.to_move
        rng = _stream(root, match.ply)
        info = InfoSet.of(match.game, match.state, seat, rng)
        match.play(seat, _checked(choosers[seat](info, rng), bots[seat], seat, match.ply))
    return match


def load(path: FilePath, *, audit: bool = True) -> Match:
    """Read a match file and check every action (docs/protocol.md describes the format).

    Raises BadMatchFile if it cannot be read, AuditFailed if its log does not follow from the rules
    and, unless `audit` is off, from its seed.
    """
    return saves.load_file(_path(path), audit=audit)


def save(match: Match, path: FilePath) -> None:
    """Write a match file, with its seed: it reveals all hidden cards. Replaces an existing file."""
    if not isinstance(match, Match):
        raise TypeError(f"`save` writes a Match, not {match!r}.")
    target = _path(path).resolve()
    partial = target.with_name(target.name + ".part")
    try:
        partial.write_bytes(saves.save(match))
        os.replace(partial, target)
    except OSError as error:
        raise ContradaError(f"{path} cannot be written: {error.strerror}.") from None


def make_bot(name: str, game: str | Game[Any]) -> Bot:
    """Create a bot by its name, with settings (`greedy:worlds=8`), for one match of a game.

    `module.Class` imports and creates a bot of your own.
    """
    if not isinstance(name, str):
        raise TypeError(f"A bot's name is a text, not {name!r}.")
    return make_named_bot(name, _game(game))


def make_game(game_id: str, components: Mapping[str, Any] | None = None) -> Game[Any]:
    """Create a game by its id, with the components of the published box or your own."""
    return _game(game_id, components)


def chooser_of(player: Player, game: Game[Any]) -> Chooser:
    """The function that chooses for a player: of a named bot, of a bot object, or itself."""
    if isinstance(player, str):
        return make_named_bot(player, game).choose
    made: Any = player
    if isinstance(player, type):
        try:
            made = made(game)
        except TypeError as error:
            raise TypeError(f"{player!r} cannot be created with a game: {error}.") from error
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise TypeError(
            f"A bot is a name, an object with `choose(info, rng)` or a function, not {player!r}."
        )
    return cast(Chooser, choose)


def _game(game: str | Game[Any], components: Mapping[str, Any] | None = None) -> Game[Any]:
    if isinstance(game, Game):
        if components is not None:
            raise BadSetup("Components belong to a game's id; a game object has its own already.")
        return game
    if not isinstance(game, str):
        raise TypeError(f"A game is an id, one of list_games(), or a game object, not {game!r}.")
    if components is None:
        return registry.make_game(game)
    if not isinstance(components, Mapping):
        raise TypeError(f"Components are the tables of a box, a mapping, not {components!r}.")
    return registry.make_game(game, dict(components))


def _path(path: FilePath) -> Path:
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"A path is a text or a Path, not {type(path).__name__}.")
    return Path(path)


def _stream(seed: bytes, ply: int) -> Rng:
    """The random stream of the bot that decides at this ply."""
    return rng_from_bytes(b"contrada bots" + seed + ply.to_bytes(8, "little"))


def _checked(choice: Any, bot: Player, seat: int, ply: int) -> int:
    try:
        return operator.index(choice)
    except TypeError:
        raise TypeError(
            f"Ply {ply}: the bot {bot!r} in seat {seat} chose {choice!r} instead of an action "
            "of `info.legal`."
        ) from None
