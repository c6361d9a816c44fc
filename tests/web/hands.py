"""Hands for the browser's tests: clicking as players do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Collection
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, TimeoutError

from contrada.core.rng import Rng

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
WAIT = 20.0
GONE = 3_000
"""Milliseconds after which something that was to be clicked is not there any more."""


TOLERATED = (
    # Chromium itself reports what the server refuses; the page words it for people.
    re.compile(r"^Failed to load resource: the server responded with a status of 40[0-9] "),
    # A server that is away, which some tests make happen.
    re.compile(r"^Failed to load resource: net::ERR_INTERNET_DISCONNECTED"),
    re.compile(r"^WebSocket connection to '[^']*' failed: "),
    # A board of an installed game that tests break.
    re.compile(r"^Error: broken on purpose"),
)
"""What the browser may say on its console without a test failing for it."""


class Opened:
    """A page, and what went wrong in it: errors, and what it says on the console."""

    def __init__(self, page: Page) -> None:
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("warning", "error"):
            return
        if not any(known.search(message.text) for known in TOLERATED):
            self.faults.append(f"{message.type}: {message.text}")


def api(page: Page, method: str, path: str, data: Any = None) -> Any:
    """Ask the server as the visitor of this page."""
    answer = page.context.request.fetch(path, method=method, data=data)
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def new_table(page: Page, seats: list[dict[str, str]], **more: Any) -> str:
    """A running table of this visitor's."""
    wish = {"game": "palazzo", "seats": seats, **more}
    table: str = api(page, "POST", "/api/tables", wish)["id"]
    if not any(seat["kind"] == "open" for seat in seats):
        api(page, "POST", f"/api/tables/{table}/do", {"do": "start"})
    return table


def state(page: Page, table: str, seat: int) -> Any:
    """What the server tells a seat."""
    return api(page, "GET", f"/api/tables/{table}?seat={seat}")


def play(page: Page, table: str, seat: int, *verbs: str) -> Any:
    """Play, past the browser, the first legal action with one of the verbs; else the first."""
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


def things(page: Page, where: str = "body", wanted: Collection[int] = ()) -> list[str]:
    """What can be clicked now, by its key; only what leads to the wanted actions, if some are."""
    found: list[tuple[str, str]] = page.evaluate(
        "where => [...document.querySelectorAll(`${where} [data-offers]`)]"
        ".map(e => [e.getAttribute('data-target'), e.getAttribute('data-offers')])",
        where,
    )
    leads = {key: {int(number) for number in offers.split()} for key, offers in found}
    return [key for key, to in leads.items() if not wanted or to <= set(wanted)]


def click_thing(page: Page, key: str) -> bool:
    """Click something on the board or in the bar; False where it is gone by now.

    What the last click led to may come in between, and take away what was to be clicked.
    """
    try:
        page.locator(f"[data-target={json.dumps(key)}]").first.click(timeout=GONE)
    except TimeoutError:
        return False
    return True


def act_on_board(page: Page, rng: Rng, wanted: Collection[int] = ()) -> bool:
    """Click one thing on the board, one in the bar only if the board has none; whether it was."""
    keys = things(page, ".board", wanted) or things(page, wanted=wanted)
    return bool(keys) and click_thing(page, keys[int(rng.below(len(keys)))])


def act(page: Page, rng: Rng, first: tuple[str, ...] = ()) -> bool:
    """Click one thing, one of the named if it is there; whether it was clicked."""
    keys = things(page)
    if not keys:
        return False
    key = next((key for key in first if key in keys), keys[int(rng.below(len(keys)))])
    return click_thing(page, key)
