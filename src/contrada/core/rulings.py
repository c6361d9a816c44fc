"""A game's rulings: our decisions where its rulebook allows two readings (`rulings.toml`).

A ruling is worded by the messages `<game>-ruling-<id>` (what we decided) and
`<game>-ruling-<id>-why` (the reason). Where players can choose, it names the option; the first
value of the option is the default.
"""

from __future__ import annotations

import tomllib

import msgspec

from contrada.core.errors import BadSetup
from contrada.core.registry import GameEntry


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One ruling: the ids of the rules it belongs to, and the option, or an empty text."""

    id: str
    rules: list[str] = []
    option: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: list[Ruling] = []


def rulings(entry: GameEntry) -> list[Ruling]:
    """The rulings of a game, none if it has no file of them; raises BadSetup for a bad file."""
    file = entry.files / "rulings.toml" if entry.files is not None else None
    if file is None or not file.is_file():
        return []
    try:
        read = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetup(f"{file}: {error}") from None
    names = {option.name for option in entry.spec.options}
    for ruling in read.ruling:
        if ruling.option and ruling.option not in names:
            raise BadSetup(f"{file}: {entry.spec.id} has no option {ruling.option!r}.")
    return read.ruling
