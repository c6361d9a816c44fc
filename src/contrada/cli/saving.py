"""Saved games of the terminal: match files with the players of the seats added."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from contrada.cli.common import read_match
from contrada.core.errors import BadMatchFile, ContradaError
from contrada.core.match import Match
from contrada.core.saves import save


class CannotSave(ContradaError):
    """A file cannot be written."""


class SavedTable(msgspec.Struct, frozen=True):
    """The player of each seat: `human` or a bot's name."""

    players: list[str]


class _WithTable(msgspec.Struct, frozen=True):
    table: SavedTable | None = None


def default_file(match: Match) -> Path:
    """The default file of a match: the same name at every save of the match."""
    return Path(f"contrada-{match.game.spec.id}-{match.commitment[:8]}.json")


def save_table(match: Match, table: SavedTable, path: Path) -> None:
    """Write a saved game atomically."""
    data = msgspec.json.decode(save(match))
    data["table"] = table
    write_atomically(path, msgspec.json.format(msgspec.json.encode(data), indent=1))


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file atomically; follows symbolic links, and writes directly to devices and pipes."""
    try:
        if _is_special(path):
            path.write_bytes(data)
            return
        target = path.resolve()
        partial = target.with_name(target.name + ".part")
        partial.write_bytes(data)
        os.replace(partial, target)
    except OSError as error:
        raise CannotSave(f"{path} cannot be written: {error.strerror}.") from None


def check_writable(path: Path) -> None:
    """Raise CannotSave before any work is done if the file could not be written."""
    folder = (path.resolve() if path.is_symlink() else path).parent
    if _is_special(path) and os.access(path, os.W_OK):
        return
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        reason = "it is a folder" if path.is_dir() else f"there is no folder {folder} to write to"
        raise CannotSave(f"{path} cannot be written: {reason}.")


def _is_special(path: Path) -> bool:
    """Whether a path exists and is neither a file nor a folder, such as `/dev/stdout`."""
    return path.exists() and not path.is_file() and not path.is_dir()


def load_table(path: Path) -> tuple[Match, SavedTable | None]:
    """Load a saved match, replayed and audited, with its players if the file names them."""
    match, data = read_match(path)
    try:
        table = msgspec.json.decode(data, type=_WithTable).table
    except msgspec.MsgspecError as error:
        raise BadMatchFile(f"{path} does not say who sits where: {error}.") from None
    if table is not None and len(table.players) != match.seats:
        raise BadMatchFile(f"{path} names {len(table.players)} players for {match.seats} seats.")
    return match, table
