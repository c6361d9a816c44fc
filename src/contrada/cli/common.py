"""Shared by several commands: option types, parsing of arguments, the two consoles."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from contrada.bots.classes import parse_bot
from contrada.bots.experiments.ray_runs import Play, on_ray
from contrada.boxes.content import check_sources
from contrada.boxes.refusal import Refuser
from contrada.boxes.shipped import PUBLISHED, published, shipped, shipped_files
from contrada.boxes.toml_files import MAX_BYTES, read_toml
from contrada.core.errors import BadComponents, BadMatchFile, BadSetup, ContradaError
from contrada.core.match import Match
from contrada.core.messages import Json
from contrada.core.registry import entry_of, make_game
from contrada.core.saves import load
from contrada.core.spec import OptionValue
from contrada.words import Words, choose_language

NAMES: Final = ("Anna", "Bruno", "Clara", "Dario")
"""Default names of the players at a terminal, by seat."""

_FILE_FAULTS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "missing",
    PermissionError: "forbidden",
    IsADirectoryError: "folder",
}

PLAIN_WIDTH: Final = 110
"""Width in columns of output to a file or a pipe."""

GameArg = Annotated[str, typer.Argument(help="The game's id, as `contrada games` lists it.")]
FileArg = Annotated[Path, typer.Argument(help="A match file.")]
SeatsOpt = Annotated[int | None, typer.Option("--seats", help="Number of players.")]
BotOpt = Annotated[
    list[str] | None,
    typer.Option("--bot", help="A bot by name: one for all seats, or repeated, one per seat."),
]
SeedOpt = Annotated[
    int, typer.Option("--seed", help="Random seed; the same seed gives the same games.")
]
OptionOpt = Annotated[
    list[str] | None, typer.Option("--option", help="A game option as NAME=VALUE; repeatable.")
]
ComponentsOpt = Annotated[
    Path | None,
    typer.Option(
        "--components",
        help="A TOML file with your own components, or the name of a box that comes with the game.",
    ),
]
WorkersOpt = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="Number of processes; by default one per core."),
]
RayOpt = Annotated[
    str | None,
    typer.Option("--ray", help="Play on the Ray cluster at this address; `local` starts one here."),
]
SaveOpt = Annotated[
    Path | None,
    typer.Option("--save", help="Write the match file of every game into this folder."),
]
StartOpt = Annotated[
    Path | None,
    typer.Option("--start", help="Begin every game in the position of this match file."),
]
FromOpt = Annotated[
    int | None,
    typer.Option("--from", min=0, help="The ply of --start; by default the end of the file."),
]
MetricOpt = Annotated[
    list[str] | None,
    typer.Option(
        "--metric",
        help="Measure every game: turns, sources, leads or your own module.function; repeatable.",
    ),
]
JsonOpt = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
LangOpt = Annotated[
    str | None, typer.Option("--lang", help="Language: en, de or nl; by default your system's.")
]


def out() -> Console:
    """The console for results; a new one each time, so that it uses the current stdout."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    return console


def say(console: Console, text: str, style: str = "") -> None:
    """Print a line; a terminal breaks it between words, a file or a pipe gets it whole.

    The parts of a broken line are indented like its beginning.
    """
    if not console.is_terminal:
        console.print(Text(text, style=style), soft_wrap=True)
        return
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip(" "))
        for part in Text(line[indent:], style=style).wrap(console, max(20, console.width - indent)):
            part.pad_left(indent)
            console.print(part, soft_wrap=True)


def err() -> Console:
    """The console for progress."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def words_for(lang: str | None) -> Words:
    """The texts in the requested language."""
    return Words(choose_language(lang))


def print_json(data: Any) -> None:
    """Print data as indented JSON."""
    typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def read_options(game_id: str, given: Sequence[str] | None) -> dict[str, OptionValue]:
    """Parse `--option name=value …` into the game's options; raises BadSetup."""
    pairs: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is written NAME=VALUE, not {text!r}.")
        pairs[name] = value
    return entry_of(game_id).spec.parse_options(pairs)


def option_names(given: Sequence[str] | None) -> set[str]:
    """The names in `--option name=value …`."""
    return {text.partition("=")[0] for text in given or []}


def read_components(game_id: str, path: Path | None, lang: str | None = None) -> Json | None:
    """Read a TOML file, or a box that comes with the game, and validate it with the game.

    Raises BadComponents with a text in the user's language.
    """
    if path is None:
        return None
    if str(path) == PUBLISHED or str(path) in shipped_files(game_id):
        return shipped(game_id, str(path))
    try:
        components = read_toml(_file_text(path))
        make_game(game_id, components)
        check_sources(components, published(game_id))
    except BadComponents as error:
        raise _refused(game_id, path, error, lang) from None
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        fault = Refuser().bad("cannot-make", error=type(error).__name__)
        raise _refused(game_id, path, fault, lang) from None
    return components


def _refused(game_id: str, path: Path, error: BadComponents, lang: str | None) -> BadComponents:
    """The error in the user's language, with the file and the place in it."""
    words = words_for(lang)
    text = error.text if error.reason is None else words.badbox(game_id, error.reason)
    place = f" ({words.badbox_place(error.at)})" if error.at else ""
    return BadComponents(f"{path}: {text}{place}", reason=error.reason)


def _file_text(path: Path) -> str:
    """The text of a components file; raises BadComponents."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Refuser().bad("too-large", most=MAX_BYTES)
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fault = _FILE_FAULTS.get(type(error), "other")
        raise Refuser().bad("no-file", fault=fault) from None
    except UnicodeDecodeError:
        raise Refuser().bad("not-utf8") from None


def read_match(path: Path) -> tuple[Match, bytes]:
    """Load a match file, replayed and audited; returns the match and the file's bytes."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadMatchFile(f"{path} cannot be read: {error.strerror}.") from None
    try:
        return load(data), data
    except ContradaError as error:
        raise BadMatchFile(f"{path}: {error}") from None


def read_seats(game_id: str, seats: int | None) -> int:
    """The number of players, by default the game's maximum; raises BadSetup."""
    spec = entry_of(game_id).spec
    chosen = spec.max_seats if seats is None else seats
    spec.check_seats(chosen)
    return chosen


def read_bots(given: Sequence[str] | None, seats: int, places: str = "seats") -> tuple[str, ...]:
    """A bot for each seat: one name for all seats, or one name per seat."""
    bots = tuple(given or ("random",))
    for bot in bots:
        parse_bot(bot)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadSetup(f"There are {len(bots)} bots for {seats} {places}; give one, or one each.")
    return bots


def worker_count(requested: int | None) -> int:
    """The number of processes to use, by default one per core."""
    return requested if requested is not None else (os.cpu_count() or 1)


def names_for(seats: int) -> list[str]:
    """The players' names by seat."""
    return [NAMES[i] if i < len(NAMES) else f"P{i}" for i in range(seats)]


@contextmanager
def play_on(ray: str | None) -> Iterator[Play | None]:
    """The executor of games: a Ray cluster, or None for processes of this machine."""
    if ray is None:
        yield None
    else:
        with on_ray(ray) as play:
            yield play


class Begun(msgspec.Struct, frozen=True):
    """The position in which the games of a run begin, with the game's set-up."""

    file: str
    ply: int | None
    seats: int
    options: dict[str, OptionValue]
    components: Json


def read_start(game_id: str, path: Path | None, ply: int | None) -> Begun | None:
    """The position of `--start` and `--from`; raises BadSetup or BadMatchFile."""
    if path is None:
        if ply is not None:
            raise BadSetup("--from is the ply of a match file; name the file with --start.")
        return None
    match, _ = read_match(path)
    if match.game.spec.id != game_id:
        raise BadSetup(f"{path} is a game of {match.game.spec.title}, not of {game_id}.")
    options = dict(match.options)
    return Begun(str(path.resolve()), ply, match.seats, options, match.game.components)


def save_folder(path: Path | None, ray: str | None) -> str:
    """The folder of `--save`, created if it is missing; raises BadSetup."""
    if path is None:
        return ""
    if ray is not None:
        raise BadSetup("--save writes on this machine, so it cannot be combined with --ray.")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{path} cannot be created: {error.strerror}.") from None
    if not os.access(path, os.W_OK):
        raise BadSetup(f"{path} cannot be written to.")
    return str(path.resolve())
