"""Analyses of finished games: request, progress, result, and the positions they speak of."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.analysis.results import Analysis
from contrada.core.game import SPECTATOR
from contrada.server.analyses.service import cannot_analyse, finished_match
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.routes.replays import As, reader, replay_of
from contrada.server.http.routes.tables import watched
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer
from contrada.server.runtime import replays as rp

router = APIRouter(prefix="/api/tables/{table_id}/analysis", tags=["looking back"])


class AnalysisStatus(msgspec.Struct, frozen=True):
    """The state of a game's analysis: `none`, `waiting`, `running`, `done` or `failed`."""

    state: str
    done: int
    """Judged decisions."""
    total: int
    """Decisions to judge; 0 if not known yet."""
    ahead: int
    """Analyses that are computed before this one."""
    may: bool
    """Whether I may request it: I played, and have requests left today."""
    left: int
    """My requests that are left today."""
    per_day: int
    why: str
    """Why I cannot request it, or empty."""


async def _status(request: Request, table_id: str) -> Response:
    s = services(request)
    session = await watched(request, table_id, SPECTATOR)
    finished_match(session.table)
    analyses, user = s.background.analyses, user_of(request)
    why = cannot_analyse(session.table, user)
    found = await asyncio.to_thread(analyses.store.status, table_id)
    left = await asyncio.to_thread(analyses.store.left_today, user, analyses.per_day, now_ms())
    may = why is None and left > 0 and found.state in ("none", "failed")
    told = "" if why is None else str(why)
    return answer(
        AnalysisStatus(
            found.state, found.done, found.total, found.ahead, may, left, analyses.per_day, told
        )
    )


@route(router, "GET", "", answer=AnalysisStatus)
async def status(request: Request, table_id: str) -> Response:
    """Whether a finished game is analysed, and how far that is."""
    return await _status(request, table_id)


@route(router, "POST", "", answer=AnalysisStatus)
async def start(request: Request, table_id: str) -> Response:
    """Have my finished game analysed, unless it is; everyone who may see it sees the result."""
    s = services(request)
    session = await watched(request, table_id, SPECTATOR)
    address = request.client.host if request.client else ""
    await s.background.analyses.request(session.table, user_of(request), address)
    return await _status(request, table_id)


@route(router, "GET", "/result", answer=Analysis)
async def result(request: Request, table_id: str) -> Response:
    """The analysis of a finished game; docs/analysis.md explains its parts."""
    session = await watched(request, table_id, SPECTATOR)
    return answer(await services(request).background.analyses.result(session.table))


@route(router, "GET", "/positions/{first}/{candidate}", answer=rp.Variation)
async def position(
    request: Request,
    table_id: str,
    first: int,
    candidate: int,
    seat: int = SPECTATOR,
    who: As = "",
) -> Response:
    """The table after a candidate of the decision that begins at ply `first`."""
    session, viewer = await reader(request, table_id, seat, who)
    found = await services(request).background.analyses.result(session.table)
    decision = next((each for each in found.decisions if each.first == first), None)
    if decision is None or not 0 <= candidate < len(decision.candidates):
        raise Refused("bad_message", "The analysis has no such decision or candidate.")
    past, log = await replay_of(request, session)
    actions = decision.candidates[candidate].actions
    return answer(
        await asyncio.to_thread(past.variation, log, viewer, first, decision.seat, actions)
    )
