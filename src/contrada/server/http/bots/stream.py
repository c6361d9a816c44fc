"""The WebSocket with the stream of events of a bot account."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Literal

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketState

from contrada.core.registry import game_ids
from contrada.server.common.metrics import REFUSALS, SOCKETS
from contrada.server.common.refusal import Refused
from contrada.server.http.services import as_bot, services, session_ended, session_of
from contrada.server.http.sockets import admitted
from contrada.server.net.answers import read
from contrada.server.net.closing import CLOSE_CODES, REFUSED
from contrada.server.net.limits import BURST_SECONDS, FLOOD_REFUSALS, Bucket
from contrada.server.people.outside.streams import BotStream
from contrada.server.runtime.broadcast import Listener
from contrada.server.settings import Settings
from contrada.server.tables.messages import MessageId
from contrada.server.tables.outside import messages as out
from contrada.server.tables.requests import Strict

router = APIRouter()


class StreamPing(Strict, frozen=True):
    """Check that the server answers; the only message that a program sends here."""

    do: Literal["ping"]
    id: MessageId | None = None


@router.websocket("/api/bot/socket")
async def socket(websocket: WebSocket) -> None:
    """The events of a bot account: challenges, games, tables that ask for bots."""
    with contextlib.ExitStack() as held:
        if not admitted(held, websocket):
            await websocket.close(4429)
            return
        SOCKETS.inc()
        try:
            await _serve(websocket)
        finally:
            SOCKETS.dec()


async def _serve(websocket: WebSocket) -> None:
    s = services(websocket)
    await websocket.accept()
    try:
        bot = as_bot(websocket)
        games = _games(websocket.query_params.get("games", ""))
        account = await asyncio.to_thread(s.store.bots.find, bot.user)
        if account is None:
            raise Refused("not_signed_in", "This bot account was deleted.")
    except Refused as refusal:
        REFUSALS.labels(refusal.code).inc()
        await _send(websocket, out.StreamError(refusal.code, str(refusal)))
        await websocket.close(REFUSED + refusal.status)
        return
    listener = Listener("", bot.user, -1, set(), session_of(websocket))
    listener.owner = bot.owner
    listener.address = websocket.client.host if websocket.client else ""
    stream = BotStream(bot, games, listener)
    streams = s.background.streams
    await streams.join(stream, account)
    if s.tables.closing:
        listener.end("shutdown")
    elif await session_ended(s, listener.session):
        listener.end("signed_out")
    tasks = [
        asyncio.create_task(_write(websocket, listener)),
        asyncio.create_task(_read(websocket, listener, s.settings)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await streams.leave(stream)
        if websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await websocket.close(CLOSE_CODES.get(listener.ended, 1000))


def _games(text: str) -> list[str]:
    """The games that a program names; raises Refused."""
    named = sorted({part for part in text.split(",") if part})
    if not set(named) <= set(game_ids()):
        raise Refused("bad_message", "There is no such game.")
    return named


async def _send(websocket: WebSocket, event: out.AnyEvent) -> None:
    await websocket.send_text(msgspec.json.encode(event).decode())


async def _write(websocket: WebSocket, listener: Listener) -> None:
    while True:
        message = await listener.queue.get()
        if message is None:
            await _send(websocket, out.StreamBye(listener.ended))
            return
        await websocket.send_text(message.decode())


async def _read(websocket: WebSocket, listener: Listener, settings: Settings) -> None:
    rate = settings.messages_per_second
    bucket, floods = Bucket(BURST_SECONDS * rate, rate), 0
    while True:
        event = await websocket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or b""
        try:
            if not bucket.take():
                floods += 1
                if floods > FLOOD_REFUSALS:
                    listener.end("flood")
                    return
                raise Refused("too_many", "Too many messages; wait a little.")
            floods = 0
            if len(data) > settings.max_message:
                raise Refused("too_large", f"A message has up to {settings.max_message} bytes.")
            listener.send(msgspec.json.encode(out.StreamPong(read(data, StreamPing).id)))
        except Refused as refusal:
            REFUSALS.labels(refusal.code).inc()
            listener.send(msgspec.json.encode(out.StreamError(refusal.code, str(refusal))))
