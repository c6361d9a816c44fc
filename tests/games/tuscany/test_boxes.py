"""Boxes of owners: what a components file can express, and what is refused at which place."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from contrada.core.errors import BadComponents
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.tuscany import actions as act
from contrada.games.tuscany.components import published
from tests.games.tuscany.scenario import BOXES, FIRST
from tools.tuscany_boards import check


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The published components with one entry replaced."""
    components = copy.deepcopy(published())
    table = components
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = to
    return components


def play(game: Any, seats: int, number: int) -> Match:
    """A random game to the end, with every state checked."""
    match = Match(game, seats, {}, seed_for_run(number))
    rng = rng_for_run(number)
    while not match.over:
        seat = match.to_move
        legal = match.legal(seat)
        wanted = [a for a in legal if act.is_place(a) or act.is_pay(a)] or legal
        match.play(seat, wanted[rng.below(len(wanted))])
        assert game.check(match.state) == []
    match.audit()
    return match


YIELDS = [
    {"red_points": 2, "count": 5},
    {"red_points": 3, "count": 2},
    {"green_points": 1, "count": 4},
    {"cards": 2, "worker": 1, "count": 4},
    {"worker": 1, "count": 3},
    {"marble": 1, "count": 3},
    {"hexagon": 2, "count": 3},
    {"bonus_tile": 1, "count": 3},
]
AGRICULTURE = [
    {"shows": ["olives"], "own": 2},
    {"shows": ["poultry", "sheep", "grain"], "own": 1, "neutral": 2},
    {"shows": ["vines"], "own": 1, "neutral": 1},
    {"shows": ["pigs", "olives"], "neutral": 1},
]


@pytest.mark.rule("TUS-C3")
@pytest.mark.rule("TUS-C7")
def test_two_amounts_a_seventh_kind_and_other_agriculture_can_be_played() -> None:
    box = changed("yields", "cards", to=YIELDS)
    box["agriculture"]["tiles"] = AGRICULTURE
    box["colour_bonus"]["red"] = [7, 0]
    box["cards"].update(red=10, grey=20)
    game = make_game("tuscany", box)
    assert game.spec.num_actions == make_game("tuscany").spec.num_actions
    match = play(game, 3, 1)
    forms = {str(game.encode(entry.actor, entry.action)) for entry in match.log}
    assert any("olives" in form for form in forms)
    gifts = set()
    for number in range(2, 8):
        for _, entry, _ in play(game, 4, number).states():
            form = game.encode(entry.actor, entry.action)
            if form["do"] == "yield":
                gifts |= {(one["gift"], one["amount"]) for one in form["yield"]["gives"]}
    assert gifts >= {("red_points", 2), ("red_points", 3), ("bonus_tile", 1)}


def test_a_yield_card_that_brings_a_bonus_tile_lets_the_player_choose() -> None:
    game: Any = make_game("tuscany", changed("yields", "cards", to=YIELDS))
    seen = 0
    for number in range(30):
        match = play(game, 2, number)
        for ply, entry, state in match.states():
            form = game.encode(entry.actor, entry.action)
            if form["do"] == "yield" and form["yield"]["gives"][0]["gift"] == "bonus_tile":
                seat = int(state.turn)
                after = match.state_at(ply + 1)
                assert {game.encode(seat, a)["do"] for a in game.legal(after, seat)} == {"bonus"}
                seen += 1
        if seen:
            return
    raise AssertionError("no such card was opened")


SHAPES: list[tuple[list[list[float]], list[float], list[str]]] = [
    (
        [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
        [-0.5, 0.5],
        ["DG LG LG R Y O BE T GR O", "R Y O DG LG LG T Y BE GR", "GR O GR R BE BE Y O DG LG"],
    ),
    (
        [[0, 1], [0.5, 1.5, 2.5], [1, 2, 3], [2.5, 3.5]],
        [1],
        ["R O LG GR T BE Y LG O DG", "O T R LG DG Y BE LG GR Y", "DG R LG BE Y BE GR O O GR"],
    ),
]


@pytest.mark.rule("TUS-C6")
def test_the_first_reconstruction_is_a_box_that_can_be_chosen() -> None:
    game: Any = make_game("tuscany", FIRST)
    assert game.tables.shape.names[-1] == "i3"
    assert {path.name for path in BOXES.glob("*.toml")} == {"first-reconstruction.toml"}
    for number in range(3):
        play(game, 2 + number, number)


@pytest.mark.rule("TUS-C6")
@pytest.mark.parametrize(("columns", "shifts", "boards"), SHAPES)
def test_another_shape_with_its_own_boards_can_be_played(
    columns: list[list[float]], shifts: list[float], boards: list[str]
) -> None:
    box = copy.deepcopy(published())
    box["boards"].update(columns=columns, shifts=shifts)
    for letter, text in zip("ABC", boards, strict=True):
        box["boards"][letter] = [text] * 4
    game: Any = make_game("tuscany", box)
    assert max(one.largest for one in check(box["boards"], 1)) <= 3
    assert play(game, 2, 1).over


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({}, "needs the table", "tiles"),
    (changed("more", to={}), "no table", "more"),
    (changed("tiles", "own", "castle", to=2), "rulebook", "tiles.own"),
    (
        changed("agriculture", "tiles", 0, "shows", to=["cows"]),
        "one to 3",
        "agriculture.tiles.0.shows",
    ),
    (changed("agriculture", "tiles", 1, "own", to=2), "5 in all", "agriculture.tiles"),
    (
        changed("agriculture", "tiles", 1, "own", to=-1),
        "number of pieces",
        "agriculture.tiles.1.own",
    ),
    (changed("cards", "red", to=15), "123 in all", "cards"),
    (changed("cards", "red", to="x"), "number of pieces", "cards.red"),
    (changed("cards", "pink", to=1), "does not know pink", "cards.pink"),
    (changed("yields", "cards", 0, "count", to=6), "28 in all", "yields.cards"),
    (changed("yields", "cards", 0, "gold", to=1), "cannot give", "yields.cards.0.gold"),
    (changed("yields", "cards", 0, "red_points", to=99), "1 to 20", "yields.cards.0.red_points"),
    (changed("yields", "cards", 1, to={"red_points": 2, "count": 5}), "twice", "yields.cards.1"),
    (changed("yields", "cards", 1, to={"count": 5}), "at least one", "yields.cards.1"),
    (
        changed("yields", "cards", to=[{"red_points": n, "count": 1} for n in range(1, 14)]),
        "sizes of actions and observations are fixed",
        "yields.cards",
    ),
    (changed("bonus_tiles", "marble", to=4), "rulebook says 5", "bonus_tiles.marble"),
    (changed("colour_bonus", "red", to=[2]), "list of 2 numbers", "colour_bonus.red"),
    (changed("colour_bonus", "red", to=[2, 21]), "0 to 20", "colour_bonus.red.1"),
    (changed("boards", "A", 0, to="BE T O O O O R Y DG LG"), "other numbers", "boards.A.1"),
    (changed("boards", "C", 2, to="O BE R"), "10 fields", "boards.C.2"),
    (changed("boards", "C", to=[]), "4 boards", "boards.C"),
    (changed("boards", "columns", to=5), "list of columns", "boards.columns"),
    (changed("boards", "columns", to=[[0, 1, 2], [0.5]]), "4 fields", "boards.columns"),
    (changed("boards", "columns", to=[[0, 1, 2, 3, 3.5], [0] * 5]), "ascend", "boards.columns.0"),
    (
        changed("boards", "columns", to=[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]),
        "half a hexagon",
        "boards.columns.1",
    ),
    (
        changed("boards", "columns", to=[[0, 1, 2, 3, 4], [6.5, 7.5, 8.5, 9.5, 10.5]]),
        "not connected",
        "boards.columns",
    ),
    (
        changed("boards", "columns", to=[[0, 1, 2, 3, 4, 5], [0.5, 1.5, 2.5, 3.5]]),
        "half a turn",
        "boards.columns",
    ),
    (changed("boards", "columns", to=[[0.3]]), "half hexagons", "boards.columns.0"),
    (
        changed("boards", "columns", to=[[x / 2] for x in range(10)]),
        "names for",
        "boards.columns",
    ),
    (changed("boards", "shifts", to=[]), "list of hexagons", "boards.shifts"),
    (changed("boards", "shifts", to=[0.5]), "whole hexagons", "boards.shifts"),
    (changed("boards", "shifts", to=[0, 2]), "more than one hexagon", "boards.shifts"),
    (changed("boards", "shifts", to=[0, 0]), "twice", "boards.shifts"),
    (changed("boards", "B", to=["T BE LG Y R LG O GR DG Y"] * 4), "more than 3 fields", "boards"),
]


@pytest.mark.rule("TUS-C6")
@pytest.mark.parametrize(("box", "reason", "at"), REFUSED)
def test_what_cannot_be_played_is_refused_with_reason_and_place(
    box: dict[str, Any], reason: str, at: str
) -> None:
    with pytest.raises(BadComponents, match=reason) as caught:
        make_game("tuscany", box)
    assert caught.value.at == at


def test_boards_that_do_not_join_are_refused() -> None:
    """The short last column touches nothing when the next board lies higher."""
    box = changed("boards", "columns", to=[[0], [0.5, 1.5, 2.5, 3.5], [2, 3, 4, 5], [5.5]])
    box["boards"]["shifts"] = [0]
    with pytest.raises(BadComponents, match="would not touch") as caught:
        make_game("tuscany", box)
    assert caught.value.at == "boards.shifts.0"


def test_hostile_values_are_refused_not_crashed_on() -> None:
    hostile: list[Any] = [
        None,
        True,
        10**30,
        float("nan"),
        float("inf"),
        "x" * 1000,
        [[]],
        {"a": {}},
    ]
    for value in hostile:
        for path in (("boards", "columns"), ("yields", "cards"), ("agriculture", "tiles")):
            with pytest.raises(BadComponents):
                make_game("tuscany", changed(*path, to=value))
            with pytest.raises(BadComponents):
                make_game("tuscany", changed(*path, to=[value]))
        for table in published():
            with pytest.raises(BadComponents):
                make_game("tuscany", changed(table, to=value))


def test_the_shipped_box_is_a_complete_file() -> None:
    text = (BOXES / "first-reconstruction.toml").read_text("utf-8")
    assert set(tomllib.loads(text)) == set(published())
