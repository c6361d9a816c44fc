"""Serves the web client and the documentation site.

The client is the built bundle in `contrada/web`, or else a page with build instructions.
Every path that is neither a file nor part of the HTTP interface serves the bundle's page, whose
router decides what to show.
"""

from __future__ import annotations

import html
import os
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import contrada
from contrada.words import LANGUAGES, Words

BUNDLE_FOLDER: Final = Path(contrada.__file__).parent / "web"
"""The folder of the bundle that `make setup` builds."""
MANUAL_FOLDER: Final = Path(contrada.__file__).parent / "docs"
"""The folder of the documentation site that `make docs` builds."""
MANUAL: Final = "docs"
"""The first path segment of the documentation site."""

OURS: Final = ("api", "health", "metrics")
"""First path segments of the server's own interface."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",  # the bundler inlines small images into style sheets
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Pages load nothing from other sites, run no inline scripts, and cannot be framed."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Media types, listed here because those of the operating system differ."""

PRECOMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings and suffixes of precompressed files, the smaller one first."""


IN_MEMORY: Final = 2_000_000
"""Files up to this size are sent from memory, so that slow clients hold no file descriptors."""


@lru_cache(maxsize=512)
def _content(path: str, _changed: int, _size: int) -> bytes:
    return Path(path).read_bytes()


def mount(app: FastAPI, folder: Path = BUNDLE_FOLDER, manual: Path = MANUAL_FOLDER) -> None:
    """Serve the documentation site, and the bundle for other paths that no route handles."""
    nothing_here = app.router.default
    pages: ASGIApp = Bundle(folder) if (folder / "index.html").is_file() else no_bundle
    if (manual / "index.html").is_file():
        app.mount(f"/{MANUAL}", Manual(manual))

    async def fallback(scope: Scope, receive: Receive, send: Send) -> None:
        first = scope["path"].strip("/").split("/")[0]
        if scope["type"] != "http" or first in OURS or not scope["path"].isprintable():
            await nothing_here(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        else:
            await pages(scope, receive, send)

    app.router.default = fallback


class Bundle(StaticFiles):
    """The built files; a path without a file serves the page, except below `assets/`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The response for a file, or for the page."""
        try:
            return await super().get_response(path, scope)
        except HTTPException:
            if path.startswith("assets/"):
                raise  # an outdated page requests a removed asset: HTML would be wrong
            return await super().get_response("index.html", scope)

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The response for a file, precompressed if that file exists and the browser accepts it."""
        request_headers = Headers(scope=scope)
        plain = Path(full_path)
        kind = TYPES.get(plain.suffix.lower(), "application/octet-stream")
        wanted = accepted_encodings(request_headers.get("accept-encoding", ""))
        served, headers = plain, self._headers(plain)
        for name, suffix in PRECOMPRESSED:
            compressed = plain.with_name(plain.name + suffix)
            if name in wanted and compressed.is_file():
                served = compressed
                headers["Content-Encoding"] = name
                stat_result = compressed.stat()
                break
        response = FileResponse(
            served, status_code, headers, media_type=kind, stat_result=stat_result
        )
        if self.is_not_modified(response.headers, request_headers):
            return NotModifiedResponse(response.headers)
        if stat_result.st_size > IN_MEMORY:
            return response
        content = _content(str(served), stat_result.st_mtime_ns, stat_result.st_size)
        return Response(content, status_code, dict(response.headers))

    def _headers(self, file: Path) -> dict[str, str]:
        headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        below = PurePosixPath(file.relative_to(os.path.realpath(str(self.directory))).as_posix())
        if below.parts[0] == "assets":
            # The name of an asset contains a hash of its content.
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        if file.suffix == ".html":
            headers["Content-Security-Policy"] = POLICY
            headers["Cache-Control"] = "private, no-cache"  # the response may set a cookie
        return headers


class Manual(Bundle):
    """The documentation site; a path without a file is not found."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The response for a file; the start page for the folder."""
        return await StaticFiles.get_response(self, path if path != "." else "index.html", scope)


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser accepts."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


async def no_bundle(scope: Scope, receive: Receive, send: Send) -> None:
    """A page with build instructions in the reader's language."""
    words = Words(_language(Headers(scope=scope).get("accept-language", "")))
    title, how, where = (
        html.escape(words.text(f"server-no-web-{part}")) for part in ("title", "how", "where")
    )
    page = (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        f"<title>Contrada</title>\n<h1>{title}</h1>\n<p>{how}</p>\n"
        f'<pre>make setup</pre>\n<p>{where} <a href="/api/docs">/api/docs</a></p>\n</html>\n'
    )
    headers = {
        "Cache-Control": "no-store",
        "Content-Security-Policy": POLICY,
        "Vary": "Accept-Language",
    }
    await HTMLResponse(page, headers=headers)(scope, receive, send)


def _language(header: str) -> str:
    """The first supported language in an Accept-Language header."""
    for part in header.lower().split(","):
        code = part.split(";")[0].strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"
