"""The visitor's unfinished games: opponents, whose turn, time left, last move."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.game import SPECTATOR
from contrada.core.spec import OptionValue
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer
from contrada.server.people.notify.turn_watcher import waiting_for
from contrada.server.storage.people.turns import read_games_cursor
from contrada.server.tables.messages import Clocks, Line, Phase
from contrada.server.tables.table import Table

router = APIRouter(prefix="/api/me", tags=["people"])

PAGE: Final = 12
MAX_PAGE: Final = 24
"""Games on a page; each of them may have to be loaded."""
LOOK_BACK: Final = 40
"""Log lines among which the last move is sought; chance outcomes follow a move."""


class GameSeat(msgspec.Struct, frozen=True):
    """A seat of one of the visitor's games; `mine` marks seats that the visitor plays."""

    kind: str
    name: str
    bot: str
    mine: bool


class MyGame(msgspec.Struct, frozen=True):
    """An unfinished game as the visitor's seat may see it."""

    id: str
    game: str
    phase: Phase
    mode: str
    options: dict[str, OptionValue]
    box: str
    changed_at: int
    seats: list[GameSeat]
    waits: bool
    """Whether the game waits for the visitor."""
    turn: list[int]
    """The seats that are to move, as far as the visitor may know."""
    clocks: Clocks | None
    last: Line | None
    """The last move."""


class MyGames(msgspec.Struct, frozen=True):
    """A page of unfinished games: those that wait for the visitor, then the last changed."""

    games: list[MyGame]
    waiting: int
    """The number of all games that wait for the visitor."""
    next: str
    """The value of `after` for the next page; empty on the last."""


class WaitingCount(msgspec.Struct, frozen=True):
    """The number of games that wait for the visitor."""

    waiting: int


@route(router, "GET", "/games", answer=MyGames)
async def my_games(request: Request, after: str = "", limit: int = PAGE) -> Response:
    """My unfinished games: opponents, whose turn, time left, last move."""
    if not 0 < limit <= MAX_PAGE:
        raise Refused("bad_message", f"A page has 1 to {MAX_PAGE} games.")
    cursor = read_games_cursor(after)
    s, user = services(request), user_of(request)
    turns = s.background.turns
    await turns.flush()
    listed, end = await asyncio.to_thread(turns.turns.unfinished, user, limit, cursor)
    found = []
    for table_id, changed_at in listed.items():
        try:
            session = await s.tables.find(table_id)
        except Refused:  # a table that is broken or was played by other rules
            continue
        async with session.lock:
            found.append(_game(session.table, user, changed_at, s.tables.clock.offset))
    waiting = await asyncio.to_thread(turns.turns.count, user)
    return answer(MyGames(found, waiting, "" if end is None else str(end)))


@route(router, "GET", "/waiting", answer=WaitingCount)
async def waiting(request: Request) -> Response:
    """How many games wait for me."""
    turns = services(request).background.turns
    await turns.flush()
    return answer(WaitingCount(await asyncio.to_thread(turns.turns.count, user_of(request))))


def _game(table: Table, user: str, changed_at: int, wall_offset: int) -> MyGame:
    data, setup = table.data, table.setup
    mine = data.seats_of(user)
    asked = sorted(one.seat for one in waiting_for(table) if one.user == user)
    viewer = (asked or mine or [SPECTATOR])[0]
    told = table.clocks_of(viewer) if table.running else None
    return MyGame(
        table.id,
        setup.game,
        data.phase,
        setup.mode,
        setup.options,
        table.box,
        changed_at,
        [
            GameSeat(seat.kind, name, seat.bot, number in mine)
            for number, (seat, name) in enumerate(zip(data.seats, table.shown_names(), strict=True))
        ],
        bool(asked),
        asked or _turn(table, viewer),
        None if told is None else Clocks(told.at + wall_offset, told.left, told.running),
        _last(table, viewer),
    )


def _turn(table: Table, viewer: int) -> list[int]:
    """The seats that are to move, from what the viewer is told: who still decides may be secret."""
    match = table.match
    if match is None or not table.running:
        return []
    told = table.clocks_of(viewer)
    if told is not None:
        return list(told.running)
    who: Any = table.game.prompt(match.state, viewer).values.get("who")
    seat = who.get("seat") if isinstance(who, dict) else None
    return [seat] if isinstance(seat, int) else []


def _last(table: Table, viewer: int) -> Line | None:
    """The last log line of a player, as the viewer reads it."""
    transcript = table.transcript
    if transcript is None:
        return None
    lines = transcript.page_of(viewer).lines[-LOOK_BACK:]
    return next((line.plain() for line in reversed(lines) if line.actor >= 0), None)
