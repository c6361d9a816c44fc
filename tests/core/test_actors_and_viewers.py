"""CHANCE is an actor and SPECTATOR a viewer; both are -1 in messages, so code must not mix them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from contrada.core.game import CHANCE, SPECTATOR, is_turn_of
from contrada.core.registry import game_ids, make_game
from contrada.core.rng import rng_for_run

SOURCES = Path(__file__).parents[2] / "src" / "contrada"
ROOMS = ("core", "games", "bots", "testing", "adapters", "cli")
ACTORS = {"actor", "to_move", "turn", "acting"}
VIEWERS = {"viewer", "viewers", "reader", "readers"}
SHOWING = {"view", "redact", "prompt", "breakdown"}
"""Methods whose last argument is a viewer."""
PLAYING = {"legal", "apply", "encode", "decode", "forced", "barrier", "preview"}
"""Methods that take an actor and no viewer."""


def name_of(node: ast.expr) -> str:
    """The last name in an expression, or ""."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def faults(text: str) -> Iterator[str]:
    """Places where a source file mixes up an actor and a viewer."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare):
            names = {name_of(side) for side in (node.left, *node.comparators)}
            bare = any(ast.unparse(side) == "-1" for side in (node.left, *node.comparators))
            if ("CHANCE" in names and names & VIEWERS) or ("SPECTATOR" in names and names & ACTORS):
                yield f"line {node.lineno}: {ast.unparse(node)}"
            elif bare and names & (ACTORS | VIEWERS):
                yield f"line {node.lineno}: {ast.unparse(node)} needs a name for -1"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            given = [name_of(argument) for argument in node.args]
            if (node.func.attr in SHOWING and given[-1] == "CHANCE") or (
                node.func.attr in PLAYING and "SPECTATOR" in given
            ):
                yield f"line {node.lineno}: {ast.unparse(node)}"


def test_no_source_mixes_them_up() -> None:
    found = {
        str(file.relative_to(SOURCES)): list(faults(file.read_text("utf-8")))
        for room in ROOMS
        for file in (SOURCES / room).rglob("*.py")
    }
    assert {file: each for file, each in found.items() if each} == {}


@pytest.mark.parametrize(
    "text",
    [
        "viewer == CHANCE",
        "entry.actor != SPECTATOR",
        "viewer == -1",
        "game.view(state, CHANCE)",
        "game.apply(state, SPECTATOR, a)",
    ],
)
def test_a_mix_up_is_noticed(text: str) -> None:
    assert len(list(faults(text))) == 1


def test_a_viewer_is_called_so_in_every_game() -> None:
    for file in sorted((SOURCES / "games").glob("*/game.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in SHOWING:
                assert node.args.args[-1].arg == "viewer", f"{file}: {node.name}"


def test_it_is_never_a_spectators_turn() -> None:
    assert is_turn_of(2, 2)
    assert not is_turn_of(1, 2)
    assert not is_turn_of(CHANCE, SPECTATOR)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_spectator_is_shown_no_draft_while_chance_decides(game_id: str) -> None:
    game = make_game(game_id)
    rng = rng_for_run(3)
    seats, options = next(iter(game.spec.setups()))
    state = game.initial(seats, options)
    met = 0
    for _ in range(120):
        actor = game.to_move(state)
        if actor == CHANCE:
            met += 1
            seen = msgspec.to_builtins(game.view(state, SPECTATOR))
            assert seen.get("draft") is None
            assert game.prompt(state, SPECTATOR).id == "chance"
            game.apply(state, CHANCE, game.sample(state, rng))
        elif actor >= 0:
            legal = list(game.legal(state, actor))
            game.apply(state, actor, legal[rng.below(len(legal))])
    assert met > 0
