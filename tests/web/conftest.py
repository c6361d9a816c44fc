"""Fixtures for browser tests: a server with the built pages, and Chromium."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from contrada.core.rng import Rng
from contrada.server.bots import pool
from contrada.server.http.pages import BUNDLE_FOLDER
from contrada.server.runtime import service
from tests.server.harness import Running, quick
from tests.web.hands import SIZES, Opened

# A page has 5 seconds by default, which a busy machine needs for its first load alone.
expect.set_options(timeout=20_000)
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)


def lacking(what: str) -> None:
    """Skip with a reason; fail in CI, where no test may be skipped."""
    if os.environ.get("CONTRADA_CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test deals the same cards, and the bots decide by the same numbers.

    CONTRADA_DEALS=2 deals other ones: a test must not depend on them.
    """
    root = f"{request.node.nodeid} {os.environ.get('CONTRADA_DEALS', '1')}"
    seeds, numbers = itertools.count(), itertools.count()

    def drawn(what: str, number: int) -> bytes:
        return hashlib.sha256(f"{root} {what} {number}".encode()).digest()

    def bots_rng() -> Rng:
        found = drawn("bots", next(numbers))
        return Rng(*(int.from_bytes(found[n : n + 4], "little") for n in range(0, 16, 4)))

    monkeypatch.setattr(service, "new_seed", lambda: drawn("deal", next(seeds)))
    monkeypatch.setattr(pool, "_fresh_rng", bots_rng)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    if CHROMIUM is None:
        lacking("there is no Chromium; install it with `apt-get install chromium`")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield found
        found.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Running]:
    """A server with the built pages."""
    if not (BUNDLE_FOLDER / "index.html").is_file():
        lacking("the pages are not built; run `make setup`, or `npm run build` in web/")
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        running = Running(quick(Path(folder)))
        yield running
        running.stop()


@pytest.fixture
def visit(browser: Browser, site: Running) -> Iterator[Callable[..., Page]]:
    """Opens each page in its own context: `visit("/", size="phone", lang="de", name="Anna")`.

    Without a path the page is empty, for tests that first make a table and then go to it.
    `still` requests reduced motion, `worker` allows the service worker; others are settings.
    """
    contexts: list[BrowserContext] = []
    opened: list[Opened] = []

    def visit(
        path: str = "about:blank",
        *,
        size: str = "desk",
        lang: str = "en",
        theme: str = "light",
        name: str = "",
        port: int = 0,
        bypass_csp: bool = False,
        still: bool = False,
        worker: bool = False,
        **settings: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            base_url=f"http://127.0.0.1:{port or site.port}",
            bypass_csp=bypass_csp,
            reduced_motion="reduce" if still else "no-preference",
            # A service worker would hide requests from the tests.
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        # Animations and explanations would slow down every test.
        stored = json.dumps({"speed": "off", "sound": False, "first": False, **settings})
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('contrada-settings'))"
            f" localStorage.setItem('contrada-settings', JSON.stringify({stored}))"
        )
        if name:
            context.request.put("/api/me", data={"name": name})
        page = context.new_page()
        opened.append(Opened(page))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    for one in opened:
        assert one.faults == [], "the page threw errors, or complained on the console"
