"""The registry of games."""

from __future__ import annotations

import pytest

from contrada.core import registry
from contrada.core.errors import BadComponents, UnknownGame
from tests.toy import ENTRY, FieraGame, FieraPolicy


@pytest.mark.usefixtures("fiera_registered")
def test_a_registered_game_is_found_and_made() -> None:
    assert "fiera" in registry.game_ids()
    assert registry.game_ids() == sorted(registry.game_ids())
    assert registry.entry_of("fiera") is ENTRY
    game = registry.make_game("fiera")
    assert isinstance(game, FieraGame)
    assert isinstance(registry.make_policy(game), FieraPolicy)


@pytest.mark.usefixtures("fiera_registered")
def test_other_components_reach_the_game() -> None:
    with pytest.raises(BadComponents, match=r"not \[1\]"):
        registry.make_game("fiera", {"pool": [1]})


@pytest.mark.usefixtures("fiera_registered")
def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="'fiera' is registered already"):
        registry.register(ENTRY)


@pytest.mark.usefixtures("fiera_registered")
def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"No game is called 'fera'; there are: .*fiera"):
        registry.make_game("fera")
    with pytest.raises(UnknownGame):
        registry.entry_of("")


def test_the_toy_is_gone_after_a_test() -> None:
    assert "fiera" not in registry.game_ids()
