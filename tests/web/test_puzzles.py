"""Puzzles in the browser: choose as at a table, see why, go on; on a phone and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from contrada.analysis.puzzles.collection import puzzle_files, read
from contrada.core.registry import entries
from tests.web.axe import wrong

FIRST = [read(path).puzzles[0].id for entry in entries() for path in puzzle_files(entry)]


def choose(page: Page) -> None:
    """Complete the decision through the list of actions, whatever it asks for."""
    answer = page.locator("[data-answer]")
    moves = page.locator("dialog ul button")
    for _ in range(20):
        page.keyboard.press("a")
        expect(moves.first).to_be_visible()
        with page.expect_response(lambda one: one.request.method == "POST") as told:
            moves.last.click()
        if told.value.json()["result"] is not None:
            break
        expect(moves).to_have_count(0)
    expect(answer).to_be_visible()


def solve(page: Page) -> None:
    """Answer the open puzzle, look at an option and at the position, and try once more."""
    expect(page.locator("[data-stage] .sheet")).to_be_visible()
    expect(page.locator("[data-answer]")).to_have_count(0)
    assert page.get_by_text("%").count() == 0, "nothing of the answer before the choice"
    choose(page)
    options = page.locator("[data-option]")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("0")
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"


def test_a_puzzle_is_answered_and_remembered(visit: Callable[..., Page]) -> None:
    page = visit("/puzzles", name="Anna", bypass_csp=True, careful="never")
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    expect(page.locator("[data-daily]")).to_be_visible()
    page.locator(f"[data-set] a[href='/puzzles/{FIRST[0]}']").last.click()
    solve(page)
    assert wrong(page, "[data-puzzle]") == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("li a.solved, li a.missed")).to_have_count(1)
    assert wrong(page) == []


@pytest.mark.long
@pytest.mark.parametrize("puzzle", FIRST)
@pytest.mark.parametrize(
    ("size", "lang", "theme"), [("phone", "nl", "dark"), ("desk", "de", "light")]
)
def test_every_title_has_a_puzzle_that_can_be_answered(
    visit: Callable[..., Page], puzzle: str, size: str, lang: str, theme: str
) -> None:
    page = visit(
        f"/puzzles/{puzzle}", name="Anna", size=size, lang=lang, theme=theme, careful="never"
    )
    solve(page)
    before = page.url
    page.locator("[data-next]").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator("[data-answer]")).to_have_count(0)
    expect(page.locator("[data-stage] .sheet")).to_be_visible()
