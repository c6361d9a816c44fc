"""One WebSocket per viewer: executes commands one by one, and sends the viewer's queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from contrada.core.game import SPECTATOR
from contrada.server.common.containment import ESCAPING
from contrada.server.common.metrics import FAULTS, REFUSALS, SOCKETS
from contrada.server.common.refusal import Refused
from contrada.server.http.services import (
    Services,
    bot_of,
    services,
    session_ended,
    session_of,
    user_of,
)
from contrada.server.identity.scopes import OWNER_SHARE, check_command
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import decoded
from contrada.server.net.closing import CLOSE_CODES, GONE, REFUSED
from contrada.server.net.limits import BURST_SECONDS, FLOOD_REFUSALS, Bucket
from contrada.server.net.protocol import LINK, BoundedWebSocket
from contrada.server.runtime.broadcast import Listener
from contrada.server.runtime.session import TableSession
from contrada.server.tables import messages as msg

log = logging.getLogger(__name__)
router = APIRouter()

_open: Counter[str] = Counter()
_commands: msgspec.json.Decoder[Any] = msgspec.json.Decoder(msg.AnyCommand)


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Watch a table from `?seat=N`, or as a spectator, and send commands."""
    s, user = services(websocket), user_of(websocket)
    with contextlib.ExitStack() as held:
        if not admitted(held, websocket):
            await websocket.close(4429)
            return
        SOCKETS.inc()
        try:
            await _serve(websocket, s, table_id, user)
        finally:
            SOCKETS.dec()


def admitted(held: contextlib.ExitStack, websocket: WebSocket) -> bool:
    """Count an open WebSocket, while `held` is open; False where there are too many.

    The limits hold per address; for a program also per bot account and owner.
    """
    settings, bot = services(websocket).settings, bot_of(websocket)
    limits = {client_network(websocket.scope): settings.sockets_per_address}
    if bot is not None:
        limits[f"bot {bot.user}"] = settings.bot_account_sockets
        limits[f"owner {bot.owner}"] = OWNER_SHARE * settings.bot_account_sockets
    if any(_open[key] >= most for key, most in limits.items()):
        return False
    for key in limits:
        _open[key] += 1
        held.callback(_release, key)
    return True


def _release(key: str) -> None:
    _open[key] -= 1
    if _open[key] <= 0:
        del _open[key]


async def _serve(websocket: WebSocket, s: Services, table_id: str, user: str) -> None:
    """Check the request, then serve the listener."""
    try:
        viewer = _number(websocket.query_params.get("seat", str(SPECTATOR)))
        have = _have(websocket)
        info = websocket.query_params.get("info", "0") == "1"
        if info and (bot_of(websocket) is None or viewer == SPECTATOR):
            raise Refused("not_allowed", "Only a bot account at its seat is sent what it knows.")
        session = await s.tables.find(table_id)
        if not SPECTATOR <= viewer < session.table.setup.seats:
            raise Refused("bad_message", "There is no such seat.")
        if not session.may_watch(user, viewer):
            raise Refused("not_yours", "You may not look at the table from there.")
    except Refused as refusal:
        await _reject(websocket, refusal)
        return
    await websocket.accept()
    muted = await asyncio.to_thread(s.store.sayings.muted_by, user)
    listener = Listener(table_id, user, viewer, muted, session_of(websocket))
    listener.address = websocket.client.host if websocket.client else ""
    listener.patches = websocket.query_params.get("patches", "0") == "1"
    listener.info = info
    bot = bot_of(websocket)
    if bot is not None:
        listener.scopes, listener.owner = bot.scopes, bot.owner
    await _serve_listener(websocket, s, listener, have)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Refused("bad_message", "Seats, lines and seq are numbers.") from None


def _have(websocket: WebSocket) -> tuple[int, int] | None:
    """What a reconnecting client has: the number of its log lines, and their `seq`."""
    have, seq = websocket.query_params.get("have"), websocket.query_params.get("seq")
    return None if have is None or seq is None else (_number(have), _number(seq))


async def _reject(websocket: WebSocket, refusal: Refused) -> None:
    """Send the error, which browsers can read only after accepting the connection, and close."""
    REFUSALS.labels(refusal.code).inc()
    await websocket.accept()
    await websocket.send_text(_error(None, refusal).decode())
    await websocket.close(REFUSED + refusal.status)


Have = tuple[int, int] | None


async def _serve_listener(
    websocket: WebSocket, s: Services, listener: Listener, have: Have
) -> None:
    """Serve a listener until one side closes the connection."""
    link: BoundedWebSocket = websocket.scope[LINK]
    listener.outlet = link
    session = await _join(s, listener, have)
    if await session_ended(s, listener.session):
        listener.end("signed_out")  # the session ended while the connection was being opened
    reader = asyncio.create_task(_read(link, s, listener))
    try:
        await asyncio.wait({reader, link.finished}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.leave(listener)
        listener.end(GONE)
        if not listener.busy:  # a command is executed to its end
            reader.cancel()
        results = await asyncio.gather(reader, _say_bye(link, listener), return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                log.info("a connection failed", extra={"fault": type(result).__name__})
        if websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await websocket.close(CLOSE_CODES.get(listener.ended, 1000))


async def _say_bye(link: BoundedWebSocket, listener: Listener) -> None:
    """Send what waits, and why the server closes the connection, if it does."""
    if listener.ended in CLOSE_CODES:
        await link.drain()
        link.put(msgspec.json.encode(msg.Bye(listener.ended)))
        await link.drain()


async def _join(s: Services, listener: Listener, have: Have) -> TableSession:
    """Add a listener to its table. The chat is read under the lock, so that no line is missed."""
    while True:
        session = await s.tables.find(listener.table)
        async with session.lock:
            if not session.dropped:
                said = await asyncio.to_thread(s.store.sayings.at, listener.table, 50)
                session.join(listener, said, have)
                if s.tables.closing:
                    listener.end("shutdown")
                s.tables.bot_turns.on_viewed(session)
                return session


async def _read(link: BoundedWebSocket, s: Services, listener: Listener) -> None:
    rate = s.settings.messages_per_second
    bucket = Bucket(BURST_SECONDS * rate, rate)
    floods = 0
    while not listener.ended:
        event: Any = await link.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or b""
        if not bucket.take():
            floods += 1
            refusal = Refused("too_many", "Too many messages; wait a little.")
            if floods > FLOOD_REFUSALS:
                listener.end("flood")
                return
            listener.send(_error(_id_of(data, s), refusal))
            continue
        floods = 0
        listener.busy = True
        try:
            listener.send(await _answer(s, listener, data))
        finally:
            listener.busy = False


async def _answer(s: Services, listener: Listener, data: bytes | str) -> bytes:
    """Execute a message; returns the ack or the error."""
    try:
        if len(data) > s.settings.max_message:
            raise Refused("too_large", f"A message has up to {s.settings.max_message} bytes.")
        command: Any = decoded(data, _commands)
        if isinstance(command, msg.Ping):
            return msgspec.json.encode(msg.Pong(command.id))
        if isinstance(command, msg.Whole):
            return await _whole(s, listener, command)
        if listener.scopes is not None:
            check_command(listener.scopes, command.__struct_config__.tag)
        if command.seat < 0:
            command = msgspec.structs.replace(command, seat=listener.viewer)
        return msgspec.json.encode(await s.tables.do_here(listener.user, listener.table, command))
    except Refused as refusal:
        REFUSALS.labels(refusal.code).inc()
        return _error(_id_of(data, s), refusal)
    except (Exception, *ESCAPING):
        FAULTS.inc()
        log.exception("a message failed")
        return _error(_id_of(data, s), Refused("unavailable", "The server failed."))


async def _whole(s: Services, listener: Listener, command: msg.Whole) -> bytes:
    """Send a listener the whole state again; returns the ack."""
    session = await s.tables.find(listener.table)
    async with session.lock:
        if not listener.ended:
            listener.send(session.published.full(listener.viewer))
            if listener.info:
                session.send_info(listener)
        seq = session.table.data.seen[listener.viewer]
    return msgspec.json.encode(msg.Ack(command.id, seq))


def _error(message_id: int | str | None, refusal: Refused) -> bytes:
    return msgspec.json.encode(msg.Error(message_id, refusal.code, str(refusal)))


class _Id(msgspec.Struct):
    id: msg.MessageId | None = None


def _id_of(data: bytes | str, s: Services) -> int | str | None:
    """The id of a message, or None if it cannot be decoded."""
    if len(data) > s.settings.max_message:
        return None
    try:
        return msgspec.json.decode(data, type=_Id).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
