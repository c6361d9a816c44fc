"""The components."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from contrada.core.errors import BadComponents
from contrada.core.registry import make_game
from contrada.games.carrara import components
from contrada.games.carrara.actions import CHANCE_OUTCOMES, NUM_ACTIONS, NUM_CHANCE, PLAYER
from contrada.games.carrara.check import all_monuments, tiles_in_game
from contrada.games.carrara.pieces import (
    BLOCKS,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    DECORATION_NAMES,
    GOLD_COPIES,
    STATUE_COPIES,
    TILES,
    TYPE_NAMES,
    VALUES,
    bit,
    count_bits,
    of_type,
    type_of,
    value_of,
)
from tests.games.carrara.scenario import GAME, T, city, colour, scenario


def box(**changes: Any) -> dict[str, Any]:
    """The published components with some tables changed."""
    made = copy.deepcopy(components.published())
    for table, entries in changes.items():
        made[table] = {**made[table], **entries}
    return made


def refused(made: dict[str, Any]) -> str:
    with pytest.raises(BadComponents) as caught:
        make_game("carrara", made)
    return str(caught.value)


def price(name: str, letter: str) -> int:
    return int(T.prices[["I", "II", "III", "IV", "V", "VI"].index(name) * COLOURS + colour(letter)])


@pytest.mark.rule("CAR-C1")
def test_42_blocks_seven_of_each_colour() -> None:
    assert COLOURS * COPIES == BLOCKS == 42
    assert COLOUR_NAMES == ("purple", "blue", "green", "red", "yellow", "white")
    s = scenario().s
    for c in range(COLOURS):
        assert s.bag[c] + sum(s.wheel[c::COLOURS]) + sum(s.hands[c::COLOURS]) == 7


@pytest.mark.rule("CAR-C2")
def test_prices_fall_by_one_at_each_location_to_zero() -> None:
    assert [price("I", c) for c in "pbgryw"] == [1, 2, 3, 4, 5, 6]
    assert [price("III", c) for c in "pbgryw"] == [0, 0, 1, 2, 3, 4]
    assert [price("VI", c) for c in "pbgryw"] == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("CAR-C3")
def test_36_buildings_of_six_types_and_two_landscapes() -> None:
    tiles = [piece for piece in range(TILES) if tiles_in_game(4) >> piece & 1]
    assert len(tiles) == 36
    for kind in range(len(TYPE_NAMES)):
        assert [value_of(p) for p in tiles if type_of(p) == kind] == [1, 2, 3, 3, 4, 5]
    rural = [name for name, there in zip(TYPE_NAMES, T.landscape, strict=True) if there == 1]
    assert rural == ["castello", "villa"]
    pairs = dict(zip(TYPE_NAMES, (DECORATION_NAMES[d] for d in T.decoration), strict=True))
    assert pairs["castello"] == "flag"
    assert pairs["biblioteca"] == "book"
    assert pairs["porta"] == "gate"


def test_sets_of_tiles_are_the_same_in_both_builds() -> None:
    assert [int(bit(n)) for n in range(42)] == [1 << n for n in range(42)]
    assert [int(of_type(kind)) for kind in range(6)] == [0x7F << 7 * kind for kind in range(6)]
    assert count_bits((1 << 42) - 1) == 42
    assert list(VALUES) == [1, 2, 3, 3, 4, 5, 8]


@pytest.mark.rule("CAR-C4")
def test_six_monuments_of_value_8_and_eight_improvements() -> None:
    monuments = [piece for piece in range(TILES) if all_monuments() >> piece & 1]
    assert [type_of(piece) for piece in monuments] == [0, 1, 2, 3, 4, 5]
    assert {value_of(piece) for piece in monuments} == {8}
    assert count_bits(T.improvements) == 8


@pytest.mark.rule("CAR-C5")
def test_cities_minimum_and_rewards() -> None:
    rewards = {name: (T.minimum[i], T.coins[i], T.points[i]) for i, name in enumerate(CITY_NAMES)}
    assert rewards == {
        "lerici": (3, 1, 0),
        "massa": (3, 0, 1),
        "viareggio": (3, 2, 0),
        "lucca": (2, 0, 2),
        "pisa": (2, 3, 0),
        "livorno": (2, 0, 3),
    }


@pytest.mark.rule("CAR-C6")
def test_one_improvement_for_each_city_and_a_second_for_lerici_and_massa() -> None:
    places = [place for place in range(12) if T.improvements >> place & 1]
    assert [CITY_NAMES[place // 2] for place in places] == [
        "lerici",
        "lerici",
        "massa",
        "massa",
        "viareggio",
        "lucca",
        "pisa",
        "livorno",
    ]
    assert T.improved_coins[city("pisa") * 2] == 4
    assert "improvements" in GAME.spec.reconstructed


@pytest.mark.rule("CAR-C7")
def test_bonus_fields_of_both_sides_of_the_court() -> None:
    view = GAME.view(scenario().s, 0)
    gives = [(f.bonus.gives, f.bonus.amount) for f in view.court]
    assert gives == [("coins", 5)] * 3 + [("points", 3)] * 3
    view = GAME.view(scenario(version="advanced").s, 0)
    assert sorted((f.bonus.gives, f.bonus.amount) for f in view.court) == [
        ("coins", 5),
        ("coins", 5),
        ("decoration", 1),
        ("decoration", 1),
        ("points", 3),
        ("points", 3),
        ("statue", 1),
        ("statue", 1),
    ]


@pytest.mark.rule("CAR-C8")
def test_landscape_fields_give_a_coin_and_a_point() -> None:
    assert (list(T.landscape_coins), list(T.landscape_points)) == ([1, 0], [0, 1])


@pytest.mark.rule("CAR-C9")
def test_decorations_and_statues_of_the_advanced_version() -> None:
    s = scenario(version="advanced", seats=4).s
    assert list(s.decorations) == [7] * 6
    assert list(s.supply) == [STATUE_COPIES] * 6 + [GOLD_COPIES]


@pytest.mark.rule("CAR-C10")
def test_the_order_of_the_wheels_is_marked_reconstructed() -> None:
    assert [DECORATION_NAMES[i] for i in T.wheel_decorations] == [
        "book",
        "shield",
        "crown",
        "cup",
        "flag",
        "gate",
    ]
    assert [COLOUR_NAMES[i] for i in T.wheel_statues] == list(COLOUR_NAMES)
    assert "wheels" in GAME.spec.reconstructed


@pytest.mark.rule("CAR-C11")
def test_points_for_statues() -> None:
    table = {name: list(T.majorities[3 * i : 3 * i + 3]) for i, name in enumerate(CITY_NAMES)}
    assert table["lerici"][:2] == [7, 3]
    assert table["massa"][1] == 4
    assert (table["viareggio"][0], table["viareggio"][2]) == (9, 2)
    assert table["livorno"][0] == 12


@pytest.mark.rule("CAR-C12")
def test_points_for_sets_of_decorations() -> None:
    assert list(T.sets) == [0, 2, 6, 12, 20, 30, 42, 56]


def test_vocabularies_have_the_declared_sizes() -> None:
    assert PLAYER.size == NUM_ACTIONS == GAME.spec.num_actions
    assert CHANCE_OUTCOMES.size == NUM_CHANCE == GAME.spec.num_chance


def test_every_table_says_where_it_comes_from() -> None:
    known = {"rulebook", "example", "first-edition", "reconstructed"}
    made = components.published()
    tables = {k: v for k, v in made.items() if k != "court"}
    tables |= {f"court.{side}": table for side, table in made["court"].items()}
    assert {table["source"] for table in tables.values()} <= known
    uncertain = {name for name, t in tables.items() if t["source"] != "rulebook"}
    assert uncertain == set(GAME.spec.reconstructed)


def test_an_owner_can_correct_what_is_printed_on_the_pieces() -> None:
    made = box(
        majorities={"lucca": [10, 6, 3]},
        cities={"lerici": {"minimum": 3, "reward": [1, 1]}},
        wheels={"decorations": ["gate", "flag", "cup", "crown", "shield", "book"]},
    )
    made["court"]["normal"]["fields"] = ["4 coins", "6 coins", *["2 points"] * 4]
    game: Any = make_game("carrara", made)
    assert list(game.tables.majorities[9:12]) == [10, 6, 3]
    assert (game.tables.coins[0], game.tables.points[0]) == (1, 1)
    assert list(game.tables.wheel_decorations) == [5, 4, 3, 2, 1, 0]
    assert list(game.tables.court_normal) == [4, 6, 12, 12, 12, 12]


def test_what_the_rulebook_prints_cannot_be_changed() -> None:
    assert "stands 8; the rulebook says 7. (at blocks.copies)" in refused(box(blocks={"copies": 8}))
    assert "stands 4; the rulebook says 5. (at money.rate)" in refused(box(money={"rate": 4}))
    few = box(cities={"pisa": {"minimum": 1, "reward": [3, 0]}})
    assert "stands 1; the rulebook says 2. (at cities.pisa.minimum)" in refused(few)


def test_a_file_that_is_no_box_is_refused_naming_the_fault() -> None:
    made = box()
    del made["prices"]
    assert "needs the table [prices]" in refused(made)
    assert "list of 6 numbers" in refused(box(prices={"II": [1, 2]}))
    assert "a whole number from 0 to 99" in refused(box(prices={"II": [0, 1, 2, 3, 4, -5]}))
    assert "a whole number from 0 to 99" in refused(box(majorities={"pisa": [True, 5, 2]}))
    assert "are rural" in refused(box(types={"villa": "urban"}))
    assert "belongs to two building types" in refused(box(emblems_reconstructed={"villa": "flag"}))
    assert "exactly once: book" in refused(box(wheels={"decorations": ["book"] * 6}))
    assert '"gate" is not one of: urban, rural' in refused(box(types={"porta": "gate"}))


def test_improvements_and_court_must_have_the_right_numbers() -> None:
    tiles = components.published()["improvements"]["tiles"]
    assert "The rulebook has 8" in refused(box(improvements={"tiles": tiles[:7]}))
    assert "more than two improvements for lerici" in refused(
        box(improvements={"tiles": [tiles[0], *tiles[:7]]})
    )
    # Which cities the eight are for is not known: an owner's box may have none for a city.
    assert make_game("carrara", box(improvements={"tiles": [*tiles[:7], tiles[6]]}))
    assert "a city with a reward" in refused(box(improvements={"tiles": [*tiles[:7], "pisa"]}))
    made = box()
    made["court"]["normal"]["fields"] = ["5 coins"] * 5
    assert "has 6 fields" in refused(made)
    made["court"]["normal"]["fields"] = ["5 coins"] * 5 + ["a horse"]
    assert '"a horse"' in refused(made)
    made["court"]["normal"]["fields"] = ["5 coins"] * 5 + ["statue"]
    assert "no decorations and statues in the normal" in refused(made)
    made = box()
    made["court"]["advanced"]["fields"] = ["statue"] * 3 + ["5 coins"] * 5
    assert "each twice" in refused(made)
