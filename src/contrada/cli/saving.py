"""Games at the terminal as files: a match file that also says who sits where."""

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
    """Who sits where: `human` or a bot's name, by seat."""

    players: list[str]


class _WithTable(msgspec.Struct, frozen=True):
    table: SavedTable | None = None


def default_file(match: Match) -> Path:
    """Where a game is saved if nobody said where: one name per match."""
    return Path(f"contrada-{match.game.spec.id}-{match.commitment[:8]}.json")


def save_table(match: Match, table: SavedTable, path: Path) -> None:
    """Write the file whole or not at all."""
    data = msgspec.json.decode(save(match))
    data["table"] = table
    write_whole(path, msgspec.json.format(msgspec.json.encode(data), indent=1))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; a link stays a link, a device or pipe what it is."""
    try:
        if _is_special(path):
            path.write_bytes(data)
            return
        place = path.resolve()
        draft = place.with_name(place.name + ".part")
        draft.write_bytes(data)
        os.replace(draft, place)
    except OSError as error:
        raise CannotSave(f"{path} cannot be written: {error.strerror}.") from None


def check_writable(path: Path) -> None:
    """Refuse a place where nothing can be written, before any work is done for it."""
    folder = (path.resolve() if path.is_symlink() else path).parent
    if _is_special(path) and os.access(path, os.W_OK):
        return
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        reason = "it is a folder" if path.is_dir() else f"there is no folder {folder} to write to"
        raise CannotSave(f"{path} cannot be written: {reason}.")


def _is_special(path: Path) -> bool:
    """Whether a path is there and neither a file nor a folder: `/dev/stdout`, for one."""
    return path.exists() and not path.is_file() and not path.is_dir()


def load_table(path: Path) -> tuple[Match, SavedTable | None]:
    """A saved match, replayed and audited, with who sat there if the file says so."""
    match, data = read_match(path)
    try:
        table = msgspec.json.decode(data, type=_WithTable).table
    except msgspec.MsgspecError as error:
        raise BadMatchFile(f"{path} does not say who sits where: {error}.") from None
    if table is not None and len(table.players) != match.seats:
        raise BadMatchFile(f"{path} names {len(table.players)} players for {match.seats} seats.")
    return match, table
