"""The user's webhook for turn notifications."""

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
from contrada.server.tables.requests import Strict

router = APIRouter(prefix="/api/me", tags=["people"])


class NewWebhook(Strict, frozen=True):
    """A webhook URL for turn notifications; an empty one deletes the webhook."""

    url: Annotated[str, msgspec.Meta(max_length=500)]


class Webhook(msgspec.Struct, frozen=True):
    """The URL, the signing secret (sent once, at creation), and the allowed hosts."""

    url: str
    secret: str
    hosts: list[str]


def _hosts(request: Request) -> list[str]:
    allowed = services(request).settings.webhook_hosts
    return sorted({host.strip() for host in allowed.split(",")} - {""})


@route(router, "GET", "/webhook", answer=Webhook)
async def read_webhook(request: Request) -> Response:
    """My webhook for turn notifications."""
    store = services(request).background.webhooks.store
    found = await asyncio.to_thread(store.of, [user_of(request)])
    return answer(Webhook(found[0].url if found else "", "", _hosts(request)))


@route(router, "PUT", "/webhook", body=NewWebhook, answer=Webhook)
async def set_webhook(request: Request) -> Response:
    """Set my webhook for turn notifications; the response contains the signing secret."""
    s, user = services(request), user_of(request)
    url = (await body(request, NewWebhook)).url
    if await asyncio.to_thread(s.store.users.find, user) is None:
        raise Refused("no_name", "Choose a name first.")
    if url:
        checked_url(url, s.settings.webhook_hosts)
    kept = await asyncio.to_thread(s.background.webhooks.store.replace, user, url)
    return answer(Webhook(url, kept.secret if kept else "", _hosts(request)))
