"""What is in a box: every table with its source, the same everywhere."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.boxes.content import ENTRY, box_of, marked_tables, sources, table_id
from contrada.boxes.difference import Change, differences
from contrada.boxes.shipped import (
    CORRECTED,
    PUBLISHED,
    box_name,
    published,
    published_toml,
    shipped,
    shipped_files,
)
from contrada.core import registry
from contrada.core.box import SOURCES, BoxTable
from contrada.core.errors import BadComponents
from contrada.core.messages import Json
from contrada.core.registry import entry_of, game_ids
from contrada.words import LANGUAGES, Words
from tests.cli.runner import run
from tests.toy import ENTRY as TOY

SHIPPED = [(game, name) for game in game_ids() for name in (PUBLISHED, *shipped_files(game))]


@pytest.mark.parametrize("game", game_ids())
def test_file_page_and_command_agree_about_every_table(game: str) -> None:
    in_file = sources(tomllib.loads(published_toml(game)))
    assert in_file
    assert set(in_file.values()) <= set(SOURCES)
    page = {table.id: table.source for table in box_of(game, published(game))}
    assert page == {table_id(path): source for path, source in in_file.items()}
    told = json.loads(run("games", "--json").out)["games"]
    (mine,) = [one for one in told if one["id"] == game]
    assert mine["tables"] == in_file
    assert mine["boxes"] == list(shipped_files(game))
    reconstructed = {path for path, source in in_file.items() if source == SOURCES[-1]}
    assert set(mine["reconstructed"]) >= reconstructed
    shown = json.loads(run("box", game, "--json").out)
    assert {table["id"]: table["source"] for table in shown["tables"]} == page
    assert shown["changes"] == []


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_every_box_that_comes_with_a_game_can_be_played_and_has_a_name(
    game: str, name: str
) -> None:
    box = shipped(game, name)
    version = entry_of(game).spec.rules_version
    assert box_name(game, version, box) == ("" if name == PUBLISHED else name)
    assert box_name(game, version - 1, box) == ""
    assert all(table.rows for table in box_of(game, box))
    if name != PUBLISHED:
        assert differences(published(game), box)
        for lang in LANGUAGES:
            assert Words(lang).has(f"{game}-box-name-{name}")


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_is_worded(game: str, lang: str) -> None:
    """Every table has a title and a reason, every piece a name."""
    assert entry_of(game).box is not None
    words = Words(lang, strict=True)
    for table in box_of(game, published(game)):
        assert words.text(f"{game}-box-{table.id}")
        assert words.text(f"{game}-box-{table.id}-why").endswith((".", "!"))
        for row in table.rows:
            assert row.count >= 0
            assert row.piece["is"] != ENTRY
            assert str(words.value(game, row.piece, []))


def keys_of(value: object) -> Iterator[str]:
    """All keys of components."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from keys_of(inner)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_of_the_form_has_a_name(game: str, lang: str) -> None:
    """Numbers, letters and Roman numerals stay as they are in the file."""
    words = Words(lang)
    for key in {*keys_of(list(published(game).values()))} - {"source"}:
        ids = (f"{game}-box-key-{key}", f"{game}-view-{key}", f"web-box-key-{key}")
        named = any(words.has(one.replace("_", "-")) for one in ids)
        assert named or re.fullmatch("[0-9]+|[A-D]|[IVX]+", key), key


def test_a_game_without_a_description_shows_its_tables_as_they_are() -> None:
    registry.register(TOY)
    try:
        box: Json = {
            "stack": {"1": {"source": "example", "fig": ["1/2", "1/3"], "count": 4}},
            "b": {"source": "rumour", "kinds": [{"is_a": "fig", "count": 3}, {"is_a": "olive"}]},
            "plain": 3,
        }
        first, second, third = box_of(TOY.spec.id, box)
        assert (first.id, first.source) == ("stack-1", "example")
        assert [row.piece["value"] for row in first.rows] == ["1/2, 1/3", "4"]
        assert [row.count for row in first.rows] == [2, 4]
        assert (second.id, second.source) == ("b", "reconstructed")
        assert [row.piece["value"] for row in second.rows] == ["is_a fig · count 3", "is_a olive"]
        assert [row.count for row in second.rows] == [3, 1]
        assert (third.id, third.source) == ("plain", "")
    finally:
        del registry._entries[TOY.spec.id]


def test_tables_that_a_game_forgets_are_listed_and_its_errors_contained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_ids()[0]
    paths = [path for path, _ in marked_tables(published(game))]
    mine = BoxTable(table_id(paths[1]), "rulebook", [])
    entry = entry_of(game)

    def described(how: object) -> list[str]:
        values = {name: getattr(entry, name) for name in entry.__struct_fields__}
        monkeypatch.setitem(registry._entries, game, type(entry)(**{**values, "box": how}))
        return [table.id for table in box_of(game, published(game))]

    assert described(lambda _: [mine]) == [table_id(path) for path in paths]
    assert described(lambda _: 1 / 0) == [table_id(path) for path in paths]


def test_differences_name_the_place() -> None:
    before: Json = {"t": {"source": "x", "n": 3, "l": ["a", "b", "b"], "d": [{"k": 1}], "gone": 1}}
    after: Json = {"t": {"source": "x", "n": 4, "l": ["b", "a", "c"], "d": [{"k": 2}], "new": [1]}}
    assert differences(before, before) == []
    assert differences(before, after) == [
        Change("t.n", "value", 3, 4),
        Change("t.l", "items", ["b"], ["c"]),
        Change("t.d", "items", [{"k": 1}], [{"k": 2}]),
        Change("t.gone", "value", 1, None),
        Change("t.new", "value", None, [1]),
    ]
    turned = {"t": {**before["t"], "l": ["b", "b", "a"]}}
    assert differences(before, turned) == [Change("t.l", "order", ["a", "b", "b"], ["b", "b", "a"])]
    assert len(differences({}, {str(n): n for n in range(1000)})) == 200


def test_a_corrected_box_is_called_so() -> None:
    game = game_ids()[0]
    version = entry_of(game).spec.rules_version
    assert box_name(game, version, {**published(game), "mine": 1}) == CORRECTED
    assert box_name("no-such-game", 1, {}) == ""
    for name in ("nowhere", "../x", "", "."):
        with pytest.raises(BadComponents):
            shipped(game, name)


def test_the_command_checks_and_compares_a_file(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "mine.toml"
    text = run("box", "palazzo", "--toml").out
    one, two = '"1/2"', '"1/1"'
    file.write_text(text, "utf-8")
    assert "mine.toml" in run("box", "palazzo", "--check", str(file)).out
    assert "Nothing differs" in run("box", "palazzo", "--components", str(file)).out
    # The first brick of stack I and the first of stack II change places.
    first, second = text.index(one), text.index(two, text.index("[stack.2]"))
    swapped = text[:first] + two + text[first + 5 : second] + one + text[second + 5 :]
    file.write_text(swapped, "utf-8")
    shown = run("box", "palazzo", "--components", str(file)).out
    assert "stack.1.brick: before 1/2, here 1/1" in shown
    assert run("simulate", "palazzo", "--games", "1", "--components", str(file)).code == 0
    file.write_text(text.replace(one, '"9/9"', 1), "utf-8")
    ran = run("box", "palazzo", "--check", str(file))
    assert ran.code != 0
    assert "stack.1" in ran.err
    assert run("box", "palazzo", "--check", "published").code == 0
