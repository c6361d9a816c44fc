"""How long bots may take between two decisions of a person at their table.

A person waits from their own action until they are asked again. All decisions of bots in between
share one budget. A decision gets a part of what is left of it, so the budget is never exceeded by
more than the least search, however many decisions there are and however busy the machine is.
"""

from __future__ import annotations

from typing import Final

SEARCH_SHARE: Final = 0.3
"""The part of the rest that one search may take."""
PAUSE_SHARE: Final = 0.12
"""The part of the rest that the pause of one step may take."""
LEAST_SEARCH: Final = 0.02
"""The seconds that every search gets."""
UNLIMITED: Final = 0.0


class Tempo:
    """The time of one table's bots since the last action of a person."""

    def __init__(self) -> None:
        self.began = 0.0
        self.seq = -1
        """The number of the last event of this run of decisions."""

    def start(self, now: float, seq: int) -> None:
        """A bot begins to decide after the event `seq`: of this run, or the first of another."""
        if seq != self.seq:
            self.began = now
            self.seq = seq

    def done(self, seq: int) -> None:
        """A bot's action is the event `seq`."""
        if seq == self.seq + 1:
            self.seq = seq

    def search(self, now: float, budget: float) -> float:
        """The seconds that the next search may take; UNLIMITED without a budget."""
        if budget <= 0:
            return UNLIMITED
        return max(LEAST_SEARCH, self._left(now, budget) * SEARCH_SHARE)

    def pause(self, now: float, budget: float, pause: float) -> float:
        """The seconds that a step takes at least, of which the search is a part."""
        if budget <= 0:
            return pause
        return min(pause, self._left(now, budget) * PAUSE_SHARE)

    def _left(self, now: float, budget: float) -> float:
        return max(0.0, self.began + budget - now)
