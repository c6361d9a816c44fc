"""The documentation site works from the server and from disk, with its search, without errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contrada.server.http.pages import MANUAL_FOLDER

Visit = Callable[..., Page]


@pytest.mark.parametrize("where", ["server", "disk"])
def test_the_site_is_searched_without_errors_or_foreign_requests(visit: Visit, where: str) -> None:
    page = visit()
    start = "/docs/index.html" if where == "server" else (MANUAL_FOLDER / "index.html").as_uri()
    faults: list[str] = []
    own = ("http://127.0.0.1", "file:", "data:")

    def watch(request: Any) -> None:
        if not request.url.startswith(own):
            faults.append(request.url)

    page.on("console", lambda message: faults.append(message.text))
    page.on("request", watch)
    page.goto(start)
    expect(page.locator("h1")).to_contain_text("Start here")
    page.goto(start.replace("index.html", "search.html?q=undo"))
    expect(page.locator("#search-results li").first).to_be_visible()
    assert faults == []
