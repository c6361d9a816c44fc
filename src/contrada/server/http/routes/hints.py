"""Hints: the results of a search at the user's decision."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.game import SPECTATOR
from contrada.core.messages import Json
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.routes.tables import watched
from contrada.server.http.services import services, user_of
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer

router = APIRouter(prefix="/api", tags=["tables"])


class HintOption(msgspec.Struct, frozen=True):
    """A recommended action, with its estimates."""

    action: Json
    share: float
    """The share of the search that went to this action, from 0 to 1."""
    win: float
    """The estimated probability of winning, from 0 to 1."""
    score: float
    """The estimated final score."""


class HintAnswer(msgspec.Struct, frozen=True):
    """The best few actions, best first; `seq` is that of the viewer's table."""

    seq: int
    options: list[HintOption]


async def _hint_slot(request: Request) -> AsyncIterator[None]:
    """Hold one of the address's slots for concurrent hint searches during the request."""
    slots = services(request).background.hint_slots
    with slots.held(client_network(request.scope)) as free:
        if not free:
            raise Refused("too_many", "Other hints are being searched for you; wait a little.")
        yield


@route(router, "GET", "/tables/{table_id}/hint", answer=HintAnswer)
async def hint(
    request: Request, table_id: str, seat: int = SPECTATOR, _slot: None = Depends(_hint_slot)
) -> Response:
    """Search my decision with my own knowledge and return the best actions."""
    s = services(request)
    if seat == SPECTATOR:
        raise Refused("bad_message", "A hint is for a seat: add ?seat=N.")
    session = await watched(request, table_id, seat)
    async with session.lock:
        table = session.table
        if not table.running or table.match is None:
            raise Refused("not_now", "The game is not being played.")
        if not table.hints:
            raise Refused("not_allowed", "There are no hints at this table.")
        if not table.legal(seat) or table.data.seats[seat].stand_in:
            raise Refused("not_now", "It is not your turn.")
        seq, since = table.data.seen[seat], table.data.since[seat]
        state = table.match.state.copy()
    key = (table_id, seat, since)
    found = s.background.hints.cached(key)
    if found is None:
        if not s.background.hint_limit.take(user_of(request)):
            raise Refused("too_many", "Too many hints; think a little.")
        # Stored before the search: a hint that was seen must count even if the server crashes.
        await asyncio.to_thread(s.background.results.note_hint, table_id)
        found = await s.background.hints.ask(key, table.game, state, seat, user_of(request))
    options = [
        HintOption(table.game.encode(seat, h.action), h.visits, h.win, h.score) for h in found
    ]
    return answer(HintAnswer(seq, options))
