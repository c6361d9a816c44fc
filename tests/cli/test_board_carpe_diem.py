"""Carpe Diem's board at the terminal: readable, in one screen, and nothing of others' secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from contrada.cli.boards import board
from contrada.cli.common import names_for
from contrada.core.game import SPECTATOR, Game
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carpe_diem.presentation.shapes import CarpeDiemView
from contrada.games.carpe_diem.terminal.cards import SEATS
from contrada.games.carpe_diem.terminal.district import KIND_LETTERS, district_lines, turned
from contrada.words import LANGUAGES, Words

WIDTH = 100
ONE_SCREEN = 52
EVERY = 19
"""Times the number of players: so many decisions lie between two positions that are looked at."""

Position = tuple[Any, int]
"""A state and who looks at it."""


@cache
def the_game() -> Game[Any]:
    return make_game("carpe-diem")


@cache
def positions(seats: int, seed: int = 3) -> list[Position]:
    """Positions of a random game and its end."""
    return list(_played(seats, seed))


def _played(seats: int, seed: int) -> Iterator[Position]:
    match = Match(the_game(), seats, {}, seed_for_run(seed))
    rng = rng_for_run(seed)
    decisions = 0
    while not match.over:
        seat = match.to_move
        if decisions % (EVERY * seats) == 0:
            yield match.state.copy(), seat
        decisions += 1
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    yield match.state, SPECTATOR


def drawn(state: Any, seat: int, seats: int, lang: str = "en") -> str:
    console = Console(width=WIDTH, color_system=None)
    words = Words(lang, strict=True)
    with console.capture() as capture:
        console.print(board(the_game(), state, seat, words, names_for(seats)))
    return capture.get()


@cache
def views(seats: int) -> list[tuple[CarpeDiemView, int, str]]:
    """The positions of a game with a seat's view and the board."""
    return [
        (the_game().view(state, seat), seat, drawn(state, seat, seats))
        for state, seat in positions(seats)
    ]


def own_district(shown: str) -> list[str]:
    """The lines of one's own district, from the first row's upper edge on."""
    lines = shown.splitlines()
    first = next(i for i, line in enumerate(lines) if "Your district" in line) + 3
    return [line[2:] for line in lines[first : first + 13]]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_is_one_screen_of_words(seats: int, lang: str) -> None:
    for state, seat in positions(seats):
        shown = drawn(state, seat, seats, lang)
        lines = shown.splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) <= ONE_SCREEN + (4 if seats > 2 else 0)
        for mark in ("_", "None", "carpe-diem", "{", "…"):
            assert mark not in shown


def test_a_spectator_sees_every_district_small() -> None:
    for seats in (2, 3, 4):
        state, _ = positions(seats)[2]
        shown = drawn(state, SPECTATOR, seats)
        assert "Your district" not in shown
        for seat, name in enumerate(names_for(seats)):
            assert len(re.findall(rf"{SEATS[seat]} {name}", shown)) == 2
        assert max(map(len, shown.splitlines())) <= WIDTH


@pytest.mark.parametrize("seats", [2, 4])
def test_laid_tiles_stand_in_their_fields(seats: int) -> None:
    """The letter of an opening stands in the middle of the edge that it opens."""
    seen = 0
    for view, seat, shown in views(seats):
        if seat == SPECTATOR:
            continue
        lines = own_district(shown)
        for laid in view.players[seat].laid:
            y, x = 2 * laid.row - 1, 9 + 6 * (laid.column - 1)
            north, east, south, west = list(turned(laid.tile.sides, laid.turn))
            around = (lines[y - 1][x], lines[y][x + 3], lines[y + 1][x], lines[y][x - 3])
            for letter, there in zip((north, east, south, west), around, strict=True):
                assert there == letter if letter != "." else there in "─│"
            if laid.tile.shape == "building":
                assert lines[y][x] == KIND_LETTERS[laid.tile.areas[0].of]
            seen += 1
        for cell in view.players[seat].banderoles:
            there = lines[2 * cell.row - 1][9 + 6 * (cell.column - 1)]
            assert there in "⚑×"
    assert seen > 20


def test_what_is_finished_stands_in_brackets() -> None:
    seen = 0
    for view, seat, shown in views(2):
        if seat == SPECTATOR:
            continue
        finished = {
            KIND_LETTERS[f.of]
            for f in view.players[seat].features
            if f.finished and len(f.cells) > 1
        }
        assert set(re.findall(r"\((\w)\)", "".join(line[:46] for line in own_district(shown)))) == (
            finished
        )
        seen += len(finished)
    assert seen > 0


def test_rows_columns_and_fields_have_the_numbers_of_the_choices() -> None:
    for view, seat, shown in views(2):
        if seat == SPECTATOR:
            continue
        rows = own_district(shown)
        assert [line.split("│")[0].split()[-1] for line in rows[1::2] if "│" in line] == [*"123456"]
        for number, player in enumerate(view.players):
            if player.figure is not None:
                assert re.search(rf" {player.figure} (♟. )*♟{SEATS[number]} ", shown)


def test_the_ways_one_may_walk_are_those_of_the_choices() -> None:
    game = the_game()
    seen = 0
    for state, seat in positions(2) + positions(2, 6):
        view = game.view(state, seat)
        if view.stage != "moving":
            continue
        forms = [game.encode(seat, a) for a in game.legal(state, seat)]
        goals = {form["field"] for form in forms if form["do"] == "walk"}
        shown = drawn(state, seat, len(view.players))
        assert {int(n) for n in re.findall(r"(\d)(?: ♟.)* ◂ here", shown)} == goals
        seen += 1
    assert seen > 1


def test_goods_cards_and_circles() -> None:
    words = Words("en")
    for view, seat, shown in views(2):
        row = next(line for line in shown.splitlines() if "A Anna" in line)
        goods = [amount for amount in view.players[0].goods if amount.number]
        for amount in goods[:1]:
            assert words.text("carpe-diem-amount", of=amount.of, number=amount.number) in row
        for circle in view.circles:
            if circle.disc is None:
                assert f"○{circle.number} " in shown
        discs = [circle.disc for circle in view.circles if circle.disc is not None]
        cards = shown.split("Scoring cards")[1].split("Banderole track")[0]
        for number in range(2):
            assert cards.count(f"●{SEATS[number]}") == discs.count(number)
        for slot in view.slots:
            assert f"{slot.number} {slot.card.pile} " in shown
        if seat != SPECTATOR and not view.players[1 - seat].vp:
            assert " ?  " in shown


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_shows_nothing_that_the_seat_does_not_know(seats: int) -> None:
    game = the_game()
    rng = rng_for_run(5)
    differed = 0
    for state, _ in positions(seats)[-3:-1]:
        for seat in range(2):
            other = game.determinize(state, seat, rng)
            differed += game.fingerprint(other) != game.fingerprint(state)
            assert drawn(other, seat, seats) == drawn(state, seat, seats)
    assert differed > 0


def test_a_small_district_is_as_wide_as_it_says() -> None:
    player = the_game().view(*positions(2)[3]).players[0]
    for width, columns in ((1, 15), (3, 27), (5, 46)):
        lines = district_lines(player, width)
        assert len(lines) == (16 if width == 5 else 15)
        assert max(line.cell_len for line in lines) == columns
