"""The puzzles of a game, as a file in its folder: `puzzles.json`, or `puzzles-<name>.json` for a
variant. Each line of a file is a puzzle; the position follows from its seed and actions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from contrada.analysis.puzzles.judging import Option
from contrada.analysis.puzzles.options import all_options, result_of
from contrada.core.errors import ContradaError
from contrada.core.match import Match
from contrada.core.registry import GameEntry, entry_of, make_game
from contrada.core.spec import OptionValue

FORMAT: Final = "contrada puzzles 1"
PREFIX: Final = "puzzles"


class BadPuzzles(ContradaError):
    """A file of puzzles cannot be used."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position and the valued options of the seat to move, best first."""

    id: str
    seats: int
    seat: int
    ply: int
    seed: str
    log: list[int]
    """The actions of all seats up to the position, each after its seat."""
    state: str
    """The fingerprint of the position."""
    first: int
    """The index of the option that the first look chooses."""
    played: int
    """The index of the option that the bot played, after a short search."""
    options: list[Option]


class Method(msgspec.Struct, frozen=True):
    """How the puzzles were found."""

    bots: str
    screen_iterations: int
    screen_worlds: int
    check_worlds: int
    least_gap: float
    least_loss: float


class Collection(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzles of a game or of one of its variants."""

    format: str
    game: str
    options: dict[str, OptionValue]
    rules_version: int
    version: str
    command: str
    date: str
    games: int
    """The number of games that were searched."""
    method: Method
    puzzles: list[Puzzle]
    name: str = ""
    """The name of the variant, from the file's name."""


def encode(collection: Collection) -> bytes:
    """The file: one puzzle a line."""
    head = msgspec.json.encode(msgspec.structs.replace(collection, puzzles=[], name=""))
    lines = b",\n".join(msgspec.json.encode(each) for each in collection.puzzles)
    mark = b'"puzzles":[]'
    return head.replace(mark, b'"puzzles":[\n' + lines + b"\n]", 1) + b"\n"


def puzzle_files(entry: GameEntry) -> list[Path]:
    """The files of a game's puzzles; the general one first."""
    if entry.files is None:
        return []
    general = entry.files / f"{PREFIX}.json"
    further = sorted(entry.files.glob(f"{PREFIX}-*.json"))
    return [*([general] if general.is_file() else []), *further]


def read(path: Path) -> Collection:
    """Read a file; raises BadPuzzles, also if it was made for other rules."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Collection)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadPuzzles(f"{path} is not a file of puzzles: {error}.") from None
    if found.format != FORMAT:
        raise BadPuzzles(f"{path} has the format {found.format!r}; {FORMAT!r} is understood.")
    version = entry_of(found.game).spec.rules_version
    if found.rules_version != version:
        raise BadPuzzles(
            f"{path.name} of {found.game} was made for rules version {found.rules_version}, and "
            f"the rules are now version {version}. Mine it again: {found.command}"
        )
    return msgspec.structs.replace(found, name=path.stem.removeprefix(PREFIX).removeprefix("-"))


def match_of(collection: Collection, puzzle: Puzzle) -> Match:
    """The match of a puzzle at its position; raises BadPuzzles."""
    game = make_game(collection.game)
    try:
        match = Match(game, puzzle.seats, collection.options, bytes.fromhex(puzzle.seed))
        for seat, action in zip(puzzle.log[::2], puzzle.log[1::2], strict=True):
            match.play(seat, action)
    except (ContradaError, ValueError) as error:
        raise BadPuzzles(f"Puzzle {puzzle.id} of {collection.game}: {error}") from None
    if match.ply != puzzle.ply or game.fingerprint(match.state) != puzzle.state:
        raise BadPuzzles(f"Puzzle {puzzle.id} of {collection.game} leads to another position.")
    return match


def check(collection: Collection, puzzle: Puzzle) -> None:
    """Check a puzzle by the rules: its position, and that it lists every option exactly once."""
    match = match_of(collection, puzzle)
    game: Any = match.game
    if puzzle.seat not in match.actors:
        raise BadPuzzles(f"Puzzle {puzzle.id}: seat {puzzle.seat} is not to move.")
    legal = all_options(game, match.state, puzzle.seat, len(puzzle.options))
    given = [result_of(game, match.state, puzzle.seat, each.steps) for each in puzzle.options]
    if legal is None or set(given) != set(legal) or len(given) != len(set(given)):
        raise BadPuzzles(f"Puzzle {puzzle.id}: its options are not those of the rules.")
