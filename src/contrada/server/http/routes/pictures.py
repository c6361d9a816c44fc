"""Images drawn by the server: the QR code of a page."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache
from typing import Final
from urllib.parse import quote

import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import services

router = APIRouter(prefix="/api", tags=["operations"])
MAX_URL: Final = 300
"""Maximum length of the quoted URL: a larger QR code is slow to draw."""
CACHED_PICTURES: Final = 256
"""Size of the cache of QR codes."""


@lru_cache(maxsize=CACHED_PICTURES)
def _picture(address: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, scale=6)
    return picture.getvalue()


@route(router, "GET", "/qr")
async def qr(request: Request, path: str = "/") -> Response:
    """The URL of a page of this server as a QR code, to open it on another device."""
    if not path.startswith("/") or path.startswith("//"):
        raise Refused("bad_message", "A path begins with one slash.")
    public = services(request).settings.public_url.rstrip("/")
    base = public or f"{request.url.scheme}://{request.headers.get('host', '')}"
    address = base + quote(path)
    if len(address) > MAX_URL:
        raise Refused("bad_message", f"An address has up to {MAX_URL} characters.")
    picture = await asyncio.to_thread(_picture, address)
    return Response(picture, media_type="image/svg+xml")
