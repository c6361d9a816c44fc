"""Deals that everybody plays once: today's, those people set up, tries and standings."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.spec import OptionValue
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.routes.tables import TableRef
from contrada.server.http.services import Services, bot_of, services, user_of
from contrada.server.net.answers import answer, body
from contrada.server.people.duplicate.service import (
    GRACE_MS,
    LEVEL,
    NewDeal,
    Standing,
    standings,
)
from contrada.server.people.duplicate.store import Deal, Try
from contrada.server.people.puzzles.desk import unusual
from contrada.server.tables.commands import checked_bot

router = APIRouter(prefix="/api/deals", tags=["deals"])


class DealLine(msgspec.Struct, frozen=True):
    """A deal in a list."""

    id: str
    kind: str
    game: str
    options: dict[str, OptionValue]
    """Those that differ from the usual ones."""
    seats: int
    seat: int
    bot: str
    """The bot in the other seats; empty: people."""
    closes_at: int
    state: str
    """My try: `none`, `playing`, `finished` or `unfinished`."""
    table: str
    """My table, or empty."""
    finished: int
    """The number of finished tries."""
    playing: int
    """The number of tries that are being played."""


class DealPage(msgspec.Struct, frozen=True):
    """A deal with what everyone made of it."""

    deal: DealLine
    standings: list[Standing]
    unfinished: int
    """Tries that were given up, or not finished in time: last, without points."""
    open: bool
    """Whether everybody may look at the tables."""
    opens_by: int
    """When they may at the latest."""
    seed: str
    """The deal's seed, once everybody may look at it; until then empty."""


class DealList(msgspec.Struct, frozen=True):
    """Today's deals."""

    deals: list[DealLine]


class DealRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal to set up. `seat` is that of everyone who begins a table; an empty `bot` leaves the
    other seats to people, who join by the table's link.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)]
    options: dict[str, OptionValue] = {}
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    bot: Annotated[str, msgspec.Meta(max_length=40)] = LEVEL
    hours: Annotated[int, msgspec.Meta(ge=1, le=168)] = 24


def _state(each: Try | None, deal: Deal, now: int) -> str:
    if each is None:
        return "none"
    if each.phase == "over":
        return "finished" if each.reason == "end" else "unfinished"
    return "playing" if now < deal.closes_at + GRACE_MS else "unfinished"


def _line(deal: Deal, tries: list[Try], user: str, now: int) -> DealLine:
    states = [_state(each, deal, now) for each in tries]
    mine = next((each for each in tries if each.user == user), None)
    return DealLine(
        deal.id,
        deal.kind,
        deal.game,
        unusual(deal.game, deal.options),
        deal.seats,
        deal.seat,
        deal.bot,
        deal.closes_at,
        _state(mine, deal, now),
        mine.table if mine else "",
        states.count("finished"),
        states.count("playing"),
    )


def _page(s: Services, deal: Deal, user: str, now: int) -> DealPage:
    service = s.background.deals
    tries = service.store.tries(deal.id)
    opened = service.released(deal, now, tries)
    states = [_state(each, deal, now) for each in tries]
    return DealPage(
        _line(deal, tries, user, now),
        standings(tries, user, open_to_all=opened),
        states.count("unfinished"),
        opened,
        deal.closes_at + GRACE_MS,
        deal.seed.hex() if opened else "",
    )


@route(router, "GET", "", answer=DealList)
async def today(request: Request) -> Response:
    """Today's deals, and my tries at them."""
    service, user, now = services(request).background.deals, user_of(request), now_ms()

    def look() -> list[DealLine]:
        found = service.today(now)
        return [_line(deal, service.store.tries(deal.id), user, now) for deal in found]

    return answer(DealList(await asyncio.to_thread(look)))


@route(router, "POST", "", body=DealRequest, answer=DealLine)
async def set_up(request: Request) -> Response:
    """Set up a deal that others and I play once each, at tables of our own."""
    s, user = services(request), user_of(request)
    wanted = await body(request, DealRequest)
    _people_only(request)
    if wanted.bot:
        checked_bot(wanted.bot)
    new = NewDeal(wanted.game, wanted.seats, wanted.options, wanted.seat, wanted.bot, wanted.hours)
    deal = await s.background.deals.set_up(user, new)
    return answer(_line(deal, [], user, now_ms()))


@route(router, "GET", "/{deal_id}", answer=DealPage)
async def deal(request: Request, deal_id: str) -> Response:
    """A deal and what everyone made of it; its tables and seed once it is over for all."""
    s = services(request)
    found = await asyncio.to_thread(s.background.deals.find, deal_id)
    return answer(await asyncio.to_thread(_page, s, found, user_of(request), now_ms()))


@route(router, "POST", "/{deal_id}", answer=TableRef)
async def begin(request: Request, deal_id: str) -> Response:
    """Begin my only try at a deal, or return to it."""
    s = services(request)
    _people_only(request)
    found = await asyncio.to_thread(s.background.deals.find, deal_id)
    return answer(TableRef(await s.background.deals.begin(user_of(request), found)))


def _people_only(request: Request) -> None:
    if bot_of(request) is not None:
        raise Refused("not_allowed", "Deals are played by people.")
