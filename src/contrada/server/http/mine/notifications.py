"""The visitor's notifications: what is offered, settings, push subscriptions."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.services import Services, services, session_of, user_of
from contrada.server.net.answers import answer, body
from contrada.server.people.notify.push import MAX_ENDPOINT, PushService, checked_subscription
from contrada.server.people.notify.quiet import DAY, zones
from contrada.server.storage.people.contacts import NoticeSettings, Subscription
from contrada.server.tables.requests import Strict
from contrada.words import LANGUAGES

router = APIRouter(prefix="/api/me", tags=["people"])
Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY)]
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ENDPOINT)]


class NewNoticeSettings(Strict, frozen=True):
    """How I want to be notified; quiet hours are minutes of the day in `zone`, or both null."""

    lang: Annotated[str, msgspec.Meta(max_length=8)]
    zone: Annotated[str, msgspec.Meta(max_length=64)]
    quiet_from: Minute | None
    quiet_to: Minute | None
    push: bool
    mail: bool


class NewSubscription(Strict, frozen=True):
    """A browser's push subscription."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushEndpoint(Strict, frozen=True):
    """The push subscription to remove."""

    endpoint: Endpoint


class Notifications(msgspec.Struct, frozen=True):
    """What this server offers, and how I am notified."""

    push_key: str
    """The key with which a browser subscribes; empty where push is not offered."""
    push_devices: int
    """On how many of my devices push is on."""
    mail_offered: bool
    address: str
    """My confirmed address."""
    pending: str
    """An address that I have not confirmed yet."""
    settings: NoticeSettings


def _service(s: Services) -> PushService:
    found = s.background.notifier.push
    if found is None:
        raise Refused("not_allowed", "This server sends no push messages.")
    return found


async def _told(s: Services, user: str) -> Response:
    notifier = s.background.notifier
    contacts, push = notifier.contacts, notifier.push
    address = await asyncio.to_thread(contacts.address, user)
    browsers = await asyncio.to_thread(contacts.subscriptions, user)
    return answer(
        Notifications(
            push.public_key if push is not None else "",
            len(browsers),
            notifier.mailer is not None,
            address.address,
            address.pending,
            await asyncio.to_thread(contacts.settings, user),
        )
    )


@route(router, "GET", "/notifications", answer=Notifications)
async def notifications(request: Request) -> Response:
    """How I am notified of my turns, and what this server offers."""
    return await _told(services(request), user_of(request))


@route(router, "PUT", "/notifications", body=NewNoticeSettings, answer=Notifications)
async def set_notifications(request: Request) -> Response:
    """Choose how I am notified of my turns, and quiet hours."""
    s, user = services(request), user_of(request)
    wish = await body(request, NewNoticeSettings)
    if wish.lang not in LANGUAGES:
        raise Refused("bad_message", f"There are these languages: {', '.join(LANGUAGES)}.")
    if wish.zone not in zones():
        raise Refused("bad_message", "There is no such time zone.")
    if (wish.quiet_from is None) != (wish.quiet_to is None):
        raise Refused("bad_message", "Quiet hours have a beginning and an end.")
    await _check_named(s, user)
    settings = NoticeSettings(**msgspec.structs.asdict(wish))
    await asyncio.to_thread(s.background.notifier.contacts.save_settings, user, settings)
    return await _told(s, user)


@route(router, "POST", "/push", body=NewSubscription, answer=Notifications)
async def subscribe(request: Request) -> Response:
    """Receive push messages in this browser; signing out ends it."""
    s, user, session = services(request), user_of(request), session_of(request)
    wish = await body(request, NewSubscription)
    push = _service(s)
    await _check_named(s, user)
    if not session:
        raise Refused("no_name", "Choose a name first.")
    made = Subscription(wish.endpoint, wish.p256dh, wish.auth)
    checked_subscription(made, push.allowed)
    contacts = s.background.notifier.contacts
    if not await asyncio.to_thread(contacts.subscribe, user, session, made, now_ms()):
        raise Refused("not_yours", "This is the subscription of another browser.")
    return await _told(s, user)


@route(router, "DELETE", "/push", body=PushEndpoint, answer=Notifications)
async def unsubscribe(request: Request) -> Response:
    """No longer receive push messages in this browser."""
    s, user = services(request), user_of(request)
    endpoint = (await body(request, PushEndpoint)).endpoint
    await asyncio.to_thread(s.background.notifier.contacts.unsubscribe, endpoint, user)
    return await _told(s, user)


async def _check_named(s: Services, user: str) -> None:
    if await asyncio.to_thread(s.store.users.find, user) is None:
        raise Refused("no_name", "Choose a name first.")
