"""Helpers for browser tests: clicking as players do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Collection
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError

from contrada.core.rng import Rng

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
WAIT = 20.0
PATIENCE = 400
"""Decisions after which a table is given up that does not lead to a wanted one."""
GONE = 3_000
"""Milliseconds after which an element that was to be clicked is considered gone."""


TOLERATED = (
    # Chromium logs error answers; the page shows them to the user.
    re.compile(r"^Failed to load resource: the server responded with a status of 40[0-9] "),
    # Some tests disconnect the server.
    re.compile(r"^Failed to load resource: net::ERR_INTERNET_DISCONNECTED"),
    re.compile(r"^WebSocket connection to '[^']*' failed: "),
    # Most tests block the service worker.
    re.compile(r"^Service Worker registration blocked by Playwright"),
    # Some tests break the board of an installed game.
    re.compile(r"^Error: broken on purpose"),
)
"""Console messages that do not fail a test."""


class Opened:
    """A page with its errors and console warnings."""

    def __init__(self, page: Page) -> None:
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._on_console)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type not in ("warning", "error"):
            return
        if not any(known.search(message.text) for known in TOLERATED):
            self.faults.append(f"{message.type}: {message.text}")


REST = """async () => {
    await document.fonts.ready
    const box = e => e.getBoundingClientRect()
    const seen = () => JSON.stringify([scrollY, [...document.querySelectorAll('[data-target]')]
        .map(box).map(b => [b.x, b.y, b.width].map(Math.round))])
    let before = seen()
    for (let still = 0, tries = 0; still < 6 && tries < 600; tries++) {
        await new Promise(requestAnimationFrame)
        const now = seen()
        still = now === before ? still + 1 : 0
        before = now
    }
}"""


def at_rest(page: Page) -> None:
    """Wait until the page has scrolled to the decision: six frames without any movement."""
    page.evaluate(REST)


def api(page: Page, method: str, path: str, data: Any = None) -> Any:
    """Send a request as the visitor of this page."""
    answer = page.context.request.fetch(path, method=method, data=data)
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def new_table(page: Page, seats: list[dict[str, str]], **more: Any) -> str:
    """Create a table of this visitor; starts it unless a seat is open."""
    setup = {"game": "palazzo", "seats": seats, **more}
    table: str = api(page, "POST", "/api/tables", setup)["id"]
    if not any(seat["kind"] == "open" for seat in seats):
        api(page, "POST", f"/api/tables/{table}/do", {"do": "start"})
    return table


def state(page: Page, table: str, seat: int) -> Any:
    """The state that the server sends to a seat."""
    return api(page, "GET", f"/api/tables/{table}?seat={seat}")


def play(page: Page, table: str, seat: int, *verbs: str) -> Any:
    """Play the first legal action with one of the verbs, else the first, without the browser."""
    told = state(page, table, seat)
    legal = [offer["action"] for offer in told["game"]["legal"]]
    chosen = next((a for verb in verbs for a in legal if a["do"] == verb), legal[0])
    command = {"do": "play", "seat": seat, "seq": told["seq"], "action": chosen}
    api(page, "POST", f"/api/tables/{table}/do", command)
    return chosen


def until_asked(page: Page, table: str, seat: int) -> Any:
    """Wait until a seat has to decide, or the game is over."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        told = state(page, table, seat)
        if told["game"]["legal"] or told["table"]["phase"] == "over":
            return told
        time.sleep(0.03)
    raise AssertionError(f"seat {seat} is never asked")


def reach(
    page: Page,
    game: str,
    until: Callable[[Any], bool],
    *verbs: str,
    wish: Callable[[Any], tuple[str, ...]] = lambda _: (),
) -> str:
    """A table of two at which the visitor has to decide as wanted.

    Plays until then: the verbs wished for in the position, else the given ones.
    """
    for _ in range(8):
        table = new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game=game)
        for _ in range(PATIENCE):
            told = until_asked(page, table, 0)
            if told["table"]["phase"] == "over":
                break
            if until(told["game"]):
                return table
            play(page, table, 0, *wish(told["game"]), *verbs)
    raise AssertionError("the decision was never reached")


def offers(game: Any, verb: str) -> list[Any]:
    """The legal actions of a verb."""
    return [offer["action"] for offer in game["legal"] if offer["action"]["do"] == verb]


def mine(page: Page, table: str) -> Any:
    """The visitor's own area at a table where they have seat 0."""
    return state(page, table, 0)["game"]["view"]["players"][0]


def things(page: Page, where: str = "body", wanted: Collection[int] = ()) -> list[str]:
    """The keys of clickable elements; only those that lead to the wanted actions, if given."""
    found: list[tuple[str, str]] = page.evaluate(
        "where => [...document.querySelectorAll(`${where} [data-offers]`)]"
        ".map(e => [e.getAttribute('data-target'), e.getAttribute('data-offers')])",
        where,
    )
    leads = {key: {int(number) for number in offers.split()} for key, offers in found}
    return [key for key, to in leads.items() if not wanted or to <= set(wanted)]


def click_thing(page: Page, key: str) -> bool:
    """Click an element of the board or the bar; False if it is gone."""
    return _click(page.locator(f"[data-target={json.dumps(key)}]").first)


def _click(wanted: Locator) -> bool:
    """Click an element; False if the result of the previous click arrived and removed it."""
    try:
        wanted.click(timeout=GONE)
    except TimeoutError:
        return False
    return True


def act_on_board(page: Page, rng: Rng, wanted: Collection[int] = ()) -> bool:
    """Click one element of the board, or of the bar if the board has none; False if none was."""
    keys = things(page, "[data-stage]", wanted) or things(page, wanted=wanted)
    # A laid piece waits for its tick.
    keys = [key for key in keys if key.startswith("confirm-")] or keys
    return bool(keys) and click_thing(page, keys[int(rng.below(len(keys)))])


def act(page: Page, rng: Rng, first: tuple[str, ...] = ()) -> bool:
    """Click one element, preferring the given keys; False if none was clicked.

    A question before an action that destroys something is answered with yes.
    """
    yes = page.locator("dialog[role=alertdialog] button.primary")
    if yes.count():
        return _click(yes)
    keys = things(page)
    if not keys:
        return False
    key = next((key for key in first if key in keys), keys[int(rng.below(len(keys)))])
    return click_thing(page, key)
