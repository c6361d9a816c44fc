"""Whole games by keyboard from the accessibility tree alone, and by touch on a phone."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from contrada.core.rng import Rng, rng_for_run
from tests.server.harness import Running
from tests.web.hands import SIZES, new_table, state
from tests.web.reader import Reader

Visit = Callable[..., Page]
TITLES = ("palazzo", "carrara", "carpe-diem", "tuscany")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
MOST = 1_500

WANTS: dict[str, tuple[str, ...]] = {
    "palazzo": ("reveal", "Discard", "Pass"),
    "carrara": ("Score", "score", "Build", "build"),
}
"""Words of moves that bring a game to its end."""


def seated(visit: Visit, game: str) -> tuple[Page, str]:
    page = visit(name="Anna")
    table = new_table(page, BOT, game=game)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".bar")
    return page, table


@pytest.mark.parametrize("game", TITLES)
def test_every_area_of_the_board_is_described(visit: Visit, game: str) -> None:
    page, _ = seated(visit, game)
    reader = Reader(page, rng_for_run(5, 0), WANTS.get(game, ()))
    for _ in range(2):
        assert reader.asked()
        labels: list[str] = page.evaluate(
            "[...document.querySelectorAll('[data-stage] section[aria-label]')]"
            ".map(e => e.getAttribute('aria-label'))"
        )
        areas = reader.describe()
        assert all(areas.values()), areas
        told = [*areas, *OTHER_NAMES.get(game, ())]
        assert [label for label in labels if label not in told] == []
        reader.decide()
        reader.attend()
    assert reader.lost == 0
    assert reader.doubled == {}


OTHER_NAMES = {"carpe-diem": ("The other players",), "tuscany": ("Your three boards",)}
"""Areas that the description splits into one for each player, or names by what lies there."""


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard_from_the_accessibility_tree(visit: Visit, game: str) -> None:
    page, table = seated(visit, game)
    reader = Reader(page, rng_for_run(6, 0), WANTS.get(game, ()))
    began = time.monotonic()
    while reader.asked():
        if reader.decisions % 10 == 0:
            assert all(reader.describe().values())
        reader.decide()
        reader.attend()
        assert reader.decisions < MOST
    told = state(page, table, 0)["table"]
    assert (told["phase"], told["result"]["reason"]) == ("over", "end")
    print(
        f"{game}, keyboard: {reader.decisions} decisions, {reader.keys} keys "
        f"({reader.keys / reader.decisions:.1f} a decision), focus lost {reader.lost} times, "
        f"buttons of one name: {dict(reader.doubled) or 'none'}, {time.monotonic() - began:.0f} s"
    )
    assert reader.lost == 0
    assert reader.doubled == {}


class Finger:
    """A player on a phone who only taps and, where needed, scrolls."""

    LOOK = """(wanted) => {
      const found = [];
      for (const e of document.querySelectorAll('[data-offers]')) {
        const offers = e.getAttribute('data-offers').split(' ').map(Number);
        if (!offers.includes(wanted)) continue;
        const box = e.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const spots = [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75], [.5, .1], [.5, .9]];
        let at = null;
        for (const [fx, fy] of spots) {
          const x = box.x + box.width * fx, y = box.y + box.height * fy;
          const hit = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
            ? document.elementFromPoint(x, y) : null;
          if (hit && hit.closest('[data-offers]') === e) { at = [x, y]; break; }
        }
        found.push({ key: e.getAttribute('data-target'), offers: offers.length, at,
          x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
      return found.sort((a, b) => (a.at === null) - (b.at === null) || a.offers - b.offers);
    }"""
    SCROLL = """(key) => {
      const e = document.querySelector(`[data-target=${JSON.stringify(key)}]`);
      e?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }"""

    def __init__(self, page: Page, table: str, rng: Rng) -> None:
        self.page, self.table, self.rng = page, table, rng
        self.taps = self.scrolls = self.turns = self.decisions = 0
        self.scrolled_to: Counter[str] = Counter()

    def play(self) -> None:
        """Play until the game is over. A turn begins when somebody else has acted before it."""
        end = time.monotonic() + 60
        seq, heard = -1, 0
        self.turns = 1
        while self.decisions < MOST:
            told = state(self.page, self.table, 0)
            if told["table"]["phase"] == "over":
                return
            legal = told["game"]["legal"]
            if not legal or told["seq"] == seq:
                assert time.monotonic() < end, "nothing happens"
                time.sleep(0.02)
                continue
            log = told["log"]
            news = log["lines"][max(0, heard - log["start"]) :] if heard else []
            self.turns += any(line["actor"] > 0 for line in news)
            heard = log["start"] + len(log["lines"])
            self.decide(len(legal), told["seq"])
            seq = told["seq"]
            self.decisions += 1
            end = time.monotonic() + 60

    def decide(self, legal: int, seq: int) -> None:
        """Tap until one action, chosen by lot, has been played."""
        wanted = int(self.rng.below(legal))
        end = time.monotonic() + 30
        scrolled = 0
        while time.monotonic() < end:
            if state(self.page, self.table, 0)["seq"] != seq:
                return
            yes = self.page.locator("dialog[role=alertdialog] button.primary")
            if yes.count():
                yes.tap()
                self.taps += 1
                continue
            found: list[dict[str, Any]] = self.page.evaluate(self.LOOK, wanted)
            if not found:
                time.sleep(0.03)
                continue
            first = found[0]
            if first["at"] is None:
                self.scrolls += 1
                self.scrolled_to[re.sub(r"[0-9-]+.*", "", first["key"])] += 1
                scrolled += 1
                assert scrolled < 12, f"{first['key']} is not reached by scrolling"
                self.page.evaluate(self.SCROLL, first["key"])
                self.page.wait_for_timeout(30)
                continue
            self.page.touchscreen.tap(*first["at"])
            self.taps += 1
            self.page.wait_for_timeout(30)
        raise AssertionError(f"action {wanted} of {legal} is never played")


@pytest.fixture
def phone(browser: Browser, site: Running) -> Any:
    """A phone with a touch screen."""
    width, height = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        has_touch=True,
        is_mobile=True,
        base_url=f"http://127.0.0.1:{site.port}",
        service_workers="block",
    )
    context.set_default_timeout(20_000)
    stored = json.dumps({"speed": "off", "sound": False, "first": False})
    context.add_init_script(f"localStorage.setItem('contrada-settings', JSON.stringify({stored}))")
    context.request.put("/api/me", data={"name": "Anna"})
    yield context.new_page()
    context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_touch_on_a_phone(phone: Page, game: str) -> None:
    phone.goto("/")
    table = new_table(phone, BOT, game=game)
    phone.goto(f"/table/{table}")
    phone.wait_for_selector(".bar")
    finger = Finger(phone, table, rng_for_run(7, 0))
    began = time.monotonic()
    finger.play()
    expect(phone.locator("section.end")).to_be_visible()
    per_turn = finger.scrolls / finger.turns
    print(
        f"{game}, touch at 390 x 844: {finger.turns} turns, {finger.decisions} decisions, "
        f"{finger.taps} taps ({finger.taps / finger.turns:.1f} a turn), "
        f"{finger.scrolls} scroll gestures ({per_turn:.2f} a turn; "
        f"to {dict(finger.scrolled_to)}), {time.monotonic() - began:.0f} s"
    )
    assert per_turn < 1
