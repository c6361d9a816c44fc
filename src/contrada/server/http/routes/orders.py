"""Standing orders over HTTP: reading, leaving and revoking them. They are secret to their seat."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.game import SPECTATOR
from contrada.core.messages import Json
from contrada.core.registry import entry_of
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.routes.tables import watched
from contrada.server.http.services import services
from contrada.server.net.answers import answer, body
from contrada.server.people.orders import MAX_SIZE, Order, size, too_deep
from contrada.server.runtime.session import TableSession

router = APIRouter(prefix="/api/tables/{table_id}", tags=["orders"])


class Orders(msgspec.Struct, frozen=True):
    """The order of a seat, if there is one, and the orders that the game suggests."""

    order: Order | None
    used: int
    presets: list[Json]


async def _mine(request: Request, table_id: str, seat: int) -> TableSession:
    if seat == SPECTATOR:
        raise Refused("bad_message", "An order is a seat's: add ?seat=N.")
    return await watched(request, table_id, seat)


async def _told(request: Request, session: TableSession, seat: int) -> Response:
    store = services(request).background.orders.store
    hands, standing = (await asyncio.to_thread(store.at, session.table.id)).get(seat, (-1, None))
    if standing is None or hands != session.table.data.seats[seat].hands:
        order, used = None, 0
    else:
        order, used = standing.order, standing.used
    return answer(Orders(order, used, list(entry_of(session.table.setup.game).orders)))


@route(router, "GET", "/orders", answer=Orders)
async def read_order(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """The standing order of my seat, and the orders that the game suggests."""
    return await _told(request, await _mine(request, table_id, seat), seat)


@route(router, "PUT", "/orders", body=Order, answer=Orders)
async def leave_order(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """Replace the standing order of my seat; it is executed at once if it applies."""
    order = await body(request, Order)
    session = await _mine(request, table_id, seat)
    if session.table.setup.mode != "turn_based":
        raise Refused("not_allowed", "Standing orders are for turn-based tables.")
    if not session.table.running:
        raise Refused("not_now", "The game is not being played.")
    plain = msgspec.to_builtins(order)
    if too_deep(plain):
        raise Refused("bad_message", "This order is nested too deeply.")
    if size(plain) > MAX_SIZE:
        raise Refused("bad_message", f"An order holds up to {MAX_SIZE} values.")
    await services(request).background.orders.set_order(session, seat, order)
    return await _told(request, session, seat)


@route(router, "DELETE", "/orders", answer=Orders)
async def revoke_order(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """Revoke the standing order."""
    session = await _mine(request, table_id, seat)
    await services(request).background.orders.set_order(session, seat, None)
    return await _told(request, session, seat)
