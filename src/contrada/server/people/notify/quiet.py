"""Quiet hours: when a person does not want to be notified, in their own time zone."""

from __future__ import annotations

import functools
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from contrada.server.storage.people.contacts import NoticeSettings

DAY: Final = 24 * 60
"""Minutes of a day."""


@functools.cache
def zones() -> frozenset[str]:
    """The time zones that this system knows."""
    return frozenset(available_timezones() | {"UTC"})


def quiet_until(settings: NoticeSettings, now: int) -> int | None:
    """When the quiet hours end, in milliseconds since 1970; None if it is not quiet now.

    On a day of clock change the quiet hours end at the same time on the clock.
    """
    begin, end = settings.quiet_from, settings.quiet_to
    if begin is None or end is None or begin == end:
        return None
    try:
        zone = ZoneInfo(settings.zone)
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    day = here.date() if minute < end else here.date() + timedelta(days=1)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return int(ends.astimezone(UTC).timestamp() * 1000)
