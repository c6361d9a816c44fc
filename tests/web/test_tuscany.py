"""Tuscany's board in the browser: dragging, keyboard, and the question before a tile is lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import api, at_rest, new_table, play, until_asked

Visit = Callable[..., Page]
BOT = {"kind": "bot", "bot": "greedy"}
PATIENCE = 60
LIT = re.compile(r"\blit\b")


def table_of(page: Page) -> str:
    """A table of two, at which the visitor has to arrange the boards."""
    table = new_table(page, [{"kind": "me"}, BOT], game="tuscany")
    until_asked(page, table, 0)
    return table


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def do(page: Page, table: str, told: Any, action: Any) -> None:
    command = {"do": "play", "seat": 0, "seq": told["seq"], "action": action}
    api(page, "POST", f"/api/tables/{table}/do", command)


def advance(page: Page, table: str, wanted: str, *verbs: str) -> Any:
    """Play the verbs, the first possible one each time, until an action of the wanted verb is."""
    for _ in range(PATIENCE):
        told = until_asked(page, table, 0)
        if any(offer["action"]["do"] == wanted for offer in told["game"]["legal"]):
            return told
        play(page, table, 0, *verbs)
    raise AssertionError(f"{wanted} never becomes possible")


SET_UP = ("arrange", "shift", "start_castle", "bonus")


@pytest.mark.long
def test_a_finger_moves_a_board_and_selects_nothing(visit: Visit) -> None:
    page = visit(name="Anna", size="phone")
    page.goto(f"/table/{table_of(page)}")
    boards = page.locator(".arranger .board")
    expect(boards).to_have_count(3)
    at_rest(page)
    before = boards.nth(1).get_attribute("aria-label")
    (x, y), (to_x, _) = middle(boards.nth(0)), middle(boards.nth(1))
    touch = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", x), ("touchMove", (x + to_x) / 2), ("touchMove", to_x)):
        point = [{"x": at, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": point})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(boards.nth(1)).not_to_have_attribute("aria-label", before or "")
    assert page.evaluate("getSelection().toString()") == ""
    for button in page.locator(".arranger button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40


def test_a_stored_tile_is_dragged_to_its_field_and_cards_to_the_payment(visit: Visit) -> None:
    page = visit(name="Anna")
    table = table_of(page)
    told = advance(page, table, "place", *SET_UP, "take", "draw")
    action = next(o["action"] for o in told["game"]["legal"] if o["action"]["do"] == "place")
    page.goto(f"/table/{table}")
    stored = page.locator("[data-target^=storage-]").first
    field = page.locator(f"[data-place=field-0-{action['field']}]")
    stored.wait_for()
    page.mouse.move(*middle(stored))
    page.mouse.down()
    page.mouse.move(*middle(field), steps=5)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".payment")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)
    card = page.locator("[data-dock] [data-offers]").first
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".payment .what")), steps=5)
    page.mouse.up()
    expect(page.locator(".payment b")).not_to_contain_text("0 of 2")


def test_taking_with_full_storage_names_what_goes_and_asks(visit: Visit) -> None:
    page = visit(name="Anna")
    table = table_of(page)
    told = advance(page, table, "exchange", *SET_UP, "take")
    goes = next(
        o["action"]["for"] for o in told["game"]["legal"] if o["action"]["do"] == "exchange"
    )
    page.goto(f"/table/{table}")
    page.locator("[data-target^=display-]").first.click()
    if len(told["game"]["view"]["players"][0]["storage"]) > 1:
        page.locator("[data-target^=storage-]").first.click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("goes out of the game")
    name = goes.get("tile", goes["is"])
    expect(question).to_contain_text(name, ignore_case=True)
    page.keyboard.press("Escape")
    stored = until_asked(page, table, 0)["game"]["view"]["players"][0]["storage"]
    assert all(item is not None for item in stored)


def test_every_field_is_reached_by_keyboard_and_read(visit: Visit) -> None:
    page = visit(name="Anna")
    table = table_of(page)
    advance(page, table, "start_castle", "arrange", "shift")
    page.goto(f"/table/{table}")
    fields = page.locator(".own svg.map [data-reach]")
    expect(fields).to_have_count(30)
    labels = fields.evaluate_all("all => all.map(one => one.querySelector('[role=img]').ariaLabel)")
    assert all(labels)
    assert len(set(labels)) == len(labels)
    assert fields.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    fields.first.focus()
    seen = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.querySelector('[role=img]').ariaLabel"))
    assert len(seen) == 5
    page.locator(".own [data-reach].target").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".own svg.map [role=button]")).to_have_count(0)


@pytest.mark.long
def test_show_me_leaves_the_button_that_would_undo_the_step(visit: Visit) -> None:
    page = visit("/learn/tuscany", name="Anna")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Show me").click()
    turn = page.get_by_role("button", name="Turn board C", exact=False)
    expect(turn).to_have_class(LIT)
    turn.click()
    expect(turn).not_to_have_class(LIT)
    expect(page.locator("[data-target=arrange-confirm]")).to_have_class(LIT)
