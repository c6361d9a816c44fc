"""The account page: creating an account, devices, signing out, error texts."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import wrong

Visit = Callable[..., Page]
PASSWORD = "correct horse battery"


def fill(page: Page, account: str, password: str) -> None:
    """Fill in the form of a visitor who is not signed in."""
    page.locator("input[autocomplete=username]").fill(account)
    page.locator("input[type=password]").fill(password)


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.long), "phone"])
def test_devices_are_listed_and_one_is_signed_out(visit: Visit, size: str) -> None:
    account = f"web.devices.{size}"
    page = visit("/account", name="Anna", size=size, bypass_csp=True)
    fill(page, account, PASSWORD)
    page.locator("button:has-text('Make an account')").click()
    rows = page.locator("[data-devices] li")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Chrome")
    expect(rows.first).to_contain_text("this device")

    other = visit("/account", size=size)
    fill(other, account.upper(), PASSWORD)
    other.locator("button:has-text('Sign in')").click()
    expect(other.locator("[data-devices] li")).to_have_count(2)

    page.reload()
    expect(rows).to_have_count(2)
    assert wrong(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    there = rows.filter(has_not_text="this device")
    there.locator("button").click()
    expect(rows).to_have_count(1)
    other.reload()
    expect(other.locator("button:has-text('Make an account')")).to_be_visible()
    expect(other.locator("[data-devices]")).to_have_count(0)

    page.locator("button:has-text('Sign out everywhere')").click()
    expect(page.locator("button:has-text('Make an account')")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "make", "weak", "bad"),
    [
        ("en", "Make an account", "too weak", "invisible"),
        pytest.param("de", "Konto anlegen", "zu schwach", "unsichtbare", marks=pytest.mark.long),
        pytest.param("nl", "Account maken", "te zwak", "onzichtbare", marks=pytest.mark.long),
    ],
)
def test_refusals_are_worded_in_the_language(
    visit: Visit, lang: str, make: str, weak: str, bad: str
) -> None:
    page = visit("/account", lang=lang, name="Anna", language=lang)
    fill(page, f"web.words.{lang}", "passwordpassword")
    page.locator(f"button:has-text('{make}')").click()
    expect(page.get_by_text(re.compile(weak)).first).to_be_visible()
    fill(page, "an\u3164na", PASSWORD)
    page.locator(f"button:has-text('{make}')").click()
    expect(page.get_by_text(re.compile(bad)).first).to_be_visible()


def test_a_double_click_makes_one_person(visit: Visit) -> None:
    """Two concurrent first requests belong to the same guest."""
    page = visit("/account")
    page.evaluate("""async () => {
        const put = (name) => fetch("/api/me", {
            method: "PUT",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ name }),
        });
        await Promise.all(["Anna", "Anne", "Anno"].map(put));
    }""")
    data = [page.context.request.get("/api/me/data").json() for _ in range(2)]
    assert data[0]["name"].startswith("Ann")
    assert data[0]["id"] == data[1]["id"]
    assert len([c for c in page.context.cookies() if c["name"] == "contrada"]) == 1
