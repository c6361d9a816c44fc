"""Thinking time, computed from event times only, so that a reloaded table has the same clocks.

All times here come from the server clock (`server_clock.py`), which stops while no server runs and
ignores jumps of the wall clock.
"""

from __future__ import annotations

import msgspec

from contrada.server.tables.events import Clock


class ClockState(msgspec.Struct):
    """Per seat: milliseconds left in the bank, and since when its clock runs (-1: stopped)."""

    left: list[int]
    since: list[int]


class ToldClocks(msgspec.Struct, array_like=True):
    """The clocks as last sent to a viewer: milliseconds left at `at`, and the running seats."""

    at: int
    left: list[int]
    running: list[int]


def clocks_at(state: ClockState, clock: Clock, at: int) -> ToldClocks:
    """The clocks at the time `at`."""
    left = [time_left(state, clock, seat, at) for seat in range(len(state.since))]
    return ToldClocks(at, left, [seat for seat, since in enumerate(state.since) if since >= 0])


def settle_clocks(
    state: ClockState, clock: Clock, before: list[int], now: list[int], fresh: int, at: int
) -> None:
    """Update the clocks after an event at the time `at`.

    `before` and `now` are the seats that have to decide; `fresh` is the seat that starts a new
    decision, or -1.
    """
    for seat, since in enumerate(state.since):
        running = since >= 0
        if running and (seat not in now or seat == fresh):
            if clock.bank:
                state.left[seat] = (
                    max(0, state.left[seat] - max(0, at - since)) + clock.increment * 1000
                )
            state.since[seat] = -1
        if seat in now and (state.since[seat] < 0 or seat not in before):
            state.since[seat] = at


def time_left(state: ClockState, clock: Clock, seat: int, at: int) -> int:
    """Milliseconds left for a seat at the time `at`."""
    since = state.since[seat]
    total = clock.per_move * 1000 if clock.per_move else state.left[seat]
    return max(0, total - (max(0, at - since) if since >= 0 else 0))


def deadline(state: ClockState, clock: Clock) -> int | None:
    """When the first clock runs out, or None if no clock runs."""
    if not clock.per_move and not clock.bank:
        return None
    ends = [
        since + (clock.per_move * 1000 if clock.per_move else state.left[seat])
        for seat, since in enumerate(state.since)
        if since >= 0
    ]
    return min(ends, default=None)
