"""Puzzles over HTTP: the mover's view only, no answer before the choice, first tries remembered."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from contrada.analysis.puzzles.solving import MOST_STEPS
from contrada.core.game import CHANCE
from contrada.core.rng import rng_for_run
from contrada.server.people.puzzles.library import DAY_MS, PuzzleLibrary, Shelf
from tests.server.harness import Person, Running


@pytest.fixture(scope="module")
def library() -> PuzzleLibrary:
    return PuzzleLibrary()


def shelves(library: PuzzleLibrary) -> list[Shelf]:
    """The first two puzzles of every collection."""
    return [
        Shelf(each, puzzle, number)
        for each in library.collections
        for number, puzzle in enumerate(each.puzzles[:2], 1)
    ]


def answered(person: Person, shelf: Shelf, option: int, library: PuzzleLibrary) -> Any:
    """Choose an option step by step, as a page does; returns the last answer."""
    game = library.position(shelf).game
    puzzle = shelf.puzzle
    forms = [game.encode(puzzle.seat, step) for step in puzzle.options[option].steps]
    at = f"/api/puzzles/{puzzle.id}"
    steps: list[Any] = []
    for form in forms:
        steps.append(form)
        told = person.post(at, {"steps": steps})
        if told.status_code == 409:  # the server has played this forced step itself
            steps.pop()
            continue
        assert told.status_code == 200, told.text
        if told.json()["result"] is not None:
            return told.json()
    raise AssertionError("the decision is not complete")


def test_a_puzzle_shows_what_its_mover_sees_and_nothing_of_the_answer(
    people: list[Person], library: PuzzleLibrary
) -> None:
    for shelf in shelves(library):
        puzzle = shelf.puzzle
        shown = people[0].get(f"/api/puzzles/{puzzle.id}").json()
        match = library.position(shelf)
        game, state, seat = match.game, match.state, puzzle.seat
        assert shown["position"]["view"] == msgspec.to_builtins(game.view(state, seat))
        assert [each["action"] for each in shown["position"]["legal"]] == [
            msgspec.to_builtins(game.encode(seat, a)) for a in game.legal(state, seat)
        ]
        told = {(line.ply, line.actor) for line in match.log_for(seat)}
        assert {(line["ply"], line["actor"]) for line in shown["lines"]} <= told
        assert all(line["actor"] >= CHANCE for line in shown["lines"])
        text = json.dumps(shown)
        assert puzzle.seed not in text
        words = ("win", "behind", "worlds", "solved", "first_look", "seed", "commitment")
        assert not set(words) & set(shown)
        assert not set(words) & set(shown["position"])
        # What rivals hold does not change what is shown.
        other = game.determinize(state, seat, rng_for_run(5))
        assert shown["position"]["view"] == msgspec.to_builtins(game.view(other, seat))


def test_the_answer_names_loss_and_best_option_and_only_the_first_try_counts(
    people: list[Person], library: PuzzleLibrary, server: Running
) -> None:
    anna = people[0]
    for number, shelf in enumerate(shelves(library)):
        worst = len(shelf.puzzle.options) - 1
        wrong = answered(anna, shelf, worst, library)
        result = wrong["result"]
        assert wrong["counted"]
        assert not result["solved"]
        assert result["place"] == result["count"] == worst + 1
        assert result["loss"] == shelf.puzzle.options[worst].behind > 0
        best = [option for option in result["options"] if option["best"]]
        mine = [option for option in result["options"] if option["mine"]]
        assert len(best) == len(mine) == 1
        assert best[0]["win"] > mine[0]["win"]
        assert wrong["puzzle"]["position"]["legal"] == []
        right = answered(anna, shelf, 0, library)
        assert right["result"]["solved"]
        assert not right["counted"], "only the first try counts"
        listed = anna.get("/api/puzzles").json()
        marks = {one["id"]: one["solved"] for each in listed["sets"] for one in each["puzzles"]}
        assert listed["remembered"]
        assert marks[shelf.puzzle.id] is False
        assert sum(mark is not None for mark in marks.values()) == number + 1
    kept = anna.get("/api/me/data").json()["kept"]["puzzles"]
    assert len(kept) == len(shelves(library))
    assert {"puzzle", "at", "solved", "loss"} == set(kept[0])
    store, user = server.services.background.tried, anna.get("/api/me/data").json()["id"]
    assert store.tried(user)
    assert anna.http.request("DELETE", "/api/me", json={"password": ""}).status_code == 200
    assert not store.tried(user), "deleted with the person"


def test_a_visitor_without_a_name_may_try_and_nothing_is_stored(
    server: Running, library: PuzzleLibrary
) -> None:
    nobody = Person(server.port)
    with nobody.http:
        shelf = shelves(library)[0]
        found = answered(nobody, shelf, 0, library)
        listed = nobody.get("/api/puzzles").json()
    assert found["result"]["solved"]
    assert not found["counted"]
    assert not listed["remembered"]
    assert all(one["solved"] is None for each in listed["sets"] for one in each["puzzles"])


def test_bad_steps_are_refused(people: list[Person], library: PuzzleLibrary) -> None:
    anna = people[0]
    shelf = shelves(library)[0]
    at = f"/api/puzzles/{shelf.puzzle.id}"
    game = library.position(shelf).game
    legal = anna.get(at).json()["position"]["legal"]
    forms = {json.dumps(one["action"]) for one in legal}
    illegal = next(
        form
        for action in range(game.spec.num_actions)
        if json.dumps(form := game.encode(shelf.puzzle.seat, action)) not in forms
    )
    assert anna.post(at, {"steps": [illegal]}).json()["code"] == "illegal"
    assert anna.post(at, {"steps": [{"do": "nothing like this"}]}).json()["code"] == "bad_action"
    for bad in ({"steps": "x"}, {}, {"steps": [], "more": 1}, {"steps": [3]}):
        assert anna.post(at, bad).json()["code"] in ("bad_message", "bad_action"), bad
    many = {"steps": [legal[0]["action"]] * (MOST_STEPS + 1)}
    assert anna.post(at, many).json()["code"] == "illegal"
    assert anna.get("/api/puzzles/nothing").status_code == 404
    assert anna.post("/api/puzzles/nothing", {"steps": []}).status_code == 404


def test_the_daily_puzzle_is_the_same_for_everyone_and_none_comes_twice(
    people: list[Person], library: PuzzleLibrary
) -> None:
    days = sum(len(each.puzzles) for each in library.collections)
    shown = [library.daily(day * DAY_MS + 5) for day in range(20_000, 20_000 + days)]
    assert len(set(shown)) == days
    assert library.daily(20_000 * DAY_MS) == library.daily(20_001 * DAY_MS - 1)
    anna, bruno = (person.get("/api/puzzles").json()["daily"] for person in people[:2])
    assert anna == bruno != ""
