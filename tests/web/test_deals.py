"""Deals in the browser: begin a try, what its table does not offer, the standings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import wrong
from tests.web.hands import api


def test_a_deal_among_friends_is_set_up_played_once_and_listed(visit: Callable[..., Page]) -> None:
    page = visit("/deals", name="Anna", bypass_csp=True)
    expect(page.locator("[data-deal]")).to_have_count(5)
    assert wrong(page) == []
    page.get_by_label("In the other seats").select_option("")
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_text("Nobody has finished yet.")).to_be_visible()
    assert wrong(page) == []
    deal = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    other = visit(f"/table/{table}", name="Bruno")
    api(other, "POST", f"/api/tables/{table}/do", {"do": "take", "seat": 1})
    api(page, "POST", f"/api/tables/{table}/do", {"do": "start"})
    expect(page.locator("[data-stage]")).to_be_visible()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("link", name="To the standings")).to_be_visible()
    for name in ("Ask the others to take", "Play this seat on another device"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    api(page, "POST", f"/api/tables/{table}/do", {"do": "resign", "seat": 0})
    page.goto(f"/deals/{deal}")
    expect(page.locator("[data-state=unfinished]")).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "lang", "theme"), [("phone", "nl", "dark"), ("desk", "de", "light")]
)
def test_the_pages_of_deals_fit(
    visit: Callable[..., Page], size: str, lang: str, theme: str
) -> None:
    page = visit("/deals", name="Anna", size=size, lang=lang, theme=theme, bypass_csp=True)
    expect(page.locator("[data-deal]")).to_have_count(5)
    page.locator("[data-deal] a").first.click()
    expect(page.locator("#standings")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"
    assert wrong(page) == []
