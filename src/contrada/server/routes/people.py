"""Who one is: name, account, one's data."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server import messages as msg
from contrada.server.answers import answer, body
from contrada.server.commands import clean
from contrada.server.kept import Head, Taken
from contrada.server.refusal import Refused
from contrada.server.routes.documented import route
from contrada.server.server_clock import now_ms
from contrada.server.services import Services, services, user_of
from contrada.server.users import User

router = APIRouter(prefix="/api/me", tags=["people"])


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    name: str
    account: str


class MyData(msgspec.Struct, frozen=True):
    """Everything that is kept about a person."""

    id: str
    name: str
    account: str
    created_at: int
    tables: list[Head]
    said: list[Any]
    kept: dict[str, Any]


async def _person(s: Services, request: Request) -> User:
    person = await asyncio.to_thread(s.store.users.find, user_of(request))
    if person is None:
        raise Refused("no_name", "Choose a name first.")
    return person


@route(router, "GET", "", answer=Me)
async def me(request: Request) -> Response:
    """Who am I? A first visit is given a cookie."""
    person = await asyncio.to_thread(services(request).store.users.find, user_of(request))
    return answer(Me("", "") if person is None else Me(person.name, person.account or ""))


@route(router, "PUT", "", body=msg.NewName, answer=Me)
async def rename(request: Request) -> Response:
    """Choose a name."""
    s, user = services(request), user_of(request)
    name = clean((await body(request, msg.NewName)).name)
    if not name:
        raise Refused("bad_message", "There is nothing in this name.")
    await asyncio.to_thread(s.store.users.save_name, user, name, now_ms())
    await s.tables.sitters.renamed(user, name)
    return await me(request)


@route(router, "GET", "/data", answer=MyData)
async def my_data(request: Request) -> Response:
    """Everything that is kept about me."""
    s = services(request)
    person = await _person(s, request)
    tables = await asyncio.to_thread(s.store.tables_of, person.id, 100_000)
    said = await asyncio.to_thread(s.store.sayings.by, person.id)
    kept = await asyncio.to_thread(s.people.records.about, person.id)
    account = person.account or ""
    return answer(MyData(person.id, person.name, account, person.created_at, tables, said, kept))


@route(router, "DELETE", "", body=msg.Farewell)
async def forget_me(request: Request) -> Response:
    """Delete me: name, account and chat; seats are left, finished games keep a nameless seat."""
    s = services(request)
    wish = await body(request, msg.Farewell)
    person = await _person(s, request)
    if person.password is not None:
        await _must_know(s, wish.password, person)
    await s.tables.stand_up(person.id)
    await asyncio.to_thread(s.store.users.forget, person.id)
    await asyncio.to_thread(s.people.records.forget, person.id)
    await s.tables.sitters.renamed(person.id, None)
    request.state.sign = (s.identity.new_user(), 0)
    return answer({})


async def _must_know(s: Services, password: str, person: User | None) -> None:
    kept = person.password if person is not None else None
    if not await asyncio.to_thread(s.identity.check_password, password, kept):
        raise Refused("wrong_password", "Name and password do not belong together.")


@route(router, "POST", "/account", body=msg.Credentials, answer=Me)
async def make_account(request: Request) -> Response:
    """Make an account, to carry one's games to another device."""
    s = services(request)
    wish = await body(request, msg.Credentials)
    person = await _person(s, request)
    kept = await asyncio.to_thread(s.identity.hash_password, wish.password)
    try:
        await asyncio.to_thread(s.store.users.save_account, person.id, _account(wish.account), kept)
    except Taken as error:
        raise Refused("taken", str(error)) from None
    return await me(request)


@route(router, "POST", "/account/sign-in", body=msg.Credentials, answer=Me)
async def sign_in(request: Request) -> Response:
    """Be on this device who one is on another."""
    s = services(request)
    wish = await body(request, msg.Credentials)
    person = await asyncio.to_thread(s.store.users.of_account, _account(wish.account))
    await _must_know(s, wish.password, person)
    assert person is not None
    request.state.sign = (person.id, person.session)
    return answer(Me(person.name, person.account or ""))


@route(router, "POST", "/account/sign-out")
async def sign_out(request: Request) -> Response:
    """Be somebody new on this device."""
    request.state.sign = (services(request).identity.new_user(), 0)
    return answer({})


@route(router, "PUT", "/account/password", body=msg.NewPassword, answer=Me)
async def change_password(request: Request) -> Response:
    """Change the password; other devices are signed out."""
    s = services(request)
    wish = await body(request, msg.NewPassword)
    person = await _person(s, request)
    await _must_know(s, wish.old, person)
    kept = await asyncio.to_thread(s.identity.hash_password, wish.new)
    await asyncio.to_thread(s.store.users.save_password, person.id, kept)
    request.state.sign = (person.id, person.session + 1)
    s.tables.sitters.sign_out(person.id)
    return answer(Me(person.name, person.account or ""))


def _account(text: str) -> str:
    """Account names do not differ by case or spare blanks."""
    name = clean(text).casefold()
    if len(name) < 3:
        raise Refused("bad_message", "An account name has at least three characters.")
    return name
