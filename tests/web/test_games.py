"""Games of Palazzo, played in the browser by clicking."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from contrada.core.rng import rng_for_run
from tests.server.harness import Running
from tests.web.hands import act, api, click_thing, new_table, play, state, things, until_asked

Visit = Callable[..., Page]
LONGEST = 3_000
SHUFFLE = "button:has-text('Check the shuffle')"


def test_a_first_move_needs_four_clicks_at_most(visit: Visit) -> None:
    page = visit("/")
    page.locator("article[data-game=palazzo] button.primary").click()
    page.wait_for_url("**/table/*")
    clicks = 1
    mine = page.locator(".log li", has_text="takes money")
    while clicks < 4 and not mine.count():
        page.wait_for_selector("[data-target=do-take_money]")
        assert click_thing(page, "do-take_money")
        clicks += 1
        expect(mine.first).to_be_visible()
    assert clicks <= 4


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    anna = visit("/", name="Anna")
    anna.locator("article[data-game=palazzo] a", has_text="Invite friends").click()
    anna.locator(".seats select").nth(1).select_option("apprentice")
    anna.locator("button:has-text('Make the table')").click()
    link = anna.locator("#link").input_value()
    expect(anna.locator("img.qr")).to_be_visible()

    bruno = visit(link, name="Bruno", size="phone")
    bruno.locator("button:has-text('Sit down')").click()
    anna.locator("button.primary:has-text('Start')").click()
    for page in (anna, bruno):
        page.wait_for_selector(".bar")

    rng = rng_for_run(11, 0)
    steps = 0
    until = time.monotonic() + 150
    while not anna.locator(".end").count():
        assert time.monotonic() < until, "the game does not end"
        assert steps < LONGEST, "the game does not end"
        moved = [act(page, rng, ("do-reveal", "do-pass")) for page in (anna, bruno)]
        steps += sum(moved)
        if not any(moved):
            time.sleep(0.02)

    expect(bruno.locator(".end h1")).to_be_visible()
    assert anna.locator(".end tbody tr").count() == 3
    totals = [page.locator(".end .total").all_inner_texts() for page in (anna, bruno)]
    assert totals[0] == totals[1]
    anna.locator(SHUFFLE).click()
    expect(anna.locator(".proof .good")).to_have_count(2)
    promised = anna.locator(".proof dd code").all_inner_texts()
    assert promised[0] == promised[2]
    anna.locator("button:has-text('Play again')").click()
    anna.wait_for_url(lambda url: url != link)
    expect(bruno.locator("button:has-text('To the new table')")).to_be_visible()


def test_two_people_at_one_screen_never_see_each_others_hands(visit: Visit) -> None:
    page = visit("/new/palazzo?how=screen", name="Anna")
    page.locator("fieldset label", has_text="2").click()
    page.locator(".seats input").fill("Berta")
    page.locator("button.primary:has-text('Start')").click()
    rng = rng_for_run(5, 0)
    seen = []
    for _ in range(60):
        page.wait_for_selector(".cover, [data-offers]")
        if page.locator(".cover").count():
            seen.append(page.locator(".cover h1").inner_text())
            assert page.locator("[data-place]").count() == 0
            page.locator(".cover button").click()
            page.wait_for_selector("[data-offers]")
        act(page, rng, ("do-take_money",))
        page.wait_for_timeout(30)
        if len(set(seen)) == 2 and len(seen) > 3:
            break
    assert {"Anna" in text for text in seen} == {True, False}
    assert any("Berta" in text for text in seen)


def test_a_reload_and_a_new_server_in_mid_auction_lose_nothing(visit: Visit, site: Running) -> None:
    page = visit(name="Anna")
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = new_table(page, [{"kind": "me"}, *bots])
    for _ in range(200):
        told = until_asked(page, table, 0)
        assert told["table"]["phase"] == "running", "no auction was reached"
        verbs = {offer["action"]["do"] for offer in told["game"]["legal"]}
        if told["game"]["prompt"]["id"] == "bidding" and verbs & {"lay_card", "lay_triple"}:
            break
        play(page, table, 0, "reveal", "auction")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    act(page, rng_for_run(1, 0), tuple(key for key in things(page) if key != "do-pass"))
    page.wait_for_timeout(200)
    prompt = page.locator(".bar .prompt").inner_text()
    draft = state(page, table, 0)["game"]["view"]["draft"]
    page.reload()
    expect(page.locator(".bar .prompt")).to_have_text(prompt)
    assert state(page, table, 0)["game"]["view"]["draft"] == draft

    # The connection breaks as in a server restart; the page reconnects automatically.
    for listener in site.services.tables.broadcaster.all():
        listener.end("shutdown")
    page.wait_for_selector(".banner.warn")
    expect(page.locator(".banner.warn")).to_have_count(0)
    expect(page.locator(".bar .prompt")).to_have_text(prompt)
    assert act(page, rng_for_run(2, 0))


def test_a_spectator_sees_no_hands(visit: Visit) -> None:
    anna = visit("/", name="Anna")
    table = new_table(anna, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    until_asked(anna, table, 0)
    heard: list[str] = []
    guest = visit()
    guest.on("websocket", lambda ws: ws.on("framereceived", lambda data: heard.append(str(data))))
    guest.goto(f"/table/{table}")
    expect(guest.locator(".banner", has_text="You are watching")).to_be_visible()
    assert guest.locator("[data-offers]").count() == 0
    told = api(guest, "GET", f"/api/tables/{table}")
    assert [player["hand"] for player in told["game"]["view"]["players"]] == [None, None]
    mine = state(anna, table, 0)["game"]["view"]["players"][0]["hand"]
    assert mine
    assert heard
    assert not any('"hand":[' in text for text in heard)


def test_undo_takes_a_step_back_and_ends_at_a_reveal(visit: Visit) -> None:
    page = visit("/", name="Anna")
    table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    undo = page.locator("button.tool", has_text="Undo")
    for _ in range(200):
        told = until_asked(page, table, 0)
        if told["game"]["prompt"]["id"] in ("bidding", "market"):
            verbs = {offer["action"]["do"] for offer in told["game"]["legal"]}
            if verbs & {"lay_card", "buy"}:
                break
        play(page, table, 0, "reveal", "auction")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    expect(undo).to_be_disabled()
    before = page.locator(".bar .prompt").inner_text()
    play(page, table, 0, "lay_card", "buy")
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".bar .prompt")).to_have_text(before)
    expect(undo).to_be_disabled()
