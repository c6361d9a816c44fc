"""My games: what waits for me is counted and listed. Replays: by turns, and where one left."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness import Person, Running
from tests.web.axe import wrong
from tests.web.hands import new_table, play, until_asked

Visit = Callable[..., Page]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "apprentice"}


def test_games_that_wait_are_listed_with_opponents_variant_and_last_move(visit: Visit) -> None:
    page = visit(name="Anna", bypass_csp=True)
    options = {"version": "advanced"}
    table = new_table(page, [ME, BOT], game="carrara", options=options, clock={"per_move": 86_400})
    told = until_asked(page, table, 0)
    assert told["game"]["legal"]
    page.goto("/")
    row = page.locator(f'[data-game="{table}"]')
    expect(row).to_contain_text("The Palaces of Carrara")
    expect(row).to_contain_text("advanced")
    expect(row).to_contain_text("(Apprentice)")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("24 h left")
    expect(page.locator("nav [data-waiting]")).to_contain_text("1")
    expect(page).to_have_title("(1) Contrada")
    assert not wrong(page)
    page.goto("/history")
    expect(page.locator(f'[data-game="{table}"]')).to_have_count(1)
    expect(page).to_have_title("(1) My games · Contrada")
    page.request.post(f"/api/tables/{table}/do", data={"do": "close"})
    page.goto("/")
    expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)
    expect(page).to_have_title("Contrada")


def test_the_last_move_is_told_in_words(visit: Visit, site: Running) -> None:
    page = visit(name="Anna", lang="de")
    table = new_table(page, [ME, {"kind": "open"}])
    bruno = Person(site.port, "Bruno")
    bruno.must(table, "take", seat=1)
    page.request.post(f"/api/tables/{table}/do", data={"do": "start"})
    told = to_move(page, table)
    if told == 1:
        looked = bruno.look(table, 1)
        action = looked["game"]["legal"][0]["action"]
        bruno.must(table, "play", seat=1, seq=looked["seq"], action=action)
    else:
        play(page, table, 0, "take_money", "reveal")
    bruno.close()
    page.goto("/")
    expect(page.locator(f'[data-game="{table}"]')).to_contain_text(re.compile(r"Zuletzt: .*\w"))
    expect(page.locator(f'[data-game="{table}"]')).to_contain_text("mit Bruno")


def to_move(page: Page, table: str) -> int:
    mine: Any = page.request.get(f"/api/tables/{table}?seat=0").json()
    return 0 if mine["game"]["legal"] else 1


def test_a_replay_steps_by_turns_and_opens_where_one_left(visit: Visit) -> None:
    page = visit(name="Anna")
    table = new_table(page, [ME, BOT])
    for _ in range(8):
        until_asked(page, table, 0)
        play(page, table, 0, "take_money", "reveal", "confirm", "pass")
    until_asked(page, table, 0)
    page.goto(f"/replay/{table}")
    count = page.locator(".controls .count")
    expect(count).to_have_text(re.compile(r"^1 / \d+$"))
    lines = page.request.get(f"/api/tables/{table}/log?seat=0").json()["lines"]
    actors = [line["actor"] for line in lines]
    starts = [i for i, actor in enumerate(actors) if actor >= 0]
    players = [actors[i] for i in starts]
    second = starts[next(k for k, actor in enumerate(players) if actor != players[0])]
    page.get_by_role("button", name="One turn on").click()  # the set-up
    if starts[0] > 1:
        expect(count).to_have_text(f"{starts[0]} / {len(lines)}")
        page.keyboard.press("Shift+ArrowRight")
    expect(count).to_have_text(f"{second} / {len(lines)}")
    page.goto("/")
    page.goto(f"/replay/{table}")
    expect(count).to_have_text(f"{second} / {len(lines)}")
    expect(page.get_by_text("Opened where you left it")).to_be_visible()
    page.get_by_role("button", name="One turn back").click()
    expect(count).not_to_have_text(f"{second} / {len(lines)}")
    page.get_by_role("button", name="To the end").click()
    expect(count).to_have_text(f"{len(lines)} / {len(lines)}")
    page.goto(f"/replay/{table}")
    expect(count).to_have_text(f"1 / {len(lines)}")
