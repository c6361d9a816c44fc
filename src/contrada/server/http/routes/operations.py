"""Health check and metrics."""

from __future__ import annotations

import hmac

import msgspec
from fastapi import APIRouter
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

import contrada
from contrada.server.common.metrics import REGISTRY
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import services
from contrada.server.net.answers import answer

router = APIRouter(tags=["operations"])


class Health(msgspec.Struct, frozen=True):
    """The server is usable; `degraded` if single tables are not."""

    version: str
    build: str
    tables: dict[str, int]
    """The number of tables in each phase, cached for some seconds."""
    degraded: bool = False


@route(router, "GET", "/health", answer=Health)
async def health(request: Request) -> Response:
    """Whether the server is usable: its database can be read and written."""
    vitals = services(request).tables.vitals
    if not await vitals.check():
        raise Refused("unavailable", "The database does not answer.")
    return answer(
        Health(contrada.__version__, contrada.build(), dict(vitals.tables), vitals.degraded)
    )


@route(router, "GET", "/metrics")
async def metrics(request: Request) -> Response:
    """The metrics for Prometheus; needs the operator's token."""
    settings = services(request).settings
    if not settings.metrics or not settings.metrics_token:
        raise Refused("unknown_path", "There is nothing here.")
    shown = request.headers.get("authorization", "").encode()
    if not hmac.compare_digest(shown, f"Bearer {settings.metrics_token}".encode()):
        raise Refused("not_signed_in", "Metrics need the operator's token.")
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
