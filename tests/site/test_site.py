"""The documentation site: links within the site, and pages without inline code."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from contrada.core.registry import GameEntry, entries
from contrada.server.http import pages
from tools import api
from tools.site import build, games, library

BUILT_IN = [entry for entry in entries() if entry.spec.id in build.BUILT_IN]


def test_links_to_files_outside_the_site_become_text_or_pages_of_it() -> None:
    text = "[a](../CHANGELOG.md#x), [b](../src/x.py), [c](bots.md), ![d](images/d.png)"
    assert build.within_site(text, 0, "api.md") == (
        "[a](changelog.md#x), b, [c](bots.md), ![d](images/d.png)"
    )
    assert build.within_site("[a](docs/api.md) [b](Makefile)", 0, "contributing.md") == (
        "[a](api.md) b"
    )


def test_inline_code_and_styles_become_files(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    (tmp_path / "sub").mkdir()
    page = tmp_path / "sub" / "page.html"
    page.write_text('<head><style>a{}</style></head><b style="x: 1"><script>run()</script>')
    build.without_inline(tmp_path)
    text = page.read_text()
    assert "run()" not in text
    assert "a{}" not in text
    assert 'style="x' not in text.replace("data-style", "")
    assert text.count("../_static/inline-") == 2
    stored = "".join(file.read_text() for file in (tmp_path / "_static").iterdir())
    assert all(part in stored for part in ("run()", "a{}", "x: 1"))


@pytest.mark.parametrize("entry", BUILT_IN, ids=lambda entry: str(entry.spec.id))
def test_every_game_has_rules_a_box_and_a_reference(entry: GameEntry) -> None:
    assert "## Rulings" in games.rules_page(entry)
    assert "*reconstructed*" in games.box_page(entry)
    reference = games.reference_page(entry)
    for heading in ("## Options", "## Actions", "## Chance outcomes", "## Prompts", "## View"):
        assert heading in reference
    assert "{{" not in games.rules_page(entry)


def test_the_reference_has_every_public_name() -> None:
    page = library.library_page()
    named = [f"{package}.{name}" for package, names in api.public_names().items() for name in names]
    assert [name for name in named if f":: {name}\n" not in page] == []
    assert ":: contrada.client.answers.Me\n" in page


async def answers(*paths: str) -> list[httpx.Response]:
    """What an application with only our pages answers."""
    app = FastAPI(docs_url=None, redoc_url=None)
    pages.mount(app)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        return [await client.get(path) for path in paths]


def test_the_installed_site_is_served_with_our_policy() -> None:
    paths = ("/docs", "/docs/", "/docs/searchindex.js", "/docs/none.html", "/docs/%2e%2e/py.typed")
    short, start, index, missing, outside = asyncio.run(answers(*paths))
    assert short.headers["location"].endswith("/docs/")
    assert start.status_code == 200
    assert start.headers["content-security-policy"] == pages.POLICY
    assert index.headers["content-type"].startswith("text/javascript")
    assert (missing.status_code, outside.status_code) == (404, 404)


def test_no_page_of_the_site_has_inline_code_or_foreign_addresses() -> None:
    found = list(pages.MANUAL_FOLDER.rglob("*.html"))
    assert len(found) > 30
    for page in found:
        text = page.read_text("utf-8")
        assert "<script>" not in text
        assert "<style>" not in text
        assert 'src="http' not in text
        assert '<link rel="stylesheet" href="http' not in text
