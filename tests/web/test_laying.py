"""Laying cards in Palazzo: any order, taking a card back, reasons on a click."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import new_table, play, state, until_asked

Visit = Callable[..., Page]
SHOTS = os.environ.get("CONTRADA_SHOTS", "")


def shot(page: Page, name: str) -> None:
    """Keep a picture for a developer who asked for it."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


def until_paying(page: Page) -> str:
    """A table at which I have several cards and pay for a tile."""
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    for _ in range(400):
        told = until_asked(page, table, 0)
        verbs = {offer["action"]["do"] for offer in told["game"]["legal"]}
        mine = told["game"]["view"]["players"][0]
        if told["game"]["prompt"]["id"] == "paying" and len(verbs_of(told, "lay_card")) > 3:
            return table
        if "take_money" in verbs and mine["hand_size"] < 12:
            play(page, table, 0, "take_money")
        elif "buy" in verbs:
            play(page, table, 0, "buy")
        else:
            play(page, table, 0, "reveal", "auction", "pass", "take_two", "share_out", "build_new")
    pytest.fail("no payment was reached")


def verbs_of(told: Any, verb: str) -> list[Any]:
    return [o["action"] for o in told["game"]["legal"] if o["action"]["do"] == verb]


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.long), "phone"])
def test_cards_are_laid_in_any_order_and_taken_back(visit: Visit, size: str) -> None:
    page = visit(name="Anna", size=size)
    table = until_paying(page)
    page.goto(f"/table/{table}")
    cards = page.locator("[data-place=seat-0-hand] div.card")
    expect(cards.first).to_be_visible()
    shot(page, f"paying-{size}")
    usable = page.locator("[data-place=seat-0-hand] div.card[data-target]")
    usable.last.click()
    laid = page.locator(".payment .line:not(.ways) .laid span.card")
    expect(laid).to_have_count(1)
    shot(page, f"laid-{size}")
    useless = page.locator("[data-place=seat-0-hand] div.card.asks")
    if useless.count():
        useless.first.click()
        expect(page.locator(".note")).to_be_visible()
        shot(page, f"why-{size}")
    before = state(page, table, 0)["game"]["view"]["players"][0]["hand_size"]
    laid.first.click()
    expect(laid).to_have_count(0)
    assert state(page, table, 0)["game"]["view"]["players"][0]["hand_size"] == before
    page.locator(".ways .way").first.click()
    expect(page.locator(".acquired")).to_be_visible()
    shot(page, f"paid-{size}")
