"""My bot accounts: create and delete them, and their tokens."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.bots.deletion import forget_bot
from contrada.server.http.openapi import route
from contrada.server.http.routes.people import person_of
from contrada.server.http.services import Services, services, user_of
from contrada.server.http.visitors import TOKEN_SESSION
from contrada.server.identity.names import display_name
from contrada.server.net.answers import answer, body
from contrada.server.storage.people.bot_accounts import (
    MAX_TOKENS,
    BotAccount,
    BotToken,
    TooManyBots,
)
from contrada.server.tables.outside import messages as out

router = APIRouter(prefix="/api/me/bots", tags=["bots"])


def _token(token: BotToken) -> out.TokenInfo:
    scopes: list[out.Scope] = [scope for scope in out.SCOPES if scope in token.scopes]  # type: ignore[misc]
    return out.TokenInfo(token.id, token.label, scopes, token.created_at, token.seen_at)


async def _shown(s: Services, bot: BotAccount) -> out.OwnBot:
    tokens = await asyncio.to_thread(s.store.bots.tokens, bot.id)
    shown = [_token(token) for token in tokens]
    return out.OwnBot(bot.id, bot.name, bot.created_at, bot.online(now_ms()), shown)


async def _mine(request: Request, bot_id: str) -> BotAccount:
    """One of my bot accounts; raises Refused."""
    s, user = services(request), user_of(request)
    bot = await asyncio.to_thread(s.store.bots.find, bot_id)
    if bot is None or bot.owner_id != user:
        raise Refused("unknown_path", "You have no such bot account.")
    return bot


@route(router, "GET", "", answer=out.OwnBots)
async def my_bots(request: Request) -> Response:
    """My bot accounts and their tokens."""
    s = services(request)
    bots = await asyncio.to_thread(s.store.bots.of_owner, user_of(request))
    shown = [await _shown(s, bot) for bot in bots]
    return answer(out.OwnBots(shown, s.settings.bot_accounts))


@route(router, "POST", "", body=out.NewBot, answer=out.OwnBot)
async def make_bot(request: Request) -> Response:
    """Create a bot account. Only a person with an account can own one."""
    s = services(request)
    name = display_name((await body(request, out.NewBot)).name)
    person = await person_of(s, request)
    if person.account is None:
        raise Refused("not_signed_in", "Make an account first: it owns the bot account.")
    if not s.settings.bot_accounts:
        raise Refused("not_allowed", "This server has no bot accounts.")
    create = s.store.bots.create
    try:
        bot = await asyncio.to_thread(create, person.id, name, now_ms(), s.settings.bot_accounts)
    except TooManyBots:
        most = s.settings.bot_accounts
        raise Refused("too_many", f"A person has up to {most} bot accounts.") from None
    return answer(await _shown(s, await _mine(request, bot)))


@route(router, "DELETE", "/{bot_id}")
async def delete_bot(request: Request, bot_id: str) -> Response:
    """Delete a bot account: its tokens end, its seats are left, its ratings are removed."""
    bot = await _mine(request, bot_id)
    await forget_bot(services(request), bot.id)
    return answer({})


@route(router, "POST", "/{bot_id}/tokens", body=out.NewToken, answer=out.NewTokenMade)
async def make_token(request: Request, bot_id: str) -> Response:
    """Create a token for a program. It is shown once; the server keeps only its hash."""
    s = services(request)
    wanted = await body(request, out.NewToken)
    bot = await _mine(request, bot_id)
    label = " ".join("".join(c if c.isprintable() else " " for c in wanted.label).split())
    add = s.store.bots.add_token
    try:
        text, made = await asyncio.to_thread(add, bot.id, label, wanted.scopes, now_ms())
    except TooManyBots:
        raise Refused("too_many", f"A bot account has up to {MAX_TOKENS} tokens.") from None
    return answer(out.NewTokenMade(text, _token(made)))


@route(router, "DELETE", "/{bot_id}/tokens/{token_id}")
async def revoke_token(request: Request, bot_id: str, token_id: str) -> Response:
    """Revoke a token: connections that use it are closed."""
    s = services(request)
    bot = await _mine(request, bot_id)
    if not await asyncio.to_thread(s.store.bots.revoke, bot.id, token_id):
        raise Refused("unknown_path", "This bot account has no such token.")
    s.tables.people.sign_out(bot.id, TOKEN_SESSION + token_id)
    return answer({})
