"""Quiet hours: in the person's own zone, over midnight, and on days of clock change."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from contrada.server.people.notify.quiet import quiet_until, zones
from contrada.server.storage.people.contacts import NoticeSettings


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def night(zone: str, begin: int = 22 * 60, end: int = 7 * 60) -> NoticeSettings:
    return NoticeSettings("en", zone, begin, end)


@pytest.mark.parametrize(
    ("zone", "now", "ends"),
    [
        ("UTC", "2026-03-10T21:59", None),
        ("UTC", "2026-03-10T22:00", "2026-03-11T07:00"),
        ("UTC", "2026-03-11T06:59", "2026-03-11T07:00"),
        ("UTC", "2026-03-11T07:00", None),
        ("Europe/Berlin", "2026-03-10T20:59", None),
        ("Europe/Berlin", "2026-03-10T21:00", "2026-03-11T06:00"),
        ("America/New_York", "2026-01-15T03:00", "2026-01-15T12:00"),
        # The night in which the clock is put forward: seven o'clock is five in UTC.
        ("Europe/Berlin", "2026-03-28T22:30", "2026-03-29T05:00"),
        # And back: seven o'clock is six in UTC again.
        ("Europe/Berlin", "2026-10-24T22:30", "2026-10-25T06:00"),
        ("No/Such_Zone", "2026-03-10T22:00", "2026-03-11T07:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_of_the_zone(zone: str, now: str, ends: str | None) -> None:
    assert quiet_until(night(zone), at(now)) == (None if ends is None else at(ends))


def test_hours_within_a_day_and_none_at_all() -> None:
    noon = night("UTC", 12 * 60, 14 * 60)
    assert quiet_until(noon, at("2026-03-10T13:00")) == at("2026-03-10T14:00")
    assert quiet_until(noon, at("2026-03-10T14:00")) is None
    assert quiet_until(NoticeSettings(), at("2026-03-10T13:00")) is None
    assert quiet_until(night("UTC", 60, 60), at("2026-03-10T01:00")) is None
    assert {"UTC", "Europe/Amsterdam"} <= zones()
