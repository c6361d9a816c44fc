"""A first visit draws every text once, in its place: typefaces, and the games of the home page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.hands import at_rest, new_table

Visit = Callable[..., Page]
SHIFTS = """
window.shifted = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    for (const { node, previousRect: from, currentRect: to } of entry.sources)
      if (node && from.width > 0 && (from.y !== to.y || !node.closest?.("header")))
        window.shifted.push(`${node.nodeName} ${node.className} ${from.y} to ${to.y}`);
}).observe({ type: "layout-shift", buffered: true });
"""


def first_visit(visit: Visit, answer: Callable[[Route], Any]) -> Page:
    """The settings with an empty cache and typefaces that are answered so."""
    page = visit("/manifest.webmanifest")
    page.route("**/*.woff2", answer)
    page.add_init_script(SHIFTS)
    page.goto("/settings")
    page.wait_for_selector("h1")
    return page


def late(route: Route) -> None:
    time.sleep(0.15)
    route.continue_()


def test_the_page_waits_for_its_typefaces(visit: Visit) -> None:
    page = first_visit(visit, late)
    assert page.evaluate("document.documentElement.dataset.typefaces") is None
    assert page.evaluate("document.fonts.check('16px \"Source Sans 3\"')")
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifted") == []


def test_without_them_the_page_keeps_those_of_the_system(visit: Visit) -> None:
    page = first_visit(visit, lambda route: route.fulfill(status=404))
    assert page.evaluate("document.documentElement.dataset.typefaces") == "system"
    sans = page.evaluate("getComputedStyle(document.body).fontFamily")
    assert "Source Sans" not in sans


def test_nothing_moves_when_the_games_arrive(visit: Visit) -> None:
    page = visit("/manifest.webmanifest", name="Anna")
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.route("**/api/games", late)
    page.route("**/api/me/games*", late)
    page.add_init_script(SHIFTS)
    page.goto("/")
    expect(page.locator(f"li[data-game='{table}']")).to_be_visible()
    expect(page.locator("article.card").last).to_be_visible()
    at_rest(page)
    assert page.evaluate("window.shifted") == []
