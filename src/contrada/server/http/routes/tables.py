"""Tables over HTTP: creating, reading, and sending commands without a WebSocket."""

from __future__ import annotations

import asyncio
import time

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.boxes.shipped import box_name
from contrada.core.game import SPECTATOR
from contrada.core.match import LogLine
from contrada.core.registry import game_ids
from contrada.core.saves import make_export, save
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import bot_of, services, user_of
from contrada.server.identity.scopes import check_command
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body, read
from contrada.server.runtime.session import TableSession
from contrada.server.storage.lobby import read_cursor
from contrada.server.tables import messages as msg
from contrada.server.tables import requests as req
from contrada.server.tables.duplicate.origin import deal_of
from contrada.server.tables.read_only import ReadOnly, ReadOnlyTable
from contrada.server.tables.rows import BadRow, Head

router = APIRouter(prefix="/api", tags=["tables"])
MAX_OWN_TABLES = 100
LOBBY_PAGE = 24


class TableRef(msgspec.Struct, frozen=True):
    """A table by its id."""

    id: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    seats: int
    mode: str
    created_at: int
    changed_at: int
    box: str
    """As in `TableInfo`."""


class Lobby(msgspec.Struct, frozen=True):
    """The user's tables, and the listed ones."""

    mine: list[TableLine]
    """Empty on further pages."""
    listed: list[TableLine]
    next: str = ""
    """The value of `after` for the next page of the listed tables; empty on the last."""


class SeatLink(msgspec.Struct, frozen=True):
    """The secret for playing a seat from another device."""

    secret: str


def _line(head: Head) -> TableLine:
    setup = head.setup
    return TableLine(
        head.id,
        head.game,
        head.phase,
        setup.seats,
        setup.mode,
        head.created_at,
        head.changed_at,
        box_name(setup.game, setup.rules_version, setup.components),
    )


async def watched(request: Request, table_id: str, seat: int) -> TableSession:
    """A table that the visitor may see from this seat; raises Refused."""
    session = await services(request).tables.find(table_id)
    if not SPECTATOR <= seat < session.table.setup.seats:
        raise Refused("bad_message", "There is no such seat.")
    if not session.may_watch(user_of(request), seat) and not await _opened(request, session, seat):
        raise Refused("not_yours", "You may not look at the table from there.")
    session.viewed_at = time.monotonic()
    services(request).tables.bot_turns.on_viewed(session)
    return session


async def _opened(request: Request, session: TableSession, seat: int) -> bool:
    """Whether everybody may look at a finished table because its deal is over for all."""
    table = session.table
    if seat != SPECTATOR or table.data.phase != "over" or not deal_of(table):
        return False
    return not await services(request).background.deals.sealed(table)


async def check_unsealed(request: Request, session: TableSession) -> None:
    """Refuse what would tell a deal that others may still play; raises Refused."""
    if await services(request).background.deals.sealed(session.table):
        raise Refused("not_now", "Others still play this deal: it is opened when it is over.")


async def _read_only(request: Request, table_id: str, seat: int) -> ReadOnly:
    """A read-only table that the visitor may see; raises Refused."""
    s = services(request)
    try:
        await s.tables.find(table_id)
    except Refused as refusal:
        if refusal.code != "read_only":
            raise
    else:
        raise Refused("not_now", "This table can be played here.")
    try:
        old = ReadOnly(await asyncio.to_thread(s.store.unread, table_id))
    except BadRow:
        raise Refused("read_only", "Nothing of this table can be read.") from None
    if not SPECTATOR <= seat < old.setup.seats:
        raise Refused("bad_message", "There is no such seat.")
    if not old.may_watch(user_of(request), seat):
        raise Refused("not_yours", "You may not look at the table from there.")
    return old


@route(router, "GET", "/tables", answer=Lobby)
async def lobby(
    request: Request, game: str = "", after: str = "", limit: int = LOBBY_PAGE
) -> Response:
    """My tables, and a page of the listed tables, optionally of one game."""
    if not 0 < limit <= MAX_OWN_TABLES:
        raise Refused("bad_message", f"A page has 1 to {MAX_OWN_TABLES} tables.")
    if game and game not in game_ids():
        raise Refused("bad_message", "There is no such game.")
    cursor = read_cursor(after)
    store = services(request).store
    mine: list[Head] = []
    if cursor is None:
        mine = await asyncio.to_thread(store.tables_of, user_of(request), MAX_OWN_TABLES)
    listed, end = await asyncio.to_thread(store.listed, limit, game, cursor)
    told = [_line(head) for head in listed]
    return answer(Lobby([_line(head) for head in mine], told, "" if end is None else str(end)))


@route(router, "POST", "/tables", body=req.NewTable, answer=TableRef)
async def create(request: Request) -> Response:
    """Create a table."""
    request_body = await body(request, req.NewTable)
    s = services(request)
    if request_body.listed and not s.listings.take(client_network(request.scope)):
        raise Refused("too_many", "Too many listed tables from here; make one by link, or wait.")
    return answer(TableRef(await s.tables.create(user_of(request), request_body)))


@route(router, "GET", "/tables/{table_id}", answer=msg.TableMessage)
async def look(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """The table as I may see it, from my seat or as a spectator."""
    session = await watched(request, table_id, seat)
    async with session.lock:
        return Response(session.published.full(seat), media_type="application/json")


@route(router, "GET", "/tables/{table_id}/read-only", answer=ReadOnlyTable)
async def look_read_only(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """Read-only view of a table with unsupported rules, as far as I may see it."""
    s = services(request)
    old = await _read_only(request, table_id, seat)
    names = await asyncio.to_thread(s.store.users.names, old.data.people())
    return answer(old.state_for(seat, names))


@route(
    router,
    "POST",
    "/tables/{table_id}/do",
    body=msg.AnyCommand,
    answer=msg.Ack | msg.Because | msg.Pong,
)
async def do(request: Request, table_id: str) -> Response:
    """Send a command to a table; the same commands as over the WebSocket."""
    command: msg.AnyCommand = read(await request.body(), msg.AnyCommand)  # type: ignore[arg-type]
    if isinstance(command, msg.Ping):
        return answer(msg.Pong(command.id))
    bot = bot_of(request)
    if bot is not None:
        check_command(bot.scopes, str(command.__struct_config__.tag))
    return answer(await services(request).tables.do(user_of(request), table_id, command))


@route(router, "GET", "/tables/{table_id}/chat", answer=msg.Chat)
async def chat(request: Request, table_id: str) -> Response:
    """The chat of a table."""
    session = await watched(request, table_id, SPECTATOR)
    s = services(request)
    said = await asyncio.to_thread(s.store.sayings.at, table_id, 200)
    muted = await asyncio.to_thread(s.store.sayings.muted_by, user_of(request))
    return answer(msg.Chat([session.chat_message(x) for x in said if x.user_id not in muted]))


@route(router, "GET", "/tables/{table_id}/export")
async def export(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """The match file: complete and with the seed after the end, before that as I may see it."""
    try:
        session = await watched(request, table_id, seat)
    except Refused as refusal:
        if refusal.code != "read_only":
            raise
        return answer((await _read_only(request, table_id, seat)).export(seat))
    sealed = await services(request).background.deals.sealed(session.table)
    async with session.lock:
        table = session.table
        if table.match is None or table.transcript is None:
            raise Refused("not_now", "The game has not begun.")
        if table.data.phase == "over" and not sealed:
            return Response(save(table.match), media_type="application/json")
        lines = table.transcript.lines[seat]
        log = [LogLine(i, line.actor, line.form) for i, line in enumerate(lines)]
        return answer(make_export(table.setup, table.commitment, seat, log))


@route(router, "GET", "/tables/{table_id}/seats/{seat}/link", answer=SeatLink)
async def seat_link(request: Request, table_id: str, seat: int) -> Response:
    """The secret of my seat, for playing it from another device."""
    if seat == SPECTATOR:
        raise Refused("bad_message", "There is no such seat.")
    session = await watched(request, table_id, seat)
    _own_device_only(session)
    hands = session.table.data.seats[seat].hands
    return answer(SeatLink(services(request).identity.seat_secret(table_id, seat, hands)))


@route(router, "POST", "/tables/{table_id}/claim", body=req.SeatSecret)
async def claim(request: Request, table_id: str) -> Response:
    """Play a seat from this device as well, by its secret."""
    s = services(request)
    shown = (await body(request, req.SeatSecret)).secret
    session = await s.tables.find(table_id)
    _own_device_only(session)
    for seat, place in enumerate(session.table.data.seats):
        secret = s.identity.seat_secret(table_id, seat, place.hands)
        if place.kind == "human" and s.identity.same(secret, shown):
            await s.tables.claim(user_of(request), table_id, seat)
            return answer({"seat": seat})
    raise Refused("not_yours", "This is not the secret of a seat here.")


def _own_device_only(session: TableSession) -> None:
    if deal_of(session.table):
        raise Refused("not_allowed", "A seat of a deal is played by one person.")
