"""Actions as numbers and as forms."""

from __future__ import annotations

from typing import Any

import pytest

from contrada.core.errors import BadAction
from contrada.core.vocabulary import Field, Verb, Vocabulary

TILE = {"is": "tile", "floor": 1}
WORDS = Vocabulary(
    Verb("pass", 0),
    Verb("buy", 1, Field("tile", [TILE, {"is": "tile", "floor": 2}]), Field("price", [3, 4, 5])),
    Verb("bid", 7, Field("all", [False, True])),
)


def test_numbers_are_dense_and_the_last_field_counts_fastest() -> None:
    assert WORDS.size == 9
    assert [WORDS.decode(WORDS.encode(a)) for a in range(9)] == list(range(9))
    assert WORDS.encode(0) == {"do": "pass"}
    assert WORDS.encode(2) == {"do": "buy", "tile": TILE, "price": 4}
    assert WORDS.encode(4) == {"do": "buy", "tile": {"is": "tile", "floor": 2}, "price": 3}
    assert WORDS.verb_of(8).name == "bid"


def test_the_order_of_keys_does_not_matter() -> None:
    assert WORDS.decode({"price": 4, "tile": {"floor": 1, "is": "tile"}, "do": "buy"}) == 2


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ({}, "no verb None; the verbs are: pass, buy, bid"),
        ({"do": "sell"}, "no verb 'sell'"),
        ({"do": ["pass"]}, "no verb ['pass']"),
        ({"do": "pass", "price": 3}, "'pass' has no field 'price'"),
        ({"do": "buy", "tile": TILE}, "'buy' lacks its field 'price'"),
        ({"do": "buy", "tile": TILE, "price": 6}, "'buy' cannot have price = 6"),
        ({"do": "buy", "tile": TILE, "price": "3"}, "price = '3'"),
        ({"do": "buy", "tile": TILE, "price": 3.0}, "price = 3.0"),
        ({"do": "buy", "tile": {"is": "tile"}, "price": 3}, "cannot have tile"),
        ({"do": "bid", "all": 1}, "cannot have all = 1"),
        ({"do": "bid", "all": object()}, "cannot have all"),
    ],
)
def test_a_wrong_form_is_refused_by_its_fault(form: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadAction) as raised:
        WORDS.decode(form)
    assert fault in str(raised.value)


@pytest.mark.parametrize("action", [-1, 9])
def test_a_number_outside_is_refused(action: int) -> None:
    with pytest.raises(BadAction, match=f"There is no action {action}; actions are 0 to 8"):
        WORDS.encode(action)


def test_a_vocabulary_with_a_gap_or_a_repeated_value_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="'second' starts at 2, not at 1"):
        Vocabulary(Verb("first", 0), Verb("second", 2))
    with pytest.raises(ValueError, match="'colour' has a value twice"):
        Field("colour", ["red", "red"])
