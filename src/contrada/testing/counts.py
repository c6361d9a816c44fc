"""The numbers of checks that the laws made."""

from __future__ import annotations

import msgspec


class Counts(msgspec.Struct):
    """The number of checks."""

    games: int = 0
    finished: int = 0
    """Finished games; the others reached the maximum number of plies, which is not a fault."""
    states: int = 0
    actions: int = 0
    secrecy_checks: int = 0
    """Comparisons of a seat's knowledge with a sample or a rival state."""
    undos: int = 0
    withdrawn: int = 0
    """Steps that were taken out of a draft, or for which this was refused."""
    runs: int = 0
    """Runs of unordered steps that were played in other orders."""
    trees: int = 0
    """Decisions whose whole tree was explored."""
    too_large: int = 0
    """Decisions whose tree was too large to explore."""

    def add(self, other: Counts) -> None:
        """Add the counts of another run."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
