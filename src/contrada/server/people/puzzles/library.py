"""The shipped puzzles of all games, and the daily one."""

from __future__ import annotations

import logging
from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from typing import Final, NamedTuple

from contrada.analysis.puzzles.collection import (
    BadPuzzles,
    Collection,
    Puzzle,
    match_of,
    puzzle_files,
    read,
)
from contrada.core.match import Match
from contrada.core.registry import entries

log = logging.getLogger(__name__)

CACHED: Final = 64
"""Positions that stay in memory."""
DAY_MS: Final = 86_400_000


class Shelf(NamedTuple):
    """A puzzle with its collection and its number there, from 1 on."""

    collection: Collection
    puzzle: Puzzle
    number: int


class PuzzleLibrary:
    """The puzzles of the registered games; unreadable files are left out and logged."""

    def __init__(self) -> None:
        self.collections: list[Collection] = []
        self._shelves: dict[str, Shelf] = {}
        self._positions: OrderedDict[str, Match] = OrderedDict()
        self._lock = Lock()
        for entry in entries():
            for path in puzzle_files(entry):
                try:
                    self._add(read(path))
                except BadPuzzles as error:
                    log.warning("puzzles are skipped", extra={"problem": str(error)})
        ids = list(self._shelves)
        self._days = sorted(ids, key=lambda each: sha256(each.encode()).digest())

    def _add(self, collection: Collection) -> None:
        self.collections.append(collection)
        for number, puzzle in enumerate(collection.puzzles, 1):
            self._shelves[puzzle.id] = Shelf(collection, puzzle, number)

    def find(self, puzzle_id: str) -> Shelf | None:
        """A puzzle by its id."""
        return self._shelves.get(puzzle_id)

    def daily(self, now: int) -> str:
        """The id of today's puzzle (UTC), the same on every server; empty without puzzles.

        None is repeated before all others had their day.
        """
        return self._days[now // DAY_MS % len(self._days)] if self._days else ""

    def position(self, shelf: Shelf) -> Match:
        """The match of a puzzle at its position; do not change it. Raises BadPuzzles."""
        name = shelf.puzzle.id
        with self._lock:
            match = self._positions.get(name)
            if match is None:
                match = self._positions[name] = match_of(shelf.collection, shelf.puzzle)
                if len(self._positions) > CACHED:
                    self._positions.popitem(last=False)
            self._positions.move_to_end(name)
            return match
