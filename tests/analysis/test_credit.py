"""The credit of draws: what is measured counts as luck, and the parts still add up."""

from __future__ import annotations

import pytest

import contrada
from contrada.analysis.credit import Slope, credit_of, luck_file, read_slopes
from contrada.analysis.luck import Course, course_of
from contrada.analysis.parts import parts_of
from contrada.bots.learned import make_value, read_fits
from contrada.core.match import Match
from contrada.core.registry import entries, entry_of

IDS = [entry.spec.id for entry in entries() if entry.values is not None]


def slope(slope: float, error: float) -> Slope:
    return Slope(seats=2, variant="", games=100, slope=slope, error=error)


def test_only_a_slope_that_is_surely_positive_has_credit() -> None:
    assert slope(0.7, 0.1).credit == 0.7
    assert slope(1.3, 0.1).credit == 1.0
    assert slope(0.7, 0.3).credit == 0.0
    assert slope(-0.5, 0.1).credit == 0.0
    assert slope(0.0, 0.0).credit == 0.0


@pytest.mark.parametrize("game_id", IDS)
def test_every_set_of_weights_has_its_slope(game_id: str) -> None:
    entry, path = entry_of(game_id), luck_file(game_id)
    assert entry.values is not None
    assert path is not None
    slopes, fits = read_slopes(path), read_fits(entry.values)
    assert slopes is not None
    assert fits is not None
    assert slopes.rules_version == entry.spec.rules_version
    assert slopes.command.startswith("python -m bench.analysis.credits")
    found = {(each.seats, each.variant): each.credit for each in slopes.slopes}
    assert set(found) == {(each.seats, each.variant) for each in fits.fits}
    for (seats, variant), credit in found.items():
        assert credit_of(game_id, seats, variant) == credit
        assert 0 <= credit <= 1
    assert credit_of(game_id, 9, "") == 1.0


def followed(match: Match, credit: float) -> Course:
    return course_of(match, make_value(match.game), parts_of(match), 6, 0, credit)


@pytest.mark.parametrize("game_id", ["carpe-diem", "tuscany"])
def test_the_credited_part_is_luck_and_the_rest_goes_to_what_follows(game_id: str) -> None:
    match = contrada.play(game_id, ["greedy:worlds=1", "random"], 5)
    full, half, none = (followed(match, credit) for credit in (1.0, 0.5, 0.0))
    assert full.start == half.start == none.start
    assert full.result == half.result == none.result
    for one, other, nothing in zip(full.events, half.events, none.events, strict=True):
        for a, b, c in zip(one.win, other.win, nothing.win, strict=True):
            assert b == pytest.approx(a / 2, abs=2e-6)
            assert c == 0
    for course in (full, half, none):
        for seat in range(match.seats):
            luck = sum(event.points[seat] for event in course.events)
            gains = sum(points[seat] for _, _, points in course.gains)
            parts = course.start.points[seat] + luck + gains
            assert parts == pytest.approx(course.result.points[seat], abs=0.01)


def test_without_a_measurement_everything_counts() -> None:
    match = contrada.play("palazzo", ["random", "random"], 5)
    assert (
        followed(match, 1.0).events
        == course_of(match, make_value(match.game), parts_of(match), 6, 0).events
    )
