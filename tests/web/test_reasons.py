"""A click on a piece that cannot be used tells why; a step of a draft is taken out again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

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


def answered(page: Page) -> str:
    """The reason that is shown."""
    note = page.locator("[role=status] .note")
    expect(note).to_have_count(1)
    text = note.inner_text()
    assert len(text) > 10
    assert "-why-" not in text
    return text


PIECES = {
    "carrara": (".niche.asks", ".plinth.asks", ".field.type.asks"),
    "carpe-diem": ("[data-place=seal-0]", ".cell.asks", ".circle.asks", ".slot.asks"),
    "tuscany": (".field.asks",),
}


@pytest.mark.parametrize(
    "game",
    [
        "carpe-diem",
        pytest.param("carrara", marks=pytest.mark.long),
        pytest.param("tuscany", marks=pytest.mark.long),
    ],
)
def test_pieces_that_cannot_be_used_say_why(visit: Callable[..., Page], game: str) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, BOT], game=game)
    until_asked(page, table, 0)
    if game == "tuscany":
        play(page, table, 0, "arrange")
        play(page, table, 0, "shift")
        until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    for selector in PIECES[game]:
        page.locator(selector).first.click()
        answered(page)


def press(page: Page, piece: Locator, seconds: float) -> None:
    """Hold a finger on a piece."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    send = "Input.dispatchTouchEvent"
    touch.send(send, {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_timeout(1000 * seconds)
    touch.send(send, {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_and_the_list_of_moves_tell_why(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna", size="phone")
    table = new_table(page, [{"kind": "me"}, BOT], game="carpe-diem")
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".bar")
    card = page.locator(".about.pinned")
    why = card.locator("[aria-live=polite] .why")
    press(page, page.locator("[data-offers]").first, 0.7)
    expect(why).to_have_count(0)
    page.keyboard.press("Escape")
    until_asked(page, table, 0)
    press(page, page.locator(".slot.asks").first, 0.7)
    expect(why).to_have_count(1)
    told = why.inner_text()
    assert len(told) > 10
    assert "-why-" not in told
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("a")
    listed = page.locator("dialog details")
    listed.locator("summary").click()
    listed.locator("button", has_text="card").first.click()
    expect(listed.locator("[role=status]", has_text=told)).to_have_count(1)


def blocks(page: Page) -> int:
    """How many blocks are laid out; equal ones are piled with their number."""
    numbers = [
        re.search(r"×(\d+)", one) for one in page.locator(".laid-out .chip").all_inner_texts()
    ]
    return sum(int(number[1]) if number else 1 for number in numbers)


def laid_out(page: Page, count: int) -> None:
    """Wait until this many blocks are laid out."""
    for _ in range(100):
        if blocks(page) == count:
            break
        page.wait_for_timeout(50)
    assert blocks(page) == count


def test_a_proposed_cart_is_filled_to_the_end(visit: Callable[..., Page]) -> None:
    page = visit(name="Anna")
    for _ in range(6):
        table = new_table(page, [{"kind": "me"}, BOT], game="carrara")
        until_asked(page, table, 0)
        play(page, table, 0, "turn")
        until_asked(page, table, 0)
        play(page, table, 0, "cart")
        ways: Any = until_asked(page, table, 0)["game"]["view"]["draft"]["ways"]
        if any(len(way["steps"]) > 2 for way in ways):
            break
    page.goto(f"/table/{table}")
    proposal = page.locator(".draft .way").last
    longest = [way for way in ways if len(way["steps"]) > 2][-1]
    proposal.click()
    laid_out(page, len(longest["steps"]))
    expect(page.locator(".work .go.target")).to_have_count(1)
    page.locator(".laid-out .chip").first.click()
    laid_out(page, len(longest["steps"]) - 1)
