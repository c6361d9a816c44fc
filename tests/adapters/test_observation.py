"""Observation vectors: named columns with all of a seat's knowledge and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.needed import need

np = need("numpy")

import contrada.games as games  # noqa: E402
from contrada.adapters.observation import HIGHEST, LOWEST, Observer  # noqa: E402
from contrada.adapters.tables import new_course  # noqa: E402
from contrada.core.registry import entry_of, game_ids, make_game  # noqa: E402
from contrada.core.rng import rng_for_run  # noqa: E402
from tools import sizes  # noqa: E402

STATES = Path(games.__file__ or "").parent


def state_fields(game_id: str) -> list[str]:
    """The arguments of a state's constructor: the order of its dump and of its key."""
    text = (STATES / game_id.replace("-", "_") / "state.py").read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name.endswith("State"):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return [argument.arg for argument in part.args.args[1:]]
    raise AssertionError("no state found")


@pytest.mark.parametrize("game_id", game_ids())
def test_the_columns_are_named_as_the_state_is(game_id: str) -> None:
    assert [field.name for field in entry_of(game_id).fields] == state_fields(game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_vector_holds_what_a_seat_knows_and_nothing_else(game_id: str) -> None:
    game = make_game(game_id)
    rng = rng_for_run(4)
    told_apart = 0
    setups = list(game.spec.setups())
    for seats, options in setups[:: max(1, len(setups) // 13)]:
        course = new_course(game_id, seats, options)
        course.begin(seats)
        observer = Observer(game, seats, options)
        assert len(set(observer.names)) == observer.size
        for _ in range(60):
            if course.over:
                break
            for seat in range(seats):
                row = observer.vector(course.state, seat)
                other = game.determinize(course.state, seat, rng)
                assert (row == observer.vector(other, seat)).all()
                assert row.min() >= LOWEST
                assert row.max() <= HIGHEST
            legal = course.legal()
            before = observer.vector(course.state, course.to_move)
            mover = course.to_move
            course.play(legal[rng.below(len(legal))])
            told_apart += bool((before != observer.vector(course.state, mover)).any())
    assert told_apart > 100


def test_bits_counts_and_numbers_are_where_their_names_say() -> None:
    game = make_game("palazzo")
    course = new_course("palazzo", 2)
    course.begin(3)
    observer = Observer(game, 2)
    state: Any = course.state
    row = dict(zip(observer.names, observer.vector(state, 1).tolist(), strict=True))
    assert (row["is_seat_0"], row["is_seat_1"]) == (0.0, 1.0)
    assert row["phase"] == state.phase
    assert [row[f"hands{16 + i}"] for i in range(16)] == list(state.hands[16:32])
    assert sum(row[f"hands{i}"] for i in range(16)) == 0  # the rival's hand
    assert sum(row[f"market#{i}"] for i in range(225)) == len(state.market)
    assert row[f"market#{state.market[0]}"] >= 1
    word = state.palazzi[0]
    assert sum(row[f"palazzi0/{bit}"] * 2**bit for bit in range(20)) == word


def test_the_mask_lists_the_legal_actions() -> None:
    course = new_course("tuscany", 3)
    course.begin(3)
    observer = Observer(course.game, 3)
    for seat in range(3):
        legal = list(course.game.legal(course.state, seat))
        assert np.flatnonzero(observer.mask(course.state, seat)).tolist() == sorted(legal)


def test_the_documented_columns_are_current() -> None:
    for file, text in sizes.pages().items():
        assert file.read_text(encoding="utf-8") == text, "run: python -m tools.sizes"
