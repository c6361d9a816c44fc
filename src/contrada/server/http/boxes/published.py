"""The boxes of games and tables, and what is still to come at a table."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.boxes.content import box_of
from contrada.boxes.difference import Change, differences
from contrada.boxes.shipped import PUBLISHED, published, shipped, shipped_files, shipped_toml
from contrada.core.box import BoxTable
from contrada.core.errors import BadComponents, UnknownGame
from contrada.core.game import SPECTATOR
from contrada.core.messages import Json, Supply
from contrada.core.registry import entry_of
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.routes.tables import watched
from contrada.server.http.services import services
from contrada.server.net.answers import answer

router = APIRouter(prefix="/api", tags=["boxes"])


class BoxPage(msgspec.Struct, frozen=True):
    """A box: its tables with their sources, and what differs from the published box."""

    game: str
    name: str
    """Empty for the published box, the name of another that comes with the game, or `corrected`."""
    boxes: list[str]
    """The names of the further boxes that come with the game."""
    tables: list[BoxTable]
    changes: list[Change]
    operator: bool = False
    """Whether new tables of this server use a box of its operator by default."""


class SupplyAnswer(msgspec.Struct, frozen=True):
    """What is still to come, as the viewer may know it; `seq` is that of the viewer's table."""

    seq: int
    supplies: list[Supply]


def known_game(game_id: str) -> str:
    """Check that a game is registered; raises Refused."""
    try:
        return entry_of(game_id).spec.id
    except UnknownGame:
        raise Refused("unknown_path", "There is no game of this name.") from None


def page_of(game: str, name: str, components: Json) -> BoxPage:
    """The page of a box."""
    changes = differences(published(game), components)
    return BoxPage(game, name, list(shipped_files(game)), box_of(game, components), changes)


@route(router, "GET", "/games/{game_id}/box", answer=BoxPage)
async def game_box(request: Request, game_id: str, name: str = PUBLISHED) -> Response:
    """The published box of a game, or with `?name=` another one that comes with it."""
    game = known_game(game_id)
    try:
        components = await asyncio.to_thread(shipped, game, name)
    except BadComponents:
        raise Refused("unknown_path", "This game has no box of this name.") from None
    shown = "" if name == PUBLISHED else name
    page = await asyncio.to_thread(page_of, game, shown, components)
    operator = game in services(request).tables.boxes
    return answer(msgspec.structs.replace(page, operator=operator))


@route(router, "GET", "/games/{game_id}/box.toml")
async def game_box_file(game_id: str, name: str = PUBLISHED) -> Response:
    """A box that comes with a game as a TOML file."""
    game = known_game(game_id)
    try:
        return toml_file(await asyncio.to_thread(shipped_toml, game, name), game)
    except BadComponents:
        raise Refused("unknown_path", "This game has no box of this name.") from None


def toml_file(text: str, name: str) -> Response:
    """A TOML file to download; the name is one of ours."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, headers=headers, media_type="application/toml; charset=utf-8")


@route(router, "GET", "/tables/{table_id}/box", answer=BoxPage)
async def table_box(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """The box of a table, and what differs from the published one."""
    table = (await watched(request, table_id, seat)).table
    setup = table.setup
    return answer(await asyncio.to_thread(page_of, setup.game, table.box, setup.components))


@route(router, "GET", "/tables/{table_id}/supply", answer=SupplyAnswer)
async def supply(request: Request, table_id: str, seat: int = SPECTATOR) -> Response:
    """What has been seen of every stack, deck and bag, and what can still come."""
    session = await watched(request, table_id, seat)
    async with session.lock:
        table = session.table
        if table.match is None:
            raise Refused("not_now", "The game has not begun.")
        found = table.game.supply(table.match.state, seat)
        return answer(SupplyAnswer(table.data.seen[seat], found))
