"""How long a person waits for the turns of two Masters, with animations at normal speed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from contrada.core.rng import rng_for_run
from contrada.server.settings import Settings
from tests.server.harness import Running, quick
from tests.web.hands import act, new_table, state

Visit = Callable[..., Page]
TITLES = ("palazzo", "carrara", "carpe-diem", "tuscany")
MASTERS = [{"kind": "me"}, {"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "master"}]
TURNS = 8
LIMIT = 4.0
"""Seconds from the last click until the person decides again."""

WATCH = """(() => {
  const waits = window.waits = { click: 0, mine: 0, on: false };
  addEventListener("click", () => (waits.click = performance.now()), true);
  const frame = () => {
    const on = document.querySelector(".bar.mine, .end") !== null;
    if (on && !waits.on) waits.mine = performance.now();
    waits.on = on;
    requestAnimationFrame(frame);
  };
  frame();
})()"""
"""Notes when the person clicks, and when they can decide again."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots pause as they usually do."""
    pause = Settings().bot_pause
    running = Running(quick(Path(tmp_path_factory.mktemp("masters")), bot_pause=pause))
    yield running
    running.stop()


def waited(page: Page) -> float | None:
    """The seconds between the click and the next decision; None while the decision goes on."""
    page.wait_for_timeout(120)
    page.wait_for_function("() => waits.on", timeout=60_000)
    click, mine = page.evaluate("[waits.click, waits.mine]")
    return (mine - click) / 1000 if mine > click else None


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_a_turn_of_two_masters(visit: Visit, usual: Running, game: str) -> None:
    page = visit(port=usual.port, name="Anna", speed="normal")
    table = new_table(page, MASTERS, game=game)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    page.evaluate(WATCH)
    rng = rng_for_run(9, 0)
    times: list[float] = []
    until = time.monotonic() + 240
    heard = 0
    while len(times) < TURNS and time.monotonic() < until:
        if not act(page, rng):
            page.wait_for_timeout(30)
            continue
        seconds = waited(page)
        told = state(page, table, 0)
        if told["table"]["phase"] == "over":
            break
        log = told["log"]
        news = log["lines"][max(0, heard - log["start"]) :] if heard else []
        heard = log["start"] + len(log["lines"])
        if seconds is not None and {1, 2} <= {line["actor"] for line in news}:
            times.append(seconds)
    print(
        f"\n{game}: {len(times)} turns of two Masters, median {statistics.median(times):.1f} s, "
        f"longest {max(times):.1f} s"
    )
    assert len(times) == TURNS
    assert max(times) < LIMIT
