"""Pages reconnect and resume; tables with unsupported rules are read-only."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Page, WebSocket, expect
from sqlalchemy import update

from contrada.core.registry import entry_of
from contrada.server.http.sockets import _open as sockets_open
from contrada.server.storage import schema
from tests.server.harness import Running
from tests.web.hands import api, new_table, play, until_asked

Visit = Callable[..., Page]
BOT = {"kind": "bot", "bot": "greedy"}


def told_lines(page: Page, table: str) -> int:
    """The number of log lines told to the seat; the page shows runs of them as one."""
    return len(api(page, "GET", f"/api/tables/{table}/log?seat=0")["lines"])


def test_a_page_that_comes_back_is_told_only_what_it_missed(visit: Visit, site: Running) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, BOT])
    for _ in range(6):
        until_asked(page, table, 0)
        play(page, table, 0, "take_money")
    sockets: list[tuple[str, list[Any]]] = []

    def opened(socket: WebSocket) -> None:
        heard: list[Any] = []
        sockets.append((socket.url, heard))
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    page.on("websocket", opened)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-offers]")
    lines = page.locator(".log li")
    before = lines.all_inner_texts()
    assert len(before) >= 12
    known = told_lines(page, table)

    sockets_open["127.0.0.1"] += 1_000  # refuses further connections
    for listener in site.services.tables.broadcaster.all():
        listener.end("shutdown")
    page.wait_for_selector(".banner.warn")
    play(page, table, 0, "take_money")
    until_asked(page, table, 0)
    count = told_lines(page, table)
    sockets_open["127.0.0.1"] -= 1_000
    expect(page.locator(".banner.warn")).to_have_count(0, timeout=20_000)
    expect(lines).not_to_have_count(len(before))
    assert lines.all_inner_texts()[: len(before)] == before
    url, heard = sockets[-1]
    asked = {key: int(value) for key, (value,) in parse_qs(urlsplit(url).query).items()}
    assert asked["have"] == known
    you, told = (next(m for m in heard if m["type"] == kind) for kind in ("you", "table"))
    assert you["resumed"]
    assert told["log"]["start"] == known
    assert len(told["log"]["lines"]) == count - known


def test_a_table_of_other_rules_says_which_it_needs(visit: Visit, site: Running) -> None:
    page = visit(name="Anna")
    table = new_table(page, [{"kind": "me"}, BOT])
    site.services.tables.cache.sessions.pop(table)
    setup = msgspec.structs.replace(site.store.load(table).head.setup, rules_version=99)
    with site.store.engine.begin() as connection:
        here = update(schema.matches).where(schema.matches.c.id == table)
        connection.execute(here.values(setup=msgspec.json.encode(setup).decode()))
    page.goto(f"/table/{table}")
    expect(page.locator("h1")).to_have_text("This table can only be looked at")
    known = entry_of("palazzo").spec.rules_version
    told = page.locator(".page")
    expect(told).to_contain_text("version 99 of the rules")
    expect(told).to_contain_text(f"knows version {known}")
    expect(told).to_contain_text("Anna")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert json.loads(download.value.path().read_bytes())["rules_version"] == 99
