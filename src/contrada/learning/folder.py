"""The folder of a training: settings, games, weights and duels, so that a run can be resumed.

training.json                      the settings; a run with others is refused
generation-0/positions-2.npz       self-play with two players
generation-0/value.toml            the weights fitted on it
generation-0/duels.jsonl           the games of its duels
value.toml                         the best weights so far
curve.json, curve.svg              the learning curve
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from contrada.bots.learned import Fit, FitFile
from contrada.core.errors import BadSetup
from contrada.learning.positions import Positions

DIGITS = 6


class Folder:
    """The files of a training."""

    def __init__(self, path: Path, settings: msgspec.Struct) -> None:
        self.path = path
        stamp = msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n"
        file = path / "training.json"
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                write(file, stamp)
            elif file.read_bytes() != stamp:
                raise BadSetup(
                    f"{path} holds a training with other settings ({file}); choose another folder."
                )
        except OSError as error:
            raise BadSetup(f"{path} cannot be used: {error.strerror}.") from None

    def generation(self, number: int) -> Path:
        """The folder of one generation."""
        found = self.path / f"generation-{number}"
        found.mkdir(exist_ok=True)
        return found


def write(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(data)
    os.replace(partial, path)


def store_positions(path: Path, games: list[Positions]) -> None:
    """Write the positions of many games to one compressed file, atomically."""
    partial = path.with_name("partial-" + path.name)
    np.savez_compressed(
        partial,
        variant=np.array(games[0].variant),
        rows=np.array([len(g.progress) for g in games]),
        features=np.concatenate([g.features for g in games]),
        progress=np.concatenate([g.progress for g in games]),
        points=np.stack([g.points for g in games]),
        wins=np.stack([g.wins for g in games]),
    )
    os.replace(partial, path)


def load_positions(path: Path) -> list[Positions]:
    """Read the games of such a file."""
    with np.load(path) as data:
        variant = str(data["variant"])
        ends = np.cumsum(data["rows"])[:-1]
        features, progress = np.split(data["features"], ends), np.split(data["progress"], ends)
        points, wins = data["points"], data["wins"]
    return [
        Positions(variant, *each) for each in zip(features, progress, points, wins, strict=True)
    ]


def store_fits(path: Path, file: FitFile) -> None:
    """Write a file of weights as TOML."""
    head = (
        f"command = {_text(file.command)}\nseed = {file.seed}\ndate = {_text(file.date)}\n"
        f"rules_version = {file.rules_version}\n"
        f"features = [{', '.join(_text(name) for name in file.features)}]\n"
    )
    write(path, (head + "".join(f"\n{_fit(fit)}" for fit in file.fits)).encode())


def _fit(fit: Fit) -> str:
    head = f'[[fits]]\nseats = {fit.seats}\nvariant = "{fit.variant}"\ngames = {fit.games}\n'
    if fit.command:
        head += f"command = {_text(fit.command)}\ndate = {_text(fit.date)}\n"
    body = f"base = {_row(fit.base)}\nspread = {_row(fit.spread)}\n"
    return head + body + _table("level", fit.level) + _table("lead", fit.lead)


def _table(name: str, rows: list[list[float]]) -> str:
    return f"{name} = [\n" + "".join(f"  {_row(row)},\n" for row in rows) + "]\n"


def _row(items: Iterable[float]) -> str:
    return "[" + ", ".join(_number(x) for x in items) + "]"


def _number(x: float) -> str:
    """A number that TOML reads as a float."""
    text = f"{x:.{DIGITS}g}"
    return text if any(mark in text for mark in ".en") else text + ".0"


def _text(text: str) -> str:
    """A TOML string; JSON's escapes are a part of TOML's."""
    return msgspec.json.encode(text).decode()


def store_json(path: Path, data: Any) -> None:
    """Write readable JSON atomically."""
    write(path, msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
