"""The encoding `features`: mover first, scaled, one-hot, with all of a seat's knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.needed import need

np = need("numpy")

from contrada.adapters.columns import ENCODINGS, layout_of  # noqa: E402
from contrada.adapters.observation import Observer  # noqa: E402
from contrada.adapters.tables import new_course  # noqa: E402
from contrada.core.errors import BadSetup  # noqa: E402
from contrada.core.game import SPECTATOR  # noqa: E402
from contrada.core.registry import entry_of, game_ids, make_game  # noqa: E402
from contrada.core.rng import rng_for_run  # noqa: E402


def without_order(game_id: str, key: Any) -> tuple[Any, ...]:
    """An information key as an observation can tell it: counted lists have no order."""
    parts = zip(entry_of(game_id).fields, key, strict=True)
    return tuple(
        tuple(sorted(part)) if field.counted else part for field, part in parts if not field.derived
    )


@pytest.mark.parametrize("game_id", game_ids())
def test_features_hold_what_the_mover_knows_and_nothing_else(game_id: str) -> None:
    """Equal knowledge gives equal vectors, different knowledge different ones."""
    game = make_game(game_id)
    rng = rng_for_run(4)
    for seats, options in list(game.spec.setups())[::5]:
        course = new_course(game_id, seats, options)
        course.begin(seats)
        observer = Observer(game, seats, options, "features")
        assert len(set(observer.names)) == observer.size
        known: dict[bytes, Any] = {}
        for _ in range(60):
            if course.over:
                break
            seat = course.to_move
            row = observer.vector(course.state, seat)
            assert -1.0 <= row.min() <= row.max() <= 1.0
            hidden = game.determinize(course.state, seat, rng)
            assert (row == observer.vector(hidden, seat)).all()
            key = seat, without_order(game_id, game.info_key(course.state, seat))
            assert known.setdefault(row.tobytes(), key) == key
            legal = course.legal()
            course.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("game_id", game_ids())
def test_every_field_says_how_it_is_shown(game_id: str) -> None:
    for field in entry_of(game_id).fields:
        assert field.feature or field.bits or field.derived, field.name


def test_the_mover_comes_first() -> None:
    """In every seat my hand has the same columns, and a rival's, which is hidden, has none."""
    course = new_course("palazzo", 3)
    course.begin(3)
    observer = Observer(course.game, 3, encoding="features")
    state: Any = course.state
    for seat in range(3):
        row = dict(zip(observer.names, observer.vector(state, seat).tolist(), strict=True))
        hand = [round(row[f"hands.me.{card}"] * 10) for card in range(16)]
        assert hand == list(state.hands[seat * 16 : seat * 16 + 16])
        assert not any(name.startswith("hands.next") for name in row)
        turns = [row["turn=me"], row["turn=next1"], row["turn=next2"]]
        assert turns.index(1.0) == (state.turn - seat) % 3
        assert sum(turns) == 1.0


def test_a_palazzo_is_one_hot_by_floor() -> None:
    course = new_course("palazzo", 2)
    course.begin(3)
    state: Any = course.state
    state.palazzi[48] = 0x00305
    observer = Observer(course.game, 2, encoding="features")
    row = dict(zip(observer.names, observer.vector(state, 1).tolist(), strict=True))
    mine = [name for name, value in row.items() if name.startswith("palazzi.me.0/") and value]
    assert mine == ["palazzi.me.0/0=5", "palazzi.me.0/2=3"]


def test_columns_of_other_variants_are_left_out() -> None:
    normal = layout_of(make_game("carrara"), 2, {}, "features")
    advanced = layout_of(make_game("carrara"), 2, {"version": "advanced"}, "features")
    fields = {group.field for group in normal.groups}
    assert {group.field for group in advanced.groups} - fields > {"statues", "decorations"}
    assert "seats" not in fields
    assert normal.size < advanced.size


def test_the_flattened_state_is_its_dump() -> None:
    """`flatten` writes the numbers, then each array after its length."""
    from contrada.core.arrays import zeros

    for game_id in game_ids():
        course = new_course(game_id, 2)
        course.begin(1)
        out = zeros(5000)
        end = course.state.flatten(out)
        dump = course.state.dump()
        wanted = [part for part in dump if isinstance(part, int)]
        for part in dump:
            if isinstance(part, list):
                wanted += [len(part), *part]
        assert list(out[:end]) == wanted
        known: Any = course.game.known(course.state, 0)
        key: Any = course.game.info_key(course.state, 0)
        assert [tuple(p) if isinstance(p, list) else p for p in known.dump()] == list(key)


def test_unknown_encodings_are_refused() -> None:
    with pytest.raises(BadSetup, match="raw, features"):
        Observer(make_game("palazzo"), 2, encoding="pixels")
    assert ENCODINGS == ("raw", "features")


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("game_id", game_ids())
def test_an_observer_that_was_used_before_writes_the_same(game_id: str, encoding: str) -> None:
    """A row only changes what differs from the last observation, whoever's that was."""
    rng = rng_for_run(9)
    course = new_course(game_id, 3)
    course.begin(5)
    used = Observer(course.game, 3, encoding=encoding)
    for step in range(80):
        seats = [course.to_move, SPECTATOR] if step % 5 == 0 else [course.to_move]
        for seat in seats:
            row = used.vector(course.state, seat)
            if step % 25 == 20:
                new = Observer(course.game, 3, encoding=encoding)
                assert (row == new.vector(course.state, seat)).all()
        if course.over:
            course.begin(6)
        legal = course.legal()
        course.play(legal[rng.below(len(legal))])
