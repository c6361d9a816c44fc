"""Takes screenshots of every page for the documentation (docs/images/*.png).

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
from tests.web.hands import SIZES, api, new_table, state, until_asked

IMAGES = Path(__file__).parent.parent / "docs" / "images"
WAIT = 300.0
GAMES = ("palazzo", "carrara", "carpe-diem", "tuscany")
STILL = (
    "localStorage.setItem('contrada-settings',"
    " JSON.stringify({speed: 'off', sound: false, first: false}))"
)


class Studio:
    """A browser session that takes screenshots."""

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
        """Take a screenshot of a page once an element is visible."""
        self.page.goto(path)
        self.page.wait_for_selector(selector)
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=str(self.folder / f"{name}.png"))
        print(name)


def advance(page: Page, table: str, lines: int) -> None:
    """Play the visitor's moves with a bot until the log has the given length, or to the end."""
    api(page, "POST", f"/api/tables/{table}/do", {"do": "leave", "seat": 0})
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        shown = state(page, table, 0)
        if shown["table"]["phase"] == "over":
            return
        if shown["game"]["ply"] >= lines:
            break
        time.sleep(0.1)
    api(page, "POST", f"/api/tables/{table}/do", {"do": "return", "seat": 0})
    until_asked(page, table, 0)


def pictures(browser: Browser, port: int, folder: Path) -> None:
    """Take all screenshots."""
    bots: list[Any] = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    seats: list[Any] = [{"kind": "me"}, *bots]
    desk = Studio(browser, port, folder, "desk", "light")
    phone = Studio(browser, port, folder, "phone", "dark")
    phone.context.add_cookies(desk.context.cookies())  # type: ignore[arg-type]
    desk.take("home", "/", "article.card")
    phone.take("home-phone", "/", "article.card")
    for game in GAMES:
        table = new_table(desk.page, seats, game=game)
        advance(desk.page, table, 90)
        desk.take(f"table-{game}", f"/table/{table}", ".bar")
        phone.take(f"table-{game}-phone", f"/table/{table}", ".bar")
    lobby = new_table(desk.page, [{"kind": "me"}, {"kind": "open"}, bots[0]])
    desk.take("lobby", f"/table/{lobby}", "img.qr")
    over = new_table(desk.page, seats)
    advance(desk.page, over, 100_000)
    desk.take("end", f"/table/{over}", ".end")
    desk.take("replay", f"/replay/{over}/120", ".controls")
    desk.take("lesson", "/learn/palazzo", ".bubble")
    for name in ("history", "statistics", "leaderboard", "settings", "account"):
        desk.take(name, f"/{name}", "main h1")
    for studio in (desk, phone):
        studio.context.close()


def main() -> None:
    """Start a server, open the pages and save the screenshots."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    names = ("chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        sys.exit("There is no Chromium; install it with `apt install chromium`.")
    with TemporaryDirectory() as data:
        running = Running(quick(Path(data)))
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
