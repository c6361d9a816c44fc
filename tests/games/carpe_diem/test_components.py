"""The components."""

from __future__ import annotations

import tomllib
from collections import Counter
from contextlib import suppress
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from contrada.core.arrays import filled
from contrada.core.errors import BadComponents
from contrada.core.game import CHANCE, TERMINAL
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from contrada.games import carpe_diem
from contrada.games.carpe_diem import actions as act
from contrada.games.carpe_diem.boxes.validation import LETTERS
from contrada.games.carpe_diem.components import (
    cards_of,
    pieces_of,
    published,
    tables_of,
)
from contrada.games.carpe_diem.phases.district import villa_value
from contrada.games.carpe_diem.phases.scoring_grid import circles_in_play
from contrada.games.carpe_diem.pieces import (
    BREAD,
    CHIMNEY,
    COIN,
    COUNTED_NAMES,
    FISH,
    GOODS,
    KIND_NAMES,
)
from contrada.games.carpe_diem.scoring import fountain_points, task_line
from tests.games.carpe_diem.scenario import FACES, GAME, TABLES, cell, face, scenario


def tiles(name: str) -> list[str]:
    """The sides of every tile of a table, including copies."""
    rows = GAME.components[name]["tiles"]
    return [row["sides"] for row in rows for _ in range(row["count"])]


def sides(face_number: int, turn: int) -> str:
    """The sides of a tile in the rules' lookup tables."""
    code = TABLES.code[face_number * 4 + turn]
    return "".join(("." + LETTERS)[code >> 4 * side & 15] for side in range(4))


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    """The published components with one value changed."""
    data: Any = msgspec.json.decode(msgspec.json.encode(published()))
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return dict(data)


@pytest.mark.rule("CAD-C1")
def test_84_light_and_39_dark_tiles() -> None:
    assert sum(TABLES.light) == len(tiles("light_tiles")) == 84 == 3 * 28
    assert sum(TABLES.dark) == len(tiles("dark_tiles")) == 39 == 11 + 28


@pytest.mark.rule("CAD-C1")
def test_tiles_turn_clockwise_and_are_never_mirrored() -> None:
    corner = face("PH..")
    assert [sides(corner, turn) for turn in range(4)] == ["PH..", ".PH.", "..PH", "H..P"]
    assert "HP.." not in [sides(corner, turn) for turn in range(4)]


@pytest.mark.rule("CAD-C2")
def test_each_side_names_its_kind_and_areas_are_separate_by_kind() -> None:
    pair = face("P.W.")
    assert sides(pair, 0) == "P.W."
    assert [KIND_NAMES[kind] for kind in TABLES.kinds[pair * 2 : pair * 2 + 2]] == [
        "pond",
        "vineyard",
    ]
    assert list(TABLES.openings[pair * 2 : pair * 2 + 2]) == [1, 1]
    joined = face("VVV.2")
    assert list(TABLES.kinds[joined * 2 : joined * 2 + 2]) == [KIND_NAMES.index("villa"), -1]
    assert (TABLES.openings[joined * 2], TABLES.chimneys[joined]) == (3, 2)


@pytest.mark.rule("CAD-C3")
def test_every_pair_of_the_eight_kinds_once() -> None:
    pairs = [t for t in tiles("light_tiles") if "V" not in t and len(set(t) - {"."}) == 2]
    assert len(pairs) == 28
    found = Counter(frozenset(t) - {"."} for t in pairs)
    assert found == Counter(frozenset(pair) for pair in combinations(LETTERS[:8], 2))
    assert sum(1 for t in pairs if t[1] == t[3] == ".") == 14


@pytest.mark.rule("CAD-C3")
def test_the_light_mix_and_the_dark_mix() -> None:
    light = Counter(tiles("light_tiles"))
    ends = [t for t in light if "V" in t and len(set(t)) == 3]
    assert len(ends) == 16
    assert Counter(next(iter(set(t) - set("V."))) for t in ends) == dict.fromkeys("PWHKmbac", 2)
    assert [light[t] for t in ("P.P.", "PP..", "W.W.", "WW..", "H.H.", "HH..")] == [2] * 6
    assert (light["K.K."], light["KK.."], light["...."]) == (2, 2, 9)
    assert (light["V.V."], light["VV.."], light["VVV."]) == (5, 5, 5)
    dark = Counter(tiles("dark_tiles"))
    assert all(dark[f"{letter}..."] == 3 for letter in "PWHKmbac")
    assert (dark["V..."], dark["...."]) == (6, 9)
    bakeries = face("bakery")
    assert TABLES.light[bakeries] + TABLES.dark[bakeries] >= 6


@pytest.mark.rule("CAD-C3")
def test_half_dwellings_have_one_opening_and_landscapes_can_be_finished() -> None:
    rows = published()["light_tiles"]["tiles"]
    spot = next(i for i, row in enumerate(rows) if row["sides"] == "W.W.")
    with pytest.raises(BadComponents, match="half a dwelling has one opening"):
        tables_of(changed(["light_tiles", "tiles", spot, "sides"], "m.m."))
    with pytest.raises(BadComponents, match="could never be finished"):
        tables_of(changed(["light_tiles", "tiles", spot, "sides"], "WWWW"))
    tables_of(changed(["light_tiles", "tiles", spot, "sides"], "WWW."))


@pytest.mark.rule("CAD-C3")
def test_the_first_reconstruction_is_kept_as_a_box() -> None:
    path = Path(carpe_diem.__file__).parent / "boxes" / "first-reconstruction.toml"
    box = tomllib.loads(path.read_text("utf-8"))
    light = {row["sides"] + row.get("building", ""): row["count"] for row in _light(box)}
    assert (light["P.P."], light["....market"], light["VVV."]) == (1, 4, 6)
    assert make_game("carpe-diem", box).spec.num_actions == GAME.spec.num_actions
    new = published()
    assert {k: v for k, v in box.items() if k != "light_tiles"} == {
        k: v for k, v in new.items() if k != "light_tiles"
    }


def _light(box: dict[str, Any]) -> list[dict[str, Any]]:
    return list(box["light_tiles"]["tiles"])


@pytest.mark.rule("CAD-C4")
def test_60_scoring_cards_all_different() -> None:
    cards = cards_of(GAME.components)
    assert Counter(card["pile"] for card in cards) == {"A": 12, "B": 11, "C": 12, "D": 25}
    assert len({str(card) for card in cards}) == 60
    assert all(("give" in card) == (card["pile"] in "AB") for card in cards)


@pytest.mark.rule("CAD-C4")
def test_a_file_with_another_kind_of_card_is_refused() -> None:
    with pytest.raises(BadComponents, match="equal wares"):
        tables_of(changed(["scoring_cards", "cards", 0, "give"], {"fish": 2, "herb": 1}))
    with pytest.raises(BadComponents, match="a scoring would never end"):
        tables_of(changed(["scoring_cards", "cards", 0, "gains"], {"coin": 2}))
    with pytest.raises(BadComponents, match="one or more of vp, coin, bread, step"):
        tables_of(changed(["scoring_cards", "cards", 30, "gains"], {"gold": 2}))


@pytest.mark.rule("CAD-C5")
def test_24_fountain_cards_twelve_kinds_twice_worth_2_each() -> None:
    pile = GAME.initial(2, GAME.spec.check_options({})).pile
    assert list(pile) == [2] * 12 + [0] * 3
    assert list(TABLES.fountain_vp) == [2] * 12 + [0] * 3
    assert len(KIND_NAMES) == 12


@pytest.mark.rule("CAD-C6")
def test_16_frame_pieces_with_a_landscape_and_a_dwelling_or_villa() -> None:
    pieces = pieces_of(GAME.components)
    assert len(pieces) == 16
    for number in range(16):
        kinds = [int(kind) for kind in TABLES.task_kind[number * 2 : number * 2 + 2]]
        assert kinds[0] < 4 <= kinds[1] <= 8
        worth = list(TABLES.task_vp[number * 2 : number * 2 + 2])
        assert worth == [5, 3 if KIND_NAMES[kinds[1]] == "villa" else 4]


@pytest.mark.rule("CAD-C6")
def test_positions_run_clockwise() -> None:
    """F04 has its pond at 3: column 3, row 3, column 4, row 4 as it goes round."""
    lines = [int(task_line(TABLES, 3, 0, side)) for side in range(4)]
    assert lines == [1 << (6 + 2), 1 << 2, 1 << (6 + 3), 1 << 3]


@pytest.mark.rule("CAD-C6")
def test_no_line_ever_gets_the_same_kind_from_both_ends() -> None:
    tasks = [(piece, task) for piece in range(16) for task in range(2)]
    for (one, a), (other, b) in permutations(tasks, 2):
        if one != other and TABLES.task_kind[one * 2 + a] == TABLES.task_kind[other * 2 + b]:
            assert task_line(TABLES, one, a, 0) != task_line(TABLES, other, b, 2)
            assert task_line(TABLES, one, a, 1) != task_line(TABLES, other, b, 3)


@pytest.mark.rule("CAD-C7")
def test_four_tableaux_with_nine_banderoles_and_one_shovel() -> None:
    assert [bin(row).count("1") for row in TABLES.banderoles] == [9] * 4
    assert len(set(TABLES.banderoles)) == 4
    assert TABLES.shovel == cell("33")
    assert all(not row >> cell("33") & 1 for row in TABLES.banderoles)
    assert TABLES.banderoles[0] >> cell("16") & 1


@pytest.mark.rule("CAD-C8")
@pytest.mark.parametrize(("seats", "circles"), [(2, 9), (3, 13), (4, 17)])
def test_circles_for_each_number_of_players(seats: int, circles: int) -> None:
    """One more than discs are placed in the whole game."""
    assert circles_in_play(TABLES, seats) == circles == 4 * seats + 1
    assert len(scenario(seats=seats, scoring=True).legal()) == circles


@pytest.mark.rule("CAD-C8")
def test_seven_fields_with_four_tiles_each() -> None:
    view = GAME.view(scenario(displays={7: "market P.W. P.K. P.b."}).s, 0)
    assert [len(display) for display in view.displays] == [4] * 7
    assert [tile.sides for tile in view.displays[6]] == ["....", "P.W.", "P.K.", "P.b."]


@pytest.mark.rule("CAD-C8")
def test_empty_corners() -> None:
    def empty(seats: int) -> set[int]:
        slots = GAME.view(scenario(seats=seats).s, 0).slots
        return set(range(1, 13)) - {slot.number for slot in slots}

    assert empty(2) == {1, 4, 9, 12}
    assert empty(3) == {1, 12}
    assert empty(4) == set()


@pytest.mark.rule("CAD-C9")
def test_track_to_20_and_villas_by_chimneys() -> None:
    assert TABLES.last_space == 20
    worth = [int(villa_value(TABLES, chimneys)) for chimneys in range(1, 13)]
    assert worth == [1, 2, 3, 5, 7, 10, 13, 17, 21, 26, 26, 26]


@pytest.mark.rule("CAD-C10")
def test_material_never_runs_out() -> None:
    """More fish, coins and breads than the box holds pieces of, in one player's storage."""
    scene = scenario(goods=["30 fish, 30 coin, 30 bread"], displays={2: "market P.W. P.K. P.b."})
    scene.play(*scene.legal()[:1]).lays("market", "33")
    assert [scene.s.goods[good] for good in (FISH, COIN, BREAD)] == [30, 31, 30]
    assert len(scene.s.goods) == 2 * GOODS


def test_faces_are_different_and_spec_counts_them() -> None:
    assert len(FACES) == TABLES.faces == 70
    assert GAME.spec.num_actions == 475 + 96
    assert GAME.spec.num_chance == 99 + 96


def test_an_owners_box_with_other_faces_gets_its_own_vocabulary() -> None:
    rows = published()["light_tiles"]["tiles"]
    spot = next(i for i, row in enumerate(rows) if row["sides"] == "P.W.")
    game = make_game("carpe-diem", changed(["light_tiles", "tiles", spot, "sides"], "PW.."))
    assert {"do": "take", "tile": game.encode(0, 475)["tile"]}["tile"]["sides"] == "PW.."
    assert game.decode(0, game.encode(0, 475)) == 475


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (["counts", "light_tiles"], 83, "stands 83; the rulebook says 84"),
        (["light_tiles", "tiles", 0, "count"], 2, "85 in all; the rulebook has 84"),
        (["light_tiles", "tiles", 0, "sides"], "P.X.", "four of PWHKmbacV"),
        (["light_tiles", "tiles", 0, "chimneys"], 1, "only villas have them"),
        (["light_tiles", "tiles", 0, "building"], "forum", "not one of: market"),
        (["light_tiles", "tiles", 0, "building"], "market", "stand in meadow"),
        (["dark_tiles", "tiles", 0, "sides"], "PW..", "one thing only"),
        (["start_vp", "3"], [8, 9, 10], "the rulebook says"),
        (["villa_vp", "vp"], [0, 1, 2, 4, 5, 7], "3 for three and 7 for five"),
        (["tableaux", "shovel"], "07", "row and a column"),
        (["tableaux", "banderoles", 1], "11 12", "has 2 banderoles"),
        (["frame_pieces", "pieces", 4, "tasks"], {"pond": 7, "villa": 1}, "position 1 to 6"),
        (["fountain_cards", "cards", 0, "count"], 3, "25 in all; the rulebook has 24"),
        (["fountain_cards", "cards", 0, "of"], "forum", "one of: pond"),
        (["fountain_cards", "cards", 0, "of"], "villa", "Two rows"),
        (["banderole_track", "last"], 0, "1 to 99"),
        (["card_slots", "circles", 3], "5-13", "between two slots"),
        (["card_slots", "circles", 3], "1-2", "no two circles"),
        (["card_slots", "empty", "3"], [2, 3], "leaves 12 circles with 3 players"),
        (["light_tiles", "source"], "memory", "source of a table is one of"),
        (["scoring_cards", "cards", 3, "gains"], {"vp": 31}, "from 1 to 30"),
        (["scoring_cards", "cards", 0, "pile"], "B", "in this order"),
        (["scoring_cards"], None, "needs the table"),
    ],
)
def test_a_faulty_file_is_refused_naming_the_fault(path: list[Any], value: Any, fault: str) -> None:
    with pytest.raises(BadComponents, match=fault) as error:
        make_game("carpe-diem", changed(path, value))
    assert error.value.at.split(".")[0] == path[0]


@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [[]], {"a": {"b": []}}, True, -1, 10**30])
def test_values_of_any_type_are_refused_or_played_never_a_crash(value: Any) -> None:
    """Every table and its first entries are replaced by hostile values."""
    for name, table in published().items():
        for key in table:
            paths: list[list[Any]] = [[name], [name, key]]
            inside = table[key]
            if isinstance(inside, list):
                paths.append([name, key, 0])
                if isinstance(inside[0], dict):
                    paths += [[name, key, 0, part] for part in inside[0]]
            for path in paths:
                with suppress(BadComponents):
                    tables_of(changed(path, value))


def test_an_error_names_its_place() -> None:
    with pytest.raises(BadComponents) as error:
        tables_of(changed(["scoring_cards", "cards", 40, "gains"], {"gold": 2}))
    assert error.value.at == "scoring_cards.cards.40.gains"


# -- boxes that owners may have --------------------------------------------------------------------


def played(data: dict[str, Any], seats: int = 3) -> Any:
    """A random game with this box, without a broken invariant."""
    game: Any = make_game("carpe-diem", data)
    s = game.initial(seats, game.spec.check_options({}))
    rng = rng_for_run(77)
    while (turn := game.to_move(s)) != TERMINAL:
        if turn == CHANCE:
            game.apply(s, CHANCE, game.sample(s, rng))
        else:
            legal = game.legal(s, turn)
            game.apply(s, turn, legal[rng.below(len(legal))])
    assert game.check(s) == []
    return s


@pytest.mark.rule("CAD-C5")
def test_other_fountain_kinds_counts_and_points() -> None:
    data = changed(["fountain_cards", "cards", 0], {"of": "chimney", "vp": 1, "count": 3})
    data["fountain_cards"]["cards"][1] = {"of": "landscape", "vp": 1, "count": 1}
    game: Any = make_game("carpe-diem", data)
    assert sum(game.tables.fountain_copies) == 24
    s = played(data)
    chimney, landscape = COUNTED_NAMES.index("chimney"), COUNTED_NAMES.index("landscape")
    s.hands = filled(len(s.hands), 0)
    s.hands[chimney] = s.hands[landscape] = 1
    landscapes = sum(s.built[:4])
    assert fountain_points(game.tables, s, 0) == s.built[CHIMNEY] + landscapes


@pytest.mark.rule("CAD-C4")
def test_a_red_card_may_give_a_coin() -> None:
    data = changed(["scoring_cards", "cards", 0, "gains"], {"vp": 3, "coin": 1})
    game: Any = make_game("carpe-diem", data)
    scene = scenario(scoring=True, order=[0, 1], cards={6: "2 fish: 4 vp"}, goods=["3 fish"])
    s = scene.s
    game.apply(s, 0, act.circle(4))
    game.apply(s, 0, act.pay(5, 0))
    assert act.pay(5, 1) in game.legal(s, 0), "the coin serves the card again"
    played(data)


@pytest.mark.rule("CAD-C9")
def test_another_length_of_the_banderole_track() -> None:
    data = changed(["banderole_track", "last"], 3)
    s = played(data)
    assert max(s.track) <= 3
    assert GAME.view(scenario().s, 0).last_space == 20


@pytest.mark.rule("CAD-C8")
def test_other_circles() -> None:
    """The slots in another order: a mirrored board."""
    swap = {n: 13 - n for n in range(1, 13)}
    data = changed(["card_slots", "empty"], published()["card_slots"]["empty"])
    data["card_slots"]["circles"] = [
        "-".join(str(swap[int(n)]) for n in text.split("-"))
        for text in published()["card_slots"]["circles"]
    ]
    played(data)


@pytest.mark.rule("CAD-C3")
def test_a_box_with_more_tiles_than_the_actions_have_numbers_for_is_refused() -> None:
    data = changed(["light_tiles", "tiles"], [])
    kinds = "PWHKmbacV"
    codes = [a + b + ".." for a in kinds for b in kinds if a != b]
    light = [{"sides": code, "chimneys": int("V" in code), "count": 1} for code in codes]
    light += [{"sides": "V.V.", "chimneys": n, "count": 1} for n in range(10)]
    dark = [{"sides": "V...", "chimneys": n, "count": 1} for n in range(10)]
    dark += [{"sides": f"{kind}...", "count": 3} for kind in kinds[:8]]
    market = {"sides": "....", "building": "market"}
    data["light_tiles"]["tiles"] = [*light, {**market, "count": 2}]
    data["dark_tiles"]["tiles"] = [*dark, {**market, "count": 5}]
    with pytest.raises(BadComponents, match="More than 96 different tiles") as error:
        tables_of(data)
    assert error.value.at == "dark_tiles.tiles.13"
