"""Stores which puzzles people tried, and whether their first try was right. All methods block."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from contrada.server.storage.schema.puzzles import puzzle_tries


class PuzzleStore:
    """People's first tries; at most one row for a person and a puzzle."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def remember(self, user: str, puzzle: str, at: int, solved: bool, loss: float) -> bool:
        """Store a first try; returns False, and changes nothing, if there was one before."""
        values = {"user_id": user, "puzzle": puzzle, "at": at, "solved": solved, "loss": loss}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(puzzle_tries).values(**values))
        except IntegrityError:
            return False
        return True

    def tried(self, user: str) -> dict[str, bool]:
        """The puzzles that a person tried, and whether the first try was right."""
        query = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(puzzle_tries.c.user_id == user)).all()
        return {row.puzzle: bool(row.solved) for row in rows}

    def about(self, user: str) -> list[dict[str, Any]]:
        """What is stored about a person here."""
        query = select(puzzle_tries).where(puzzle_tries.c.user_id == user)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(puzzle_tries.c.at)).all()
        return [
            {"puzzle": row.puzzle, "at": row.at, "solved": bool(row.solved), "loss": row.loss}
            for row in rows
        ]

    def forget(self, user: str) -> None:
        """Delete a person's tries."""
        with self.engine.begin() as connection:
            connection.execute(delete(puzzle_tries).where(puzzle_tries.c.user_id == user))
