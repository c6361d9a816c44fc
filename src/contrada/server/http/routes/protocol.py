"""The AsyncAPI document, beside FastAPI's OpenAPI one."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.http.asyncapi import asyncapi
from contrada.server.http.openapi import route
from contrada.server.http.services import services
from contrada.server.net.answers import answer

router = APIRouter(prefix="/api", tags=["operations"])


@route(router, "GET", "/asyncapi.json")
async def describe_socket(request: Request) -> Response:
    """The WebSocket described for programs, as AsyncAPI 3."""
    state = request.app.state
    if getattr(state, "asyncapi", None) is None:
        state.asyncapi = asyncapi(services(request).settings)
    return answer(state.asyncapi)
