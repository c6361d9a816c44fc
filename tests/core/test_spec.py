"""Seats and options are checked before anything is set up."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from contrada.core.errors import BadSetup
from contrada.core.spec import GameSpec, OptionSpec

SPEC = GameSpec(
    id="demo",
    title="Demo",
    min_seats=2,
    max_seats=3,
    options=(OptionSpec("long", (False, True)), OptionSpec("map", ("north", "south"))),
    rules_version=1,
    num_actions=1,
    num_chance=1,
    max_plies=10,
)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_box_allows_some_numbers_of_players(seats: int) -> None:
    SPEC.check_seats(seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"Demo is for 2 to 3 players, not {seats}"):
        SPEC.check_seats(seats)


def test_options_not_given_have_their_default() -> None:
    assert SPEC.check_options({}) == {"long": False, "map": "north"}
    assert SPEC.check_options({"map": "south"}) == {"long": False, "map": "south"}


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(BadSetup, match="no option 'short'; its options are: long, map"):
        SPEC.check_options({"short": True})
    with pytest.raises(BadSetup, match="'map' of Demo cannot be 'east'; it is one of: 'north'"):
        SPEC.check_options({"map": "east"})
    with pytest.raises(BadSetup, match="cannot be 1"):
        SPEC.check_options({"long": 1})


def test_options_written_as_text() -> None:
    assert SPEC.parse_options({"long": "true", "map": "South"}) == {"long": True, "map": "south"}
    with pytest.raises(BadSetup, match="cannot be 'maybe'"):
        SPEC.parse_options({"long": "maybe"})
    with pytest.raises(BadSetup, match="no option 'x'"):
        SPEC.parse_options({"x": "1"})


def test_set_ups_are_every_number_with_every_combination() -> None:
    setups = list(SPEC.setups())
    assert len(setups) == 2 * 2 * 2
    assert setups[0] == (2, {"long": False, "map": "north"})
    assert len({repr(setup) for setup in setups}) == len(setups)


def test_a_few_set_ups_cover_every_two_values() -> None:
    names = ("a", "b", "c", "d", "e", "f")
    options = tuple(OptionSpec(name, (False, True)) for name in names)
    spec = msgspec.structs.replace(SPEC, options=options)
    found = spec.covering()
    assert len(found) < 16 < len(list(spec.setups()))
    for one, other in combinations(names, 2):
        assert len({(setup[one], setup[other]) for _, setup in found}) == 4
    for name in names:
        pairs = {(seats, setup[name]) for seats, setup in found}
        assert len(pairs) == 2 * (SPEC.max_seats - SPEC.min_seats + 1)
    alone = msgspec.structs.replace(SPEC, options=())
    assert alone.covering() == list(alone.setups())
