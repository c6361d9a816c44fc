"""Pictures that only the server can draw: the QR code of a page."""

from __future__ import annotations

import io
from typing import Final
from urllib.parse import quote

import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.refusal import Refused
from contrada.server.routes.documented import route
from contrada.server.services import services

router = APIRouter(prefix="/api", tags=["operations"])
LONGEST: Final = 200


@route(router, "GET", "/qr")
async def qr(request: Request, path: str = "/") -> Response:
    """The address of a page of this server as a QR code, for the phone of whoever sits beside."""
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST:
        raise Refused("bad_message", "A path begins with one slash and is not long.")
    public = services(request).settings.public_url.rstrip("/")
    base = public or f"{request.url.scheme}://{request.headers.get('host', '')}"
    picture = io.BytesIO()
    code = segno.make(base + quote(path), error="m", micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, scale=6)
    return Response(picture.getvalue(), media_type="image/svg+xml")
