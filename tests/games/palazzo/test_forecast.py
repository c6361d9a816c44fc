"""The points for tiles and lots in previews."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contrada.core.game import CHANCE, TERMINAL
from contrada.core.rng import Rng
from contrada.games.palazzo.actions import (
    AUCTION,
    PASS,
    REVEAL,
    SHARE_OUT,
    buy,
    buy_two,
    put_in,
    scrap,
    take_tile,
)
from contrada.games.palazzo.phases.building import rebuild
from contrada.games.palazzo.phases.laying import is_payment
from contrada.games.palazzo.pieces import fits_on, lone
from contrada.games.palazzo.pieces import tile as tile_number
from contrada.games.palazzo.presentation.forecast import most_points, row_of
from contrada.games.palazzo.scoring import palazzo_points
from contrada.games.palazzo.state import PalazzoState
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
    assert GAME.preview(scene.s, 0, SHARE_OUT) == {"quarry": 3, "points": 5}
    scene.play(SHARE_OUT)
    assert GAME.preview(scene.s, 0, take_tile(tile("M3/2"))) == {"points": 5}


def test_an_auction_of_nothing_shows_nothing() -> None:
    scene = scenario(quarries=["", "", "", ""])
    assert GAME.preview(scene.s, 0, AUCTION) == {}


def test_the_first_of_all_tiles_is_foreseen_like_the_others() -> None:
    first = tile("B1/1")
    scene = scenario(palazzi=[["S2/1 S3/1", "B1/1"]])
    assert GAME.preview(scene.s, 0, put_in(first, 0)) == {"points": 8}
    assert GAME.preview(scene.s, 0, scrap(first)) == {"points": 5}
    assert GAME.preview(scene.s, 0, take_tile(first)) == {"points": 0}


BUILDING = {"build_new", "build_on", "discard_tile"}
REBUILDING = {"take_out", "put_in", "scrap"}
LAYING = {"lay_card", "lay_triple"}
ACQUIRING = {"buy": ("tile",), "buy_two": ("tile", "and"), "take_tile": ("tile",)}
MATERIALS = ("brick", "sandstone", "marble")


def decisions(seed: int) -> Iterator[tuple[PalazzoState, int]]:
    """The decisions of a random game in which taking money is unlikely."""
    rng = Rng(seed, 0, 0, 0)
    s = GAME.initial(2 + seed % 3, GAME.spec.check_options({}))
    while GAME.to_move(s) != TERMINAL:
        seat = int(GAME.to_move(s))
        if seat == CHANCE:
            GAME.apply(s, CHANCE, GAME.sample(s, rng))
            continue
        yield s, seat
        legal = list(GAME.legal(s, seat))
        if rng.below(3):
            legal = [a for a in legal if GAME.encode(seat, a)["do"] != "take_money"]
        GAME.apply(s, seat, legal[rng.below(len(legal))])


def best_of_all_ways(row: list[int], tiles: list[int]) -> int:
    """The most points that tiles can give, over every order and every place."""
    most = 0
    for n, kind in enumerate(tiles):
        rest = tiles[:n] + tiles[n + 1 :]
        most = max(most, best_of_all_ways(row, rest))
        for i, palazzo in enumerate([*row, 0]):
            if fits_on(palazzo, kind):
                grown = palazzo | lone(kind)
                gain = palazzo_points(grown) - (palazzo_points(palazzo) if palazzo else 0)
                others = [*row[:i], grown, *row[i + 1 :]]
                most = max(most, gain + best_of_all_ways(others, rest))
    return most


@pytest.mark.parametrize("seed", range(6))
def test_previews_come_true(seed: int) -> None:
    for s, seat in decisions(seed):
        for a in GAME.legal(s, seat):
            form, shown = GAME.encode(seat, a), GAME.preview(s, seat, a)
            after = s.copy()
            if form["do"] in LAYING:
                GAME.apply(after, seat, a)
                for card in shown.get("missing", []):
                    GAME.apply(after, seat, GAME.decode(seat, {"do": "lay_card", "card": card}))
                assert shown["total"] == after.draft_value
                assert is_payment(after, seat)
            elif form["do"] in BUILDING | REBUILDING:
                if form["do"] in BUILDING:
                    GAME.apply(after, seat, a)
                else:  # It must be paid before it takes effect.
                    rebuild(after, seat, a)
                assert shown["points"] == GAME.scores(after)[seat] - GAME.scores(s)[seat]
            elif form["do"] in ACQUIRING:
                tiles = [form[part] for part in ACQUIRING[form["do"]]]
                kinds = [
                    int(tile_number(MATERIALS.index(t["material"]), t["floor"], t["windows"]))
                    for t in tiles
                ]
                assert shown["points"] == best_of_all_ways(row_of(s, seat), kinds)
