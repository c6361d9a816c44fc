"""The user's name and data, and deleting the user."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.bots.deletion import forget_bot
from contrada.server.http.openapi import route
from contrada.server.http.services import Services, services, session_of, set_cookies, user_of
from contrada.server.http.visitors import device_of, session_cookies
from contrada.server.identity.cookies import GUEST_COOKIE, SESSION_COOKIE
from contrada.server.identity.names import display_name
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body
from contrada.server.storage.people.labels import remove_labels
from contrada.server.storage.people.users import User
from contrada.server.tables import requests as req
from contrada.server.tables.rows import Head

router = APIRouter(prefix="/api/me", tags=["people"])

REPEAT_SECONDS: Final = 5.0
"""Seconds after which names are removed again: another process may have written a snapshot before
it was notified of the deletion."""


class Me(msgspec.Struct, frozen=True):
    """The user's identity."""

    name: str
    account: str


class Device(msgspec.Struct, frozen=True):
    """A device on which the user is signed in; `here` marks the device of this request."""

    id: str
    device: str
    created_at: int
    seen_at: int
    here: bool


class MyData(msgspec.Struct, frozen=True):
    """Everything that is stored about a person."""

    id: str
    name: str
    account: str
    created_at: int
    tables: list[Head]
    said: list[Any]
    kept: dict[str, Any]
    devices: list[Device]


async def person_of(s: Services, request: Request) -> User:
    """The person who sent a request; raises Refused for a guest without a name."""
    person = await asyncio.to_thread(s.store.users.find, user_of(request))
    if person is None:
        raise Refused("no_name", "Choose a name first.")
    return person


@route(router, "GET", "", answer=Me)
async def me(request: Request) -> Response:
    """My identity. The first visit sets a cookie."""
    person = await asyncio.to_thread(services(request).store.users.find, user_of(request))
    return answer(Me("", "") if person is None else Me(person.name, person.account or ""))


@route(router, "PUT", "", body=req.NewName, answer=Me)
async def rename(request: Request) -> Response:
    """Choose a name. A guest's signed cookie is replaced by a session."""
    s, user = services(request), user_of(request)
    name = display_name((await body(request, req.NewName)).name)
    await asyncio.to_thread(s.store.users.save_name, user, name, now_ms())
    if not session_of(request):
        begin, device = s.store.sessions.begin, device_of(request.scope)
        token = await asyncio.to_thread(begin, user, device, now_ms(), replaces_signed=True)
        set_cookies(request, session_cookies(token))
    await s.tables.people.renamed(user, name)
    return await me(request)


@route(router, "GET", "/data", answer=MyData)
async def my_data(request: Request) -> Response:
    """Everything that is stored about me."""
    s = services(request)
    person = await person_of(s, request)
    tables = await asyncio.to_thread(s.store.tables_of, person.id, 100_000)
    said = await asyncio.to_thread(s.store.sayings.by, person.id)
    kept = await asyncio.to_thread(s.background.results.about, person.id)
    kept.update(await asyncio.to_thread(s.store.operators.about, person.id))
    kept.update(await asyncio.to_thread(s.background.notifier.contacts.about, person.id))
    kept.update(await asyncio.to_thread(s.background.profiles.about, person.id))
    kept["analyses"] = await asyncio.to_thread(s.background.analyses.store.about, person.id)
    kept["puzzles"] = await asyncio.to_thread(s.background.tried.about, person.id)
    kept["deals"] = await asyncio.to_thread(s.background.deals.store.about, person.id)
    kept["bots"] = await asyncio.to_thread(s.store.bots.about, person.id)
    kept["boxes"] = await asyncio.to_thread(s.store.boxes.about, person.id)
    account = person.account or ""
    own = await devices_of(s, request)
    made = person.created_at
    return answer(MyData(person.id, person.name, account, made, tables, said, kept, own))


async def devices_of(s: Services, request: Request) -> list[Device]:
    """The devices on which the sender of a request is signed in."""
    found = await asyncio.to_thread(s.store.sessions.of_user, user_of(request), now_ms())
    here = session_of(request)
    listed = [Device(x.id, x.device, x.created_at, x.seen_at, x.id == here) for x in found]
    return sorted(listed, key=lambda device: not device.here)


@route(router, "DELETE", "", body=req.Farewell)
async def forget_me(request: Request) -> Response:
    """Delete me: name, account, devices and chat. My seats are left; finished games retain a seat
    without a name."""
    s = services(request)
    request_body = await body(request, req.Farewell)
    person = await person_of(s, request)
    if person.password is not None:
        await check_password(s, request, request_body.password, person)
    else:
        s.hashing.admit(client_network(request.scope), f"user:{person.id}")
    for bot in await asyncio.to_thread(s.store.bots.of_owner, person.id):
        await forget_bot(s, bot.id)
    await s.tables.stand_up(person.id)
    await asyncio.to_thread(s.store.users.forget, person.id)
    await asyncio.to_thread(s.store.operators.forget, person.id)
    s.tables.people.sign_out(person.id)
    await asyncio.to_thread(s.background.results.forget, person.id)
    await asyncio.to_thread(s.background.analyses.store.forget, person.id)
    await asyncio.to_thread(s.background.profiles.forget, person.id)
    await asyncio.to_thread(s.background.tried.forget, person.id)
    await asyncio.to_thread(s.background.deals.store.forget, person.id)
    # Before the names are removed from memory, so that no table is loaded with them; and again
    # afterwards, because a snapshot may have been written in between.
    await asyncio.to_thread(remove_labels, s.store.engine, person.id, last=False)
    await s.tables.people.renamed(person.id, None)
    shared = s.store.shared
    await asyncio.to_thread(remove_labels, s.store.engine, person.id, last=not shared)
    if shared:
        s.tables.tasks.spawn(_remove_labels_later(s, person.id))
    set_cookies(request, guest_cookies(s))
    return answer({})


async def _remove_labels_later(s: Services, user: str) -> None:
    await asyncio.sleep(REPEAT_SECONDS)
    await asyncio.to_thread(remove_labels, s.store.engine, user, last=True)


def guest_cookies(s: Services) -> dict[str, str]:
    """The cookies of a new guest."""
    guest = s.identity.cookie(s.identity.new_user(), 0)
    return {SESSION_COOKIE: "", GUEST_COOKIE: guest}


async def check_password(s: Services, request: Request, password: str, person: User) -> None:
    """Check the password of the signed-in account; raises Refused."""
    work = partial(s.identity.check_password, password, person.password)
    if not await s.hashing.run(client_network(request.scope), f"user:{person.id}", work):
        raise Refused("wrong_password", "Name and password do not belong together.")
