"""Accounts: signing in and out, passwords, devices."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.routes.people import Device, Me, devices_of, guest_cookies, me, person_of
from contrada.server.http.services import Services, services, session_of, set_cookies, user_of
from contrada.server.http.visitors import device_of, session_cookies
from contrada.server.identity.names import account_name, account_spellings
from contrada.server.identity.passwords import check_strength
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body
from contrada.server.storage.people.users import User
from contrada.server.tables import requests as req
from contrada.server.tables.rows import AlreadyWritten

router = APIRouter(prefix="/api/me", tags=["people"])


class Devices(msgspec.Struct, frozen=True):
    """The devices on which the user is signed in, most recently used first."""

    devices: list[Device]


@route(router, "POST", "/account", body=req.Credentials, answer=Me)
async def make_account(request: Request) -> Response:
    """Create an account, to play on several devices."""
    s = services(request)
    request_body = await body(request, req.Credentials)
    person = await person_of(s, request)
    account = account_name(request_body.account)
    if person.account is not None:
        raise Refused("taken", "You have an account already.")
    if await asyncio.to_thread(s.store.users.is_taken, account):
        raise Refused("taken", "This account name, or one that looks like it, is in use.")

    def hashed() -> str:
        check_strength(request_body.password, (account, person.name))
        return s.identity.hash_password(request_body.password)

    kept = await s.hashing.run(client_network(request.scope), f"user:{person.id}", hashed)
    try:
        await asyncio.to_thread(s.store.users.save_account, person.id, account, kept)
    except AlreadyWritten as error:
        raise Refused("taken", str(error)) from None
    await _new_token(s, request, person)
    return await me(request)


@route(router, "POST", "/account/sign-in", body=req.Credentials, answer=Me)
async def sign_in(request: Request) -> Response:
    """Sign in on this device."""
    s = services(request)
    request_body = await body(request, req.Credentials)
    spellings = account_spellings(request_body.account)
    person = await asyncio.to_thread(s.store.users.of_account, *spellings)
    kept = person.password if person is not None else None

    def right() -> bool:
        return s.identity.check_password(request_body.password, kept)

    if not await s.hashing.run(client_network(request.scope), f"account:{spellings[0]}", right):
        raise Refused("wrong_password", "Name and password do not belong together.")
    assert person is not None
    usable = s.store.operators.use_temporary
    if not await asyncio.to_thread(usable, person.id, person.password):
        raise Refused("wrong_password", "This temporary password has been used, or is too old.")
    await _end_here(s, request)
    device = device_of(request.scope)
    token = await asyncio.to_thread(s.store.sessions.begin, person.id, device, now_ms())
    set_cookies(request, session_cookies(token))
    return answer(Me(person.name, person.account or ""))


@route(router, "POST", "/account/sign-out")
async def sign_out(request: Request) -> Response:
    """Sign out on this device."""
    s = services(request)
    await _end_here(s, request)
    set_cookies(request, guest_cookies(s))
    return answer({})


@route(router, "PUT", "/account/password", body=req.NewPassword, answer=Me)
async def change_password(request: Request) -> Response:
    """Change the password; signs out other devices."""
    s = services(request)
    request_body = await body(request, req.NewPassword)
    person = await person_of(s, request)

    def changed() -> str | None:
        if not s.identity.check_password(request_body.old, person.password):
            return None
        check_strength(request_body.new, (person.account or "", person.name))
        return s.identity.hash_password(request_body.new)

    kept = await s.hashing.run(client_network(request.scope), f"user:{person.id}", changed)
    if kept is None:
        raise Refused("wrong_password", "Name and password do not belong together.")
    here = session_of(request)
    await asyncio.to_thread(s.store.users.save_password, person.id, kept, here)
    await _new_token(s, request, person)
    s.tables.people.sign_out(person.id)
    return answer(Me(person.name, person.account or ""))


@route(router, "GET", "/devices", answer=Devices)
async def devices(request: Request) -> Response:
    """The devices I am signed in on."""
    return answer(Devices(await devices_of(services(request), request)))


@route(router, "DELETE", "/devices/{device_id}")
async def sign_out_device(request: Request, device_id: str) -> Response:
    """Sign out one of my devices."""
    s, user = services(request), user_of(request)
    if not await asyncio.to_thread(s.store.sessions.end, user, device_id):
        raise Refused("unknown_path", "You are not signed in on such a device.")
    await asyncio.to_thread(s.store.sessions.void_signed, user)
    s.tables.people.sign_out(user, device_id)
    if device_id == session_of(request):
        set_cookies(request, guest_cookies(s))
    return answer({})


@route(router, "DELETE", "/devices")
async def sign_out_everywhere(request: Request) -> Response:
    """Sign out all of my devices, including this one."""
    s, user = services(request), user_of(request)
    await asyncio.to_thread(s.store.sessions.end_all, user)
    s.tables.people.sign_out(user)
    set_cookies(request, guest_cookies(s))
    return answer({})


async def _new_token(s: Services, request: Request, person: User) -> None:
    """Rotate the token of this device's session and end all other sessions."""
    here = session_of(request)
    await asyncio.to_thread(s.store.sessions.end_all, person.id, here)
    token = await asyncio.to_thread(s.store.sessions.rotate, here, now_ms()) if here else None
    if token is None:
        device = device_of(request.scope)
        token = await asyncio.to_thread(s.store.sessions.begin, person.id, device, now_ms())
    set_cookies(request, session_cookies(token))


async def _end_here(s: Services, request: Request) -> None:
    """End the session of this device and close its connections."""
    user, here = user_of(request), session_of(request)
    if here:
        await asyncio.to_thread(s.store.sessions.end, user, here)
        s.tables.people.sign_out(user, here)
