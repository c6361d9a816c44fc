"""Boxes as TOML files: limits, hostile input, writing and reading again."""

from __future__ import annotations

import tomllib

import pytest

import contrada.games  # noqa: F401  # registers the games
from contrada.boxes.content import MAX_DEPTH, MAX_VALUES, check_values
from contrada.boxes.shipped import published, published_toml
from contrada.boxes.toml_files import MAX_BYTES, read_toml, write_toml
from contrada.core.errors import BadComponents
from contrada.core.registry import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_a_written_box_reads_the_same(game: str) -> None:
    box = published(game)
    assert read_toml(write_toml(box)) == box
    assert read_toml(published_toml(game)) == box


def test_unusual_values_are_written_and_read() -> None:
    box = {
        "plain": 3,
        "a key": {"source": "rulebook", 'quo"te': 'back\\slash\nline "x"', "on": True, "empty": []},
        "deep": {"in.side": {"source": "example", "t": [{"a": [1, -2]}, {}], "f": 1.5}},
        "unmarked": {"x": {"y": 1}},
    }
    assert tomllib.loads(write_toml(box)) == box
    assert read_toml(write_toml(box)) == box


HOSTILE = {
    "not TOML": ("a = [1", "line 1"),
    "a syntax error in line 3": ("a = 1\nb = 2\nc = = 3\n", "line 3"),
    "a key twice": ("a = 1\na = 2\n", "line 2"),
    "too large": ("a = '" + "x" * MAX_BYTES + "'", ""),
    "10 MB": ("a = 1\n" * 1_700_000, ""),
    "lists 1,000 deep": ("a = " + "[" * 1000 + "]" * 1000, ""),
    "inline tables 1,000 deep": ("a = " + "{a = " * 1000 + "1" + "}" * 1000, ""),
    "a key of 30,000 parts": ("a." * 30_000 + "a = 1", ""),
    "nested beyond the limit": ("a = " + "[" * MAX_DEPTH + "]" * MAX_DEPTH, "a" + ".0" * 7),
    "too many values": ("a = [" + "1," * MAX_VALUES + "]", f"a.{1}"),
    "an endless number": ("a = 1" + "0" * 5000, ""),
    "a huge number": ("[t]\nsource = 'rulebook'\nn = 99999999999", "t.n"),
    "not a number": ("a = nan", "a"),
    "infinity": ("a = [1, -inf]", "a.1"),
    "a date": ("[t]\nday = 1979-05-27", "t.day"),
    "an impossible date": ("day = 2026-02-31", "line 1"),
    "a control character": ('a = "\\u0007"', "a"),
    "text that runs backwards": ('a = "\\u202E"', "a"),
    "a long text": ("a = '" + "x" * 501 + "'", "a"),
    "an invisible key": ('"\\u200B" = 1', ""),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_files_are_refused_at_their_place(case: str) -> None:
    text, at = HOSTILE[case]
    with pytest.raises(BadComponents) as caught:
        read_toml(text)
    assert len(str(caught.value)) < 300
    if case != "too many values":
        assert caught.value.at == at
    else:
        assert caught.value.at.startswith("a.")


def test_a_cycle_free_but_endless_depth_is_refused_without_recursion() -> None:
    box: dict[str, object] = {}
    inner = box
    for _ in range(100_000):
        inner["a"] = inner = {}
    with pytest.raises(BadComponents):
        check_values(box)
    # Take it apart from the outside: destroying it at once would recurse.
    while box:
        box = box.pop("a")  # type: ignore[assignment]
