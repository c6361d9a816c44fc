"""Bot accounts in the browser: the owner's page, a challenge at a table, the leaderboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from contrada.core.messages import Json
from tests.server.harness import Running
from tests.server.outside import Running as Bot
from tests.server.outside import until
from tests.web.axe import wrong
from tests.web.hands import api

Visit = Callable[..., Page]
ACCOUNT: Json = {"password": "correct horse battery"}


def owner(visit: Visit, account: str, path: str = "/bots", **more: object) -> Page:
    """A page of somebody with an account."""
    page = visit("/account", name="Olga", bypass_csp=True, **more)
    api(page, "POST", "/api/me/account", {**ACCOUNT, "account": account})
    page.goto(path)
    return page


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.long)])
def test_an_owner_runs_a_bot_and_a_guest_plays_it(visit: Visit, site: Running, size: str) -> None:
    page = owner(visit, f"bots.{size}", size=size)
    page.get_by_label("Name of the bot").fill("Cauto")
    page.get_by_role("button", name="Create a bot account").click()
    page.get_by_label("What the token is for").fill("at home")
    page.get_by_role("button", name="Create a token").click()
    token = page.get_by_label("Token", exact=True).input_value()
    assert token.startswith("contrada-bot-")
    expect(page.locator("[data-token]")).to_contain_text("at home")
    assert wrong(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.locator("[data-token]")).to_have_count(1)
    assert token not in page.content()

    url = f"http://127.0.0.1:{site.port}"
    bot = Bot(url, token, "random")
    guest = visit(name="Gina", size=size, bypass_csp=True)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = api(guest, "POST", "/api/tables", {"game": "palazzo", "seats": seats})["id"]
    guest.goto(f"/table/{table}")
    choice = guest.get_by_label("A bot for seat 2")
    expect(choice.locator("optgroup option")).to_have_text(["Cauto (Olga)"])
    choice.select_option(label="Cauto (Olga)")
    expect(guest.locator("[data-seat='1'] [data-owner]")).to_have_text("Bot of Olga")
    assert wrong(guest) == []
    guest.get_by_role("button", name="Start").click()
    expect(guest.locator("body")).to_contain_text(re.compile("Bot of Olga|Cauto"))
    bot.stop()

    page.get_by_role("button", name="Revoke the token at home").click()
    expect(page.locator("[data-token]")).to_have_count(0)
    again = Bot(url, token, "random")
    assert "not_signed_in" in str(again.fault)
    page.get_by_role("button", name="Delete the bot account Cauto").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("[data-bot]")).to_have_count(0)


def test_a_bot_that_declines_is_told_to_the_host(visit: Visit, site: Running) -> None:
    page = owner(visit, "bots.declines")
    made = api(page, "POST", "/api/me/bots", {"name": "Rifiuta"})
    secret = api(page, "POST", f"/api/me/bots/{made['id']}/tokens", {})["token"]
    bot = Bot(f"http://127.0.0.1:{site.port}", secret, "random", tables=0)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = api(page, "POST", "/api/tables", {"game": "palazzo", "seats": seats})["id"]
    page.goto(f"/table/{table}")
    page.get_by_label("A bot for seat 2").select_option(label="Rifiuta (Olga)")
    expect(page.locator("[data-challenge=declined]")).to_have_text(
        "Rifiuta declines: it plays elsewhere."
    )
    until(lambda: any("declines" in line for line in bot.lines))
    bot.stop()
    page.goto("/leaderboard/palazzo")
    page.get_by_text("Bots of players").click()
    expect(page.locator("body")).to_contain_text("changes the ratings of these bots only")


@pytest.mark.parametrize(
    ("lang", "title"),
    [("de", "Meine Bots"), pytest.param("nl", "Mijn bots", marks=pytest.mark.long)],
)
def test_the_page_speaks_the_visitors_language(visit: Visit, lang: str, title: str) -> None:
    page = owner(visit, f"bots.{lang}", lang=lang, theme="dark")
    expect(page.locator("h1")).to_have_text(title)
    assert wrong(page) == []
