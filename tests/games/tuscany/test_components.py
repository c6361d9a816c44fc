"""The components, and the possible maps."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from contrada.core.errors import BadComponents
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import seed_for_run
from contrada.games.tuscany.components import published
from contrada.games.tuscany.phases.maps import (
    ARRANGEMENTS,
    areas_of,
    arrangement_of,
    colour_fields,
    count,
    lowest,
    offsets_of,
    shifts_of,
    variants_at,
)
from contrada.games.tuscany.phases.shape import FIELDS
from contrada.games.tuscany.pieces import (
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    TILE_KINDS,
    TILE_NAMES,
    goods_names,
)
from tests.games.tuscany.scenario import BEST, GAME, NEW, item, scenario
from tools.tuscany_boards import check

TABLES = NEW.tables
FIELD_COUNTS = {"DG": 3, "R": 3, "T": 2, "LG": 5, "GR": 4, "O": 5, "Y": 4, "BE": 4}


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The published components with one entry replaced."""
    components = copy.deepcopy(published())
    table = components
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = to
    return components


@pytest.mark.rule("TUS-C1")
def test_each_player_has_21_tiles_and_a_start_castle_and_32_are_neutral() -> None:
    own = dict(zip(TILE_NAMES[:-1], TABLES.own, strict=False))
    assert own == {
        "castle": 1,
        "city": 2,
        "estate": 1,
        "quarry": 3,
        "village": 4,
        "monastery": 3,
        "cart": 3,
    }
    assert sum(TABLES.own[7:]) == 4
    assert sum(TABLES.own) == 21
    assert list(TABLES.neutral[:7]) == [4] * 7
    assert sum(TABLES.neutral) == 32
    with pytest.raises(BadComponents, match="neutral"):
        make_game("tuscany", changed("tiles", "neutral", "castle", to=5))


@pytest.mark.rule("TUS-C1")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 76), (3, 98), (4, 120)])
def test_the_number_of_tiles_by_players(seats: int, tiles: int) -> None:
    s = scenario(seats=seats).s
    start_castles = seats
    others = sum(s.neutral) + sum(s.own) + len(scenario(seats=seats).display())
    assert others + start_castles == tiles


@pytest.mark.rule("TUS-C2")
def test_122_game_cards_in_eight_colours() -> None:
    assert sum(TABLES.cards) == 122
    assert dict(zip(COLOUR_LETTERS, TABLES.cards, strict=True)) == {
        "DG": 12,
        "R": 14,
        "T": 12,
        "GR": 16,
        "O": 18,
        "Y": 16,
        "BE": 16,
        "LG": 18,
    }
    with pytest.raises(BadComponents, match="122"):
        make_game("tuscany", changed("cards", "red", to=15))


@pytest.mark.rule("TUS-C3")
def test_27_yield_cards() -> None:
    assert [int(n) for n in TABLES.yields if n] == [5, 5, 5, 4, 4, 4]
    gives = [form["gives"] for form in TABLES.forms.yields[:6]]
    assert [[(one["gift"], one["amount"]) for one in card] for card in gives] == [
        [("red_points", 2)],
        [("green_points", 1)],
        [("cards", 2)],
        [("worker", 1)],
        [("marble", 1)],
        [("hexagon", 1)],
    ]
    with pytest.raises(BadComponents, match="27"):
        make_game("tuscany", changed("yields", "cards", 4, "count", to=5))


@pytest.mark.rule("TUS-C4")
def test_five_bonus_tiles_of_each_kind() -> None:
    assert list(TABLES.bonus) == [5] * len(BONUS_NAMES)
    with pytest.raises(BadComponents, match="rulebook says 5"):
        make_game("tuscany", changed("bonus_tiles", "marble", to=4))


@pytest.mark.rule("TUS-C5")
def test_colour_bonus_values() -> None:
    values = zip(COLOUR_LETTERS, zip(TABLES.first, TABLES.second, strict=True), strict=True)
    assert dict(values) == {
        "LG": (4, 2),
        "O": (4, 2),
        "GR": (3, 1),
        "Y": (3, 1),
        "BE": (3, 1),
        "R": (2, 1),
        "DG": (2, 1),
        "T": (2, 1),
    }
    with pytest.raises(BadComponents, match="colour_bonus"):
        make_game("tuscany", changed("colour_bonus", "red", to=[2]))


@pytest.mark.rule("TUS-C6")
@pytest.mark.parametrize(("game", "best", "maps"), [(NEW, 46, 216), (GAME, 43, 96)])
def test_every_arrangement_has_the_same_fields_and_no_area_above_three(
    game: Any, best: int, maps: int
) -> None:
    tables = game.tables
    for boards in range(0, 64, 7):
        variants = variants_at(boards)
        totals = []
        for arrangement in range(ARRANGEMENTS):
            if not tables.shape.allows(int(offsets_of(arrangement))):
                continue
            together = 0
            total = 0
            for colour in range(COLOURS):
                fields = colour_fields(tables.outlines, variants, arrangement, colour)
                assert count(fields) == FIELD_COUNTS[COLOUR_LETTERS[colour]]
                assert together & fields == 0
                together |= fields
                for area in areas_of(tables.near, fields, offsets_of(arrangement)):
                    assert count(area) <= 3
                    total += (0, 1, 3, 6)[count(area)]
            assert together == (1 << FIELDS) - 1
            assert tables.totals(variants)[arrangement] == total
            totals.append(total)
        assert (min(totals), max(totals), len(totals)) == (35, best, maps)


@pytest.mark.rule("TUS-C6")
@pytest.mark.parametrize(
    "combinations", [6, pytest.param(64, marks=pytest.mark.long)], ids=["some", "all"]
)
def test_the_checker_agrees_that_the_boards_are_even(combinations: int) -> None:
    found = check(published()["boards"], combinations)
    assert len(found) == combinations
    assert {(one.maps, one.best, one.worst, one.largest) for one in found} == {(216, 46, 35, 3)}
    for boards, one in enumerate(found):
        totals = [int(n) for n in TABLES.totals(variants_at(boards))]
        assert round(sum(totals) / len(totals), 1) == one.mean
        assert 37.8 <= one.mean <= 39.2


@pytest.mark.rule("TUS-C6")
def test_the_best_arrangement_of_the_first_reconstruction_is_worth_43() -> None:
    variants = variants_at(0)
    tables = GAME.tables
    assert tables.totals(variants)[BEST] == 43
    larger = {}
    for colour in range(COLOURS):
        fields = colour_fields(tables.outlines, variants, BEST, colour)
        sizes = [count(area) for area in areas_of(tables.near, fields, offsets_of(BEST))]
        if max(sizes) > 1:
            larger[COLOUR_LETTERS[colour]] = sorted(sizes)
    assert larger == {
        "GR": [1, 1, 2],
        "O": [1, 1, 3],
        "Y": [1, 3],
        "BE": [1, 3],
        "LG": [1, 1, 3],
    }


@pytest.mark.rule("TUS-C6")
def test_432_arrangements_are_216_maps() -> None:
    """Turning the whole map by half gives an arrangement with A right of C: the same state."""
    match = Match(NEW, 2, {}, seed_for_run(1))
    states = set()
    looks = set()
    chosen = 0
    for order in match.legal(0):
        laid = match.state.copy()
        NEW.apply(laid, 0, order)
        for shift in NEW.legal(laid, 0):
            whole = laid.copy()
            NEW.apply(whole, 0, shift)
            states.add(NEW.fingerprint(whole))
            shown = NEW.view(whole, 0).players[0].map
            looks.add(frozenset((one.q, one.r, one.colour) for one in shown.fields))
            chosen += 1
            assert [board.board[0] for board in shown.boards].index("A") < [
                board.board[0] for board in shown.boards
            ].index("C")
    assert (chosen, len(states), len(looks)) == (432, 216, 216)


@pytest.mark.rule("TUS-C6")
@pytest.mark.parametrize(("game", "least"), [(NEW, 2), (GAME, 2)])
def test_neighbours_touch_both_ways_and_boards_are_shifted_as_the_box_says(
    game: Any, least: int
) -> None:
    shape = game.tables.shape
    for offsets in (int(o) for o in shape.offsets):
        where = shape.cells(offsets)
        assert len(set(where)) == FIELDS
        near = [int(shape.near[offsets * FIELDS + field]) for field in range(FIELDS)]
        for field in range(FIELDS):
            assert least <= count(near[field]) <= 6
            for other in range(FIELDS):
                assert (near[field] >> other & 1) == (near[other] >> field & 1)
        for place, shift in enumerate(shifts_of(offsets), 1):
            (q, r), (q0, r0) = where[place * 10], where[place * 10 - 10]
            assert 2 * ((r + q / 2) - (r0 + q0 / 2)) == shape.shifts[shift]


@pytest.mark.rule("TUS-C6")
def test_level_boards_lie_long_edge_to_long_edge() -> None:
    """Each of the nine outer edges of the long side touches the neighbour's, but one."""
    shape = NEW.tables.shape
    for offsets, pairs in ((4, 9), (1, 7), (7, 9)):
        near = [int(shape.near[offsets * FIELDS + field]) for field in range(FIELDS)]
        across = sum(near[a] >> b & 1 for a in range(10) for b in range(10, 20))
        assert across == pairs


def test_field_names_run_by_columns() -> None:
    names = TABLES.shape.names
    assert (names[0], names[9], names[-1]) == ("a1", "b5", "f5")
    assert len(set(names)) == FIELDS
    assert (GAME.tables.shape.names[9], GAME.tables.shape.names[-1]) == ("c3", "i3")


def test_an_arrangement_can_be_taken_apart() -> None:
    for field in range(FIELDS):
        assert lowest(1 << field) == field
    assert arrangement_of(2, 7, 8) == ARRANGEMENTS - 1


@pytest.mark.rule("TUS-C7")
def test_agriculture_tiles_show_their_kinds() -> None:
    shown = [
        goods_names(TABLES.shows[tile])
        for tile in range(7, TILE_KINDS)
        for _ in range(TABLES.own[tile])
    ]
    assert sorted(shown) == [["grain"], ["pigs", "vines"], ["sheep", "grain"], ["vines"]]
    assert list(TABLES.own[7:]) == list(TABLES.neutral[7:])
    assert goods_names(TABLES.shows[item("pigs+vines")]) == ["pigs", "vines"]


@pytest.mark.rule("TUS-C8")
def test_marble_workers_and_hexagons_are_not_limited() -> None:
    scene = scenario(hands=["GR GR"], storage=["quarry"], laid=["d3"], marble=[40, 0, 0])
    scene.place("quarry", "e4")
    assert scene.s.marble[0] == 41
