"""When the scheduler has to check a table: for an overdue bot, a clock, or abandonment.

All times come from the server clock, so downtime makes nothing overdue.
"""

from __future__ import annotations

from typing import Final

from contrada.server.settings import Settings
from contrada.server.tables.clocks import deadline
from contrada.server.tables.table import Table

HOUR: Final = 3_600_000
BOT_OVERDUE: Final = 15_000
"""Milliseconds after which a bot that has not moved is asked again."""
AWAY_TURN_BASED: Final = 72 * HOUR
"""Milliseconds without a move after which a player of a turn-based game counts as away."""


def due_at(table: Table, settings: Settings) -> int | None:
    """When the scheduler has to check this table next, or None."""
    data = table.data
    if data.phase == "over":
        return None
    due = data.public_at + abandoned_after(table, settings)
    if table.thinking_bots():
        due = min(due, data.clock_at + BOT_OVERDUE)
    ends = deadline(data.clocks, table.setup.clock) if table.running else None
    return due if ends is None else min(due, ends)


def abandoned_after(table: Table, settings: Settings) -> int:
    """Milliseconds without a public event after which a table is closed as abandoned."""
    if table.data.phase == "open":
        return int(settings.open_hours * HOUR)
    live = table.setup.mode == "live"
    hours = settings.live_hours if live else settings.turn_based_hours
    return int(hours * HOUR)
