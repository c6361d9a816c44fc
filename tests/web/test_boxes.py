"""Boxes in the browser: every table with its mark, correcting one, playing with it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contrada.boxes.content import box_of
from contrada.boxes.shipped import published, shipped_files
from contrada.boxes.toml_files import write_toml
from contrada.core.messages import Message
from contrada.core.registry import game_ids
from contrada.core.saves import load
from contrada.words import LANGUAGES, Words
from tests.cli.runner import run
from tests.web.hands import api, play, state, until_asked

Visit = Callable[..., Page]
SHORT = [("phone", "de"), pytest.param("desk", "nl", marks=pytest.mark.long)]


def every_table_has_its_mark(page: Page, game: str, lang: str) -> None:
    """The tables, their marks and numbers of pieces are those of the components."""
    words = Words(lang)
    tables = box_of(game, published(game))
    expect(page.locator("[data-table]")).to_have_count(len(tables))
    for table in tables:
        section = page.locator(f"[data-table='{table.id}']")
        mark = section.locator("[data-source]")
        expect(mark).to_have_attribute("data-source", table.source)
        expect(mark).to_contain_text(words.text(f"web-box-source-{table.source}"))
        expect(section.locator("li")).to_have_count(len(table.rows))
        assert section.locator(".why").inner_text().strip()
        for i, row in enumerate(section.locator("li").all()):
            piece = table.rows[i].piece
            if piece["is"] != "entry":
                assert row.locator(".drawing > *").count() > 0, f"{game}: {piece} is not drawn"
                assert f"{game}-" not in row.inner_text(), f"{game}: {piece} has no name"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scroll"


@pytest.mark.parametrize(("size", "lang"), SHORT)
def test_every_table_is_shown_with_its_mark(visit: Visit, size: str, lang: str) -> None:
    page = visit(size=size, lang=lang)
    for game in game_ids():
        page.goto(f"/box/{game}")
        every_table_has_its_mark(page, game, lang)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_table_in_every_language_and_size(visit: Visit, size: str, lang: str) -> None:
    page = visit(size=size, lang=lang, theme="dark")
    for game in game_ids():
        page.goto(f"/box/{game}")
        every_table_has_its_mark(page, game, lang)
        for name in shipped_files(game):
            page.goto(f"/box/{game}?name={name}")
            expect(page.locator("[data-changes]")).to_be_visible()


def test_the_box_is_reached_from_home_lesson_new_table_and_rules(visit: Visit) -> None:
    page = visit("/", name="Anna")
    page.locator("[data-game=palazzo] a[href='/box/palazzo']").click()
    expect(page.locator("[data-table]").first).to_be_visible()
    page.goto("/learn/palazzo")
    expect(page.locator("a[href='/box/palazzo']")).to_be_visible()
    page.goto("/new/palazzo")
    expect(page.locator("[data-mark] a[href='/box/palazzo']")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".board")
    page.keyboard.press("r")
    expect(page.locator("dialog a[href='/box/palazzo']")).to_be_visible()


def fill(page: Page, place: str, text: str) -> None:
    page.locator(f"input[data-cell='{place}']").fill(text)


def saved(page: Page, good: bool) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".status")).to_have_attribute("data-good", str(good).lower())
    expect(page.get_by_text("Not saved yet.")).to_have_count(0)


def test_a_box_is_corrected_in_the_browser_and_played_with(visit: Visit, tmp_path: Path) -> None:
    """From the copy, over an error at its place, to a finished and exported game."""
    box: dict[str, Any] = published("palazzo")
    one, two = box["stack"]["1"]["brick"][0], box["stack"]["2"]["brick"][0]
    page = visit("/box/palazzo", name="Anna")
    page.get_by_role("button", name="Copy and correct").click()
    page.wait_for_url("**/boxes/*")
    page.wait_for_selector("[data-table]")
    fill(page, "stack.1.brick.0", "9/9")
    saved(page, False)
    expect(page.locator("[data-fault]").first).to_contain_text("9/9")
    fill(page, "stack.1.brick.0", two)
    fill(page, "stack.2.brick.0", one)
    saved(page, True)
    # The text has the same content; a mistake in it keeps the text.
    page.get_by_text("TOML", exact=True).click()
    text = page.locator("textarea")
    expect(text).to_have_value(re.compile(re.escape(f'brick = ["{two}"')))
    good = text.input_value()
    text.fill(good + "\n= broken")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".status")).to_have_attribute("data-good", "false")
    assert text.input_value().endswith("= broken")
    text.fill(good)
    saved(page, True)
    page.get_by_role("link", name="Open a table with it").click()
    page.wait_for_selector("[data-boxes]")
    assert page.locator("[data-boxes]").input_value() != ""
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".board")
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator("dialog [data-box=corrected]")).to_be_visible()
    page.get_by_role("link", name="See what differs").click()
    expect(page.locator("[data-changes='2']")).to_be_visible()
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board")
    page.get_by_role("button", name="Still to come").click()
    expect(page.get_by_role("dialog", name="Still to come")).to_be_visible()
    told = api(page, "GET", f"/api/tables/{table}/box?seat=0")
    assert told["name"] == "corrected"
    is_played_to_the_end(page, table, tmp_path)


def is_played_to_the_end(page: Page, table: str, folder: Path) -> None:
    """By the visitor and the bots; then it is exported, audited and imported."""
    end = time.monotonic() + 90
    while (seen := state(page, table, 0))["table"]["phase"] != "over":
        assert time.monotonic() < end, "the game does not end"
        if seen["game"]["legal"]:
            play(page, table, 0)
        else:
            time.sleep(0.02)
    file = folder / "match.json"
    file.write_bytes(page.context.request.get(f"/api/tables/{table}/export").body())
    assert load(file.read_bytes()).game.components != published("palazzo")
    assert run("audit", str(file)).code == 0
    imported = run("import", str(file), "--data", str(folder / "other"))
    assert imported.code == 0, imported.err


@pytest.mark.parametrize(("size", "lang"), SHORT)
def test_a_row_is_added_counts_are_corrected_and_a_table_is_opened(
    visit: Visit, size: str, lang: str
) -> None:
    """A new kind of card: every error stands at its row in the visitor's language."""
    words = Words(lang)
    cards = published("tuscany")["yields"]["cards"]
    new, last, total = len(cards), cards[-1], sum(card["count"] for card in cards)
    gift = next(key for key in last if key != "count")
    page = visit("/box/tuscany", size=size, lang=lang, name="Anna")
    if size == "desk":
        page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name=words.text("web-box-copy")).click()
    page.wait_for_url("**/boxes/*")
    rows = page.locator("[data-cell='yields.cards'] > .item")
    add = page.locator("[data-cell='yields.cards'] > .add")
    expect(rows).to_have_count(new)
    add.click()
    add.click()
    expect(rows).to_have_count(new + 2)
    rows.last.locator("> .plain").click()
    expect(rows).to_have_count(new + 1)
    told = words.badbox("tuscany", Message("twice"))
    expect(page.locator(f"[data-fault='yields.cards.{new}']")).to_have_text(told)
    fill(page, f"yields.cards.{new}.{gift}", str(last[gift] + 5))
    told = words.badbox(
        "tuscany", Message("sum", {"found": total + last["count"], "wanted": total})
    )
    expect(page.locator("[data-fault='yields.cards']")).to_have_text(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scroll"
    fill(page, f"yields.cards.{new}.count", "1")
    fill(page, "yields.cards.0.count", str(cards[0]["count"] - 1))
    expect(page.locator("[data-fault]")).to_have_count(0)
    page.get_by_role("button", name=words.text("web-box-save"), exact=True).click()
    page.get_by_role("link", name=words.text("web-box-play")).click()
    page.wait_for_selector("[data-boxes]")
    page.locator("button.primary").last.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".board")
    table = page.url.rsplit("/", 1)[1]
    told = api(page, "GET", f"/api/tables/{table}/box?seat=0")
    assert [change["at"] for change in told["changes"]] == ["yields.cards"]
    until_asked(page, table, 0)
    play(page, table, 0)


def test_a_file_is_read_and_my_boxes_are_listed_and_deleted(visit: Visit, tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_toml(published("tuscany")), "utf-8")
    page = visit("/boxes", size="phone", name="Anna")
    page.get_by_label("Game of the file").select_option("tuscany")
    page.locator("input[type=file]").set_input_files(str(file))
    page.wait_for_url("**/boxes/*")
    tables = box_of("tuscany", published("tuscany"))
    expect(page.locator("[data-table]")).to_have_count(len(tables))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scroll"
    page.get_by_role("link", name="My boxes").click()
    page.wait_for_selector("[data-box]")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.locator("[data-box]")).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), SHORT)
def test_the_rules_name_the_amounts_of_the_box(visit: Visit, size: str, lang: str) -> None:
    """On the page of the rules those of the published box, at a table those of its own."""
    words = Words(lang)

    def card(count: int, points: int) -> str:
        piece = {"is": "yield", "gives": [{"is": "gift", "gift": "red_points", "amount": points}]}
        return f"{count} × {words.value('tuscany', piece, [])}"

    page = visit("/rules/tuscany", size=size, lang=lang, name="Anna")
    expect(page.locator(".sections")).to_contain_text(card(5, 2))
    assert "{{" not in page.locator(".sections").inner_html()
    box: dict[str, Any] = published("tuscany")
    cards = [{"red_points": 3, "count": 4}, *box["yields"]["cards"][1:]]
    cards[1] = {**cards[1], "count": cards[1]["count"] + 1}
    toml = write_toml({**box, "yields": {**box["yields"], "cards": cards}})
    mine = api(page, "POST", "/api/me/boxes", {"game": "tuscany", "name": "Mine", "toml": toml})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
    made = {"game": "tuscany", "seats": seats, "box": mine["id"]}
    table = api(page, "POST", "/api/tables", made)["id"]
    api(page, "POST", f"/api/tables/{table}/do", {"do": "start", "id": 1, "seat": 0})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board")
    page.keyboard.press("r")
    expect(page.locator("dialog .sections")).to_contain_text(card(4, 3))
    assert card(5, 2) not in page.locator("dialog .sections").inner_html()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scroll"
