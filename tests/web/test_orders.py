"""Standing orders and webhooks in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Running, quick
from tests.web.hands import api, new_table, play, state, until_asked
from tests.web.test_table import people_at_a_table

Visit = Callable[..., Page]


@pytest.fixture
def waiting(visit: Visit) -> tuple[Page, Page, str]:
    """Anna and Bruno at a turn-based table; Anna has had a turn and waits for Bruno."""
    anna, bruno = visit(name="Anna"), visit(name="Bruno")
    table = people_at_a_table([anna, bruno], mode="turn_based")
    anna.goto(f"/table/{table}")
    anna.wait_for_selector(".bar")
    for _ in range(20):
        anna_told, bruno_told = state(anna, table, 0), state(bruno, table, 1)
        played = any(line["actor"] == 0 for line in anna_told["log"]["lines"])
        if bruno_told["game"]["prompt"]["id"] == "turn" and played:
            return anna, bruno, table
        page, seat = (anna, 0) if anna_told["game"]["legal"] else (bruno, 1)
        play(page, table, seat, "take_money")
    raise AssertionError("Bruno is never on turn")


def orders(page: Page, table: str) -> Any:
    return api(page, "GET", f"/api/tables/{table}/orders?seat=0")["order"]


def test_an_order_stands_until_it_is_taken_back_or_done(waiting: tuple[Page, Page, str]) -> None:
    anna, bruno, table = waiting
    standing = anna.locator("[data-orders]")
    anna.locator("summary", has_text="Leave word for later").click()
    bid = anna.locator(".orders form", has_text="Bid up to")
    bid.locator("input").fill("17")
    bid.locator("button").click()
    expect(standing).to_contain_text("Bid up to 17, then pass")
    anna.reload()
    expect(standing).to_contain_text("Bid up to 17, then pass")
    standing.locator("button:has-text('Take it back')").click()
    expect(standing).to_have_count(0)
    assert orders(anna, table) is None

    anna.locator("summary", has_text="Leave word for later").click()
    anna.locator(".orders form", has_text="Pass in this auction").locator("button").click()
    expect(standing).to_contain_text("Pass in this auction")
    play(bruno, table, 1, "reveal")
    play(bruno, table, 1, "auction")
    expect(anna.locator(".log li", has_text="Anna passes")).to_be_visible()
    for _ in range(20):
        told = until_asked(bruno, table, 1)
        if told["game"]["prompt"]["id"] != "bidding":
            break
        play(bruno, table, 1, "confirm", "lay_card")
    expect(standing).to_have_count(0)


@pytest.mark.long
def test_an_order_names_what_to_do_if_it_is_still_possible(
    waiting: tuple[Page, Page, str],
) -> None:
    anna, bruno, table = waiting
    anna.locator("summary", has_text="Leave word for later").click()
    choice = anna.locator(".orders select")
    wish = choice.locator("option", has_text="Take money").first
    choice.select_option(value=wish.get_attribute("value"))
    anna.locator(".orders form:has(select) button").click()
    standing = anna.locator("[data-orders]")
    expect(standing).to_contain_text("Take money")
    expect(standing).to_contain_text("otherwise you are asked")
    second = choice.locator("option", has_text="Reveal").first
    choice.select_option(value=second.get_attribute("value"))
    anna.locator(".orders form button:has-text('Otherwise this')").click()
    expect(standing.locator("li")).to_have_count(2)
    standing.locator("li").nth(1).locator("button").click()
    expect(standing.locator("li")).to_have_count(1)
    for _ in range(9):
        if not state(bruno, table, 1)["game"]["legal"]:
            break
        play(bruno, table, 1, "take_money")
    expect(anna.locator(".bar .prompt")).to_contain_text("card")
    expect(standing).to_have_count(0)


def test_live_tables_have_no_orders(visit: Visit) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    assert page.locator(".orders").count() == 0


@pytest.fixture
def generous(tmp_path: Path) -> Iterator[Running]:
    """A server whose operator allows a webhook host."""
    running = Running(quick(tmp_path, webhook_hosts="hooks.example"))
    yield running
    running.stop()


@pytest.mark.long
def test_word_at_my_turn_goes_where_the_operator_allows(visit: Visit, generous: Running) -> None:
    page = visit("/notifications", name="Anna", port=generous.port)
    panel = page.locator("[data-webhook]")
    expect(panel).to_contain_text("Allowed hosts: hooks.example")
    panel.locator("input[type=url]").fill("https://elsewhere.example/turn")
    panel.locator("button:has-text('Save')").click()
    expect(page.locator(".notice.bad")).to_contain_text("does not send word to that host")
    panel.locator("input[type=url]").fill("https://hooks.example/turn")
    panel.locator("button:has-text('Save')").click()
    expect(panel.locator("#webhook-secret")).to_have_value(re.compile("^[0-9a-f]{64}$"))
    assert api(page, "GET", "/api/me/webhook")["url"] == "https://hooks.example/turn"
    page.reload()
    expect(panel.locator("input[type=url]")).to_have_value("https://hooks.example/turn")
    assert panel.locator("#webhook-secret").count() == 0
    panel.locator("button:has-text('Send nothing any more')").click()
    expect(panel.locator("input[type=url]")).to_have_value("")
    assert api(page, "GET", "/api/me/webhook")["url"] == ""


def test_without_allowed_hosts_the_page_says_so(visit: Visit) -> None:
    page = visit("/notifications", name="Anna")
    panel = page.locator("[data-webhook]")
    expect(panel).to_contain_text("has not allowed any hosts")
    assert panel.locator("input").count() == 0
