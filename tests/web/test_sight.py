"""Every board in the frame: what a decision needs is in sight, and nothing happens by accident.

One game at one size alone, with 20 positions:
`SIGHT=20 pytest tests/web/test_sight.py -k "palazzo and 1366x768" -m long`
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from contrada.authoring.positions import position
from contrada.core.game import SPECTATOR, Game
from contrada.core.registry import make_game
from contrada.core.rng import rng_for_run
from tests.web.harness_page import BOARDS, WEB, served
from tools.positions import walk

SIZES = ("390x844", "1024x768", "1366x768", "1440x900", "1920x1080", "2560x1440")
THEMES = ("light", "dark")
FRAMED = [
    game
    for game in BOARDS
    if list((WEB / "src" / "games" / game.replace("-", "_")).rglob("Dock.svelte"))
]
"""The boards made for the frame: those with a dock."""
MANY = int(os.environ.get("SIGHT", "300"))

Pair = tuple[dict[str, Any], dict[str, Any] | None]


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of the page that shows boards without a table."""
    with served(tmp_path_factory) as address:
        yield address


def decisions(game: Game[Any], count: int, seed: int) -> list[Pair]:
    """Random decisions as their player sees them, each with one step of the same decision later.

    The number of players and the options alternate. The step is None where every action ends the
    decision.
    """
    setups = list(game.spec.setups())
    found: list[Pair] = []
    for number in range(count):
        seats, options = setups[number % len(setups)]
        run = seed + number % max(4, count // 12)
        length = sum(1 for _ in walk(game, seats, dict(options), run))
        wanted = rng_for_run(seed, number).below(max(1, length - 1))
        for i, match in enumerate(walk(game, seats, dict(options), run)):
            if i < wanted:
                continue
            mover = game.to_move(match.state)
            now = position(match, mover)
            found.append((now, _later(match, mover, now)))
            break
    return found


def _later(match: Any, mover: int, now: dict[str, Any]) -> dict[str, Any] | None:
    """The position after the first action that is a step of the same decision.

    Nobody else sees a step of a decision, and the prompt stays.
    """
    game = match.game
    seen = game.view(match.state, SPECTATOR)
    for action, offer in zip(
        list(game.legal(match.state, mover)), now["position"]["legal"], strict=True
    ):
        if offer["final"]:
            continue
        match.play(mover, action)
        hidden = game.view(match.state, SPECTATOR) == seen
        if not hidden or game.to_move(match.state) != mover:
            return None
        after = position(match, mover)
        same = after["position"]["prompt"]["id"] == now["position"]["prompt"]["id"]
        return after if same else None
    return None


def look(page: Page, pair: Pair, about: str) -> dict[str, int]:
    """Measure one decision."""
    seen = page.evaluate("([at, next]) => window.contrada.sight(at, next)", list(pair))
    prompt = json.dumps(pair[0]["position"]["prompt"])
    assert seen["faults"] == [], f"{about}, {prompt}"
    return {key: int(seen[key]) for key in ("targets", "beyond", "warned")}


def opened(browser: Browser, address: str, game: str, theme: str) -> Page:
    page = browser.new_page()
    page.goto(f"{address}?game={game}&theme={theme}")
    page.wait_for_function("window.contrada && window.contrada.ready")
    return page


def resize(page: Page, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("game", FRAMED)
def test_what_a_decision_needs_is_in_sight(browser: Browser, harness: str, game: str) -> None:
    page = opened(browser, harness, game, THEMES[FRAMED.index(game) % 2])
    pairs = decisions(make_game(game), 3, 1)
    for size in SIZES:
        resize(page, size)
        for number, pair in enumerate(pairs):
            look(page, pair, f"{size}, position {number}")
    page.close()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOARDS)
def test_what_many_decisions_need_is_in_sight(
    browser: Browser, harness: str, game: str, size: str
) -> None:
    pairs = decisions(make_game(game), MANY, 1000)
    sums = {"targets": 0, "beyond": 0, "warned": 0}
    for theme, half in zip(THEMES, (pairs[::2], pairs[1::2]), strict=True):
        page = opened(browser, harness, game, theme)
        resize(page, size)
        for number, pair in enumerate(half):
            for key, value in look(page, pair, f"{size}, {theme}, position {number}").items():
                sums[key] += value
        page.close()
    assert sums["targets"] > MANY / 2
    print(
        f"\n{game} {size}: {len(pairs)} decisions, {sums['targets']} targets, "
        f"{sums['beyond']} beyond an edge and counted, {sums['warned']} irreversible and said so"
    )
