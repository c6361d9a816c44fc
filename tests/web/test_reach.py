"""The pieces of a board by keyboard: Tab to an area, arrow keys to a piece, Enter to use it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import at_rest, mine, new_table, offers, reach, until_asked

Visit = Callable[..., Page]
TOWARDS = """wanted => {
    const at = document.activeElement
    if (at.matches(wanted)) return null
    const box = e => e.getBoundingClientRect()
    const middle = e => [box(e).x + box(e).width / 2, box(e).y + box(e).height / 2]
    const [x, y] = middle(at)
    const goals = [...document.querySelectorAll(wanted)].map(middle)
        .map(([a, b]) => [a - x, b - y]).sort((p, q) => Math.hypot(...p) - Math.hypot(...q))
    const [dx, dy] = goals[0]
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
    return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
"""The arrow key that leads to the nearest wanted piece; null on one."""


def stop(page: Page, area: str) -> Locator:
    """The piece of an area that the Tab key reaches."""
    return page.locator(f"{area} [data-reach][tabindex='0']")


def go(page: Page, area: str, wanted: str) -> None:
    """From the area's stop to a piece of it, with arrow keys."""
    expect(stop(page, area)).to_have_count(1)
    stop(page, area).focus()
    for _ in range(20):
        key = page.evaluate(TOWARDS, wanted)
        if key is None:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} is not reached")


def test_money_is_taken_by_arrow_keys(visit: Visit) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    deck = page.locator("[data-target=deck]")
    expect(deck).to_have_attribute("role", "button")
    go(page, ".supply", "[data-target=deck]")
    page.keyboard.press("Enter")
    card = page.locator("[data-place=display] .card.target").first
    expect(card).to_have_attribute("role", "button")
    before = mine(page, table)["hand_size"]
    while mine(page, table)["hand_size"] == before:
        at_rest(page)
        go(page, ".supply", "[data-place=display] .card.target:not(.chosen)")
        page.keyboard.press("Enter")
        at_rest(page)
    assert mine(page, table)["hand_size"] >= before + 2
    # The taken card is gone; the focus goes on to a neighbour.
    page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.long
def test_a_tile_of_carpe_diem_is_taken_and_laid_by_arrow_keys(visit: Visit) -> None:
    page = visit(name="Anna")
    verbs = ("enter", "walk", "take", "build", "store")
    table = reach(page, "carpe-diem", lambda game: bool(offers(game, "take")), *verbs)
    page.goto(f"/table/{table}")
    page.locator(".ring .tile.target").first.wait_for()
    at_rest(page)
    go(page, ".ring", ".tile.target")
    page.keyboard.press("Enter")
    page.locator("[data-cell].target").first.wait_for()
    at_rest(page)
    before = len(mine(page, table)["laid"])
    go(page, "[data-section=district] .district", "[data-cell].target")
    page.keyboard.press("Enter")
    at_rest(page)
    go(page, "[data-dock]", "[data-target=confirm-tile]")
    page.keyboard.press("Enter")
    expect(page.locator(".in-hand .tick")).to_have_count(0)
    assert len(mine(page, table)["laid"]) == before + 1


@pytest.mark.long
@pytest.mark.parametrize("path", ["/learn/palazzo", "/learn/tuscany"])
def test_a_lesson_is_described_in_words(visit: Visit, path: str) -> None:
    page = visit(path, name="Anna")
    page.locator(".bubble").wait_for()
    page.keyboard.press("d")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=3).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Describe").click()
    expect(dialog.get_by_role("heading", level=3).first).to_be_visible()
