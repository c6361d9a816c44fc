"""Match files as tables for supervised learning: one row for every decision with a choice.

    from contrada.adapters.dataset import rows_of, write
    write([path, …], "decisions.npz", encoding="features")

The columns are those of `SCHEMA`. A `.npz` file has one array per column, with the legal actions of
all rows one after the other (`legal`, and `legal_start` where a row begins); a `.parquet` file has
lists. Both carry the schema: an entry `schema`, and the metadata key `contrada`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrada.adapters.observation import Observer
from contrada.core.errors import BadMatchFile, BadSetup, ContradaError
from contrada.core.match import Match
from contrada.core.saves import load

FORMAT: Final = "contrada dataset 1"
SCHEMA: Final = {
    "observation": "float32 columns: what the seat knows before its action (see `columns`)",
    "legal": "the legal actions, in the order of the rules",
    "action": "the action that was played",
    "match": "the number of the match file, in the order given",
    "ply": "the number of log entries before the action",
    "seat": "the seat that decided",
    "outcome": "its result: 1 for the first place, -1 for the last, evenly spaced between",
    "points": "its points at the end of the game",
    "lead": "its points minus those of its best rival",
}
"""The columns of a dataset."""


class CannotWrite(ContradaError):
    """A dataset cannot be written."""


class Row(msgspec.Struct, frozen=True):
    """One decision."""

    observation: NDArray[np.float32]
    legal: list[int]
    action: int
    ply: int
    seat: int


def rows_of(match: Match, observer: Observer) -> Iterator[Row]:
    """The decisions of a match with at least two legal actions, in order."""
    game = match.game
    for ply, entry, state in match.states():
        seat = entry.actor
        if seat < 0:
            continue
        legal = [int(action) for action in game.legal(state, seat)]
        if len(legal) > 1:
            yield Row(observer.vector(state, seat), legal, entry.action, ply, seat)


def match_files(paths: Iterable[Path]) -> list[Path]:
    """The match files: files as they are, of folders all `*.json`, in the order of their names."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not found:
        raise BadSetup("There are no match files.")
    return found


class _Collector:
    """Collects the columns of all matches, which must be of one game and set-up."""

    def __init__(self, encoding: str) -> None:
        self.encoding = encoding
        self.observer: Observer | None = None
        self.setup: tuple[Any, ...] = ()
        self.rows: list[Row] = []
        self.results: list[tuple[int, float, int, int]] = []

    def add(self, number: int, path: Path) -> None:
        try:
            match = load(path.read_bytes())
        except OSError as error:
            raise BadMatchFile(f"{path} cannot be read: {error.strerror}.") from None
        except ContradaError as error:
            raise BadMatchFile(f"{path}: {error}") from None
        if not match.over:
            raise BadMatchFile(f"{path} is not over, so its decisions have no outcome.")
        game = match.game
        setup = (game.spec.id, match.seats, sorted(match.options.items()))
        if self.observer is None:
            self.setup = setup
            self.observer = Observer(game, match.seats, match.options, self.encoding)
        elif setup != self.setup:
            raise BadSetup(f"{path} is another game, or has other seats or options.")
        scores, shares = game.scores(match.state), game.returns(match.state)
        for row in rows_of(match, self.observer):
            self.rows.append(row)
            own = scores[row.seat]
            best = max(points for seat, points in enumerate(scores) if seat != row.seat)
            self.results.append((number, 2.0 * shares[row.seat] - 1.0, own, own - best))

    def columns(self) -> dict[str, NDArray[Any]]:
        """One array per column; `legal` is flat, with `legal_start`."""
        if not self.rows:
            raise BadSetup("The match files have no decision with a choice.")
        counts = [len(row.legal) for row in self.rows]
        return {
            "observation": np.stack([row.observation for row in self.rows]),
            "legal": np.array([a for row in self.rows for a in row.legal], np.int32),
            "legal_start": np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
            "action": np.array([row.action for row in self.rows], np.int32),
            "match": np.array([each[0] for each in self.results], np.int32),
            "ply": np.array([row.ply for row in self.rows], np.int32),
            "seat": np.array([row.seat for row in self.rows], np.int8),
            "outcome": np.array([each[1] for each in self.results], np.float32),
            "points": np.array([each[2] for each in self.results], np.int32),
            "lead": np.array([each[3] for each in self.results], np.int32),
        }

    def schema(self, files: Sequence[Path]) -> dict[str, Any]:
        """What a reader needs to know."""
        assert self.observer is not None
        game = self.observer.game
        return {
            "format": FORMAT,
            "game": game.spec.id,
            "rules_version": game.spec.rules_version,
            "seats": self.observer.seats,
            "options": dict(self.setup[2]),
            "actions": game.spec.num_actions,
            "encoding": self.encoding,
            "columns": self.observer.names,
            "fields": SCHEMA,
            "matches": [file.name for file in files],
        }


def write(paths: Iterable[Path], target: Path, encoding: str = "features") -> tuple[int, int]:
    """Write the decisions of match files; returns the numbers of matches and rows.

    Every file is replayed and audited. All have to be finished games with one set-up.
    """
    if target.suffix not in (".npz", ".parquet"):
        raise CannotWrite(f"A dataset is a .npz or .parquet file, not {target.name!r}.")
    files = match_files(paths)
    collector = _Collector(encoding)
    for number, path in enumerate(files):
        collector.add(number, path)
    columns = collector.columns()
    schema = json.dumps(collector.schema(files))
    partial = target.with_name(target.name + ".part")
    try:
        if target.suffix == ".npz":
            arrays: dict[str, Any] = {**columns, "schema": np.array(schema)}
            with partial.open("wb") as file:
                np.savez_compressed(file, **arrays)
        else:
            _write_parquet(columns, schema, partial)
        partial.replace(target)
    except OSError as error:
        raise CannotWrite(f"{target} cannot be written: {error.strerror}.") from None
    return len(files), len(collector.rows)


def _write_parquet(columns: dict[str, NDArray[Any]], schema: str, target: Path) -> None:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise CannotWrite(
            "Parquet files need pyarrow: pip install 'contrada[dataset]'. A .npz file does not."
        ) from None
    size = columns["observation"].shape[1]
    flat = pa.array(columns["observation"].reshape(-1))
    arrays: dict[str, Any] = {
        "observation": pa.FixedSizeListArray.from_arrays(flat, size),
        "legal": pa.LargeListArray.from_arrays(
            pa.array(columns["legal_start"]), pa.array(columns["legal"])
        ),
    }
    for name in SCHEMA:
        if name not in arrays:
            arrays[name] = pa.array(columns[name])
    table = pa.table(arrays).replace_schema_metadata({"contrada": schema})
    pq.write_table(table, str(target), compression="zstd")
