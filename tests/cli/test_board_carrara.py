"""Carrara's board at the terminal: it fits the screen, shows the table, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

from contrada.cli.boards import board
from contrada.cli.common import names_for
from contrada.core.game import SPECTATOR
from contrada.core.match import Match
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run, seed_for_run
from contrada.games.carrara.presentation.shapes import (
    Blocks,
    Building,
    Built,
    CarraraView,
    Column,
    Draft,
    Monument,
    Reward,
)
from contrada.games.carrara.terminal import board as carrara
from contrada.words import LANGUAGES, Words

WIDTH = 100
LINES = 45
"""A table of two fits one screen."""
EVERY = 50
GAME = make_game("carrara")
TABLES = [("normal", 2), ("normal", 4), ("advanced", 2), ("advanced", 4)]
PASSIVE = {"pass", "forgo", "leave", "done", "discard"}
FIRST = {"build", "upgrade", "follow", "field", "set"}


def drawn(state: Any, seat: int, lang: str = "en") -> list[str]:
    """The lines of the board; words that are missing raise."""
    names = names_for(len(GAME.view(state, SPECTATOR).players))
    return printed(board(GAME, state, seat, Words(lang, strict=True), names))


def printed(what: RenderableType) -> list[str]:
    """What a terminal without colours shows."""
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


@cache
def positions(version: str, seats: int) -> list[tuple[Any, int]]:
    """States of a game of lively random players with the seat to move, the last of them its end."""
    return list(_positions(version, seats))


def _positions(version: str, seats: int) -> Iterator[tuple[Any, int]]:
    match = Match(GAME, seats, {"version": version}, seed_for_run(seats))
    rng = rng_for_run(seats)
    stages: set[str] = set()
    step = 0
    while not match.over:
        seat = match.to_move
        stage = GAME.view(match.state, seat).stage
        if step % EVERY == 0 or stage not in stages:
            stages.add(stage)
            yield match.state.copy(), seat
        forms = [(str(GAME.encode(seat, a)["do"]), a) for a in match.legal(seat)]
        wanted = [a for do, a in forms if do in FIRST] if rng.below(2) else []
        wanted = wanted or [a for do, a in forms if do not in PASSIVE] or [a for _, a in forms]
        match.play(seat, wanted[rng.below(len(wanted))])
        step += 1
    yield match.state.copy(), 0


def line_with(lines: list[str], *starts: str) -> str:
    """The first line whose words begin with one of these."""
    return next(line for line in lines if line.strip("│ ").startswith(starts))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("version", "seats"), TABLES)
def test_the_board_fits_the_screen_and_is_worded(version: str, seats: int, lang: str) -> None:
    """Each position in one of the languages, the fullest in all of them."""
    shown = positions(version, seats)
    for state, seat in [*shown[LANGUAGES.index(lang) : -1 : len(LANGUAGES)], shown[-1]]:
        lines = drawn(state, seat, lang)
        assert max(len(line) for line in lines) <= WIDTH
        if seats == 2:
            assert len(lines) <= LINES
        text = "\n".join(lines)
        for raw in ("_", "None", "…", "cli-", "carrara-", "{"):
            assert raw not in text, (raw, text)


def test_the_wheel_shows_prices_and_blocks() -> None:
    lines = drawn(*positions("normal", 2)[0])
    assert " ".join(line_with(lines, "I ").split()[1:14]) == "I 1 ■ 2 ■ 3 ■ 4 ■ 5 ■ 6 ■"
    assert " ".join(line_with(lines, "III ").split()[1:8]) == "III 0 0 1 2 3 4"
    assert "Lérici" in line_with(lines, "City")
    assert "Stack: 15" in "\n".join(lines)


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_the_board_shows_what_the_view_holds(version: str) -> None:
    """The seat's blocks and coins, all that is built, the display, what has been scored."""
    state, seat = positions(version, 2)[-2]
    view: CarraraView = GAME.view(state, seat)
    lines = drawn(state, seat)
    text = "\n".join(lines)
    words = Words("en")
    for number, player in enumerate(view.players):
        scored = sum(field.state == "scored" for field in player.fields)
        name = f"{'①②'[number]} {names_for(2)[number]}"
        at = [i for i, line in enumerate(lines) if line.strip("│▸ ").startswith(name)]
        of_player = [lines[i] for i in at]
        city_line = next(i for i in range(at[0], len(lines)) if "gives now" in lines[i])
        assert sum(line.count("✓") for line in [*of_player, lines[city_line]]) == scored > 0
        possessions = of_player[1].split()
        assert str(player.track) in possessions
        if player.coins is None or player.blocks is None:
            assert number != seat
            assert "behind the screen" in of_player[1]
        else:
            assert number == seat
            assert f"{player.coins}ƒ" in possessions
            for blocks in player.blocks:
                letter = words.text("cli-carrara-letter", colour=blocks.colour)
                assert f"{blocks.count}{letter}" in possessions
        for column in player.columns:
            for built in column.buildings:
                value = built.value - built.decorated
                sign = f"{built.tile.type[:3].title()}{value}{'+' if built.decorated else ''}"
                assert sign in text
    for kind in view.types:
        values = [str(tile.value) for tile in view.display if tile.type == kind.name]  # type: ignore[union-attr]
        name = words.text("carrara-field", name=kind.name)
        row = next(line for line in lines if f"⌂ {name}" in line or f"♣ {name}" in line)
        assert row.split(name)[1].split()[: len(values)] == sorted(values)


def test_the_advanced_board_shows_decorations_and_statues() -> None:
    state, seat = positions("advanced", 2)[-2]
    view: CarraraView = GAME.view(state, seat)
    text = "\n".join(drawn(state, seat))
    assert view.supply is not None
    for kind, left in view.supply.decorations.items():
        assert f"{left} {kind}" in text
    assert "♟ Livorno & Lérici" in text
    assert "≥36ƒ → 3:1" in text
    assert "12/6/3" in text
    assert "1–7 alike: 2 6 12 20 30 42 56" in text
    built = [b for p in view.players for column in p.columns for b in column.buildings]
    assert any(b.statue is not None for b in built)
    assert text.count("♟★") >= 2


def test_what_is_under_way_is_told_to_its_player_alone() -> None:
    told = {"buying": 0, "building": 0}
    for state, seat in positions("normal", 2):
        view: CarraraView = GAME.view(state, seat)
        last = drawn(state, seat)[-1]
        if view.draft is None:
            assert not last.startswith("▸")
            continue
        told["buying" if view.draft.tile is None else "building"] += 1
        assert last.startswith("▸ In the cart from location" if view.draft.tile is None else "▸ ")
        assert not drawn(state, 1 - seat)[-1].startswith("▸")
    assert min(told.values()) > 0


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_nothing_of_a_rivals_decision_is_shown(version: str) -> None:
    rng = rng_for_run(1)
    differed = 0
    drafts = [p for p in positions(version, 2)[:-1] if GAME.view(*p).draft is not None]
    for state, seat in drafts[:3]:
        rival = 1 - seat
        other = GAME.determinize(state, rival, rng)
        differed += GAME.fingerprint(other) != GAME.fingerprint(state)
        assert drawn(state, rival) == drawn(other, rival)
    assert differed > 0


def test_an_upgrade_and_an_improvement_are_shown() -> None:
    state, seat = positions("normal", 2)[0]
    view: CarraraView = GAME.view(state, seat)
    old, new = Building("porta", 5, 1), Monument("porta")
    paid = [Blocks("green", 2)]
    draft = Draft(None, new, "viareggio", old, paid, 0, 1, None, [])
    columns = [
        Column("viareggio", Reward(3, 0), True, [Built(new, 8, False, None)])
        if column.city == "viareggio"
        else column
        for column in view.players[seat].columns
    ]
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], columns=columns)
    view = msgspec.structs.replace(view, draft=draft, players=players)
    lines = printed(carrara.draw(GAME, view, seat, Words("en", strict=True), names_for(2)))
    assert "Por8" in line_with(lines, "▸① Anna")
    assert "↑3ƒ" in line_with(lines, "gives now")
    assert lines[-2] == "▸ Porta monument in Viareggio: paid 2G, blocks still to be paid: 1"
    assert lines[-1] == "▸ It replaces Porta 5."


def test_a_spectator_sees_no_screen() -> None:
    state, _ = positions("normal", 2)[1]
    text = "\n".join(drawn(state, SPECTATOR))
    assert text.count("behind the screen") == 2
