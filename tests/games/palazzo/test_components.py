"""The components: cards, tiles, stacks, and users' components files."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from contrada.core.errors import BadComponents
from contrada.games.palazzo.actions import TAKE_CARD
from contrada.games.palazzo.components import complete, published, stacks_of
from contrada.games.palazzo.phases.money import OPENING_CERTIFICATE
from contrada.games.palazzo.pieces import (
    CARD_KINDS,
    CERTIFICATE,
    QUARRIES,
    RIDERS,
    floor_of,
    material_of,
    windows_of,
)
from contrada.games.palazzo.presentation.box import box
from tests.games.palazzo.scenario import GAME, tile


@pytest.mark.rule("PAL-C1")
def test_55_money_cards_worth_245() -> None:
    s = GAME.initial(4, GAME.spec.check_options({}))
    assert sum(s.deck) == 55
    assert s.deck[CERTIFICATE] == 10
    assert all(s.deck[kind] == 3 for kind in range(CERTIFICATE))
    assert sum(s.deck[kind] * (kind % 5 + 3) for kind in range(CERTIFICATE)) + 10 * 2 == 245


@pytest.mark.rule("PAL-C2")
def test_the_3_certificate_is_no_card_of_the_deck() -> None:
    assert OPENING_CERTIFICATE == 3
    forms = [GAME.encode(0, TAKE_CARD + kind)["card"] for kind in range(CARD_KINDS)]
    assert {"is": "certificate"} in forms
    assert len([f for f in forms if f["is"] == "certificate"]) == 1


@pytest.mark.rule("PAL-C3")
def test_48_tiles_with_93_windows() -> None:
    kinds = [kind for stack in GAME.stacks for kind in stack]
    assert len(kinds) == 48
    assert sum(windows_of(kind) for kind in kinds) == 93
    for material in range(3):
        for floor in range(1, 6):
            for windows in range(1, 4):
                copies = 2 if (floor, windows) == (3, 1) else 1
                alike = [
                    k
                    for k in kinds
                    if (material_of(k), floor_of(k), windows_of(k)) == (material, floor, windows)
                ]
                assert len(alike) == copies


@pytest.mark.rule("PAL-C4")
def test_five_riders_and_four_quarries() -> None:
    assert (RIDERS, QUARRIES) == (5, 4)
    view = GAME.view(GAME.initial(2, GAME.spec.check_options({})), 0)
    assert len(view.quarries) == 4
    assert view.builder == 0


@pytest.mark.rule("PAL-C5")
def test_the_stacks_hold_15_18_and_15_tiles_and_are_marked_reconstructed() -> None:
    assert [len(stack) for stack in GAME.stacks] == [15, 18, 15]
    assert tile("B1/2") in GAME.stacks[0]
    assert GAME.stacks[1].count(tile("B3/1")) == 2
    assert tile("M5/2") in GAME.stacks[2]
    assert GAME.spec.reconstructed == ("stack.1", "stack.2", "stack.3")
    for name in ("1", "2", "3"):
        assert GAME.components["stack"][name]["source"] == "reconstructed"


def _changed(**changes: Any) -> dict[str, Any]:
    box = copy.deepcopy(published())
    for stack, materials in changes.items():
        box["stack"][stack[1:]].update(materials)
    return box


@pytest.mark.rule("PAL-C5")
def test_an_owner_may_sort_the_tiles_into_stacks_of_odd_sizes() -> None:
    box = _changed(
        s1={"brick": ["1/2", "1/3", "2/1", "2/3"]},
        s2={"brick": ["3/3", "1/1", "2/2", "3/1", "3/1", "4/3", "5/1"]},
    )
    assert [len(stack) for stack in stacks_of(box)] == [14, 19, 15]


@pytest.mark.rule("PAL-C5")
def test_a_file_with_47_tiles_is_refused_naming_the_missing_one() -> None:
    with pytest.raises(BadComponents, match=r"47 tiles.*brick 1/2 0 times instead of 1"):
        stacks_of(_changed(s1={"brick": ["1/3", "2/1", "2/3", "3/3"]}))


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ({"brick": ["1/2", "1/3", "2/1", "2/3", "6/1"]}, '"6/1"'),
        ({"brick": "1/2"}, "not a list"),
        ({"wood": []}, "does not know wood"),
        ({"brick": ["1/2", "1/3", "2/1", "2/3", 33]}, "33"),
    ],
)
def test_a_wrong_tile_is_named(stack: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadComponents, match=fault):
        stacks_of(_changed(s1=stack))


def test_the_set_up_needs_five_tiles_in_the_first_stack() -> None:
    box = published()
    for material in ("sandstone", "marble"):
        box["stack"]["2"][material] += box["stack"]["1"].pop(material)
    box["stack"]["2"]["brick"] += box["stack"]["1"]["brick"][:1]
    del box["stack"]["1"]["brick"][:1]
    with pytest.raises(BadComponents, match=r"Stack I has 4 tiles.*\(at stack.1\)"):
        stacks_of(box)


def test_what_the_rulebook_prints_cannot_be_changed() -> None:
    box = published()
    box["riders"]["count"] = 4
    with pytest.raises(BadComponents, match="stands 4; the rulebook says 5") as error:
        complete(box)
    assert error.value.at == "riders.count"


def test_a_file_without_stacks_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"\[stack.1\], \[stack.2\] and \[stack.3\]"):
        stacks_of({})
    with pytest.raises(BadComponents, match=r"\[stack.2\] is not a table"):
        stacks_of({"stack": {"1": {"source": "rulebook"}, "2": 7, "3": {}}})


def place_of(box: Any) -> str:
    """The place of the error in a box."""
    with pytest.raises(BadComponents) as error:
        complete(box)
    return error.value.at


def test_errors_name_their_place() -> None:
    assert place_of({}) == place_of({"stack": []}) == "stack"
    assert place_of({**published(), "name": "mine"}) == "name"
    assert place_of({**published(), "money": 7}) == "money"
    assert place_of({**published(), "money": {"copies": True}}) == "money.copies"
    assert place_of({**published(), "board": {"towers": 1}}) == "board.towers"
    assert place_of(_changed(s1={"source": "guess"})) == "stack.1.source"
    assert place_of(_changed(s2={"wood": []})) == "stack.2.wood"
    assert place_of(_changed(s1={"brick": ["1/2", "1/3", "9/1"]})) == "stack.1.brick.2"
    assert place_of(_changed(s1={"brick": ["1/2", "1/3", "2/1", "2/3"]})) == "stack"
    assert (
        place_of(_changed(s1={"brick": ["1/2", "1/3", "2/1", "2/3", "1/2"]})) == "stack.1.brick.4"
    )


def test_a_file_may_leave_out_what_the_rulebook_prints() -> None:
    assert complete({"stack": published()["stack"]}) == published()


@pytest.mark.rule("PAL-C1")
@pytest.mark.rule("PAL-C3")
def test_the_box_page_counts_every_piece() -> None:
    tables = {table.id: table for table in box(GAME.components)}
    assert list(tables) == ["money", "board", "riders", "stack-1", "stack-2", "stack-3"]
    counts = {name: sum(row.count for row in table.rows) for name, table in tables.items()}
    assert counts == {
        "money": 55,
        "board": 7,
        "riders": 5,
        "stack-1": 15,
        "stack-2": 18,
        "stack-3": 15,
    }
    assert {name for name, table in tables.items() if table.source == "reconstructed"} == {
        "stack-1",
        "stack-2",
        "stack-3",
    }
