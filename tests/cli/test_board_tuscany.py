"""Tuscany's board at the terminal: everything on one screen, and nothing that is hidden."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from contrada.cli.boards import board
from contrada.cli.common import names_for
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.tuscany.phases.shape import SHIFT_NAMES
from contrada.games.tuscany.presentation.shapes import Hexagon, TuscanyView
from contrada.games.tuscany.terminal.map import area_total, reachable_fields
from contrada.words import LANGUAGES, Words

WIDTH = 100
SCREEN = 62
"""Lines of the board of two players."""
EVERY = {2: 41, 4: 151}
"""By the number of players: plies between two looks at the table."""
WANTED = ("pay", "place", "castle_take", "castle_place", "marble")
GAME: Any = make_game("tuscany")
FIELD_NAMES = GAME.tables.shape.names


@cache
def positions(seats: int, seed: int) -> list[tuple[int, Any]]:
    """Positions of a game at random in which much is drawn and placed, with who decides."""
    match = Match(GAME, seats, {}, seed_for_run(seed))
    rng = rng_for_run(seed)
    found = []
    once = {"paying", "castle_taking", "castle_placing"}
    while not match.over:
        seat = match.to_move
        phase = GAME.view(match.state, seat).phase
        arranging = phase == "arranging" and seat == 0
        if arranging or phase in once or match.ply % EVERY[seats] == 0:
            once.discard(phase)
            found.append((seat, match.state.copy()))
        forms = {action: GAME.encode(seat, action)["do"] for action in match.legal(seat)}
        wanted = WANTED if rng.below(3) == 0 else (*WANTED, "draw")
        actions = [action for action, verb in forms.items() if verb in wanted] or list(forms)
        match.play(seat, actions[rng.below(len(actions))])
    return [*found, (SPECTATOR, match.state)]


@cache
def pictures(seats: int, seed: int, lang: str) -> list[tuple[int, TuscanyView, str]]:
    """The positions as who decides sees them, with their pictures."""
    words = Words(lang, strict=True)
    return [
        (seat, GAME.view(state, seat), picture(state, seat, words))
        for seat, state in positions(seats, seed)
    ]


def picture(state: Any, seat: int, words: Words) -> str:
    console = Console(width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(board(GAME, state, seat, words, names_for(state.seats)))
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 2)])
def test_a_board_fits_and_is_in_words(seats: int, seed: int, lang: str) -> None:
    phases = set()
    for _, view, shown in pictures(seats, seed, lang):
        phases.add(view.phase)
        lines = shown.splitlines()
        assert max(len(line) for line in lines) <= WIDTH
        assert seats > 2 or len(lines) <= SCREEN, shown
        assert not re.search(r"_|\bNone\b|tuscany-|\?\?\?|\{", shown), shown
        for name in names_for(seats):
            assert view.phase == "arranging" or name in shown
    assert phases >= {"arranging", "action", "paying", "castle_placing", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_map_shows_every_field_and_what_covers_it(lang: str) -> None:
    laid = set()
    words = Words(lang, strict=True)
    for seat, view, shown in pictures(2, 5, lang):
        own = view.players[seat].map if seat >= 0 else None
        if own is None:
            continue
        for field in own.fields:
            letters = words.text("web-tuscany-letters", colour=field.colour)
            castle = " ♜" if field.start_castle else ""
            assert f" {field.name} {letters}{castle} " in shown
        draft = [] if view.draft is None else [view.draft.field]
        assert shown.count("○") == len(reachable_fields(own) - set(draft))
        assert shown.count("/▸") + shown.count("▁▸") + shown.count("\\▸") == len(draft)
        own_part = shown.split(words.text("cli-tuscany-other-maps"))[0]
        below = re.findall(r"(?<=[/\\])▁*([^/\\▁]+)▁*(?=[/\\])", own_part)
        names = [name for name in below if name != "○" and not name.startswith("▸")]
        assert len(names) == sum(field.item is not None for field in own.fields)
        laid |= {type(field.item) for field in own.fields if field.item is not None}
        hexagons = sum(isinstance(field.item, Hexagon) for field in own.fields)
        assert names.count(words.text("cli-tuscany-hexagon")) == hexagons
    assert len(laid) == 3, "tiles, agriculture and hexagons have been seen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_tiles_and_points_stand_on_the_board(lang: str) -> None:
    words = Words(lang, strict=True)
    for seat, view, shown in pictures(2, 5, lang):
        if seat < 0 or view.phase == "arranging":
            continue
        own = view.players[seat]
        assert own.hand is not None
        cards = [(words.text("web-tuscany-letters", colour=c.colour), c.count) for c in own.hand]
        hand = "  ".join(f"{letters} {count}" for letters, count in cards) or "–"
        assert re.search(f"{words.text('web-tuscany-hand', count=own.hand_size)} +{hand} ", shown)
        for item in [*view.display, *own.storage, view.castle_tile]:
            assert item is None or str(words.value("tuscany", item, ())) in shown
        for name, player in zip(names_for(2), view.players, strict=True):
            numbers = (player.green, player.red, player.points, player.hand_size)
            things = (player.workers, player.marble, player.to_next_scoring)
            row = " +".join(str(number) for number in (*numbers, *things))
            assert re.search(f"{name}( \\(\\w+\\))? +{row} ", shown)
        for bonus in view.colour_bonus:
            letters = words.text("web-tuscany-letters", colour=bonus.colour)
            assert f"{letters} {bonus.points} " in shown
        if view.draft is not None:
            assert f"{view.draft.field}: " in shown


def test_while_arranging_the_boards_are_shown() -> None:
    stages = set()
    for seat, view, shown in pictures(2, 5, "en"):
        own = view.players[seat]
        if view.phase != "arranging":
            continue
        stages.add(own.stage)
        if own.stage == "ordering":
            assert own.boards is not None
            assert all(f" {name} " in shown and f"{name} turned" in shown for name in own.boards)
        elif own.stage == "shifting":
            assert own.arranging is not None
            colours = [colour for each in own.arranging for colour in each.colours]
            totals = [area_total(GAME.tables, colours, offsets) for offsets in range(9)]
            for middle, name in enumerate(SHIFT_NAMES):
                row = " +".join(str(total) for total in totals[middle * 3 : middle * 3 + 3])
                assert re.search(f"middle {name} +{row} ", shown)
            assert f"areas {max(totals)} points" in shown
            assert all(shown.count(f"/{name}") == 1 for name in FIELD_NAMES)
        else:
            assert shown.count("○") == 3, "the dark green fields for the start castle"
    assert stages == {"ordering", "shifting", "founding"}


def test_the_area_total_is_the_maps() -> None:
    for seat, state in positions(2, 5):
        for player in GAME.view(state, seat).players:
            if player.map is not None:
                middle, right = (SHIFT_NAMES.index(name) for name in player.map.offsets)
                colours = [field.colour for field in player.map.fields]
                total = area_total(GAME.tables, colours, middle * 3 + right)
                assert total == player.map.total


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 2)])
def test_nothing_hidden_is_shown(seats: int, seed: int) -> None:
    words = Words("en", strict=True)
    rng = rng_for_run(3)
    differed = 0
    pairs = zip(positions(seats, seed)[:-1], pictures(seats, seed, "en"), strict=False)
    for (seat, state), (_, _, shown) in pairs:
        other = GAME.determinize(state, seat, rng)
        differed += GAME.fingerprint(other) != GAME.fingerprint(state)
        assert shown == picture(other, seat, words)
        assert shown.count("Cards in hand") == 1
    assert differed > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_spectator_sees_all_maps(lang: str) -> None:
    for seats, seed in ((2, 5), (4, 2)):
        seat, _, shown = pictures(seats, seed, lang)[-1]
        assert seat == SPECTATOR
        for name in FIELD_NAMES:
            assert shown.count(f"/{name}") == seats
        assert shown.count("♜♜") == seats


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign(lang: str) -> None:
    words = Words(lang, strict=True)
    legend = words.text("cli-tuscany-legend")
    for colour in ("dark_green", "red", "turquoise", "grey", "orange", "yellow", "beige"):
        assert f"{words.text('web-tuscany-letters', colour=colour)} " in legend
    assert all(sign in legend for sign in "○▸♜■◆")
