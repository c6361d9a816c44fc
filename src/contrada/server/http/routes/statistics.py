"""History of the user's games, leaderboard, and statistics of a game."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.errors import UnknownGame
from contrada.core.registry import entry_of
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer
from contrada.server.people.results import (
    BOT_GAMES,
    BOT_SEATS,
    GameTotals,
    HistoryCursor,
    LeaderboardEntry,
    PastGame,
)

router = APIRouter(prefix="/api", tags=["statistics"])
HISTORY_PAGE = 50
CURSOR: Final = re.compile(r"(\d{1,18})\.([\w-]{1,32})", re.ASCII)
BEST = 100


class History(msgspec.Struct, frozen=True):
    """Finished games, newest first."""

    games: list[PastGame]
    next: str
    """The value of `after` for the next page; empty on the last."""


class Leaderboard(msgspec.Struct, frozen=True):
    """The best players of a game, by conservative rating."""

    game: str
    standings: list[LeaderboardEntry]


class SeatStatistics(msgspec.Struct, frozen=True):
    """Means of a seat: points, share of wins, points by source."""

    points: float
    wins: float
    sources: dict[str, float]


class CountStatistics(msgspec.Struct, frozen=True):
    """Games with one number of players, seat by seat."""

    players: int
    games: int
    seats: list[SeatStatistics]


class BotStatistics(msgspec.Struct, frozen=True):
    """Statistics of a bot: seats played, mean points, share of wins."""

    bot: str
    players: int
    played: int
    points: float
    wins: float


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of all games that ended by the rules."""

    game: str
    games: int
    counts: list[CountStatistics]
    bots: list[BotStatistics]


@route(router, "GET", "/me/history", answer=History)
async def history(request: Request, after: str = "", limit: int = HISTORY_PAGE) -> Response:
    """My finished games, newest first."""
    if not 0 < limit <= HISTORY_PAGE:
        raise Refused("bad_message", f"A page has 1 to {HISTORY_PAGE} games.")
    records, cursor = services(request).background.results, _read_cursor(after)
    games, end = await asyncio.to_thread(records.history, user_of(request), cursor, limit)
    return answer(History(games, "" if end is None else str(end)))


def _read_cursor(text: str) -> HistoryCursor | None:
    if not text:
        return None
    found = CURSOR.fullmatch(text)
    if found is None:
        raise Refused("bad_message", "`after` is the `next` of the page before.")
    return HistoryCursor(int(found[1]), found[2])


def _game(game: str) -> str:
    try:
        return entry_of(game).spec.id
    except UnknownGame as error:
        raise Refused("bad_message", str(error)) from None


@route(router, "GET", "/leaderboard", answer=Leaderboard)
async def leaderboard(request: Request, game: str, who: str = "") -> Response:
    """The best players and built-in bots of a game; with `who=bots` the best bot accounts."""
    if who not in ("", "bots"):
        raise Refused("bad_message", "`who` is empty or `bots`.")
    records = services(request).background.results
    best = records.bot_leaderboard if who else records.leaderboard
    found = await asyncio.to_thread(best, _game(game), BEST)
    return answer(Leaderboard(game, found))


@route(router, "GET", "/statistics", answer=Statistics)
async def statistics(request: Request, game: str) -> Response:
    """Mean points by number of players, seat and source, and statistics of bots."""
    records = services(request).background.results
    return answer(summed(_game(game), await asyncio.to_thread(records.tallies, game)))


def summed(game: str, tallies: list[GameTotals]) -> Statistics:
    """Compute means from totals."""
    counts = []
    for players in sorted({tally.seats for tally in tallies if tally.seat >= 0}):
        whole = [t for t in tallies if t.seats == players and t.seat >= 0 and not t.source]
        seats = []
        for tally in whole:
            parts = [t for t in tallies if (t.seats, t.seat) == (players, tally.seat) and t.source]
            # A source that a game did not have counts as no points there.
            sources = {part.source: part.points / tally.played for part in parts}
            points, wins = tally.points / tally.played, tally.wins / tally.played
            seats.append(SeatStatistics(points, wins, sources))
        counts.append(CountStatistics(players, whole[0].played if whole else 0, seats))
    # Games that ended before they were counted once have no such total.
    games = {(t.source, t.seats): t.played for t in tallies if t.seat == BOT_GAMES}
    bots = [
        BotStatistics(
            t.source,
            t.seats,
            games.get((t.source, t.seats), t.played),
            t.points / t.played,
            t.wins / t.played,
        )
        for t in tallies
        if t.seat == BOT_SEATS
    ]
    return Statistics(game, sum(count.games for count in counts), counts, bots)
