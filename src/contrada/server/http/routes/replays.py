"""Replays: log, positions, score curve, audit, and forks."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.errors import AuditFailed
from contrada.core.game import SPECTATOR
from contrada.core.match import Entry, Match, commitment_of
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.routes.tables import TableRef, check_unsealed, watched
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer, body
from contrada.server.runtime import replays as rp
from contrada.server.runtime.session import TableSession
from contrada.server.tables import events as ev
from contrada.server.tables import requests as req

router = APIRouter(prefix="/api/tables/{table_id}", tags=["looking back"])
As = Annotated[str, Query(alias="as")]
LINES = 1000


class ReplayLog(msgspec.Struct, frozen=True, omit_defaults=True):
    """Log lines from number `start` on, and the total number of lines."""

    start: int
    of: int
    lines: list[rp.ReplayLine]
    plies: list[int] = []
    """The ply that each line describes; empty until the game ends, because plies count others'
    hidden steps."""


class AuditRoot(msgspec.Struct, frozen=True):
    """An origin of a fork: this seed determined chance before ply `until`."""

    until: int
    seed: str
    commitment: str


class Audit(msgspec.Struct, frozen=True):
    """Whether a finished game follows from its seed; SHA-256 of the seed is the commitment."""

    sound: bool
    fault: str
    plies: int
    commitment: str
    seed: str
    own_from: int
    """From this ply on chance comes from this game's own seed; before it, from the roots'."""
    roots: list[AuditRoot]


async def reader(request: Request, table_id: str, seat: int, who: str) -> tuple[TableSession, int]:
    """The table and the viewer of a replay; raises Refused.

    A seat's replay is for its player until the game ends, then for all who may see the table.
    """
    if who not in ("", "all"):
        raise Refused("bad_message", "A story is told as `all`, or from a seat.")
    session = await services(request).tables.find(table_id)
    over = session.table.data.phase == "over"
    if who == "all" and not over:
        await watched(request, table_id, SPECTATOR)
        raise Refused("not_now", "All hands are open when the game is over.")
    session = await watched(request, table_id, SPECTATOR if over else seat)
    if over and (who == "all" or not session.may_watch(user_of(request), seat)):
        await check_unsealed(request, session)
    if not SPECTATOR <= seat < session.table.setup.seats:
        raise Refused("bad_message", "There is no such seat.")
    return session, rp.ALL if who == "all" else seat


async def replay_of(request: Request, session: TableSession) -> tuple[rp.Replay, list[Entry]]:
    async with session.lock:
        match = session.table.match
        if match is None:
            raise Refused("not_now", "The game has not begun.")
        return services(request).background.replays.of(session.table.id, match), match.log[:]


@route(router, "GET", "/log", answer=ReplayLog)
async def log_part(
    request: Request,
    table_id: str,
    seat: int = SPECTATOR,
    who: As = "",
    start: int = 0,
    count: int = LINES,
) -> Response:
    """Log lines as I may see them; after the end as any seat, or with nothing hidden."""
    session, viewer = await reader(request, table_id, seat, who)
    if session.table.match is None:
        return answer(ReplayLog(0, 0, []))
    past, log = await replay_of(request, session)
    lines, plies = await asyncio.to_thread(past.log_lines, log, viewer)
    first = min(max(0, start), len(lines))
    end = first + max(0, min(count, LINES))
    told = plies[first:end] if session.table.data.phase == "over" else []
    return answer(ReplayLog(first, len(lines), lines[first:end], told))


@route(router, "GET", "/replay/{line}", answer=rp.ReplayPage)
async def replay(
    request: Request, table_id: str, line: int, seat: int = SPECTATOR, who: As = ""
) -> Response:
    """The table after a log line as I saw it; after the end as any seat, or with nothing hidden."""
    session, viewer = await reader(request, table_id, seat, who)
    past, log = await replay_of(request, session)
    page = await asyncio.to_thread(past.page, log, viewer, line)
    if isinstance(page, int):
        raise Refused("bad_message", f"Lines are 0 to {page - 1}.")
    return answer(page)


@route(router, "GET", "/curve", answer=rp.Curve)
async def curve(request: Request, table_id: str, seat: int = SPECTATOR, who: As = "") -> Response:
    """The points of all players after every log line, as far as I knew them; after the end all."""
    session, viewer = await reader(request, table_id, seat, who)
    past, log = await replay_of(request, session)
    return answer(await asyncio.to_thread(past.curve, log, viewer))


def _finished(session: TableSession) -> Match:
    match = session.table.match
    if match is None or session.table.data.phase != "over":
        raise Refused("not_now", "The game is not over.")
    return match


@route(router, "GET", "/audit", answer=Audit)
async def audit(request: Request, table_id: str) -> Response:
    """After the end: whether every chance outcome follows from the seed of the commitment."""
    session = await watched(request, table_id, SPECTATOR)
    match = _finished(session)
    await check_unsealed(request, session)

    def check() -> str:
        try:
            match.audit()
        except AuditFailed as error:
            return str(error)
        return ""

    fault = await asyncio.to_thread(check)
    roots = [AuditRoot(r.until, r.seed.hex(), commitment_of(r.seed)) for r in match.roots]
    table = session.table
    return answer(
        Audit(
            not fault,
            fault,
            match.ply,
            table.commitment,
            table.seed.hex(),
            match.own_from,
            roots,
        )
    )


@route(router, "POST", "/fork", body=req.Fork, answer=TableRef)
async def fork(request: Request, table_id: str) -> Response:
    """Create a table that continues from a line of a finished game with its own seed."""
    s = services(request)
    request_body = await body(request, req.Fork)
    session, viewer = await reader(request, table_id, request_body.seat, request_body.who)
    match, setup = _finished(session), session.table.setup
    await check_unsealed(request, session)
    past, log = await replay_of(request, session)
    _, plies = await asyncio.to_thread(past.log_lines, log, viewer)
    if not 0 <= request_body.line < len(plies):
        raise Refused("bad_message", f"Lines are 0 to {len(plies) - 1}.")
    ply = plies[request_body.line] + 1
    if len(request_body.seats) != setup.seats:
        raise Refused("bad_setup", f"This game goes on with {setup.seats} seats.")
    if await asyncio.to_thread(past.ends_at, log, ply):
        raise Refused("bad_setup", "The game is over at this line.")
    _, open_plies = await asyncio.to_thread(past.log_lines, log, rp.ALL)
    origin = ev.Origin(
        table_id,
        open_plies.index(ply - 1),
        [(root.until, root.seed.hex()) for root in match.roots_at(ply)],
        [(entry.actor, match.game.encode(entry.actor, entry.action)) for entry in log[:ply]],
    )
    new = req.NewTable(
        setup.game,
        request_body.seats,
        setup.options,
        request_body.mode,
        request_body.listed,
        request_body.spectators,
        hints=request_body.hints,
    )
    made = await s.tables.create(user_of(request), new, origin, setup.components)
    return answer(TableRef(made))
