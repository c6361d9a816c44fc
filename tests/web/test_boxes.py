"""Boxes in the browser: every table with its mark, correcting one, playing with it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contrada.boxes.content import box_of
from contrada.boxes.shipped import published, shipped_files
from contrada.boxes.toml_files import write_toml
from contrada.core.messages import Message
from contrada.core.registry import game_ids
from contrada.core.rng import rng_for_run
from contrada.core.saves import load
from contrada.words import LANGUAGES, Words
from tests.cli.runner import run
from tests.web.hands import act, api, new_table, play, state, until_asked

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
    rated = page.get_by_role("heading", name="Rated", exact=True)
    expect(rated).to_have_count(0)  # such a game does not count
    mine = page.locator("[data-boxes]").input_value()
    page.locator("[data-boxes]").select_option("")
    expect(rated).to_be_visible()
    page.locator("[data-boxes]").select_option(mine)
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
    is_exported_audited_and_imported(page, table, "palazzo", folder)


def is_exported_audited_and_imported(page: Page, table: str, game: str, folder: Path) -> None:
    file = folder / "match.json"
    file.write_bytes(page.context.request.get(f"/api/tables/{table}/export").body())
    assert load(file.read_bytes()).game.components != published(game)
    assert run("audit", str(file)).code == 0
    imported = run("import", str(file), "--data", str(folder / "other"))
    assert imported.code == 0, imported.err


PLAYED = {
    "palazzo": {"stack.1.brick.0": "1/1", "stack.2.brick.0": "1/2"},
    "carrara": {"improvements.tiles.4.reward.0": "4", "improvements.tiles.4.reward.1": "1"},
    "carpe-diem": {"light_tiles.tiles.44.count": "3", "light_tiles.tiles.45.count": "1"},
    "tuscany": {"yields.cards.0.count": "6", "yields.cards.1.count": "4"},
}
"""By game: what is corrected, cell by cell."""
PATIENCE = 90_000
"""Milliseconds for a page of a game that two people and a bot play."""
CLICKED = 4
"""The decisions of each person that are made by clicks; the others are sent without the browser."""


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
def test_two_people_and_a_bot_play_with_a_corrected_box(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    """Corrected by one in the browser, seen by the other, played, exported, audited, imported."""
    anna = visit(f"/box/{game}", name="Anna")
    bruno = visit("/", name="Bruno", size="phone", lang="de")
    anna.get_by_role("button", name="Copy and correct").click()
    anna.wait_for_url("**/boxes/*")
    anna.wait_for_selector("[data-table]")
    for place, text in PLAYED[game].items():
        fill(anna, place, text)
    saved(anna, True)
    box = anna.url.rsplit("/", 1)[1]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = new_table(anna, seats, game=game, box=box)
    bruno.goto(f"/table/{table}")
    expect(bruno.locator("[data-box=corrected]")).to_be_visible()
    bruno.locator(f"a[href='/box/{game}?table={table}']").click()
    expect(bruno.locator("[data-changes]")).to_be_visible()
    bruno.goto(f"/table/{table}")
    bruno.locator("[data-seat='1'] button.primary").click()
    expect(bruno.locator("[data-seat='1'] button.primary")).to_have_count(0)
    anna.goto(f"/table/{table}")
    anna.get_by_role("button", name="Start").click()
    people = (anna, bruno)
    for page in people:
        expect(page.locator("[data-stage]")).to_be_visible(timeout=PATIENCE)
    are_played_by_clicks(people, table)
    for page in people:
        page.goto("about:blank")  # so that nobody has to draw what follows
    end = time.monotonic() + 300
    while (seen := state(anna, table, 0))["table"]["phase"] != "over":
        assert time.monotonic() < end, "the game does not end"
        for seat, page in enumerate(people):
            if state(page, table, seat)["game"]["legal"]:
                play(page, table, seat)
    assert (seen["table"]["box"], seen["table"]["rated"]) == ("corrected", "no")
    for page in people:
        page.goto(f"/table/{table}")
        expect(page.locator("section.end")).to_be_visible(timeout=PATIENCE)
    is_exported_audited_and_imported(anna, table, game, tmp_path)


def are_played_by_clicks(people: Sequence[Page], table: str) -> None:
    """A few decisions of each person."""
    rng = rng_for_run(5, 0)
    left = [CLICKED] * len(people)
    end = time.monotonic() + 240
    while any(left):
        assert time.monotonic() < end, "there is nothing to click"
        for seat, page in enumerate(people):
            told = state(page, table, seat)["game"]
            if not told["legal"]:
                time.sleep(0.02)
            elif left[seat]:
                act(page, rng)
                left[seat] -= state(page, table, seat)["game"] != told
            else:
                play(page, table, seat)


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
