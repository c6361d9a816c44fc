"""Models as players, batched evaluation, and the parts of actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adapters.needed import need

np = need("numpy")

import contrada  # noqa: E402
from contrada.adapters.factors import factors_of  # noqa: E402
from contrada.adapters.models import ModelBot, evaluate  # noqa: E402
from contrada.core.errors import IllegalAction  # noqa: E402
from contrada.core.registry import game_ids, make_game  # noqa: E402


def first_legal(_observations: Any, masks: Any) -> Any:
    """A model: the first legal action of each row."""
    return masks.argmax(axis=1)


def test_a_model_plays_a_match() -> None:
    game = contrada.make_game("palazzo")
    bot = ModelBot(game, first_legal, 2)
    match = contrada.play(game, [bot, "random"], seed=3)
    assert match.over
    for entry, (_, _, state) in zip(match.log, match.states(), strict=True):
        if entry.actor == 0 and not game.forced(state, 0):
            assert entry.action == min(int(a) for a in game.legal(state, 0))
            break


def test_evaluation_does_not_depend_on_the_number_of_tables() -> None:
    sizes: list[int] = []

    def model(observations: Any, masks: Any) -> Any:
        sizes.append(len(observations))
        return masks.argmax(axis=1)

    results = [
        evaluate("tuscany", model, ["random"], games=6, seed=2, tables=tables) for tables in (1, 4)
    ]
    assert results[0] == results[1]
    assert results[0].games == 6
    assert max(sizes) == 4
    assert results[0].win_low <= results[0].win_rate <= results[0].win_high


def test_an_illegal_choice_of_a_model_is_named() -> None:
    with pytest.raises(IllegalAction, match="may not do that"):
        evaluate("palazzo", lambda rows, _: [7124] * len(rows), ["random"], games=1)


@pytest.mark.parametrize("game_id", game_ids())
def test_actions_are_sums_of_parts(game_id: str) -> None:
    """Different actions have different parts, and far fewer parts than actions are needed."""
    game = make_game(game_id)
    factors = factors_of(game)
    rows = [tuple(sorted(row)) for row in factors.parts.tolist()]
    assert len(rows) == game.spec.num_actions
    assert len(set(rows)) == len(rows)
    assert factors.parts.max() <= factors.size
    assert len(set(factors.names)) == factors.size


def test_the_parts_of_an_action_of_palazzo() -> None:
    game = make_game("palazzo")
    factors = factors_of(game)
    tile = {"is": "tile", "material": "marble", "floor": 2, "windows": 3}
    action = game.decode(0, {"do": "build_on", "tile": tile, "palazzo": 3})
    names = [factors.names[part] for part in factors.parts[action] if part < factors.size]
    assert names[0] == "build_on"
    assert {"tile.floor=2", "tile.material=marble", "palazzo=3"} <= set(names)
    assert factors.size < 1000
