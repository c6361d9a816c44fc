"""The encoding `features` has no column that never changes, and leaves out no column that does."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

import pytest

from tests.adapters.needed import need

np = need("numpy")
need("gymnasium")

from contrada.adapters import columns  # noqa: E402
from contrada.adapters.vector import TableVectorEnv  # noqa: E402
from contrada.core.registry import game_ids, make_game  # noqa: E402

TABLES = 64
RARE: dict[str, dict[str, str]] = {
    "palazzo": {
        "palazzi.*": "random players have few palazzi, and few of the 45 tiles in a certain one",
        "buying_too=1": "the cheapest pair of tiles is seldom bought together",
    },
    "carrara": {
        "owned.*.[2345]/*": "expensive cities seldom get expensive buildings",
        "city=5": "the most expensive city is seldom built in",
        "used.*/[25]": "expensive cities are seldom scored",
        "claimed/[25]": "the same",
        "used.*/1[45]": "random players seldom have the coins that the money fields want",
        "claimed/1[45]": "the same",
        "gone/*": "few tiles come under a monument",
        "replaced=*": "few buildings are upgraded",
        "improvements/[13]": "the second improvement of a city is seldom taken",
        "improved.*.[01]=[234]": "the same",
        "statues*": "few statues of each colour are placed on a certain tile",
    },
    "carpe-diem": {
        "points.*.2": "random players seldom reach the spaces of the track with points",
        "cells.*.14/8": "the first tile of a district lies there, mostly a light one",
        "cells.*.35/1": "few tiles fit into that corner",
        "uses*": "some ways to fulfil a card are seldom possible",
    },
    "tuscany": {
        "passes": "players pass only if nothing is possible",
        "fresh": "few hexagons are gained",
        "owed": "the display is seldom cleared while the neutral tiles run out",
        "shuffles": "the pile of cards seldom runs out",
        "known.*": "the same: then the others' cards are known",
        "yield_shuffles": "the yield cards seldom run out",
        "neutral_shuffles": "the neutral tiles seldom run out",
        "aside[02]": "few tiles of these kinds are laid aside",
        "castle_tile=*": "few castles take a certain tile",
        "completed*": "random players seldom cover all fields of a colour",
        "red_from.*.1": "the same",
        "green_from.*.1": "the same",
        "red_from.*.6": "surplus hexagons are rare",
        "storage.*.[1234]=*": "random players seldom have more than three storage spaces",
        "hexagons.*": "few hexagons are placed on a certain field",
        "goods.*": "few goods lie on a certain field",
    },
}
"""Columns that change in principle, but not in some hundred random games: the reason."""
SETUPS = [
    ("palazzo", 2, {}),
    ("carrara", 4, {}),
    ("carrara", 2, {"version": "advanced"}),
    ("carpe-diem", 3, {}),
    ("tuscany", 2, {}),
]
MORE_SETUPS = [
    ("palazzo", 3, {}),
    ("palazzo", 4, {}),
    ("carrara", 2, {}),
    ("carrara", 3, {"version": "advanced"}),
    ("carrara", 2, {"version": "advanced", "improvements": "any"}),
    ("carpe-diem", 2, {}),
    ("carpe-diem", 4, {}),
    ("carpe-diem", 2, {"penalty": "card_by_card"}),
    ("tuscany", 3, {}),
    ("tuscany", 4, {}),
    ("tuscany", 2, {"gaps": "filled"}),
]
"""Other numbers of players and options of the same titles; long tests."""
EVERY = [*SETUPS, *[pytest.param(*setup, marks=pytest.mark.long) for setup in MORE_SETUPS]]


def unchanged(tables: TableVectorEnv, games: int) -> set[str]:
    """The columns with one value at all decisions of random games."""
    rng = np.random.default_rng(3)
    seen, _ = tables.reset(seed=1)
    low = high = seen["observation"][0].copy()
    ended = 0
    while ended < games:
        rows = seen["observation"]
        low, high = np.minimum(low, rows.min(0)), np.maximum(high, rows.max(0))
        actions = [int(legal[rng.integers(len(legal))]) for legal in tables.batch.legal]
        seen, _, over, cut, _ = tables.step(actions)
        ended += int((over | cut).sum())
    names = np.array(tables.observer.names)
    return set(names[low == high].tolist())


def with_all_columns(game: str, seats: int, **settings: Any) -> TableVectorEnv:
    """Tables whose observations have the constant columns too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(columns, "_constant", lambda *_: None)
        return TableVectorEnv(game, TABLES, seats=seats, encoding="features", **settings)


def left_out(game: str, seats: int, options: Any) -> set[str]:
    """The names of the columns that observations leave out."""
    pattern = columns._constant(make_game(game), seats, make_game(game).spec.check_options(options))
    every = with_all_columns(game, seats, bots=None, options=options).observer.names
    return {name for name in every if pattern is not None and pattern.match(name)}


@pytest.mark.parametrize(("game", "seats", "options"), EVERY)
def test_exactly_the_columns_that_never_change_are_left_out(
    game: str, seats: int, options: Any
) -> None:
    constant = unchanged(with_all_columns(game, seats, bots=None, options=options), 150)
    out = left_out(game, seats, options)
    assert out <= constant, "a column with information is left out"
    rare = {name for name in constant for each in RARE[game] if fnmatch(name, each)}
    assert constant - out - rare == set()


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), [*SETUPS, *MORE_SETUPS])
def test_no_column_with_information_is_left_out_in_many_games(
    game: str, seats: int, options: Any
) -> None:
    """The same in more games, and beside players that know what they do."""
    bots = ["greedy:worlds=1"] * (seats - 1)
    out = left_out(game, seats, options)
    for players, games in ((None, 5000), (bots, 1000)):
        tables = with_all_columns(game, seats, bots=players, options=options)
        assert out <= unchanged(tables, games)


def test_every_title_names_its_constant_columns_and_rare_ones() -> None:
    assert set(RARE) == {game for game, _, _ in SETUPS} == set(game_ids())
