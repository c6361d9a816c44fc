"""Personal statistics: one's own, and those that others show."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer, body
from contrada.server.people.statistics.profile_store import PersonalStatistics, Shown

router = APIRouter(prefix="/api", tags=["statistics"])
HANDLE: Final = re.compile(r"[0-9a-f]{18}")
EVERYTHING: Final = Shown(True, True, True)


class MyPage(msgspec.Struct, frozen=True):
    """The address of my page (`/player/HANDLE`), and what it shows; empty if nothing was chosen."""

    handle: str
    shown: Shown


@route(router, "GET", "/me/statistics", answer=PersonalStatistics)
async def my_statistics(request: Request) -> Response:
    """My games, rating curve, accuracy and luck."""
    store = services(request).background.profiles
    found = await asyncio.to_thread(store.statistics, user_of(request), EVERYTHING)
    if found is None:  # a visitor without a name
        found = PersonalStatistics("", [], [], [])
    return answer(found)


@route(router, "GET", "/me/page", answer=MyPage)
async def my_page(request: Request) -> Response:
    """What my page shows to everyone."""
    store = services(request).background.profiles
    return answer(MyPage(*await asyncio.to_thread(store.shown, user_of(request))))


@route(router, "PUT", "/me/page", body=Shown, answer=MyPage)
async def choose(request: Request) -> Response:
    """Choose what my page shows to everyone."""
    s, user = services(request), user_of(request)
    shown = await body(request, Shown)
    if await asyncio.to_thread(s.store.users.find, user) is None:
        raise Refused("no_name", "Choose a name first.")
    handle = await asyncio.to_thread(s.background.profiles.choose, user, shown)
    return answer(MyPage(handle, shown))


@route(router, "GET", "/players/{handle}", answer=PersonalStatistics)
async def player(request: Request, handle: str) -> Response:
    """What a person shows of their statistics."""
    store = services(request).background.profiles
    found = None
    if HANDLE.fullmatch(handle):
        found = await asyncio.to_thread(store.by_handle, handle)
    told = None if found is None else await asyncio.to_thread(store.statistics, *found)
    if told is None:
        raise Refused("unknown_path", "There is no such page, or its owner shows nothing.")
    return answer(told)
