"""For operators: is the server well, and what has it done."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

import contrada
from contrada.server.answers import answer
from contrada.server.metrics import REGISTRY
from contrada.server.refusal import Refused
from contrada.server.routes.documented import route
from contrada.server.services import services

router = APIRouter(tags=["operations"])


class Health(msgspec.Struct, frozen=True):
    """The server answers, and so does its database."""

    version: str
    build: str
    tables: dict[str, int]


@route(router, "GET", "/health", answer=Health)
async def health(request: Request) -> Response:
    """Whether the server and its database are well."""
    store = services(request).store
    try:
        counts = await asyncio.wait_for(asyncio.to_thread(store.counts), 5)
    except Exception:
        raise Refused("unavailable", "The database does not answer.") from None
    return answer(Health(contrada.__version__, contrada.build(), counts))


@route(router, "GET", "/metrics")
async def metrics(request: Request) -> Response:
    """What the server counts, as Prometheus reads it."""
    if not services(request).settings.metrics:
        raise Refused("unknown_path", "There is nothing here.")
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
