"""What an installed game brings to the browser: which files are served, and how they are cached."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from contrada.core import registry
from contrada.server.app import make_app
from contrada.server.http.routes import games
from contrada.server.settings import Settings
from contrada.server.storage.event_store import Store
from tests.toy import ENTRY

WORDS = "fiera-title = Fiera\n"
RULES = "# Fiera\n\n## Turns\n\nDraw a card.\n"
BOARD = "export default { mount() {} };\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's folder, with a secret beside it."""
    made = tmp_path / "fiera"
    (made / "words").mkdir(parents=True)
    (made / "rules").mkdir()
    (made / "words" / "en.ftl").write_text(WORDS)
    (made / "words" / "fr.ftl").write_text("fiera-title = Foire\n")
    (made / "rules" / "en.md").write_text(RULES)
    (made / "board.js").write_text(BOARD)
    (made / "secret.ftl").write_text("secret")
    (tmp_path / "secret.ftl").write_text("secret")
    return made


@pytest.fixture
def installed(folder: Path) -> Iterator[None]:
    registry.register(msgspec.structs.replace(ENTRY, files=folder))
    yield
    del registry._entries[ENTRY.spec.id]


def get(path: str, **headers: str) -> httpx.Response:
    """Ask a server for a path, as a newcomer."""

    async def ask() -> httpx.Response:
        store = Store("sqlite://")
        app = make_app(Settings(), store)
        transport = httpx.ASGITransport(app=app)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with httpx.AsyncClient(transport=transport, base_url="http://play.test") as http:
            found = await http.get(path, headers={"accept-encoding": "identity", **named})
        store.close()
        return found

    return asyncio.run(ask())


def version() -> str:
    found: str = get("/api/games").json()["files"]["fiera"]["version"]
    return found


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("words/en.ftl", "text/plain; charset=utf-8", WORDS),
        ("rules/en.md", "text/markdown; charset=utf-8", RULES),
        ("board.js", "text/javascript; charset=utf-8", BOARD),
    ],
)
def test_a_games_files_are_served(name: str, kind: str, text: str) -> None:
    found = get(f"/api/games/fiera/{name}")
    assert (found.status_code, found.text) == (200, text)
    assert found.headers["content-type"] == kind
    assert found.headers["x-content-type-options"] == "nosniff"
    packed = get(f"/api/games/fiera/{name}", accept_encoding="gzip")
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", text)


@pytest.mark.usefixtures("installed")
def test_the_list_says_what_there_is() -> None:
    told = get("/api/games").json()
    assert told["files"]["fiera"] == {
        "version": version(),
        "words": ["en"],
        "rules": ["en"],
        "rulings": [],
        "lesson": False,
        "board": True,
    }
    assert told["files"]["palazzo"]["words"] == ["en", "de", "nl"]
    assert not told["files"]["palazzo"]["board"]


@pytest.mark.usefixtures("installed")
def test_games_are_listed_in_the_order_of_their_positions() -> None:
    order = [spec["id"] for spec in get("/api/games").json()["games"]]
    assert order == ["palazzo", "carrara", "carpe-diem", "tuscany", "fiera"]


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "path",
    [
        "fiera/words/fr.ftl",
        "fiera/words/de.ftl",
        "fiera/lesson.json",
        "fiera/words/..%2fsecret.ftl",
        "fiera/words/%2e%2e%2f%2e%2e%2fsecret.ftl",
        "fiera/words/..%5csecret.ftl",
        "fiera/secret.ftl",
        "..%2ffiera/board.js",
        "nothing/board.js",
        "palazzo/board.js",
        "fiera/words/en%00.ftl",
    ],
)
def test_nothing_else_is(path: str) -> None:
    found = get(f"/api/games/{path}")
    assert found.status_code == 404
    assert "secret" not in found.text.replace("secret.ftl", "")


@pytest.mark.usefixtures("installed")
def test_a_current_version_is_kept_for_ever_and_any_other_is_asked_for_again() -> None:
    now = version()
    kept = get(f"/api/games/fiera/board.js?v={now}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    for other in ("", "?v=", "?v=0123"):
        again = get(f"/api/games/fiera/board.js{other}")
        assert again.headers["cache-control"] == "public, no-cache"
        unchanged = get(f"/api/games/fiera/board.js{other}", if_none_match=again.headers["etag"])
        assert (unchanged.status_code, unchanged.text) == (304, "")


@pytest.mark.usefixtures("installed")
def test_what_a_shared_cache_may_keep_brings_no_cookie() -> None:
    assert "set-cookie" in get("/api/me").headers
    assert "set-cookie" not in get("/api/games/fiera/board.js").headers


def test_the_version_changes_with_any_file(folder: Path) -> None:
    entry = msgspec.structs.replace(ENTRY, files=folder)
    before = games.load(entry).listing.version
    assert games.load(entry).listing.version == before
    (folder / "lesson.json").write_text("{}")
    assert games.load(entry).listing.version != before


def test_texts_may_be_several_files(folder: Path) -> None:
    (folder / "words" / "en").mkdir()
    (folder / "words" / "en" / "more.ftl").write_text("fiera-more = more\n")
    content = games.load(msgspec.structs.replace(ENTRY, files=folder)).content
    assert content["words/en.ftl"].decode() == f"{WORDS}\nfiera-more = more\n"


def test_a_file_that_cannot_be_served_is_reported_and_the_rest_works(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "MAX_FILE_BYTES", 50)
    (folder / "board.js").write_text("x" * 51)
    with caplog.at_level(logging.ERROR):
        found = games.load(msgspec.structs.replace(ENTRY, files=folder))
    assert not found.listing.board
    assert found.listing.words == ["en"]
    assert "board.js" in caplog.text
