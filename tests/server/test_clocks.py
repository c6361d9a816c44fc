"""Thinking time is computed from event times only."""

from __future__ import annotations

from contrada.server.tables.clocks import ClockState, deadline, settle_clocks, time_left
from contrada.server.tables.events import Clock

BANK = Clock(bank=60, increment=5)
MOVE = Clock(per_move=30)


def begun(clock: Clock) -> ClockState:
    state = ClockState([clock.bank * 1000] * 2, [-1, -1])
    settle_clocks(state, clock, [], [0], -1, 1_000)
    return state


def test_a_bank_runs_down_while_one_decides_and_each_decision_adds_to_it() -> None:
    state = begun(BANK)
    assert time_left(state, BANK, 0, 11_000) == 50_000
    assert time_left(state, BANK, 1, 11_000) == 60_000
    assert deadline(state, BANK) == 61_000
    settle_clocks(state, BANK, [0], [1], 0, 11_000)
    assert state.left == [55_000, 60_000]
    assert state.since == [-1, 11_000]
    settle_clocks(state, BANK, [1], [0], 1, 12_000)
    assert state.left == [55_000, 64_000]
    assert deadline(state, BANK) == 12_000 + 55_000


def test_the_steps_of_one_decision_share_its_time() -> None:
    state = begun(BANK)
    settle_clocks(state, BANK, [0], [0], -1, 5_000)
    settle_clocks(state, BANK, [0], [0], -1, 9_000)
    assert state.since[0] == 1_000
    assert time_left(state, BANK, 0, 9_000) == 52_000


def test_a_further_decision_of_the_same_player_begins_anew() -> None:
    state = begun(BANK)
    settle_clocks(state, BANK, [0], [0], 0, 11_000)
    assert state.left[0] == 55_000
    assert state.since[0] == 11_000
    each = begun(MOVE)
    settle_clocks(each, MOVE, [0], [0], 0, 11_000)
    assert time_left(each, MOVE, 0, 11_000) == 30_000


def test_a_bank_is_never_less_than_empty() -> None:
    state = begun(BANK)
    assert time_left(state, BANK, 0, 100_000) == 0
    settle_clocks(state, BANK, [0], [1], 0, 100_000)
    assert state.left[0] == 5_000


def test_several_who_choose_at_once_each_use_their_own_time() -> None:
    state = ClockState([60_000, 60_000], [-1, -1])
    settle_clocks(state, BANK, [], [0, 1], -1, 0)
    settle_clocks(state, BANK, [0, 1], [1], 0, 10_000)
    assert state.left[0] == 55_000
    assert time_left(state, BANK, 1, 10_000) == 50_000
    assert deadline(state, BANK) == 60_000


def test_without_a_clock_nothing_is_due() -> None:
    state = begun(Clock())
    assert deadline(state, Clock()) is None
