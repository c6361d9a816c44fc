"""The boxes that a person keeps: copying, correcting, checking, deleting."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.boxes.difference import Change, differences
from contrada.boxes.shipped import PUBLISHED, published, shipped_toml
from contrada.boxes.toml_files import MAX_BYTES, write_toml
from contrada.core.box import BoxTable
from contrada.core.errors import BadComponents
from contrada.core.game import SPECTATOR
from contrada.core.messages import Json, Message
from contrada.server.bots.box_worker import CheckedBox
from contrada.server.common.refusal import Refused
from contrada.server.common.server_clock import now_ms
from contrada.server.http.boxes.published import known_game, toml_file
from contrada.server.http.openapi import route
from contrada.server.http.routes.people import person_of
from contrada.server.http.routes.tables import watched
from contrada.server.http.services import Services, services, user_of
from contrada.server.identity.names import display_name
from contrada.server.net.addresses import client_network
from contrada.server.net.answers import answer, body
from contrada.server.storage.people.boxes import MAX_BOXES, KeptBox, TooManyBoxes
from contrada.server.tables.messages import Name
from contrada.server.tables.requests import Strict

router = APIRouter(prefix="/api", tags=["boxes"])

Toml = Annotated[str, msgspec.Meta(max_length=MAX_BYTES)]
Game = Annotated[str, msgspec.Meta(max_length=40)]


class NewBox(Strict, frozen=True):
    """A box to keep: a copy of a box of the game or of mine, of a table's box, or a file."""

    game: Game
    name: Name
    like: Annotated[str, msgspec.Meta(max_length=40)] = PUBLISHED
    """A box that comes with the game, or the id of one of my boxes."""
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """A table whose box is copied."""
    seat: int = SPECTATOR
    """The seat from which I look at that table."""
    toml: Toml | None = None
    """The file, instead of a copy."""


class BoxEdit(Strict, frozen=True):
    """A change of a box: its name, and its content as a file or as components."""

    name: Name | None = None
    toml: Toml | None = None
    components: Json | None = None


class BoxDraft(Strict, frozen=True):
    """A box to check without storing it."""

    game: Game
    toml: Toml | None = None
    components: Json | None = None


class BoxCheck(msgspec.Struct, frozen=True):
    """A checked box: `text` says what is wrong with it, `at` where; both empty if nothing is."""

    text: str
    """In English."""
    at: str
    reason: Message | None
    """The message of the text: `badbox-<id>`, or of the game `<game>-badbox-<id>`."""
    toml: str
    components: Json
    tables: list[BoxTable]
    """Empty if something is wrong."""
    changes: list[Change]
    """What differs from the published box."""


class BoxLine(msgspec.Struct, frozen=True):
    """One of my boxes in the list; `text` and `at` as in `BoxCheck`."""

    id: str
    game: str
    name: str
    changed_at: int
    text: str
    at: str


class MyBoxes(msgspec.Struct, frozen=True):
    """My boxes, and how many I may keep."""

    boxes: list[BoxLine]
    most: int


class MyBox(msgspec.Struct, frozen=True):
    """One of my boxes with its content, and the published components to compare it with."""

    id: str
    game: str
    name: str
    changed_at: int
    published: Json
    check: BoxCheck


def _line(box: KeptBox) -> BoxLine:
    return BoxLine(box.id, box.game, box.name, box.changed_at, box.fault, box.fault_at)


def _told(game: str, checked: CheckedBox) -> BoxCheck:
    changes = differences(published(game), checked.components) if checked.components else []
    return BoxCheck(
        checked.text,
        checked.at,
        checked.reason,
        checked.toml,
        checked.components,
        checked.tables,
        changes,
    )


async def _check(
    request: Request, game: str, toml: str | None, components: Json | None
) -> CheckedBox:
    """Check a box in the worker process; raises Refused for too many requests."""
    s = services(request)
    if (toml is None) == (components is None):
        raise Refused("bad_message", "Send either the file or the components.")
    if not s.background.box_limit.take(client_network(request.scope)):
        raise Refused("too_many", "Too many boxes are being checked for you; wait a little.")
    return await s.background.boxes.check(user_of(request), game, toml, components)


async def _own(s: Services, user: str, box: str) -> KeptBox:
    found = await asyncio.to_thread(s.store.boxes.find, user, box)
    if found is None:
        raise Refused("unknown_path", "You have no such box.")
    return found


def _stored(checked: CheckedBox) -> Json:
    """The columns of a checked box; raises Refused if nobody could read it again."""
    if not checked.readable:
        place = f" ({checked.at})" if checked.at else ""
        raise Refused("bad_box", f"{checked.text}{place}")
    return {
        "toml": checked.toml,
        "components": checked.components,
        "fault": checked.text,
        "fault_at": checked.at[:200],
    }


async def _copied(request: Request, new: NewBox) -> str:
    """The file that a new box begins with."""
    s = services(request)
    if new.toml is not None:
        return new.toml
    if new.table:
        setup = (await watched(request, new.table, new.seat)).table.setup
        if setup.game != new.game:
            raise Refused("bad_message", "The table plays another game.")
        return write_toml(setup.components)
    try:
        return await asyncio.to_thread(shipped_toml, new.game, new.like)
    except BadComponents:
        mine = await _own(s, user_of(request), new.like)
    if mine.game != new.game:
        raise Refused("bad_message", "This box belongs to another game.")
    return mine.toml


@route(router, "GET", "/me/boxes", answer=MyBoxes)
async def my_boxes(request: Request) -> Response:
    """The boxes that I keep."""
    found = await asyncio.to_thread(services(request).store.boxes.of, user_of(request))
    return answer(MyBoxes([_line(box) for box in found], MAX_BOXES))


@route(router, "POST", "/me/boxes", body=NewBox, answer=MyBox)
async def keep_box(request: Request) -> Response:
    """Keep a new box: a copy of another, or a file."""
    new = await body(request, NewBox)
    s = services(request)
    person = await person_of(s, request)
    game, name = known_game(new.game), display_name(new.name)
    checked = await _check(request, game, await _copied(request, new), None)
    values = {"name": name, **_stored(checked)}
    try:
        box = await asyncio.to_thread(s.store.boxes.add, person.id, game, values, now_ms())
    except TooManyBoxes:
        raise Refused("too_many", f"You can keep {MAX_BOXES} boxes.") from None
    return answer(_mine(box, checked))


def _mine(box: KeptBox, checked: CheckedBox) -> MyBox:
    told = _told(box.game, checked)
    return MyBox(box.id, box.game, box.name, box.changed_at, published(box.game), told)


@route(router, "GET", "/me/boxes/{box_id}", answer=MyBox)
async def my_box(request: Request, box_id: str) -> Response:
    """One of my boxes, checked again: a new version of the game may have other rules."""
    box = await _own(services(request), user_of(request), box_id)
    known_game(box.game)
    return answer(_mine(box, await _check(request, box.game, box.toml, None)))


@route(router, "GET", "/me/boxes/{box_id}/box.toml")
async def my_box_file(request: Request, box_id: str) -> Response:
    """One of my boxes as a TOML file."""
    box = await _own(services(request), user_of(request), box_id)
    return toml_file(box.toml, box.game)


@route(router, "PUT", "/me/boxes/{box_id}", body=BoxEdit, answer=MyBox)
async def change_box(request: Request, box_id: str) -> Response:
    """Change one of my boxes. A box with an error is stored with it; no table can use it."""
    edit = await body(request, BoxEdit)
    s, user = services(request), user_of(request)
    box = await _own(s, user, box_id)
    known_game(box.game)
    values: Json = {} if edit.name is None else {"name": display_name(edit.name)}
    if edit.toml is None and edit.components is None:
        checked = await _check(request, box.game, box.toml, None)
    else:
        checked = await _check(request, box.game, edit.toml, edit.components)
        values |= _stored(checked)
    changed = await asyncio.to_thread(s.store.boxes.change, user, box_id, values, now_ms())
    if changed is None:
        raise Refused("unknown_path", "You have no such box.")
    return answer(_mine(changed, checked))


@route(router, "DELETE", "/me/boxes/{box_id}")
async def remove_box(request: Request, box_id: str) -> Response:
    """Delete one of my boxes. Tables that use it keep their components."""
    if not await asyncio.to_thread(services(request).store.boxes.remove, user_of(request), box_id):
        raise Refused("unknown_path", "You have no such box.")
    return answer({})


@route(router, "POST", "/boxes/check", body=BoxDraft, answer=BoxCheck)
async def check_box(request: Request) -> Response:
    """Check a box without storing it."""
    draft = await body(request, BoxDraft)
    game = known_game(draft.game)
    return answer(_told(game, await _check(request, game, draft.toml, draft.components)))
