"""What previews say that tiles and lots would bring."""

from __future__ import annotations

from contrada.games.palazzo.actions import AUCTION, PASS, REVEAL, buy, buy_two, take_tile
from contrada.games.palazzo.forecast import most_points
from contrada.games.palazzo.pieces import lone
from tests.games.palazzo.scenario import GAME, scenario, tile


def row(*palazzi: str) -> list[int]:
    return [sum(lone(tile(name)) for name in palazzo.split()) for palazzo in palazzi]


def test_a_tile_goes_where_it_brings_most_or_nowhere() -> None:
    assert most_points(row("B1/1", "S1/3 S2/3"), [tile("S3/1")]) == 10
    assert most_points([], [tile("S3/1")]) == 0


def test_tiles_may_be_laid_on_one_another() -> None:
    assert most_points([], [tile("B3/1"), tile("B1/2"), tile("B2/3")]) == 9
    assert most_points(row("B1/1"), [tile("S2/1"), tile("M2/1")]) == 5


def test_what_can_be_bought_shows_price_and_points() -> None:
    scene = scenario(hands=["b7 b7"], warehouse="B3/2", palazzi=[["B1/1 B2/1"]])
    scene.play(REVEAL).reveals("B3/3 S1/1")
    assert GAME.preview(scene.s, 0, buy(tile("B3/2"))) == {"price": 8, "points": 7}
    pair = GAME.preview(scene.s, 0, buy_two(tile("B3/2"), tile("B3/3")))
    assert pair == {"price": 16, "points": 8}


def test_an_auction_shows_the_quarry_and_what_the_lot_would_bring() -> None:
    scene = scenario(seats=2, quarries=["", "", "B1/1 B2/1", ""])
    scene.play(REVEAL).reveals("S1/1 M3/2")
    assert GAME.preview(scene.s, 0, AUCTION) == {"quarry": 3, "points": 4}
    scene.play(AUCTION)
    assert GAME.preview(scene.s, 1, PASS) == {"lot": 4}


def test_of_a_quarry_to_be_shared_out_one_tile_counts() -> None:
    quarries = ["", "", "B1/1 B2/1 B3/1", ""]
    scene = scenario(seats=2, quarries=quarries, palazzi=[["S1/1 S2/2"]])
    scene.play(REVEAL).reveals("S1/3 M3/2")
    assert GAME.preview(scene.s, 0, AUCTION) == {"quarry": 3, "points": 5}
    scene.play(AUCTION)
    assert GAME.preview(scene.s, 0, take_tile(tile("M3/2"))) == {"points": 5}


def test_an_auction_of_nothing_shows_nothing() -> None:
    scene = scenario(quarries=["", "", "", ""])
    assert GAME.preview(scene.s, 0, AUCTION) == {}
