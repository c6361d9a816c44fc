"""The card "What is this?": by pointer, key and long press, with the reason where there is one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import new_table, play, state, until_asked
from tests.web.test_reasons import press

BOT = {"kind": "bot", "bot": "random"}


def opened(visit: Callable[..., Page], **more: str) -> tuple[Page, str]:
    """A table of Carrara where the visitor has turned the wheel and chooses blocks."""
    page = visit(name="Anna", **more)
    table = new_table(page, [{"kind": "me"}, BOT], game="carrara")
    until_asked(page, table, 0)
    play(page, table, 0, "turn")
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-about]")
    return page, table


def test_the_card_opens_under_the_pointer_and_by_key(visit: Callable[..., Page]) -> None:
    page, _ = opened(visit)
    tip = page.get_by_role("tooltip")
    page.locator(".block[data-about]").first.hover()
    expect(tip).to_have_count(1)
    expect(tip).to_contain_text("block")
    expect(tip).to_contain_text("CAR-B2")
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card).to_be_focused()
    link = card.get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/carrara#at-segments")
    first = card.bounding_box()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(50)
    assert card.bounding_box() != first
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.goto("/rules/carrara#at-segments")
    expect(page.locator("details[open] summary").first).to_have_text("Buying blocks")


def test_a_long_press_opens_the_card_with_the_reason_and_plays_nothing(
    visit: Callable[..., Page],
) -> None:
    page, table = opened(visit, size="phone")
    before = state(page, table, 0)["seq"]
    card = page.get_by_role("dialog")
    press(page, page.locator(".block.target[data-about]").first, 0.7)
    expect(card).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    play(page, table, 0, "cart")
    page.wait_for_selector(".block.asks[data-about]")
    press(page, page.locator(".block.asks[data-about]").first, 0.7)
    expect(card.locator(".why")).to_contain_text("location")
    expect(page.locator("[role=status] .note")).to_have_count(0)
    assert state(page, table, 0)["seq"] == before + 1
