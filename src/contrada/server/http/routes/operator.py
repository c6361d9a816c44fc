"""Queries and acts for the operator's page. Every route checks the role.

The role is granted on the command line only (`contrada admin grant`).
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import Services, services, user_of
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body
from contrada.server.net.ranges import BadRange
from contrada.server.operators.lookup import (
    ConnectedPerson,
    Lookup,
    PersonCard,
    ServerFigures,
    TableCard,
)
from contrada.server.operators.moderation import BadAct, Moderation, one_time_password
from contrada.server.storage.people.operators import Act, BrowserAct
from contrada.server.storage.people.reports import Report
from contrada.server.storage.people.sanction import Sanction
from contrada.server.tables.rows import BrokenTable

router = APIRouter(prefix="/api/operator", tags=["operators"])
WAIT_SECONDS = 6.0
"""How long a request waits for its act to be executed."""
MAX_ROWS = 200
Time = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class PeopleFound(msgspec.Struct, frozen=True):
    """People found."""

    people: list[PersonCard]


class TablesFound(msgspec.Struct, frozen=True):
    """Tables found."""

    tables: list[TableCard]


class Connected(msgspec.Struct, frozen=True):
    """Who is connected."""

    here: list[ConnectedPerson]


class ReportsWaiting(msgspec.Struct, frozen=True):
    """Open reports."""

    reports: list[Report]


class OperatorLog(msgspec.Struct, frozen=True):
    """The latest acts of operators, and the sanctions in force."""

    acts: list[Act]
    sanctions: list[Sanction]


class BrokenTables(msgspec.Struct, frozen=True):
    """Tables that are marked as broken."""

    broken: list[BrokenTable]


class ActRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An operator's act on a person, a table, a range or a report, with its reason."""

    what: BrowserAct
    target: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    until: Time | None = None
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class ActDone(msgspec.Struct, frozen=True):
    """The act is stored; `done` is whether it has been executed, `outcome` its result."""

    act: int
    done: bool
    outcome: str
    password: str


async def _as_operator(request: Request) -> Services:
    """The services, for an operator; refuses anyone else."""
    s = services(request)
    if not await asyncio.to_thread(s.store.operators.is_operator, user_of(request)):
        raise Refused("not_allowed", "This is for operators.")
    return s


@route(router, "GET", "/figures", answer=ServerFigures)
async def figures(request: Request) -> Response:
    """Counts of people, tables, events and more."""
    s = await _as_operator(request)
    return answer(await asyncio.to_thread(Lookup(s.store).figures))


@route(router, "GET", "/who", answer=Connected)
async def who(request: Request) -> Response:
    """The connected people and their tables."""
    s = await _as_operator(request)
    lookup = Lookup(s.store)
    if s.store.shared:
        found = await asyncio.to_thread(lookup.who, 2.0)
        return answer(Connected(found or []))
    return answer(Connected(await asyncio.to_thread(lookup.merged, [s.desk.connected_people()])))


@route(router, "GET", "/people", answer=PeopleFound)
async def people(request: Request, find: str = "") -> Response:
    """Find people by id, or by a part of their name or account."""
    s = await _as_operator(request)
    return answer(PeopleFound(await asyncio.to_thread(Lookup(s.store).people, find[:64])))


@route(router, "GET", "/tables", answer=TablesFound)
async def tables(request: Request, find: str = "") -> Response:
    """Find tables by the beginning of their id, or by the id of a seated person."""
    s = await _as_operator(request)
    return answer(TablesFound(await asyncio.to_thread(Lookup(s.store).tables, find[:64])))


@route(router, "GET", "/broken", answer=BrokenTables)
async def broken(request: Request) -> Response:
    """Tables that the server could not load or look after, and has marked as broken."""
    s = await _as_operator(request)
    return answer(BrokenTables(await asyncio.to_thread(s.store.broken)))


@route(router, "GET", "/reports", answer=ReportsWaiting)
async def reports(request: Request) -> Response:
    """Open reports, oldest first."""
    s = await _as_operator(request)
    return answer(ReportsWaiting(await asyncio.to_thread(s.store.reports.waiting, MAX_ROWS)))


@route(router, "GET", "/acts", answer=OperatorLog)
async def acts(request: Request) -> Response:
    """The latest acts of operators, newest first, and the sanctions in force."""
    s = await _as_operator(request)
    last = await asyncio.to_thread(s.store.operators.last_acts, MAX_ROWS)
    return answer(OperatorLog(last, await asyncio.to_thread(s.store.operators.in_force)))


@route(router, "POST", "/act", body=ActRequest, answer=ActDone)
async def act(request: Request) -> Response:
    """Act on a person, a table, a range of addresses or a report."""
    s = await _as_operator(request)
    request_body = await body(request, ActRequest)
    moderation = Moderation(s.store, console=False)
    by = user_of(request)
    made = None
    if request_body.what == "reset_password":
        work = partial(one_time_password, s.identity)
        made = await s.hashing.run(client_network(request.scope), f"user:{by}", work)
    try:
        performed = await asyncio.to_thread(
            moderation.perform,
            by,
            request_body.what,
            request_body.target,
            request_body.reason,
            until=request_body.until,
            name=request_body.name,
            one_time=made,
        )
    except (BadAct, BadRange) as error:
        raise Refused("bad_message", str(error)) from None
    found = await _wait_for_act(s, performed.act)
    done = found is not None and found.done_at is not None
    outcome = found.outcome if found is not None else ""
    return answer(ActDone(performed.act, done, outcome, performed.password))


async def _wait_for_act(s: Services, number: int) -> Act | None:
    """Wait until an act is executed or the time is over; returns the act."""
    until = time.monotonic() + WAIT_SECONDS
    while True:
        await s.desk.poll()
        found = await asyncio.to_thread(s.store.operators.find_act, number)
        if found is None or found.done_at is not None or time.monotonic() > until:
            return found
        await asyncio.sleep(0.2)
