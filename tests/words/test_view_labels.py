"""The generic board of the browser has a label for every field and word in our games' views."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from contrada.core.registry import game_ids, make_game
from contrada.words import LANGUAGES, catalogue_files, variables
from tools.positions import sampled

HIDDEN = {"players", "phase", "stage", "turn", "to_move", "version", "q", "r"}
"""Fields that the board draws without a label, or not at all (`web/src/lib/generic/shape.ts`)."""
PROPER_NAMES = {
    *("livorno", "lucca", "massa", "pisa", "viareggio"),
    *("biblioteca", "castello", "cattedrale", "palazzo", "porta", "villa"),
}
"""Words that are the same in every language."""
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "carrara": [{"version": "normal"}, {"version": "advanced"}]
}


def is_word(value: Any) -> bool:
    """Whether a value is a word to translate: an identifier, no code such as `B3` or `a4`."""
    plain = isinstance(value, str) and value.replace("_", "").isalpha() and value.islower()
    return plain and value not in PROPER_NAMES


def labels_in(value: Any, field: str = "") -> Iterator[str]:
    """The labels that the board looks for, without `<game>-view-`; tagged objects have wordings."""
    if isinstance(value, list):
        for item in value:
            yield from labels_in(item, field)
    elif isinstance(value, dict):
        if "is" in value or "do" in value:
            return
        counts = field in ("bonus", "bonus_left", "decorations", "statues")
        for key, item in value.items():
            if counts:
                yield f"{field}-{key}"
            elif key not in HIDDEN:
                yield key
                yield from labels_in(item, key)
            elif key == "players":
                yield from labels_in(item)
    elif is_word(value):
        yield f"{field}-{value}"


@cache
def labels_of(game: str) -> frozenset[str]:
    """The labels that random games ask for, as they are written in catalogues."""
    found = {
        label.replace("_", "-")
        for options in OPTIONS.get(game, [{}])
        for position in sampled(make_game(game), 40, 5, None, options)
        for label in labels_in(position["position"]["view"])
    }
    return frozenset(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["palazzo", "carrara", "carpe-diem", "tuscany"])
def test_every_field_and_word_of_a_view_has_a_label(game: str, lang: str) -> None:
    assert game in game_ids()
    known = {key for file in catalogue_files(lang) for key in variables(file)}
    common = {key.removeprefix("web-view-") for key in known if key.startswith("web-view-")}
    own = {key.removeprefix(f"{game}-view-") for key in known if key.startswith(f"{game}-view-")}
    assert len(labels_of(game)) > 20
    assert sorted(labels_of(game) - common - own) == []
