"""Connected bots and challenges to them, for hosts of tables; answers, for programs."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.services import as_bot, bot_of, services, user_of
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body
from contrada.server.people.outside.challenges import bot_info
from contrada.server.tables.outside import messages as out

router = APIRouter(prefix="/api", tags=["bots"])
MAX_LISTED = 100


class ChallengeRef(msgspec.Struct, frozen=True):
    """A challenge by its id."""

    id: str


class Accepted(msgspec.Struct, frozen=True):
    """The table and seat of an accepted challenge."""

    table: str
    seat: int


@route(router, "GET", "/bots", answer=out.Bots)
async def online(request: Request, game: str = "") -> Response:
    """The bots whose programs are connected, optionally those that play a game."""
    bots = services(request).store.bots
    found = await asyncio.to_thread(bots.online, now_ms(), MAX_LISTED)
    shown = [bot_info(b) for b in found if not game or not b.games or game in b.games]
    return answer(out.Bots(shown))


@route(router, "GET", "/bot", answer=out.BotInfo)
async def this_bot(request: Request) -> Response:
    """With a token: the bot account that it belongs to."""
    found = await asyncio.to_thread(services(request).store.bots.find, as_bot(request).user)
    if found is None:
        raise Refused("not_signed_in", "This bot account was deleted.")
    return answer(bot_info(found))


@route(router, "GET", "/tables/{table_id}/challenges", answer=out.Challenges)
async def challenges(request: Request, table_id: str) -> Response:
    """As host: the challenges of my table, open or declined."""
    service = services(request).background.challenges
    return answer(out.Challenges(await service.of_table(user_of(request), table_id)))


@route(
    router,
    "POST",
    "/tables/{table_id}/challenges",
    body=out.NewChallenge,
    answer=ChallengeRef,
)
async def challenge(request: Request, table_id: str) -> Response:
    """As host: challenge a connected bot to take an open seat of my table."""
    wanted = await body(request, out.NewChallenge)
    service, bot = services(request).background.challenges, bot_of(request)
    sender = client_network(request.scope) if bot is None else bot.user
    owner = "" if bot is None else bot.owner
    made = await service.create(user_of(request), table_id, wanted.seat, wanted.bot, sender, owner)
    return answer(ChallengeRef(made.id))


@route(router, "DELETE", "/challenges/{challenge_id}")
async def withdraw(request: Request, challenge_id: str) -> Response:
    """Withdraw a challenge of mine that is not answered yet."""
    await services(request).background.challenges.withdraw(user_of(request), challenge_id)
    return answer({})


@route(router, "POST", "/bot/challenges/{challenge_id}/accept", answer=Accepted)
async def accept(request: Request, challenge_id: str) -> Response:
    """With a token: accept a challenge and take its seat."""
    bot = as_bot(request)
    found = await services(request).background.challenges.accept(bot, challenge_id)
    return answer(Accepted(found.match_id, found.seat))


@route(router, "POST", "/bot/challenges/{challenge_id}/decline", body=out.Decline)
async def decline(request: Request, challenge_id: str) -> Response:
    """With a token: decline a challenge; the challenger sees the reason."""
    bot, wanted = as_bot(request), await body(request, out.Decline)
    await services(request).background.challenges.decline(bot, challenge_id, wanted.reason)
    return answer({})
