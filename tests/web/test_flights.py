"""Animations: a piece in flight is drawn once, and the log waits for the board."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import new_table, play, state, until_asked

Visit = Callable[..., Page]
BOT = {"kind": "bot", "bot": "random"}

RECORD = """
const visible = one => getComputedStyle(one).visibility === "visible";
const pieces = (where, wanted) => [...document.querySelectorAll(where + " [data-piece]")]
  .filter(one => visible(one)).map(one => one.dataset.piece);
window.frames_seen = [];
const frame = () => {
  const lines = [...document.querySelectorAll(".log li")];
  window.frames_seen.push({
    flying: pieces(".layer"),
    hand: pieces("[data-place=seat-0-hand]"),
    now: document.querySelector(".side [data-now]")?.innerText.trim() ?? "",
    last: lines.at(-1)?.innerText.trim() ?? "",
    busy: document.querySelector(".ticker.busy") !== null,
  });
  requestAnimationFrame(frame);
};
frame();
"""


def recorded(page: Page) -> list[dict[str, Any]]:
    """What was seen in every frame until the animations ended."""
    expect(page.locator(".ticker.busy").first).to_be_attached()
    expect(page.locator(".ticker.busy")).to_have_count(0, timeout=20_000)
    found: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    return found


def taken(page: Page) -> list[dict[str, Any]]:
    """The frames after the visitor has taken two money cards."""
    for _ in range(8):  # equal cards would leave no choice after the first click
        table = new_table(page, [{"kind": "me"}, BOT])
        until_asked(page, table, 0)
        play(page, table, 0, "take_money")
        until_asked(page, table, 0)
        shown = state(page, table, 0)["game"]["view"]["display"]
        if len({json.dumps(card) for card in shown}) == len(shown):
            break
    page.goto(f"/table/{table}")
    cards = page.locator("[data-place=display] .card.target")
    cards.nth(1).wait_for()
    page.evaluate(RECORD)
    cards.nth(0).click()
    cards.nth(1).click()
    return recorded(page)


def test_a_card_in_flight_is_not_in_the_hand_yet(visit: Visit) -> None:
    frames = taken(visit(name="Anna", speed="slow"))
    after = Counter(frames[-1]["hand"])
    flown = Counter(piece for frame in frames for piece in set(frame["flying"]))
    assert any(json.loads(piece)["is"] in ("card", "certificate") for piece in flown)
    for frame in frames:
        both = Counter(frame["hand"]) + Counter(frame["flying"])
        mine = {piece: both[piece] for piece in frame["flying"] if piece in after}
        if len(frame["hand"]) < sum(after.values()):
            assert all(count <= after[piece] for piece, count in mine.items())


@pytest.mark.long
def test_the_log_tells_a_line_when_the_board_shows_it(visit: Visit) -> None:
    frames = taken(visit(name="Anna", speed="slow"))
    told = [frame for frame in frames if frame["busy"] and frame["flying"]]
    assert told
    shown = {frames[0]["last"]}
    for frame in frames:
        shown.add(frame["now"])
        # Cards and tiles turned up together are one line of the log, with a text of its own.
        if frame["busy"] and frame["last"].startswith(("Anna", "Bruno")):
            assert frame["last"] in shown, frame


@pytest.mark.long
@pytest.mark.parametrize("game", ["tuscany", pytest.param("carpe-diem", marks=pytest.mark.long)])
def test_a_tile_in_flight_is_not_at_its_goal_yet(visit: Visit, game: str) -> None:
    page = visit(name="Anna", speed="slow")
    table = new_table(page, [{"kind": "me"}, BOT], game=game)
    page.goto(f"/table/{table}")
    until_asked(page, table, 0)
    page.wait_for_selector(".target", state="attached")
    page.evaluate(
        """() => {
          window.hidden_most = 0;
          const look = () => {
            const count = document.querySelectorAll("[data-in-flight]").length;
            window.hidden_most = Math.max(window.hidden_most, count);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    verbs = ("arrange", "shift", "start_castle", "bonus", "take", "enter", "walk", "build", "store")
    for _ in range(30):
        told = until_asked(page, table, 0)
        play(page, table, 0, *verbs)
        if page.evaluate("window.hidden_most") and told:
            break
        page.wait_for_timeout(60)
    assert page.evaluate("window.hidden_most") > 0
    expect(page.locator("[data-in-flight]")).to_have_count(0)
