"""The browser's files: what is served, how long it may be kept, and what a page may load."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from contrada.server.app import make_app
from contrada.server.http import pages as web
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store

PAGE = "<!doctype html><title>Contrada</title>"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A small built bundle."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1f2e.js").write_text("let plain;")
    (folder / "assets" / "app-1f2e.js.br").write_bytes(b"brotli")
    (folder / "assets" / "app-1f2e.js.gz").write_bytes(gzip.compress(b"let packed;"))
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def client(folder: Path) -> httpx.AsyncClient:
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    web.mount(app, folder)
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(transport=transport, base_url="http://play.test")


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with client(folder) as http:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await http.get(path, headers={"accept-encoding": "identity", **named})

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/table/abc", "/table/abc?seat=1", "/replay/x.y", "/no.js"])
def test_every_page_is_the_one_page_and_is_asked_for_again(bundle: Path, path: str) -> None:
    page = get(bundle, path)
    assert (page.status_code, page.text) == (200, PAGE)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "private, no-cache"
    again = get(bundle, path, if_none_match=page.headers["etag"])
    assert (again.status_code, again.text) == (304, "")


def test_a_page_loads_nothing_from_elsewhere_and_fits_in_no_frame(bundle: Path) -> None:
    policy = get(bundle, "/").headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy


def test_assets_are_kept_for_ever_and_packed_as_the_browser_likes(bundle: Path) -> None:
    path = "/assets/app-1f2e.js"
    plain = get(bundle, path)
    assert plain.text == "let plain;"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    assert "content-encoding" not in plain.headers
    found = {}
    for wish in ("gzip, deflate, br", "gzip", "br;q=0, gzip", "deflate"):
        response = get(bundle, path, accept_encoding=wish)
        found[wish] = response.headers.get("content-encoding")
        assert response.headers["vary"] == "Accept-Encoding"
        assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert found == {
        "gzip, deflate, br": "br",
        "gzip": "gzip",
        "br;q=0, gzip": "gzip",
        "deflate": None,
    }
    assert get(bundle, "/assets/gone.js").status_code == 404
    assert get(bundle, "/icon.svg").headers["content-type"] == "image/svg+xml"
    assert get(bundle, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"]
)
def test_nothing_outside_the_folder_is_served(bundle: Path, path: str) -> None:
    assert "secret" not in get(bundle, path).text


@pytest.mark.parametrize(
    ("wish", "lang", "title"),
    [
        ("de-AT,de;q=0.9,en", "de", "Der Spieltisch"),
        ("nl", "nl", "De speeltafel"),
        ("fr,en;q=0.5", "en", "The table"),
        ("", "en", "The table"),
    ],
)
def test_without_a_bundle_a_page_says_how_to_build_it(
    tmp_path: Path, wish: str, lang: str, title: str
) -> None:
    page = get(tmp_path / "none", "/table/abc", accept_language=wish)
    assert page.status_code == 200
    assert f'lang="{lang}"' in page.text
    assert title in page.text
    assert "make setup" in page.text


def test_the_servers_own_paths_stay_its_own(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    app = make_app(Settings(data=str(tmp_path)), store)

    async def ask() -> list[tuple[int, str]]:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://play.test") as http:
            answers = [
                await http.get("/api/nothing"),
                await http.get("/api"),
                await http.get("/api/tables/x/do"),
                await http.post("/api/nothing"),
                await http.post("/somewhere"),
                await http.get("/metrics/x"),
            ]
            page = await http.get("/somewhere")
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["referrer-policy"] == "same-origin"
            assert page.headers["content-type"].startswith("text/html")
            return [(answer.status_code, answer.json()["code"]) for answer in answers]

    found = asyncio.run(ask())
    store.close()
    assert found == [
        (404, "unknown_path"),
        (404, "unknown_path"),
        (405, "wrong_method"),
        (404, "unknown_path"),
        (405, "wrong_method"),
        (404, "unknown_path"),
    ]


def test_files_are_sent_from_memory_and_hold_no_descriptor(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = get(bundle, "/assets/app-1f2e.js")

    def opened(*_given: object, **_more: object) -> None:
        raise AssertionError("the file was opened again")

    monkeypatch.setattr("anyio.open_file", opened)
    monkeypatch.setattr(Path, "read_bytes", opened)
    assert get(bundle, "/assets/app-1f2e.js").content == first.content == b"let plain;"
    assert first.headers["content-length"] == "10"
    monkeypatch.undo()
    (bundle / "assets" / "app-1f2e.js").write_text("let other;;")
    assert get(bundle, "/assets/app-1f2e.js").content == b"let other;;"
