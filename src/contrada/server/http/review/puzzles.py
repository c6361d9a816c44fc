"""Puzzles: the list, one as its mover sees it, and the answer once a decision is complete."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.core.messages import Json
from contrada.core.spec import OptionValue
from contrada.server.common.server_clock import now_ms
from contrada.server.http.openapi import route
from contrada.server.http.services import services, user_of
from contrada.server.net.answers import answer, body
from contrada.server.people.puzzles.desk import PuzzlePosition, PuzzleResult, unusual

router = APIRouter(prefix="/api/puzzles", tags=["looking back"])


class PuzzleMark(msgspec.Struct, frozen=True):
    """A puzzle of a list; `solved` is null if I have not tried it."""

    id: str
    solved: bool | None


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles of a game, or of a variant."""

    game: str
    options: dict[str, OptionValue]
    """Those that differ from the usual ones."""
    puzzles: list[PuzzleMark]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, and today's."""

    daily: str
    """The id of today's puzzle, by UTC; empty if there is none."""
    sets: list[PuzzleSet]
    remembered: bool
    """Whether my tries are stored: only those of people with a name are."""


class PuzzleSteps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of my decision so far, as actions in their JSON forms."""

    steps: list[Json]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The position after the steps; `result` once the decision is complete."""

    puzzle: PuzzlePosition
    result: PuzzleResult | None
    counted: bool
    """Whether this was my first try, which is remembered."""


@route(router, "GET", "", answer=PuzzleList)
async def puzzles(request: Request) -> Response:
    """All puzzles, and which I have tried."""
    s, user = services(request), user_of(request)
    library = s.background.puzzles.library
    named = await asyncio.to_thread(s.store.users.find, user) is not None
    tried = await asyncio.to_thread(s.background.tried.tried, user) if named else {}
    sets = [
        PuzzleSet(
            each.game,
            unusual(each.game, each.options),
            [PuzzleMark(one.id, tried.get(one.id)) for one in each.puzzles],
        )
        for each in library.collections
    ]
    return answer(PuzzleList(library.daily(now_ms()), sets, named))


@route(router, "GET", "/{puzzle_id}", answer=PuzzlePosition)
async def puzzle(request: Request, puzzle_id: str) -> Response:
    """A puzzle as the player to move sees it."""
    desk = services(request).background.puzzles
    shelf = desk.shelf(puzzle_id)
    return answer(await asyncio.to_thread(lambda: desk.shown(shelf, desk.attempt(shelf, []))))


@route(router, "POST", "/{puzzle_id}", body=PuzzleSteps, answer=PuzzleAnswer)
async def solve(request: Request, puzzle_id: str) -> Response:
    """Play the steps of a decision; once it is complete, the answer says what they are worth."""
    s, user = services(request), user_of(request)
    desk = s.background.puzzles
    shelf = desk.shelf(puzzle_id)
    steps = (await body(request, PuzzleSteps)).steps
    attempt = await asyncio.to_thread(desk.attempt, shelf, steps)
    shown = await asyncio.to_thread(desk.shown, shelf, attempt)
    if not attempt.complete:
        return answer(PuzzleAnswer(shown, None, False))
    result = await asyncio.to_thread(desk.result, shelf, attempt)
    counted = False
    if await asyncio.to_thread(s.store.users.find, user) is not None:
        values = (user, puzzle_id, now_ms(), result.solved, result.loss)
        counted = await asyncio.to_thread(s.background.tried.remember, *values)
    return answer(PuzzleAnswer(shown, result, counted))
