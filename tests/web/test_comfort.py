"""Notifications, own time controls, zoom, the picture of a result, headings and names."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contrada.core.registry import game_ids
from tests.server.harness import Running, quick
from tests.server.test_mail import Post, token_in
from tests.web.axe import wrong
from tests.web.hands import api, at_rest, new_table, play, until_asked

Visit = Callable[..., Page]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
PASSWORD = "correct horse battery"
NEW = "staple of another stable"


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Post]]:
    """A server that offers push and mail."""
    post = Post()
    running = Running(
        quick(
            tmp_path_factory.mktemp("data"),
            smtp_url=f"smtp://127.0.0.1:{post.port}",
            mail_from="post@play.test",
            public_url="http://play.test",
            push_contact="mailto:host@play.test",
        )
    )
    yield running, post
    running.stop()
    post.controller.stop()


@pytest.mark.parametrize(
    ("size", "theme"), [("desk", "light"), pytest.param("phone", "dark", marks=pytest.mark.long)]
)
def test_an_address_is_given_confirmed_and_resets_the_password(
    visit: Visit, mailing: tuple[Running, Post], size: str, theme: str
) -> None:
    running, post = mailing
    post.mails.clear()
    account = f"anna.{size}"
    address = f"{account}@mail.test"
    page = visit(name="Anna", port=running.port, size=size, theme=theme, bypass_csp=True)
    api(page, "POST", "/api/me/account", {"account": account, "password": PASSWORD})
    page.goto("/notifications")
    mail = page.locator("[data-mail]")
    mail.get_by_label("E-mail address").fill(address)
    mail.get_by_label("Your password").fill(PASSWORD)
    mail.get_by_role("button", name="Send the confirmation").click()
    expect(mail.get_by_role("status")).to_contain_text(address)
    assert not wrong(page)
    page.goto(f"/confirm#{token_in(post.wait(1), 'confirm')}")
    page.get_by_role("button", name="Confirm the address").click()
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    assert "#" not in page.url
    page.goto("/notifications")
    expect(page.locator("[data-mail]")).to_contain_text(f"Your address: {address}")
    api(page, "POST", "/api/me/account/sign-out")
    page.goto("/account")
    page.get_by_role("link", name="Forgot your password?").click()
    page.get_by_label("E-mail address").fill(address)
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_role("status").filter(has_text="on its way")).to_be_visible()
    page.goto("/")
    page.goto(f"/reset#{token_in(post.wait(2), 'reset')}")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("Your new password holds.")).to_be_visible()
    assert not wrong(page)
    signed = api(page, "POST", "/api/me/account/sign-in", {"account": account, "password": NEW})
    assert signed["account"] == account


@pytest.mark.long
def test_quiet_hours_are_kept_with_their_zone(visit: Visit, mailing: tuple[Running, Post]) -> None:
    page = visit("/notifications", name="Anna", port=mailing[0].port, lang="nl")
    form = page.locator("[data-quiet]")
    form.get_by_label("Stille uren aanhouden").check()
    form.get_by_label("Van", exact=True).fill("21:30")
    form.get_by_label("Tijdzone").select_option("Europe/Amsterdam")
    form.get_by_role("button", name="Deze instellingen opslaan").click()
    expect(page.get_by_text("Opgeslagen.")).to_be_visible()
    kept = api(page, "GET", "/api/me/notifications")["settings"]
    assert (kept["lang"], kept["zone"]) == ("nl", "Europe/Amsterdam")
    assert (kept["quiet_from"], kept["quiet_to"]) == (21 * 60 + 30, 7 * 60)
    page.reload()
    expect(form.get_by_label("Van", exact=True)).to_have_value("21:30")


def test_without_configuration_the_page_says_so(visit: Visit) -> None:
    page = visit("/notifications", lang="de")
    expect(page.get_by_text("weder Push-Nachrichten noch Mail")).to_be_visible()
    assert page.locator("[data-push], [data-mail], [data-quiet]").count() == 0
    page.goto("/account")
    expect(page.get_by_role("heading", name="Benachrichtigungen")).to_be_visible()
    assert page.get_by_text("Passwort vergessen?").count() == 0


def test_a_new_table_draws_lots_and_takes_an_own_time_control(visit: Visit) -> None:
    page = visit("/new/palazzo", name="Anna")
    page.get_by_text("More settings").or_(page.locator("details.panel summary")).last.click()
    page.get_by_label("Clock").select_option("move")
    page.get_by_label("Time for each decision", exact=True).fill("3")
    page.get_by_label("Unit").select_option("hour")
    page.locator("form.page button.primary").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    told = api(page, "GET", f"/api/tables/{table}?seat=0")["table"]
    assert told["options"]["starter"] == "random"
    assert told["clock"] == {"per_move": 10_800, "bank": 0, "increment": 0}
    assert told["mode"] == "turn_based"


def test_the_board_has_the_chosen_size(visit: Visit) -> None:
    page = visit("/settings", name="Anna")
    page.get_by_role("radio", name="130%").check(force=True)
    table = new_table(page, [ME, BOT])
    page.goto(f"/table/{table}")
    page.wait_for_selector(".sheet > *")
    assert page.evaluate("getComputedStyle(document.querySelector('.sheet > *')).zoom") == "1.3"


def test_players_at_one_screen_have_names(visit: Visit) -> None:
    page = visit(name="Anna", cover=False)
    table = new_table(page, [ME, {"kind": "hot", "name": "Bruno"}])
    page.goto(f"/table/{table}")
    page.wait_for_selector(".sheet > *")
    text = page.locator("main").inner_text()
    assert "Anna" in text
    assert "Bruno" in text
    assert len(re.findall(r"(?m)^you$", text)) == 0


@pytest.mark.long
def test_a_result_is_a_picture(visit: Visit, tmp_path: Path) -> None:
    page = visit(name="Anna")
    table = new_table(page, [ME, BOT])
    for _ in range(1_000):
        if until_asked(page, table, 0)["table"]["phase"] == "over":
            break
        play(page, table, 0, "reveal", "pass", "discard_tile", "confirm")
    page.goto(f"/table/{table}")
    with page.expect_download() as waiting:
        page.locator("[data-share]").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 10_000


OUTSIDE = (
    "/",
    "/new/palazzo",
    "/learn/palazzo",
    "/rules/palazzo",
    "/box/palazzo",
    "/boxes",
    "/history",
    "/statistics/palazzo",
    "/leaderboard/palazzo",
    "/account",
    "/settings",
    "/notifications",
    "/confirm",
    "/reset",
    "/nowhere",
)


def test_every_page_has_one_heading_and_no_two_buttons_of_one_name(visit: Visit) -> None:
    page = visit(name="Anna")
    table = new_table(page, [ME, BOT])
    until_asked(page, table, 0)
    faults: list[Any] = []
    for path in (*OUTSIDE, f"/replay/{table}"):
        page.goto(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        if page.locator("h1").count() != 1:
            faults.append((path, "h1", page.locator("h1").all_inner_texts()))
        names = page.evaluate(
            """() => [...document.querySelectorAll("button")]
              .filter((one) => one.checkVisibility())
              .map((one) => (one.getAttribute("aria-label") ?? one.textContent).trim())"""
        )
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            faults.append((path, twice))
    assert faults == []
    assert len(game_ids()) >= 4


@pytest.mark.parametrize("game", ["palazzo", "carrara"])
def test_a_first_explanation_covers_no_target_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(name="Anna", size="phone", first=True, lang="de")
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game=game)
    until_asked(page, table, 0)
    page.goto(f"/table/{table}")
    note = page.locator("aside.first")
    expect(note).to_be_visible()
    at_rest(page)
    box = note.bounding_box()
    assert box is not None
    hidden = page.evaluate(
        """({y, height}) => [...document.querySelectorAll("[data-stage] .target")].filter(one => {
          const box = one.getBoundingClientRect();
          const middle = box.top + box.height / 2;
          return middle > y && middle < y + height;
        }).length""",
        box,
    )
    assert hidden == 0
    note.get_by_role("button").first.click()
    expect(note).to_have_count(0)
