"""Where a person wants word sent when it is his turn."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer, body
from contrada.server.people.webhooks import checked_url
from contrada.server.tables.messages import Strict

router = APIRouter(prefix="/api/me", tags=["people"])


class NewWebhook(Strict, frozen=True):
    """An address for word that it is one's turn; an empty one ends it."""

    url: Annotated[str, msgspec.Meta(max_length=500)]


class Webhook(msgspec.Struct, frozen=True):
    """The address, the secret that signs (told once, when it is made), the hosts that may be."""

    url: str
    secret: str
    hosts: list[str]


def _hosts(request: Request) -> list[str]:
    allowed = services(request).settings.webhook_hosts
    return sorted({host.strip() for host in allowed.split(",")} - {""})


@route(router, "GET", "/webhook", answer=Webhook)
async def read_webhook(request: Request) -> Response:
    """Where word is sent when it is my turn."""
    store = services(request).background.webhooks.store
    found = await asyncio.to_thread(store.of, [user_of(request)])
    return answer(Webhook(found[0].url if found else "", "", _hosts(request)))


@route(router, "PUT", "/webhook", body=NewWebhook, answer=Webhook)
async def keep_webhook(request: Request) -> Response:
    """Have word sent when it is my turn; the answer holds the secret that signs it."""
    s, user = services(request), user_of(request)
    url = (await body(request, NewWebhook)).url
    if await asyncio.to_thread(s.store.users.find, user) is None:
        raise Refused("no_name", "Choose a name first.")
    if url:
        checked_url(url, s.settings.webhook_hosts)
    kept = await asyncio.to_thread(s.background.webhooks.store.replace, user, url)
    return answer(Webhook(url, kept.secret if kept else "", _hosts(request)))
