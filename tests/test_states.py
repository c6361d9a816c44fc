"""A game declares the fields of its state once; its state.py is generated from them."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from contrada.authoring import states as generator
from contrada.core.fields import FieldKind, StateField, array, given, number
from contrada.core.registry import game_ids, make_game
from tools import states

FIELDS = (
    given("seats", "How many players."),
    number("phase", "START"),
    array("deck", "KINDS"),
    array("map", "seats * 4", "Replaced as a whole.", first="NOTHING", shared=True),
    array("market", counted=9),
)


def fields_of(game_id: str) -> tuple[StateField, ...]:
    module: Any = importlib.import_module(f"contrada.games.{game_id.replace('-', '_')}.fields")
    found: tuple[StateField, ...] = module.FIELDS
    return found


def test_the_generated_parts_are_fresh() -> None:
    assert states.stale() == [], "run `python -m tools.states`"


def test_a_changed_declaration_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in states.GAMES.glob("*/*.py"):
        if file.name in ("fields.py", "state.py"):
            copy = tmp_path / file.parent.name / file.name
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes(file.read_bytes())
    monkeypatch.setattr(states, "GAMES", tmp_path)
    assert states.stale() == []
    for declared in tmp_path.glob("*/fields.py"):
        text = declared.read_text("utf-8")
        declared.write_text(text.replace("FIELDS: Final = (", "FIELDS: Final = (\n    given('x'),"))
    assert len(states.stale()) == len(game_ids())


def test_a_state_file_without_the_marked_part_is_refused() -> None:
    with pytest.raises(generator.NoGeneratedPart, match="once each"):
        generator.spliced("class Mine: ...\n", "")


def test_the_generated_code_says_every_field_in_its_place() -> None:
    code = generator.generated("MyState", "About it.", FIELDS)
    arguments = "seats: i64, phase: i64, deck: vec[i64], map: vec[i64], market: vec[i64],"
    assert arguments in code
    assert "self.seats, self.phase, self.deck[:], self.map, self.market[:]," in code
    assert "self.seats, self.phase, list(self.deck), list(self.map), list(self.market)," in code
    assert "data[0], data[1], vec_of(data[2]), vec_of(data[3]), vec_of(data[4])," in code
    assert "seats, START, filled(KINDS, 0), filled(seats * 4, NOTHING), vec[i64]()," in code
    assert "def fresh(seats: i64) -> MyState:" in code
    compile(code, "state.py", "exec")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_dump_has_the_declared_fields_in_order(game_id: str) -> None:
    game = make_game(game_id)
    for seats, options in game.spec.setups():
        state = game.initial(seats, options)
        dumped = state.dump()
        declared = fields_of(game_id)
        assert len(dumped) == len(declared)
        for field, value in zip(declared, dumped, strict=True):
            assert isinstance(value, int if field.kind is FieldKind.NUMBER else list), field.name
            held = getattr(state, field.name)
            assert (held if field.kind is FieldKind.NUMBER else list(held)) == value, field.name


@pytest.mark.parametrize("game_id", game_ids())
def test_copies_share_only_the_arrays_declared_so(game_id: str) -> None:
    game = make_game(game_id)
    seats, options = next(iter(game.spec.setups()))
    for field in fields_of(game_id):
        if field.kind is not FieldKind.ARRAY:
            continue
        state = game.initial(seats, options)
        if len(getattr(state, field.name)) == 0:
            continue
        copy = state.copy()
        getattr(copy, field.name)[0] += 1
        assert state.dump() == game.initial(seats, options).dump(), field.name
