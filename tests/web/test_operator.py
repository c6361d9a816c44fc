"""Reports, bans and the operator's page in a real browser."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from contrada.server.storage.people.operators import What
from contrada.server.storage.people.sanction import Kind
from contrada.words import LOCALES, variables
from tests.server.harness import Running
from tests.web.axe import wrong
from tests.web.hands import api, new_table

Visit = Callable[..., Page]
PAGES = Path(__file__).parents[2] / "web" / "src" / "pages"


def as_operator(page: Page, site: Running) -> None:
    """Give the visitor of a page an account with the operator's role."""
    account = f"operator.{secrets.token_hex(4)}"
    wish = {"account": account, "password": "correct horse battery"}
    api(page, "POST", "/api/me/account", wish)
    user = api(page, "GET", "/api/me/data")["id"]
    site.store.operators.act("console:test", "grant", user, "trusted")


def nasty(anna: Page, bruno: Page) -> str:
    """A table of Anna's with a chat line by Bruno."""
    table = new_table(anna, [{"kind": "me"}, {"kind": "open"}])
    api(bruno, "POST", f"/api/tables/{table}/do", {"do": "take", "seat": 1})
    api(anna, "POST", f"/api/tables/{table}/do", {"do": "start"})
    said = {"do": "say", "seat": 1, "text": "something nasty"}
    api(bruno, "POST", f"/api/tables/{table}/do", said)
    return table


@pytest.mark.parametrize(
    ("lang", "report", "send", "banned"),
    [
        ("en", "Report this line", "Send report", "You are banned from this server until"),
        pytest.param(
            "de", "Diese Zeile melden", "Meldung senden", "Du bist bis", marks=pytest.mark.long
        ),
        pytest.param(
            "nl", "Deze regel melden", "Melding versturen", "Je bent tot", marks=pytest.mark.long
        ),
    ],
)
def test_a_line_is_reported_and_its_author_banned(
    visit: Visit, site: Running, lang: str, report: str, send: str, banned: str
) -> None:
    anna, bruno = visit(name="Anna", lang=lang), visit("/", name="Bruno", lang=lang)
    table = nasty(anna, bruno)
    bruno.goto(f"/table/{table}")
    bruno.wait_for_selector(".players")
    anna.goto(f"/table/{table}")
    anna.wait_for_selector("#side-panel")  # the game's, where keys open panels
    anna.keyboard.press("c")
    anna.get_by_role("button", name=report).first.click()
    expect(anna.locator("[data-report] blockquote")).to_have_text("something nasty")
    anna.locator("[data-report] textarea").fill("an insult")
    anna.get_by_role("button", name=send).click()
    expect(anna.locator("[data-report]")).to_have_count(0)

    operator = visit(name="Olga")
    as_operator(operator, site)
    operator.goto("/account")
    operator.get_by_role("link", name="Operator", exact=True).click()
    article = operator.locator("article", has_text="something nasty")
    article.get_by_role("button", name="Bruno").click()
    form = operator.locator("[data-act]")
    form.get_by_label("Action").select_option("ban")
    form.get_by_label("For how long").select_option("24")
    form.get_by_label("Reason").fill("insults")
    form.get_by_role("button").click()
    expect(form).to_have_count(0)
    told = bruno.locator("[data-banned]")
    expect(told).to_contain_text(banned)
    expect(told).to_contain_text("insults")
    article.get_by_role("button", name="Close the report").click()
    form.get_by_label("Reason").fill("banned")
    form.get_by_role("button").click()
    expect(article).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme"), [pytest.param("desk", "light", marks=pytest.mark.long), ("phone", "dark")]
)
def test_axe_finds_nothing_serious_on_the_operators_page(
    visit: Visit, site: Running, size: str, theme: str
) -> None:
    page = visit(name="Olga", size=size, theme=theme, bypass_csp=True)
    as_operator(page, site)
    table = new_table(page, [{"kind": "me"}, {"kind": "open"}])
    page.goto("/operator")
    page.get_by_role("textbox").first.fill(table)
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="Who is here").click()
    page.get_by_role("button", name="Broken tables").click()
    expect(page.locator("[data-operator] h3")).to_have_count(3)
    assert wrong(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    page.get_by_role("button", name=table).first.click()
    expect(page.locator("[data-act]")).to_be_visible()
    assert wrong(page) == []


def test_the_page_is_closed_to_others(visit: Visit) -> None:
    page = visit("/operator", name="Anna")
    expect(page.locator("main")).to_contain_text("operator’s role")
    expect(page.locator("[data-operator]")).to_have_count(0)


def test_a_person_is_reported_from_the_list_of_players(visit: Visit, site: Running) -> None:
    anna, bruno = visit("/", name="Anna"), visit("/", name="Bruno")
    table = nasty(anna, bruno)
    anna.goto(f"/table/{table}")
    anna.locator(".players li").nth(1).locator("summary").click()
    anna.get_by_role("button", name="Report Bruno").click()
    anna.locator("[data-report] textarea").fill("slow on purpose")
    anna.get_by_role("button", name="Send report").click()
    expect(anna.locator("[data-report]")).to_have_count(0)
    last = site.store.reports.waiting(500)[-1]
    assert (last.name, last.text, last.reason) == ("Bruno", "", "slow on purpose")


def test_every_text_of_the_page_is_there() -> None:
    known = set(variables(LOCALES / "en" / "web-operator.ftl"))
    used = {f"act-{what.replace('_', '-')}" for what in get_args(What)}
    used |= {f"kind-{kind}" for kind in get_args(Kind)}
    for file in PAGES.glob("operator/*.svelte"):
        found = re.findall(r"\bo\(\s*\"([a-z_-]+)\"", file.read_text("utf-8"))
        used |= {text.replace("_", "-") for text in found}
    assert len(used) > 40
    assert sorted(text for text in used if f"web-operator-{text}" not in known) == []
