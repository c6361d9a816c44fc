"""The available games, and the files that installed games serve to the browser.

The bundle contains the texts, rules, lessons and boards of the games of this repository. Files of
games from other distributions are served here. No input is used as a path: a request names a
registered game, a supported language and one of a few fixed files, all of which are in memory.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from contrada.bots.names import bot_names
from contrada.core.errors import BadSetup, UnknownGame
from contrada.core.registry import GameEntry, entries, entry_of
from contrada.core.resources import Ruling, catalogues, rulings
from contrada.core.spec import GameSpec
from contrada.server.common.refusal import Refused
from contrada.server.http.openapi import route
from contrada.server.http.pages import TYPES, accepted_encodings
from contrada.server.net.answers import answer
from contrada.words import LANGUAGES

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api", tags=["games"])

MAX_FILE_BYTES: Final = 2_000_000
"""Larger files are a mistake of the game's author and are not served."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "public, no-cache"


class Files(msgspec.Struct, frozen=True):
    """Which files a game serves, and a version that changes with their content."""

    version: str
    words: list[str]
    """The languages of its texts."""
    rules: list[str]
    """The languages of its rules."""
    lesson: bool
    board: bool
    """Whether it has a board of its own; otherwise the browser draws the generic one."""
    rulings: list[Ruling] = []
    """Our decisions where its rulebook allows two readings."""


class Games(msgspec.Struct, frozen=True):
    """The games in the order of the home page, and the bots."""

    games: list[GameSpec]
    bots: list[str]
    files: dict[str, Files]
    """By game."""


# -- what a game brings ------------------------------------------------------------------------


class Loaded(msgspec.Struct, frozen=True):
    """A game's files in memory, by fixed names such as `words/en.ftl`, and their summary."""

    content: dict[str, bytes]
    packed: dict[str, bytes]
    """The same files, compressed by gzip."""
    listing: Files


def sources(entry: GameEntry) -> dict[str, list[Path]]:
    """The paths of a game's files: for each fixed name the files that are concatenated."""
    if entry.files is None:
        return {}
    names = [*(f"rules/{lang}.md" for lang in LANGUAGES), "lesson.json", "board.js"]
    return {
        **{name: [entry.files / name] for name in names},
        **{f"words/{lang}.ftl": catalogues(entry, lang) for lang in LANGUAGES},
    }


def load(entry: GameEntry) -> Loaded:
    """Read a game's files; skips and logs files that cannot be read or are too large."""
    content: dict[str, bytes] = {}
    for name, paths in sources(entry).items():
        parts = [data for path in paths if (data := _read(path)) is not None]
        if parts:
            content[name] = b"\n".join(parts)
    digest = hashlib.sha256()
    for name, data in sorted(content.items()):
        digest.update(f"{name} {len(data)}\n".encode())
        digest.update(data)
    listing = Files(
        digest.hexdigest()[:16],
        [lang for lang in LANGUAGES if f"words/{lang}.ftl" in content],
        [lang for lang in LANGUAGES if f"rules/{lang}.md" in content],
        "lesson.json" in content,
        "board.js" in content,
        _rulings(entry),
    )
    packed = {name: gzip.compress(data, mtime=0) for name, data in content.items()}
    return Loaded(content, packed, listing)


def _rulings(entry: GameEntry) -> list[Ruling]:
    """A game's rulings; none, with a log line, if an installed game's file is faulty."""
    try:
        return rulings(entry)
    except BadSetup as error:
        log.error("a game's rulings are not shown: %s", error)
        return []


def _read(path: Path) -> bytes | None:
    try:
        if not path.is_file():
            return None
        if path.stat().st_size > MAX_FILE_BYTES:
            log.error(
                "a game's file is larger than %d bytes and not served: %s", MAX_FILE_BYTES, path
            )
            return None
        return path.read_bytes()
    except OSError as error:
        log.error("a game's file cannot be read: %s: %s", path, error.strerror)
        return None


_kept: dict[str, tuple[GameEntry, Loaded]] = {}


def _loaded(entry: GameEntry) -> Loaded:
    """A game's files, read once: each process serves one version."""
    kept = _kept.get(entry.spec.id)
    if kept is None or kept[0] is not entry:
        kept = _kept[entry.spec.id] = (entry, load(entry))
    return kept[1]


# -- routes ------------------------------------------------------------------------------------


@route(router, "GET", "/games", answer=Games)
async def games() -> Response:
    """The available games."""
    found = entries()
    files = {entry.spec.id: _loaded(entry).listing for entry in found}
    return answer(Games([entry.spec for entry in found], bot_names(), files))


@route(router, "GET", "/games/{game_id}/words/{lang}.ftl")
async def words(request: Request, game_id: str, lang: str) -> Response:
    """A game's texts in a language, as a Fluent catalogue."""
    return _file(request, game_id, f"words/{_language(lang)}.ftl")


@route(router, "GET", "/games/{game_id}/rules/{lang}.md")
async def rules(request: Request, game_id: str, lang: str) -> Response:
    """A game's rules in a language, as Markdown."""
    return _file(request, game_id, f"rules/{_language(lang)}.md")


@route(router, "GET", "/games/{game_id}/lesson.json")
async def lesson(request: Request, game_id: str) -> Response:
    """A game's recorded lesson."""
    return _file(request, game_id, "lesson.json")


@route(router, "GET", "/games/{game_id}/board.js")
async def board(request: Request, game_id: str) -> Response:
    """A game's own board, as a JavaScript module."""
    return _file(request, game_id, "board.js")


def _language(requested: str) -> str:
    """Check that a language is supported; raises Refused."""
    for lang in LANGUAGES:
        if requested == lang:
            return lang
    raise Refused("unknown_path", f"There are these languages: {', '.join(LANGUAGES)}.")


def _file(request: Request, game_id: str, name: str) -> Response:
    """One of a game's files; cacheable without limit if `?v=` is the current version."""
    try:
        found = _loaded(entry_of(game_id))
    except UnknownGame:
        raise Refused("unknown_path", "There is no game of this name.") from None
    data = found.content.get(name)
    if data is None:
        raise Refused("unknown_path", f"This game has no {name}.")
    version = found.listing.version
    etag = f'"{version}"'
    current = request.query_params.get("v") == version
    headers = {
        "ETag": etag,
        "Cache-Control": FOREVER if current else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        data = found.packed[name]
        headers["Content-Encoding"] = "gzip"
    return Response(data, headers=headers, media_type=TYPES[Path(name).suffix])
