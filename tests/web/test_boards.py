"""Every board: each legal action can be reached by clicks on large enough elements."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from contrada.core.registry import make_game
from tests.web.hands import SIZES
from tests.web.harness_page import BOARDS, served
from tools.positions import sampled


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of the page that shows boards without a table."""
    with served(tmp_path_factory) as address:
        yield address


def probe(
    browser: Browser,
    address: str,
    game: str,
    size: str,
    count: int,
    seed: int,
    board: str = "own",
) -> None:
    width, height = SIZES[size]
    positions = sampled(make_game(game), count, seed, None, {})
    context = browser.new_context(viewport={"width": width, "height": height})
    try:
        page = context.new_page()
        page.goto(f"{address}?game={game}&board={board}")
        page.wait_for_function("window.contrada && window.contrada.ready")
        clicks = 0
        for number, position in enumerate(positions):
            found = page.evaluate("(p) => window.contrada.probe(p)", position)
            prompt = json.dumps(position["position"]["prompt"])
            assert found["missing"] == [], f"position {number}, {prompt}: {found['faults']}"
            assert found["faults"] == [], f"position {number}, {prompt}"
            clicks += found["clicks"]
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"position {number} is {wide} pixels wide"
        assert clicks > count / 2
    finally:
        context.close()


# The other size of each game is among the long tests.
@pytest.mark.parametrize(("game", "size"), [*zip(BOARDS, cycle(SIZES), strict=False)])
def test_every_action_can_be_clicked(browser: Browser, harness: str, game: str, size: str) -> None:
    probe(browser, harness, game, size, 15, 1)


@pytest.mark.parametrize("game", BOARDS)
def test_every_action_can_be_clicked_on_the_generic_board(
    browser: Browser, harness: str, game: str
) -> None:
    probe(browser, harness, game, "phone", 2, 1, "generic")


ODD_VIEW: dict[str, Any] = {
    "players": [{"hand": None, "seen": [[], [None]]}, {"spot": {"is": "cell", "row": 1}}],
    "cells": [{"is": "cell", "row": 2, "column": 3}] * 2,
    "prices": [{"colour": "red", "coins": 1}, {"colour": "red", "coins": 2}],
    "deep": {"a": {"b": {"c": [{"d": [{"e": {"f": [1, "x", None]}}]}]}}},
    "unknown": [{"is": "thing", "of": [{"is": "other", "x": "<b>"}]}, None, {"is": "thing"}],
    "mixed": [1, "two", {"three": 3}, [4]],
    "long": "word" * 60,
    "empty": {},
    "owner": 7,
}
"""A view unlike those of our games: equal members, unknown tags, mixed types."""


def test_the_generic_board_draws_any_view(browser: Browser, harness: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{harness}?game=palazzo&board=generic")
    page.wait_for_function("window.contrada && window.contrada.ready")
    form = {"do": "take_card", "card": ODD_VIEW["unknown"][0]}
    position = {"view": ODD_VIEW, "prompt": {"id": "turn"}, "legal": [{"action": form}]}
    shown = {"seat": 0, "names": ["Ada", "Bruno"], "options": {}}
    page.evaluate("p => window.contrada.show(p)", {**shown, "position": {**position, "scores": []}})
    expect(page.locator(".seat h3")).to_have_count(2)
    expect(page.locator("[data-offers]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults == []
    context.close()


@pytest.mark.long
@pytest.mark.parametrize("board", ["own", "generic"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOARDS)
def test_every_action_can_be_clicked_in_many_positions(
    browser: Browser, harness: str, game: str, size: str, board: str
) -> None:
    probe(browser, harness, game, size, 300, 1000, board)
