"""The components, and the possible maps."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from contrada.core.errors import BadComponents
from contrada.core.registry import make_game
from contrada.games.tuscany.components import published
from contrada.games.tuscany.phases.maps import (
    ARRANGEMENTS,
    FIELD_NAMES,
    FIELDS,
    NEIGHBOURS,
    OFFSETS,
    ORDER_NAMES,
    area_total,
    areas_of,
    arrangement_of,
    cells,
    colour_fields,
    count,
    lowest,
    offsets_of,
)
from contrada.games.tuscany.pieces import (
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    SHOWS,
    TILE_KINDS,
    TILE_NAMES,
    shown_goods,
)
from tests.games.tuscany.scenario import BEST, GAME, item, scenario

TABLES = GAME.tables
FIELD_COUNTS = {"DG": 3, "R": 3, "T": 2, "LG": 5, "GR": 4, "O": 5, "Y": 4, "BE": 4}


def boards(number: int) -> vec[i64]:
    """The variants of combination 0 to 63."""
    return vec[i64]([number // 16, number // 4 % 4, number % 4])


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
        "carter": 3,
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
    assert list(TABLES.yields) == [5, 5, 5, 4, 4, 4]
    assert list(TABLES.yield_amount) == [2, 1, 2, 1, 1, 1]
    with pytest.raises(BadComponents, match="27"):
        make_game("tuscany", changed("yields", "marble", "count", to=5))


@pytest.mark.rule("TUS-C4")
def test_five_bonus_tiles_of_each_kind() -> None:
    assert list(TABLES.bonus) == [5] * len(BONUS_NAMES)
    with pytest.raises(BadComponents, match="5 of each"):
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
def test_every_arrangement_has_the_same_fields_and_no_area_above_three() -> None:
    seen = 0
    for number in range(64):
        variants = boards(number)
        totals = set()
        for arrangement in range(ARRANGEMENTS):
            together = 0
            total = 0
            for colour in range(COLOURS):
                fields = colour_fields(TABLES.outlines, variants, arrangement, colour)
                assert count(fields) == FIELD_COUNTS[COLOUR_LETTERS[colour]]
                assert together & fields == 0
                together |= fields
                for area in areas_of(fields, offsets_of(arrangement)):
                    assert count(area) <= 3
                    total += (0, 1, 3, 6)[count(area)]
            assert together == (1 << FIELDS) - 1
            totals.add(total)
            seen += 1
        assert (min(totals), max(totals)) == (35, 43)
    assert seen == 6144


@pytest.mark.rule("TUS-C6")
def test_the_best_arrangement_of_the_first_boards_is_worth_43() -> None:
    variants = boards(0)
    assert area_total(TABLES.outlines, variants, BEST) == 43
    larger = {}
    for colour in range(COLOURS):
        fields = colour_fields(TABLES.outlines, variants, BEST, colour)
        sizes = [count(area) for area in areas_of(fields, offsets_of(BEST))]
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
def test_the_96_arrangements_are_different_maps_and_stand_for_192() -> None:
    """Turning the whole map by half gives an arrangement with A right of C, the same map."""
    variants = boards(0)
    maps: set[frozenset[tuple[int, int, int]]] = set()
    turned: set[frozenset[tuple[int, int, int]]] = set()
    for arrangement in range(ARRANGEMENTS):
        colours = [0] * FIELDS
        for colour in range(COLOURS):
            fields = colour_fields(TABLES.outlines, variants, arrangement, colour)
            for field in range(FIELDS):
                if fields >> field & 1:
                    colours[field] = colour
        where = cells(offsets_of(arrangement))
        maps.add(normal(where, colours))
        turned.add(normal([(-q, -r) for q, r in where], colours))
    assert len(maps) == len(turned) == 96
    assert len(maps | turned) == 192
    assert all(order.index("A") < order.index("C") for order in ORDER_NAMES)


def normal(where: list[tuple[int, int]], colours: list[int]) -> frozenset[tuple[int, int, int]]:
    """A map moved so that its leftmost column is 0 and its first field there is at 0."""
    q0 = min(q for q, _ in where)
    r0 = min(r for q, r in where if q == q0)
    return frozenset((q - q0, r - r0, c) for (q, r), c in zip(where, colours, strict=True))


@pytest.mark.rule("TUS-C6")
def test_neighbours_touch_both_ways_and_boards_are_offset_by_half_a_hex() -> None:
    for offsets in range(OFFSETS):
        where = cells(offsets)
        assert len(set(where)) == FIELDS
        for field in range(FIELDS):
            touching = NEIGHBOURS[offsets * FIELDS + field]
            assert 2 <= count(touching) <= 6
            for other in range(FIELDS):
                back = NEIGHBOURS[offsets * FIELDS + other] >> field & 1
                assert (touching >> other & 1) == back
        for place in (1, 2):
            (q, r), (q0, r0) = where[place * 10], where[place * 10 - 10]
            lower = (r + q / 2) - (r0 + q0 / 2)
            up = offsets >> (2 - place) & 1
            assert lower == (-0.5 if up else 0.5)


@pytest.mark.rule("TUS-C6")
def test_a_board_file_with_an_area_of_four_is_refused() -> None:
    with pytest.raises(BadComponents, match="other numbers of fields"):
        make_game("tuscany", changed("boards", "A", 0, to="BE T O O O O R Y DG LG"))
    wild = copy.deepcopy(published())
    wild["boards"]["A"] = ["BE O T GR O R Y DG LG LG"] * 4
    wild["boards"]["B"] = ["LG LG GR DG R O Y T BE Y"] * 4
    with pytest.raises(BadComponents, match="more than 3 fields"):
        make_game("tuscany", wild)
    with pytest.raises(BadComponents, match="10 fields"):
        make_game("tuscany", changed("boards", "C", 2, to="O BE R"))


@pytest.mark.rule("TUS-C6")
def test_an_owner_may_put_in_the_printed_boards() -> None:
    """The same fields in other places are accepted if no area has more than three."""
    swapped = copy.deepcopy(published())
    swapped["boards"]["A"].reverse()
    assert make_game("tuscany", swapped).components == swapped


def test_field_names_run_from_a1_to_i3() -> None:
    assert FIELD_NAMES[0] == "a1"
    assert FIELD_NAMES[9] == "c3"
    assert FIELD_NAMES[-1] == "i3"
    assert len(set(FIELD_NAMES)) == FIELDS


def test_an_arrangement_can_be_taken_apart() -> None:
    for field in range(FIELDS):
        assert lowest(1 << field) == field
    assert arrangement_of(2, 7, 3) == ARRANGEMENTS - 1


@pytest.mark.rule("TUS-C7")
def test_agriculture_tiles_show_one_or_two_kinds() -> None:
    shown = [shown_goods(tile) for tile in range(TILE_KINDS) for _ in range(TABLES.own[tile])][-4:]
    assert sorted(shown) == [["grain"], ["pigs", "vines"], ["sheep", "grain"], ["vines"]]
    assert list(TABLES.own[7:]) == list(TABLES.neutral[7:])
    assert SHOWS[item("pigs+vines")] == 0b0011
    with pytest.raises(BadComponents, match="one or two"):
        make_game(
            "tuscany",
            changed("agriculture", "tiles", 0, "shows", to=["pigs", "vines", "sheep"]),
        )


@pytest.mark.rule("TUS-C8")
def test_marble_workers_and_hexagons_are_not_limited() -> None:
    scene = scenario(hands=["GR GR"], storage=["quarry"], laid=["d3"], marble=[40, 0, 0])
    scene.place("quarry", "e4")
    assert scene.s.marble[0] == 41
