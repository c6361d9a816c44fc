"""Decodes request bodies and encodes responses: JSON by msgspec, one shape for all errors."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from contrada.server.common.metrics import REFUSALS
from contrada.server.common.refusal import Code, Refused

T = TypeVar("T")
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped NUL character; after an even number of backslashes it is one."""


class Fault(msgspec.Struct, frozen=True):
    """An error: a code for programs and a sentence for people."""

    code: Code
    text: str


def answer(data: Any, status: int = 200) -> Response:
    """A response with data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def error_response(refusal: Refused) -> Response:
    """A response with a refusal as JSON."""
    REFUSALS.labels(refusal.code).inc()
    return answer(Fault(refusal.code, str(refusal)), refusal.status)


async def body(request: Request, kind: type[T]) -> T:
    """Decode the body of a request; raises Refused."""
    return read(await request.body(), kind)


@lru_cache(maxsize=128)
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(cast(Any, kind))


def read(data: bytes | str, kind: type[T]) -> T:
    """Decode JSON; raises Refused."""
    return cast(T, decoded(data, _decoder(cast(Hashable, kind))))


def decoded(data: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode JSON with a decoder that the caller keeps; raises Refused.

    NUL characters are refused because PostgreSQL stores none.
    """
    raw = data if isinstance(data, bytes) else data.encode(errors="replace")
    if b"\\u0000" in raw and _NUL.search(raw):
        raise Refused("bad_message", "This cannot be read: a text has no NUL character.")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_message", f"This cannot be read: {error}.") from None
