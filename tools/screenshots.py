"""Pictures of every page for the documentation: a server, a browser, docs/images/*.png.

python -m tools.screenshots [FOLDER]
"""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Running, quick
from tests.web.hands import SIZES, api, new_table, play, until_asked

IMAGES = Path(__file__).parent.parent / "docs" / "images"
GAMES = ("palazzo", "carrara", "carpe-diem", "tuscany")
STILL = (
    """localStorage.setItem('contrada-settings', JSON.stringify({speed: 'off', sound: false}))"""
)


class Studio:
    """A visitor who has his picture taken."""

    def __init__(self, browser: Browser, port: int, folder: Path, size: str, theme: str) -> None:
        width, height = SIZES[size]
        self.folder = folder
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale="en",
            base_url=f"http://127.0.0.1:{port}",
        )
        self.context.add_init_script(STILL)
        self.page = self.context.new_page()
        api(self.page, "PUT", "/api/me", {"name": "Fiora"})

    def take(self, name: str, path: str, selector: str) -> None:
        """A picture of a page when something is on it."""
        self.page.goto(path)
        self.page.wait_for_selector(selector)
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=str(self.folder / f"{name}.png"))
        print(name)


def advance(page: Page, table: str, plies: int) -> None:
    """Play a while for the visitor, as the bots' hints would."""
    end = time.monotonic() + 60
    for _ in range(plies):
        told = until_asked(page, table, 0)
        if told["table"]["phase"] == "over" or time.monotonic() > end:
            return
        try:
            best = api(page, "GET", f"/api/tables/{table}/hint?seat=0")["options"][0]["action"]
        except AssertionError:
            play(page, table, 0)
            continue
        command = {"do": "play", "seat": 0, "seq": told["seq"], "action": best}
        api(page, "POST", f"/api/tables/{table}/do", command)
    until_asked(page, table, 0)


def finish(page: Page, table: str) -> None:
    """Play a game to its end."""
    for _ in range(2_000):
        if until_asked(page, table, 0)["table"]["phase"] == "over":
            return
        play(page, table, 0, "reveal", "buy", "build_on", "build_new", "confirm", "pass")


def pictures(browser: Browser, port: int, folder: Path) -> None:
    """All of them."""
    bots: list[Any] = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    seats: list[Any] = [{"kind": "me"}, *bots]
    desk = Studio(browser, port, folder, "desk", "light")
    phone = Studio(browser, port, folder, "phone", "dark")
    phone.context.add_cookies(desk.context.cookies())  # type: ignore[arg-type]
    desk.take("home", "/", "article.card")
    phone.take("home-phone", "/", "article.card")
    for game in GAMES:
        table = new_table(desk.page, seats, game=game, hints=True)
        advance(desk.page, table, 12)
        desk.take(f"table-{game}", f"/table/{table}", ".bar")
        phone.take(f"table-{game}-phone", f"/table/{table}", ".bar")
    lobby = new_table(desk.page, [{"kind": "me"}, {"kind": "open"}, bots[0]])
    desk.take("lobby", f"/table/{lobby}", "img.qr")
    over = new_table(desk.page, seats)
    finish(desk.page, over)
    desk.take("end", f"/table/{over}", ".end")
    desk.take("replay", f"/replay/{over}/120", ".controls")
    desk.take("lesson", "/learn/palazzo", ".bubble")
    for name in ("history", "statistics", "leaderboard", "settings", "account"):
        desk.take(name, f"/{name}", "main h1")
    for studio in (desk, phone):
        studio.context.close()


def main() -> None:
    """Start a server, open the pages, keep the pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("There is no Chromium; install it with `apt install chromium`.")
    with TemporaryDirectory() as data:
        running = Running(quick(Path(data), hints_per_minute=10_000))
        try:
            with sync_playwright() as playwright:
                arguments = ["--no-sandbox", "--disable-gpu"]
                browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
                pictures(browser, running.port, folder)
                browser.close()
        finally:
            running.stop()


if __name__ == "__main__":
    main()
