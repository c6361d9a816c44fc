"""Rated or not is chosen when a table is made; bots' games are counted once."""

from __future__ import annotations

import pytest

from contrada.boxes.shipped import shipped, shipped_files
from contrada.server.common.refusal import Refused
from contrada.server.http.routes.statistics import summed
from contrada.server.people.results import BOT_GAMES, BOT_SEATS, GameTotals
from contrada.server.tables.events import SeatSetup
from contrada.server.tables.requests import NewTable
from contrada.server.tables.setup import checked_setup
from contrada.server.tables.table import Table

SEATS = [SeatSetup("me"), SeatSetup("bot", "apprentice")]


@pytest.mark.parametrize(("rated", "told"), [(True, "yes"), (False, "no"), (None, "unless_hints")])
def test_a_table_tells_whether_it_is_rated(rated: bool | None, told: str) -> None:
    table = Table("x", checked_setup(NewTable("palazzo", SEATS, rated=rated)), bytes(32))
    assert table.rated == told


@pytest.mark.parametrize("rated", [True, False, None])
def test_a_table_with_another_box_is_not_rated(rated: bool | None) -> None:
    """It said that it was, beside the sentence that it is not."""
    (name, *_) = shipped_files("tuscany")
    setup = checked_setup(NewTable("tuscany", SEATS, rated=rated), shipped("tuscany", name))
    assert Table("x", setup, bytes(32)).rated == "no"


def test_a_rated_table_has_no_hints() -> None:
    asked = NewTable("palazzo", SEATS, hints=True, rated=True)
    with pytest.raises(Refused):
        checked_setup(asked)
    assert not Table("x", checked_setup(NewTable("palazzo", SEATS, rated=True)), bytes(32)).hints


def test_a_game_with_two_bots_of_one_level_is_one_game() -> None:
    totals = [
        GameTotals(3, BOT_SEATS, "apprentice", 2, 9, 0.0),
        GameTotals(3, BOT_GAMES, "apprentice", 1, 0, 0.0),
    ]
    (bot,) = summed("palazzo", totals).bots
    assert (bot.played, bot.points) == (1, 4.5)
