"""Reports to the operator, and the sanctions in force against the user."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.game import SPECTATOR
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.routes.tables import watched
from contrada.server.http.services import Services, services, user_of
from contrada.server.net.answers import answer, body
from contrada.server.runtime.session import TableSession
from contrada.server.storage.people.reports import NewReport, TooManyReports
from contrada.server.storage.people.sanction import Sanction
from contrada.server.tables import messages as msg
from contrada.server.tables.commands import clean

router = APIRouter(prefix="/api", tags=["people"])


class ReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reports a line of chat by its `id`, or else the player of a seat, with a reason."""

    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    line: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None
    seat: msg.SeatNo = -1


class MyStanding(msgspec.Struct, frozen=True):
    """The sanctions against the visitor or their network, and whether they are an operator."""

    operator: bool
    banned: Sanction | None
    muted: Sanction | None


@route(router, "GET", "/me/standing", answer=MyStanding)
async def standing(request: Request) -> Response:
    """Whether I am banned or muted, until when and why; whether I am an operator."""
    s, user = services(request), user_of(request)
    host = request.client.host if request.client else ""
    sanctions = s.desk.sanctions
    operator = await asyncio.to_thread(s.store.operators.is_operator, user)
    banned = sanctions.of("ban", user) or sanctions.of_address(host)
    if banned is not None:  # the banned range is not revealed
        banned = msgspec.structs.replace(banned, subject="")
    return answer(MyStanding(operator, banned, sanctions.of("mute", user)))


@route(router, "POST", "/tables/{table_id}/report", body=ReportRequest)
async def report(request: Request, table_id: str) -> Response:
    """Report a line of chat, or the player of a seat, to the operator."""
    s, user = services(request), user_of(request)
    request_body = await body(request, ReportRequest)
    session = await watched(request, table_id, SPECTATOR)
    if await asyncio.to_thread(s.store.users.find, user) is None:
        raise Refused("no_name", "Choose a name first.")
    new = await _about(s, session, user, request_body)
    if not s.desk.report_limit.take(request.client.host if request.client else ""):
        raise Refused("too_many", "Many reports came from your network today; try tomorrow.")
    try:
        await asyncio.to_thread(s.store.reports.add, new, s.settings.reports_per_day)
    except TooManyReports as error:
        raise Refused("too_many", str(error)) from None
    return answer({})


async def _about(
    s: Services, session: TableSession, user: str, request_body: ReportRequest
) -> NewReport:
    """Build the report with the original line; raises Refused."""
    table = session.table
    target, text = "", ""
    if request_body.line is not None:
        line = await asyncio.to_thread(s.store.sayings.line_at, table.id, request_body.line)
        if line is None:
            raise Refused("bad_message", "There is no such line at this table.")
        target, text = line.user_id, line.text
    else:
        users = table.data.users_of(request_body.seat)
        target = users[0] if users else ""
    if not target or target == user:
        raise Refused("bad_message", "There is nobody to report.")
    name = table.names.get(target, "")
    reason = clean(request_body.reason)
    if not reason:
        raise Refused("bad_message", "Say why you report this.")
    return NewReport(user, target, name, table.id, request_body.line, text, reason)
