"""When a table has to be looked at again: for a bot, a clock, or because it was given up.

All times are times of the server clock, so a server that was down finds nothing overdue by it.
"""

from __future__ import annotations

from typing import Final

from contrada.server.settings import Settings
from contrada.server.tables.clocks import deadline
from contrada.server.tables.table import Table

HOUR: Final = 3_600_000
BOT_OVERDUE: Final = 15_000
"""A bot that has not moved for so many milliseconds is asked again."""
AWAY_TURN_BASED: Final = 72 * HOUR
"""After this time without a move a player of a turn-based game counts as away."""


def due_at(table: Table, settings: Settings) -> int | None:
    """When somebody has to look at this table again, if ever."""
    data = table.data
    if data.phase == "over":
        return None
    due = data.public_at + patience(table, settings)
    if table.thinking_bots():
        due = min(due, data.clock_at + BOT_OVERDUE)
    ends = deadline(data.clocks, table.setup.clock) if table.running else None
    return due if ends is None else min(due, ends)


def patience(table: Table, settings: Settings) -> int:
    """After so many milliseconds without an event that everybody saw, a table is given up."""
    if table.data.phase == "open":
        return int(settings.open_hours * HOUR)
    live = table.setup.mode == "live"
    hours = settings.live_hours if live else settings.turn_based_hours
    return int(hours * HOUR)
