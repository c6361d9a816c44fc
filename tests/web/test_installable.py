"""The installed app: manifest, icons, the offline page, and a worker that never shows old pages."""

from __future__ import annotations

import contextlib
import json
import re
import struct
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, Page, expect

from contrada.server.http import pages as web
from contrada.server.http.pages import BUNDLE_FOLDER
from tests.server.harness import free_port

Visit = Callable[..., Page]


def test_the_manifest_names_icons_that_exist(visit: Visit) -> None:
    page = visit("/")
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href
    answer = page.request.get(href)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        drawn = page.request.get(icon["src"])
        assert drawn.headers["content-type"] == icon["type"], icon
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", drawn.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


@contextlib.contextmanager
def serving(folder: Path, port: int) -> Iterator[None]:
    """Serve a folder as the server serves its bundle."""
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    web.mount(app, folder)
    config = uvicorn.Config(app, port=port, log_level="error", ws="none", lifespan="off")
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    yield
    server.should_exit = True
    thread.join(20)


def build(folder: Path, name: str) -> None:
    """A build with the real worker: a page, and an asset whose name has the hash of the build."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    for old in (folder / "assets").iterdir():
        old.unlink()
    for file in ("offline.html", "offline.css", "icon.svg"):
        (folder / file).write_bytes((BUNDLE_FOLDER / file).read_bytes())
    worker = (BUNDLE_FOLDER / "sw.js").read_text("utf-8")
    found = re.search(r"contrada-[0-9a-f]{16}", worker)
    assert found, "the build writes its hash into the worker"
    (folder / "sw.js").write_text(worker.replace(found[0], f"contrada-{name}"))
    (folder / "assets" / f"app-{name}.js").write_text(f"document.title = {json.dumps(name)};")
    (folder / "index.html").write_text(
        f"<!doctype html><h1>{name}</h1><script src='/assets/app-{name}.js'></script>"
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    build(tmp_path / "web", "first")
    return tmp_path / "web"


def test_a_new_build_is_shown_at_the_next_load_and_offline_there_is_a_page(
    browser: Browser, folder: Path
) -> None:
    port = free_port()
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}")
    context.set_default_timeout(20_000)
    page = context.new_page()
    caches = "caches.keys().then(names => names.sort().join())"
    with serving(folder, port):
        page.goto("/table/x")
        page.evaluate(
            """async () => {
              await navigator.serviceWorker.register("/sw.js");
              await navigator.serviceWorker.ready;
              while (!navigator.serviceWorker.controller) {
                await new Promise((done) => setTimeout(done, 20));
              }
            }"""
        )
        page.reload()
        expect(page.locator("h1")).to_have_text("first")
        assert page.evaluate(caches) == "contrada-first"
        kept = "caches.match('/assets/app-first.js').then(Boolean)"
        assert page.evaluate(kept)
        assert not page.evaluate("caches.match('/table/x').then(Boolean)")
        build(folder, "second")
        page.reload()  # the old worker still runs
        expect(page.locator("h1")).to_have_text("second")
        expect(page).to_have_title("second")
        page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        until = time.monotonic() + 10
        while page.evaluate(caches) != "contrada-second" and time.monotonic() < until:
            time.sleep(0.05)
        assert page.evaluate(caches) == "contrada-second"
        assert not page.evaluate(kept)
    page.goto("/history")
    expect(page.locator("h1")).to_have_text("Contrada")
    expect(page.get_by_text("Deine Spiele sind dort sicher")).to_be_visible()
    with serving(folder, port):
        page.get_by_role("link").click()
        expect(page.locator("h1")).to_have_text("second")
    context.close()


def test_the_site_registers_the_worker_and_works_with_it(visit: Visit) -> None:
    page = visit("/", worker=True)
    page.wait_for_selector("article.card")
    scope = page.evaluate("navigator.serviceWorker.ready.then(one => new URL(one.scope).pathname)")
    assert scope == "/"
    page.reload()
    page.wait_for_selector("article.card")
    assert page.evaluate("navigator.serviceWorker.controller !== null")
