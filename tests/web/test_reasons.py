"""A click on a piece that cannot be used tells why; a step of a draft is taken out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.hands import new_table, play, state, until_asked

BOT = {"kind": "bot", "bot": "random"}


def paying(page: Page) -> str:
    """A table of Palazzo where the visitor pays and has laid a card that can be taken out."""
    for _ in range(6):
        table = new_table(page, [{"kind": "me"}, BOT])
        for _ in range(60):
            until_asked(page, table, 0)
            game: Any = state(page, table, 0)["game"]
            if game["withdraw"]:
                return table
            if not game["legal"]:
                break
            play(page, table, 0, "lay_card", "buy", "reveal", "take_money", "discard_tile")
    raise AssertionError("nobody could pay")


def test_a_card_that_cannot_be_laid_says_why(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna", lang="de")
    table = new_table(page, [{"kind": "me"}, BOT])
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".asks")
    note = page.locator("[role=status] .note")
    expect(note).to_have_count(0)
    page.locator('[data-place^="hand"] .asks, .hand .asks, .asks').last.click()
    expect(note).to_have_count(1)
    assert len(note.inner_text()) > 10
    assert "palazzo-why" not in note.inner_text()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_step_is_taken_out_from_the_list_of_moves(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna")
    table = paying(page)
    before = state(page, table, 0)["game"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(".bar")
    page.keyboard.press("a")
    button = page.locator("dialog").get_by_role("button", name="Not this step").first
    button.click()
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_timeout(100)
    until_asked(page, table, 0)
    after = state(page, table, 0)["game"]
    assert len(after["view"]["draft"]["cards"]) == len(before["view"]["draft"]["cards"]) - 1
